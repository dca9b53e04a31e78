import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import type { Terminal } from "@edge-gateway/config/command/terminal";
import { configCommand } from "@edge-gateway/cli/config/config-command";
import { marksWith } from "@edge-gateway/config/reading/hiding/marks";
import { configOrder } from "@edge-gateway/cli/config/config-order";
import { judgeConfiguration } from "@edge-gateway/config/reading/judge-configuration";

/** What `gw config` does with an SQLite database. */

const SECRET = "planted-secret-77aa";
const KEY = "7".repeat(64);
const BASELINE = `config:
  storage: { mode: database }
  database: { key: "${KEY}" }
gateways:
  web:
    port: \${PORT:-8080}
`;
const OBJECTS = `# The shop.
routes:
  - gateways: [web]
    name: shop
    backends: [{ backend: shop }]
backends:
  shop: { static: { host: "\${SHOP:-a.test}", port: 9 }, policies: { auth: { key: ${SECRET} } } }
`;

let folder: string;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "config-command-"));
  await writeFile(join(folder, "gw.yaml"), BASELINE);
  await writeFile(join(folder, "objects.yaml"), OBJECTS);
});

after(() => rm(folder, { recursive: true }));

/** Runs `gw config`, in which names of files are those of the folder; returns its status and output. */
async function run(
  line: string,
  own = "gw.yaml",
): Promise<{ status: number; out: string; err: string }> {
  const words = line.split(" ").map((word) => (word.endsWith(".yaml") ? join(folder, word) : word));
  const order = configOrder({
    operands: words.filter((word) => word !== "--secrets"),
    files: [join(folder, own)],
    message: undefined,
    json: false,
    secrets: words.includes("--secrets"),
  });
  assert.ok(typeof order !== "string", JSON.stringify(order));
  let out = "";
  let err = "";
  const terminal: Terminal = {
    out: (text) => (out += text),
    err: (text) => (err += text),
    colours: false,
  };
  return { status: await configCommand(order, { environment: {}, terminal, now: 0 }), out, err };
}

test("objects are imported, and the export is a file that runs without the database", async () => {
  assert.deepEqual(await run("import objects.yaml"), {
    status: 0,
    out: "version 1: 2 objects changed\n",
    err: "",
  });
  const { status, out } = await run("export --secrets");
  assert.equal(status, 0);
  assert.match(out, /port: \$\{PORT:-8080\}/);
  assert.match(out, /host: \$\{SHOP:-a\.test\}/);
  assert.doesNotMatch(out, /storage/);
  const file = join(folder, "whole.yaml");
  await writeFile(file, out);
  const { ir } = judgeConfiguration([file], { environment: {}, isRun: true });
  assert.deepEqual(
    ir?.routes.map(({ key }) => key),
    ["web/shop"],
  );
  assert.equal(ir?.binds[0]?.port, 8080);
  // The export is the whole configuration, so its import changes nothing.
  assert.match((await run("import whole.yaml")).out, /has these objects already/);
});

test("the history has each version without secrets, and leads back", async () => {
  await writeFile(join(folder, "other.yaml"), OBJECTS.replace("port: 9", "port: 10"));
  assert.match((await run("import other.yaml")).out, /version 2: 1 object changed/);
  const { out } = await run("history");
  assert.match(out, /^2 {2}\S+ {2}\S+@\S+ {2}import of .*other\.yaml\n1 {2}/);
  const shown = (await run("history 2")).out;
  assert.match(shown, /\nchanged backends\/shop\n- +port: 9\n\+ +port: 10\n$/);
  const first = (await run("history 1")).out;
  assert.match(first, /added routes\/shop\n\+ routes:\n/);
  assert.match(first, /key: <redacted:/);
  assert.ok(!first.includes(SECRET));
  assert.match((await run("restore 1")).out, /version 3: 1 object changed/);
  assert.match((await run("export")).out, /port: 9\n/);
  assert.equal((await run("history 9")).status, 2);
});

test("marks of the history say nothing to whoever has no key", async () => {
  const { out } = await run("history 1");
  const [mark = ""] = /<redacted:[\w-]+>/.exec(out) ?? [];
  assert.ok(mark !== marksWith(new Uint8Array())(SECRET) && mark.length > 12, mark);
  assert.ok((await run("export")).out.includes(mark));
});

test("what cannot run is not imported", async () => {
  const misspelt = OBJECTS.replace("backend: shop", "backend: shoq").replace("name: shop\n", "\n");
  await writeFile(join(folder, "wrong.yaml"), misspelt);
  const { status, err } = await run("import wrong.yaml");
  assert.equal(status, 2);
  assert.match(err, /<database>:1:1: error: routes\/: an object of the database needs a name/);
  assert.equal((await run("history")).out.split("\n").length, 4);
});

