import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test, type TestContext } from "node:test";
import { ConfigHistory } from "./config-history.ts";
import { digestOf } from "./reading/digest.ts";
import { fileWith } from "./reading/judged-configuration.ts";

const ATTEMPT = { at: "2026-01-01T00:00:00Z", diagnostics: [], omitted: 0, problems: [] };
const LIMITS = { unannounced: "file", maxVersions: 3, maxCharacters: 100 } as const;

/** A file, and the configuration that a reading of it gives. */
async function configured(context: TestContext) {
  const folder = await mkdtemp(join(tmpdir(), "history-"));
  context.after(() => rm(folder, { recursive: true }));
  const file = join(folder, "gw.yaml");
  return async (text: string) => {
    await writeFile(file, text);
    const problem = { severity: "warning", code: "conflict", message: "x" } as const;
    return { files: [fileWith(file, problem)], paths: [file], digest: await digestOf([file]) };
  };
}

test("versions have their origin, texts and result, and the same content is no new version", async (context) => {
  const write = await configured(context);
  const history = new ConfigHistory(LIMITS);
  const attempt = { ...ATTEMPT, ok: true };
  const first = await write("one");
  await history.add({ loaded: first, attempt, generation: 1 });
  await history.add({ loaded: first, attempt, generation: 2 });
  const second = await write("two");
  const origin = { origin: "api", by: "", from: "127.0.0.1", message: "more" } as const;
  await history.announced(second.digest, origin, () =>
    history.add({ loaded: second, attempt, generation: 2 }),
  );
  const refused = { ...ATTEMPT, ok: false, problems: ["port 80: in use"] };
  await history.add({ loaded: await write("three"), attempt: refused, generation: 2 });
  // The files have their old texts again, which run already.
  await history.add({ loaded: await write("two"), attempt, generation: 3 });
  assert.deepEqual(
    history.list().versions.map(({ id, origin: from, generation, problems }) => ({
      ...{ id, from, generation, problems },
    })),
    [
      { id: "3", from: "file", generation: undefined, problems: ["port 80: in use"] },
      { id: "2", from: "api", generation: 2, problems: [] },
      { id: "1", from: "start", generation: 1, problems: [] },
    ],
  );
  const found = history.find("2");
  assert.deepEqual([...(found?.texts.values() ?? [])], ["two"]);
  assert.deepEqual([...(found?.before.values() ?? [])], ["one"]);
  assert.equal(found?.version.message, "more");
});

test("the oldest versions leave when there are too many or their texts are too long", async (context) => {
  const write = await configured(context);
  const history = new ConfigHistory(LIMITS);
  const attempt = { ...ATTEMPT, ok: true };
  for (const text of ["a", "b", "c", "d"])
    await history.add({ loaded: await write(text), attempt, generation: 1 });
  assert.equal(history.list().versions.length, 3);
  assert.equal(history.list().omitted, 1);
  await history.add({ loaded: await write("x".repeat(99)), attempt, generation: 1 });
  assert.deepEqual(
    history.list().versions.map(({ id }) => id),
    ["5", "4"],
  );
  assert.equal(history.find("1"), undefined);
});

test("the texts of files that change meanwhile are not known", async (context) => {
  const write = await configured(context);
  const history = new ConfigHistory(LIMITS);
  const loaded = await write("one");
  await write("two");
  await history.add({ loaded, attempt: { ...ATTEMPT, ok: true }, generation: 1 });
  assert.equal(history.find("1")?.texts.size, 0);
});
