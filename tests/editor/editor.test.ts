import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { exampleFiles, readExample, SCHEMA } from "./examples.ts";
import { LanguageServer } from "./language-server.ts";

const server = new LanguageServer();
let documents = 0;

before(() => server.start());
after(() => server[Symbol.asyncDispose]());

/** A document with the schema of the standalone file; `|` marks the cursor. */
async function open(text: string) {
  const whole = `# yaml-language-server: $schema=${pathToFileURL(SCHEMA).href}\n${text}`;
  const cursor = whole.indexOf("|");
  const beforeCursor = whole.slice(0, cursor).split("\n");
  const place = { line: beforeCursor.length, column: (beforeCursor.at(-1) ?? "").length + 1 };
  documents += 1;
  const uri = `file:///documents/${documents}.yaml`;
  const plain = cursor === -1 ? whole : whole.slice(0, cursor) + whole.slice(cursor + 1);
  const diagnostics = await server.open(uri, plain);
  return { uri, place, diagnostics };
}

async function completions(text: string): Promise<readonly string[]> {
  const { uri, place } = await open(text);
  return server.complete(uri, place);
}

async function hover(text: string): Promise<string> {
  const { uri, place } = await open(text);
  return server.hover(uri, place);
}

const ROUTE = "gateways:\n  web:\n    port: 80\n    routes:\n      - name: api\n";

test("keys are completed", async () => {
  const offered = await completions(`${ROUTE}        policies:\n          |\n`);
  for (const name of ["timeouts", "jwtAuthentication", "authorization", "cors"])
    assert.ok(offered.includes(name), offered.join(", "));
});

test("values of an enum are completed", async () => {
  const offered = await completions(
    `${ROUTE}        matches:\n          - path:\n              type: |\n`,
  );
  assert.deepEqual(offered.toSorted(), ["Exact", "PathPrefix", "RegularExpression"]);
});

test("the hover text of a property has its meaning, default, limits and source", async () => {
  const text = await hover(
    `${ROUTE}        matches:\n          - path:\n              val|ue: /\n`,
  );
  assert.match(text, /The path, or the expression\./);
  assert.match(text, /Default: .*\//);
  assert.match(text, /Limit: 1 to 1024 characters/);
  assert.match(text, /Source: /);
});

test("the hover text of a property describes the format of its text", async () => {
  const text = await hover(`${ROUTE}        backends: [{ ho|st: "a:80" }]\n`);
  assert.match(text, /Form: host must be `host:port`/);
});

test("the hover text of a property describes its purpose, not its type", async () => {
  const text = await hover(`${ROUTE}        policies:\n          ti|meouts: {}\n`);
  assert.match(text, /How long a request may take; no limit when unset\./);
});

test("the hover text of an expression lists its variables and its result type", async () => {
  const text = await hover(
    `${ROUTE}        policies:\n          authorization:\n            policy:\n              matchExpressions:\n                - requ|est.method == "GET"\n`,
  );
  assert.match(
    text,
    /CEL expression of the scope request, with the variables request, source, .*; returns bool/,
  );
});

test("mistakes are marked where they are", async () => {
  const cases = [
    ["gateways:\n  web:\n    port: eighty\n", 4, /integer/],
    ["gateways:\n  web:\n    prot: 80\n    port: 80\n", 4, /prot/],
    ["gateways:\n  web:\n    port: 80\n    protocol: HTTPZ\n", 5, /HTTP/],
    ["gateways:\n  web:\n    port: 70000\n", 4, /65535/],
    [`${ROUTE}        backends: [{ host: "http://a/b" }]\n`, 7, /must be `host:port`/],
    [`${ROUTE}        matches: [{ path: { value: a } }]\n`, 7, /must be a path from \/ on/],
  ] as const;
  for (const [text, line, message] of cases) {
    const { diagnostics } = await open(text);
    const found = diagnostics.find((diagnostic) => message.test(diagnostic.message));
    assert.equal(found?.range.start.line, line - 1, JSON.stringify(diagnostics));
  }
});

for (const file of exampleFiles()) {
  test(`${file} has nothing wrong in an editor, by the schema that its first line names`, async () => {
    const { path, text } = readExample(file);
    assert.deepEqual(await server.open(pathToFileURL(path).href, text), []);
  });
}