for (const [what, text, message] of [
  [
    "a misspelt section",
    OBJECTS.replace("routes:", "rotues:"),
    ":2:1: .*`rotues`; did you mean routes?",
  ],
  ["a manifest", "apiVersion: v1\nkind: Secret\nmetadata: { name: a }\n", ":1:1: .*`apiVersion`"],
  ["a list", "- name: shop\n", ":1:1: .*must be a map"],
  ["an empty file", "# nothing\n", ":1:1: .*must be a map"],
] as const)
  test(`${what} is not imported, and deletes nothing`, async () => {
    await writeFile(join(folder, "unlike.yaml"), text);
    const before = (await run("export")).out;
    const { status, out, err } = await run("import unlike.yaml");
    assert.deepEqual([status, out], [2, ""]);
    assert.match(err, new RegExp(`unlike\\.yaml${message.replace("?", "\\?")}`));
    assert.equal((await run("export")).out, before);
  });

test("an import says how many objects it deletes", async () => {
  await writeFile(join(folder, "none.yaml"), "routes: []\n");
  assert.match((await run("import none.yaml")).out, /: 2 objects changed, 2 of them deleted\n$/);
  assert.match((await run("restore 1")).out, /: 2 objects changed\n$/);
});

test("a version is exported as a file, too", async () => {
  assert.match((await run("export 2")).out, /port: 10\n/);
  const { status, out } = await run("export 1 --secrets");
  assert.equal(status, 0);
  assert.match(out, new RegExp(`key: ${SECRET}\n`));
  const file = join(folder, "first.yaml");
  await writeFile(file, out);
  const { ir } = judgeConfiguration([file], { environment: {}, isRun: true });
  assert.deepEqual(
    ir?.routes.map(({ key }) => key),
    ["web/shop"],
  );
  assert.deepEqual([(await run("export 99")).status, (await run("export 99")).out], [2, ""]);
});

test("an import says that names decide where a file has another order, and what loses", async () => {
  const route = (name: string): string => `  - name: ${name}
    gateways: [web]
    policies: { directResponse: { status: 200, body: ${name} } }
`;
  const own = "order.yaml";
  const settings = `database: { file: ${join(folder, "order.db")} }`;
  await writeFile(join(folder, own), BASELINE.replace(/database: \{.*/, settings));
  await writeFile(join(folder, "ordered.yaml"), `routes:\n${route("a")}${route("b")}`);
  const { err: said } = await run("import ordered.yaml", own);
  assert.doesNotMatch(said, /order of their names/);
  assert.match(
    said,
    /warning: routes\/b: the route `web\/b` receives no request: `web\/a` receives all/,
  );
  await writeFile(join(folder, "unordered.yaml"), `routes:\n${route("z")}${route("c")}`);
  const { status, err } = await run("import unordered.yaml", own);
  assert.equal(status, 0);
  assert.match(err, /^note: routes are kept in the order of their names/);
  assert.match(err, /`web\/c` receives all/);
});

test("without a flag, an export has marks that the import turns into the secrets again, and no gateway runs", async () => {
  const { out, err } = await run("export");
  assert.match(out, /key: <redacted:[\w-]{12}>\n/);
  assert.match(err, /note: secrets are hidden by marks/);
  const file = join(folder, "marked.yaml");
  await writeFile(file, out);
  const { ir, files } = judgeConfiguration([file], { environment: {}, isRun: true });
  assert.equal(ir, undefined);
  assert.match(files[0]?.diagnostics[0]?.message ?? "", /mark of a hidden value/);
  assert.match((await run("import marked.yaml")).out, /has these objects already/);
  await writeFile(file, out.replace("port: 9", "port: 11"));
  assert.match((await run("import marked.yaml")).out, /: 1 object changed/);
  assert.match((await run("export --secrets")).out, new RegExp(`key: ${SECRET}\n`));
  await writeFile(file, out.replace(/<redacted:[\w-]+>/, "<redacted:AAAAAAAAAAAA>"));
  const unknown = await run("import marked.yaml");
  assert.deepEqual([unknown.status, /this mark is of no secret/.test(unknown.err)], [2, true]);
});

test("marks made with a key of a file become the secrets again", async () => {
  const own = "key-file.yaml";
  const settings = `database: { file: ${join(folder, "key-file.db")}, keyFile: key.txt }`;
  await writeFile(join(folder, "key.txt"), `${KEY}\n`);
  await writeFile(join(folder, own), BASELINE.replace(/database: \{.*/, settings));
  assert.equal((await run("import objects.yaml", own)).status, 0);
  await writeFile(join(folder, "marked.yaml"), (await run("export", own)).out);
  const { out, err } = await run("import marked.yaml", own);
  assert.deepEqual([out, err], ["version 1 has these objects already\n", ""]);
});

test("an object with a secret is refused without a key, and a reference to a variable needs none", async () => {
  const own = "keyless.yaml";
  const settings = `database: { file: ${join(folder, "keyless.db")} }`;
  await writeFile(join(folder, own), BASELINE.replace(/database: \{.*/, settings));
  const { status, err } = await run("import objects.yaml", own);
  assert.equal(status, 2);
  assert.match(err, /^error: backends\/shop\.policies\.auth\.key: .*openssl rand -hex 32/);
  await writeFile(join(folder, "reference.yaml"), OBJECTS.replace(SECRET, '"${PROVIDER_KEY:-}"'));
  assert.equal((await run("import reference.yaml", own)).status, 2);
  await writeFile(join(folder, "reference.yaml"), OBJECTS.replace(SECRET, "$PROVIDER_KEY"));
  assert.match((await run("import reference.yaml", own)).err, /PROVIDER_KEY/);
});
