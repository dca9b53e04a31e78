import assert from "node:assert/strict";
import { test } from "node:test";
import { withDefaultsSettings } from "@edge-gateway/generated/defaults/index.ts";
import type { JudgedFile } from "@edge-gateway/translate";
import type { Ir } from "@edge-gateway/translate/ir";
import { silentLogger } from "@edge-gateway/kernel/testing/silent-logger";
import { ConfigKeeper } from "./config-keeper.ts";
import { NOT_READ } from "./reading/digest.ts";
import { fileWith } from "./reading/judged-configuration.ts";
import type { JudgedConfiguration } from "./reading/judged-configuration.ts";

function irWith(workerThreads: number): Ir {
  const settings = withDefaultsSettings({ workerThreads });
  return { settings, binds: [], listeners: [], routes: [], backends: [], attachments: [] };
}

const OPTIONS = { source: "gw.yaml", log: silentLogger, wallClock: () => 7 };

function keeperOf(
  loads: readonly JudgedConfiguration[],
  problems: readonly string[] = [],
  applying = () => {},
) {
  const applied: Ir[] = [];
  const queue = [...loads];
  const keeper = new ConfigKeeper(
    {
      ...OPTIONS,
      load: () => Promise.resolve(queue.shift() ?? assert.fail("no more configurations")),
      apply: (_, ir) => {
        applied.push(ir);
        applying();
        return Promise.resolve(problems);
      },
      attempted() {},
    },
    { ir: irWith(1), files: [] },
  );
  return { keeper, applied };
}

const loaded = (ir: Ir | undefined): JudgedConfiguration => ({
  source: "gw.yaml",
  ir,
  files: [],
  statuses: [],
  paths: [],
  digest: "",
});

function fileWithProblem(path: string): JudgedFile {
  const problem = { severity: "warning", code: "unusable", message: "broken" } as const;
  const file = fileWith("set.yaml", problem);
  return { ...file, diagnostics: file.diagnostics.map((each) => ({ ...each, path })) };
}

test("the findings of the first reading are known from the start", () => {
  const files = [fileWithProblem("gateways.web")];
  const keeper = new ConfigKeeper(
    { ...OPTIONS, load: assert.fail, apply: assert.fail, attempted: assert.fail },
    { ir: irWith(1), files },
  );
  const { ok, diagnostics } = keeper.status.lastAttempt ?? assert.fail("no attempt");
  assert.deepEqual([ok, diagnostics.map(({ path }) => path)], [true, ["gateways.web"]]);
});

test("a good configuration gets the next generation", async () => {
  const { keeper, applied } = keeperOf([loaded(irWith(1))]);
  await keeper.reload();
  assert.equal(keeper.status.generation, 2);
  assert.equal(keeper.status.lastAttempt?.ok, true);
  assert.equal(applied.length, 1);
});

test("a change that a reading in progress has read is not read again; a signal always is", async () => {
  const read = { ...loaded(irWith(1)), digest: "same" };
  const { keeper, applied } = keeperOf([read, read]);
  await Promise.all([keeper.reload(), keeper.reload("same")]);
  assert.equal(applied.length, 1);
  await keeper.reload("same");
  assert.equal(applied.length, 1);
  const both = keeper.reload("same");
  void keeper.reload();
  await both;
  assert.equal(applied.length, 2);
});

test("a change that is looked for elsewhere is not read, unless somebody else wants it", async () => {
  const read = { ...loaded(irWith(1)), digest: "of more files" };
  const { keeper, applied } = keeperOf([read, read, read]);
  const always = () => true;
  await Promise.all([keeper.reload(), keeper.reload("of files", always)]);
  assert.equal(applied.length, 1);
  await Promise.all([keeper.reload("of files", always), keeper.reload("other")]);
  assert.equal(applied.length, 2);
  await Promise.all([keeper.reload("other"), keeper.reload("of files", always)]);
  assert.equal(applied.length, 3);
});

test("the running configuration is applied again between changes; if that fails, other changes still apply", async () => {
  let isBroken = true;
  const { keeper, applied } = keeperOf([loaded(irWith(1)), loaded(irWith(1))], [], () => {
    if (isBroken) throw new Error("broken");
  });
  await keeper.refresh();
  isBroken = false;
  await Promise.all([keeper.reload(), keeper.refresh(), keeper.reload()]);
  await keeper.reload();
  assert.equal(applied.length, 4);
  assert.equal(keeper.status.lastAttempt?.ok, true);
});

test("however often the file changes while a configuration is applied, one more attempt follows", async () => {
  const reloads: Promise<void>[] = [];
  const { keeper, applied } = keeperOf(
    [loaded(irWith(1)), loaded(irWith(1)), loaded(irWith(1))],
    [],
    () => {
      if (reloads.length < 10)
        for (let count = 0; count < 10; count++) reloads.push(keeper.reload());
    },
  );
  await keeper.reload();
  await Promise.all(reloads);
  assert.equal(applied.length, 2);
  await keeper.reload();
  assert.equal(applied.length, 3);
});

