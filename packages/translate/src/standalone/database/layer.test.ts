import assert from "node:assert/strict";
import { test } from "node:test";
import { databaseObjects, databaseText } from "./database-text.ts";
import { loadStandalone } from "../load.ts";

const FILE = `config:
  storage: { mode: database }
gateways:
  web:
    port: 80
routes:
  - name: file
    gateways: [web]
    backends: [{ backend: shop }]
`;

function load(text: string, rows: Parameters<typeof databaseText>[0] | string) {
  const database = typeof rows === "string" ? { text: rows, problems: [] } : databaseText(rows);
  return loadStandalone({
    ...{ file: "gw.yaml", text, database },
    environment: { PORT: "8081" },
    readFile: () => undefined,
  });
}

function row(kind: string, name: string, value: unknown) {
  return { kind, name, value: JSON.stringify(value) };
}

test("objects come in the order of their names, as rows do, whatever order a text has", () => {
  const text = `routes:
  - name: z
    gateways: [web]
    matches: [{ path: { value: /x } }]
    policies: { directResponse: { status: 200 } }
  - name: c
    gateways: [web]
    matches: [{ path: { value: /x } }]
    policies: { directResponse: { status: 200 } }
`;
  const file = FILE.replace("backend: shop", "host: a.test:9");
  const { ir } = load(file, text);
  assert.deepEqual(
    ir?.routes.map(({ key, place }) => [key, place]),
    [
      ["web/file", { pointer: "/routes/0" }],
      ["web/c", { document: "<database> routes/c", pointer: "" }],
      ["web/z", { document: "<database> routes/z", pointer: "" }],
    ],
  );
  assert.deepEqual(findings(file, text), [
    "2:5 routes/z: the route `web/z` receives no request: `web/c` receives all of them, with the same hosts and matches",
  ]);
});

/** The findings about the objects of the database. */
function findings(text: string, rows: Parameters<typeof load>[1]): readonly string[] {
  const { diagnostics = [] } = load(text, rows).database ?? {};
  return diagnostics.map(
    ({ line, column, path, message }) => `${line}:${column} ${path}: ${message}`,
  );
}

const SHOP = row("backends", "shop", { static: { host: "a.test", port: 9 } });

test("objects are laid over a file that refers to them, with their rows as places", () => {
  const { ir, diagnostics } = load(FILE, [
    SHOP,
    row("gateways", "inner", { port: "${PORT}" }),
    row("policies", "p", {
      name: "p",
      targetRefs: [{ kind: "Route", name: "r" }],
      traffic: { timeouts: { request: "1s" } },
    }),
    row("routes", "r", { name: "r", gateways: ["inner"], backends: [{ backend: "shop" }] }),
  ]);
  assert.deepEqual(diagnostics, []);
  assert.deepEqual(
    ir?.routes.map(({ key, place }) => [key, place]),
    [
      ["web/file", { pointer: "/routes/0" }],
      ["inner/r", { document: "<database> routes/r", pointer: "" }],
    ],
  );
  assert.equal(ir?.binds[1]?.port, 8081);
  const places = ir?.attachments.map(({ document, pointer }) => `${document ?? ""} ${pointer}`);
  assert.ok(places?.includes("<database> policies/p /traffic"), places?.join());
});

test("a name that the file has is a conflict with both places, and the file stays as it is", () => {
  const rows = [SHOP, row("routes", "file", { name: "file", backends: [] })];
  assert.deepEqual(findings(FILE, rows), [
    "7:5 routes/file: the file has an object of this name, too (gw.yaml:7:5): rename or delete one of them",
  ]);
  assert.equal(load(FILE, rows).ir, undefined);
  const gateway = findings(FILE, [SHOP, row("gateways", "web", { port: 81 })]);
  assert.match(gateway.join(), /gateways\/web: the file has an object.*\(gw\.yaml:4:3\)/);
});

test("findings about objects name their row and the line in their text", () => {
  const rows = [SHOP, row("routes", "r", { name: "r", gateways: ["web"], matches: [{ pth: {} }] })];
  assert.match(findings(FILE, rows).join(), /^11:9 routes\/r\.matches\[0\]\.pth: unknown/);
});

test("a row that holds no object is refused with its name", () => {
  const broken = [
    { kind: "routes", name: "half", value: '{"name":' },
    { kind: "routes", name: "list", value: "[]" },
    row("routes", "a", { name: "b" }),
    row("config", "x", {}),
    row("rotues", "y", {}),
  ];
  assert.deepEqual(
    findings(FILE, [SHOP, ...broken]).map((each) => each.replace(/^1:1 /, "")),
    [
      "routes/half: the value of the row is not JSON",
      "routes/list: the value of the row is not a JSON object",
      "routes/a: the object of the row must have its name: name: a",
      "config/x: the section `config` belongs into the file, not into the database",
      "rotues/y: a database has no section `rotues`; did you mean routes?",
    ],
  );
});

test("a text with the same name twice, without a name, or of another form is refused", () => {
  const route = "  - { name: a, gateways: [web], backends: [{ backend: shop }] }\n";
  const backends = `backends: ${JSON.stringify({ shop: { static: { host: "a.test", port: 9 } } })}\n`;
  assert.deepEqual(findings(FILE, `routes:\n${route}${route}${backends}`), [
    "3:5 routes/a: duplicate name `a`",
  ]);
  const unnamed = route.replace("name: a, ", "");
  assert.deepEqual(findings(FILE, `routes:\n${unnamed}${backends}`), [
    "2:5 routes/0: an object of the database needs a name",
  ]);
  assert.match(findings(FILE, `routes: {}\n${backends}`).join(), /routes: must be a list/);
});

test("a file alone may name objects that only the database has", () => {
  const { diagnostics, settings } = loadStandalone({
    ...{ file: "gw.yaml", text: FILE, environment: {} },
    readFile: () => undefined,
  });
  assert.deepEqual(
    diagnostics.map(({ severity, code }) => [severity, code]),
    [["warning", "unknown-reference"]],
  );
  assert.equal(settings?.storage.mode, "database");
  assert.equal(settings?.database.file, "gateway.db");
});

test("the text of objects has the same objects, with their variables", () => {
  const rows = [
    row("backends", "shop", { static: { host: "${HOST}", port: 9 }, note: "80", cost: "$$" }),
    row("routes", "r", { name: "r", hostnames: ["*.a.test"], text: "two\nlines\n" }),
  ];
  const { text, problems } = databaseText(rows);
  assert.deepEqual(problems, []);
  assert.deepEqual(databaseObjects(text), rows);
});
