import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test, type TestContext } from "node:test";
import { fileURLToPath } from "node:url";

const TOOLS = fileURLToPath(new URL("../../tools/", import.meta.url));

/** A separate work tree with one package and its dependencies. */
async function workTree(context: TestContext, dependencies: Record<string, string>) {
  const root = await mkdtemp(join(tmpdir(), "setup-"));
  context.after(() => rm(root, { recursive: true }));
  await mkdir(join(root, "tools"));
  await mkdir(join(root, "part"));
  for (const file of ["setup.mjs", "alone.mjs"])
    await cp(join(TOOLS, file), join(root, "tools", file));
  const part = { name: "part", version: "1.0.0" };
  const top = { name: "example", version: "1.0.0", workspaces: ["part"], dependencies };
  await writeJson(join(root, "part", "package.json"), part);
  await writeJson(join(root, "package.json"), top);
  const packages: Record<string, unknown> = {
    "": top,
    part,
    "node_modules/part": { resolved: "part", link: true },
  };
  for (const [name, version] of Object.entries(dependencies)) {
    packages[`node_modules/${name}`] = { version };
  }
  const lock = { name: "example", version: "1.0.0", lockfileVersion: 3, requires: true, packages };
  await writeJson(join(root, "package-lock.json"), lock);
  return root;
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, JSON.stringify(value));
}

interface Ended {
  readonly status: number;
  readonly output: string;
}

function setup(root: string): Promise<Ended> {
  const env = {
    ...process.env,
    npm_config_registry: "http://127.0.0.1:9/",
    npm_config_cache: join(root, "cache"),
    npm_config_fetch_retries: "0",
  };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(root, "tools", "setup.mjs")],
      { env },
      (error, stdout, stderr) => {
        resolve({ status: Number(error?.code ?? 0), output: stdout + stderr });
      },
    );
  });
}

test("missing packages are installed once", async (context) => {
  const root = await workTree(context, {});
  const first = await setup(root);
  assert.equal(first.status, 0, first.output);
  assert.match(first.output, /installed in/);
  const second = await setup(root);
  assert.deepEqual(second, { status: 0, output: "setup: all packages are installed\n" });
});

test("of several concurrent runs one installs and the others wait", async (context) => {
  const root = await workTree(context, {});
  const ended = await Promise.all([setup(root), setup(root), setup(root)]);
  assert.deepEqual(
    ended.map(({ status }) => status),
    [0, 0, 0],
  );
  assert.equal(ended.filter(({ output }) => output.includes("installed in")).length, 1);
});

test("the lock of a process that has ended delays no other process", async (context) => {
  const root = await workTree(context, {});
  const gone = await new Promise<number>((resolve) => {
    const child = execFile(process.execPath, ["--version"], () => resolve(child.pid ?? 0));
  });
  await mkdir(join(root, ".cache"));
  await writeFile(join(root, ".cache", "setup.lock"), String(gone));
  const { status, output } = await setup(root);
  assert.equal(status, 0, output);
});

test("without a registry setup says what to do", async (context) => {
  const { status, output } = await setup(await workTree(context, { "left-alone": "1.0.0" }));
  assert.equal(status, 1);
  assert.match(output, /^error: the package registry cannot be reached: connect, or set/m);
});

test("a package.json that was edited alone is refused", async (context) => {
  const root = await workTree(context, {});
  await writeJson(join(root, "part", "package.json"), { dependencies: { other: "1.0.0" } });
  const { status, output } = await setup(root);
  assert.equal(status, 1);
  assert.match(output, /dependencies of part\/package\.json and package-lock\.json differ/);
});