test("a broken file changes nothing and shows in the status", async () => {
  const { keeper, applied } = keeperOf([loaded(undefined)]);
  await keeper.reload();
  assert.equal(keeper.status.generation, 1);
  assert.equal(keeper.status.lastAttempt?.ok, false);
  assert.equal(applied.length, 0);
});

test("a model catalogue that cannot be read leaves the previous ones, and the rest applies", async () => {
  const priced = (input: string): Ir => ({
    ...irWith(1),
    modelCatalogs: [{ providers: { openai: { models: { gpt: { rates: { input } } } } } }],
  });
  const broken = ["config.modelCatalog[0].file", "spec.modelCatalog.sources[0].configMap"];
  const { keeper, applied } = keeperOf([
    loaded(priced("1")),
    ...broken.map((path) => ({
      ...loaded(irWith(1)),
      files: [fileWithProblem(path)],
    })),
    loaded(irWith(1)),
  ]);
  const pricesOf = (ir: Ir | undefined) => JSON.stringify(ir?.modelCatalogs ?? []);
  await keeper.reload();
  for (const _ of broken) {
    await keeper.reload();
    assert.equal(pricesOf(applied.at(-1)), pricesOf(priced("1")));
    assert.equal(keeper.status.lastAttempt?.ok, true);
  }
  await keeper.reload();
  assert.equal(pricesOf(applied.at(-1)), "[]");
});

test("a configuration that the workers refuse does not become the current one", async () => {
  const { keeper } = keeperOf([loaded(irWith(2))], ["port 1 is in use"]);
  await keeper.reload();
  assert.equal(keeper.status.generation, 1);
  assert.deepEqual(keeper.status.lastAttempt?.problems, ["port 1 is in use"]);
  assert.equal(keeper.accepted.settings.workerThreads, 1);
});

test("an exception while reading or applying refuses the change, and the next change is applied", async () => {
  const attempts: (boolean | undefined)[] = [];
  const steps = [
    () => Promise.reject(new Error("no thread")),
    () => Promise.resolve(loaded({ ...irWith(1), listeners: broken })),
    () => Promise.resolve(loaded(irWith(1))),
  ];
  const keeper = new ConfigKeeper(
    {
      ...OPTIONS,
      load: () => steps.shift()?.() ?? assert.fail("no more configurations"),
      apply: (_, { listeners }) =>
        listeners === broken ? Promise.reject(new Error("no clone")) : Promise.resolve([]),
      attempted: (_, applied) => attempts.push(applied),
      log: silentLogger,
      wallClock: () => 7,
    },
    { ir: irWith(1), files: [] },
  );
  for (const reason of ["no thread", "no clone"]) {
    await keeper.reload();
    const { generation, synchronized, lastAttempt } = keeper.status;
    assert.deepEqual([generation, synchronized], [1, false]);
    assert.deepEqual(lastAttempt?.problems, [`internal error of the gateway: ${reason}`]);
  }
  await keeper.reload();
  assert.deepEqual([keeper.status.generation, attempts], [2, [false, false, true]]);
});

const broken: Ir["listeners"] = [];

test("settings stay as they were at start, and the status says what needs a restart", async () => {
  const { keeper, applied } = keeperOf([loaded(irWith(2)), loaded(irWith(1))]);
  await keeper.reload();
  assert.deepEqual(keeper.status.restartNeeded, ["config.workerThreads"]);
  assert.equal(applied[0]?.settings.workerThreads, 1);
  assert.equal(keeper.current.settings.workerThreads, 1);
  assert.equal(keeper.accepted.settings.workerThreads, 2, "the next change is compared with it");
  await keeper.reload();
  assert.deepEqual(keeper.status.restartNeeded, []);
  assert.equal(keeper.accepted.settings.workerThreads, 1);
});

test("a configuration that failed because file descriptors ran out is read again; any other refusal waits for a change", async () => {
  const digests: unknown[] = [];
  const problems = [["port 80: listen EMFILE: too many open files"], ["port 80: in use"]];
  const keeper = new ConfigKeeper(
    {
      ...OPTIONS,
      load: () => Promise.resolve({ ...loaded(irWith(1)), digest: "read" }),
      apply: () => Promise.resolve(problems.shift() ?? assert.fail("no more attempts")),
      attempted: (attempt) => void digests.push(attempt?.digest),
    },
    { ir: irWith(1), files: [] },
  );
  await keeper.reload();
  await keeper.reload();
  assert.deepEqual(digests, [NOT_READ, "read"]);
});
