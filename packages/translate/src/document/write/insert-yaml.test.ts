import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { isMap, isSeq, parseDocument } from "yaml";
import { insertAll, valuesIn } from "./insert-yaml.ts";

const TEXT = `# The first comment.
gateways:
  web:
    port: 4000 # the port
    routes:
      - name: welcome
        policies:
          directResponse: { status: 200, body: "hi\\n" }
      # after the routes

# Who may use the UI.
ui:
  access: { adminAddr: Login }
`;
const ROUTE = {
  name: "api",
  matches: [{ path: { type: "PathPrefix", value: "/api" } }],
  backends: [{ host: "127.0.0.1:3000" }],
};

test("an item is added below the last one, and every other line stays", () => {
  const path = ["gateways", "web", "routes", "-"];
  const text = insertAll(TEXT, [{ path, value: ROUTE }]);
  const lines = `      - name: api
        matches: [{ path: { type: PathPrefix, value: /api } }]
        backends: [{ host: 127.0.0.1:3000 }]
`;
  const at = TEXT.indexOf("      # after");
  assert.equal(text, TEXT.slice(0, at) + lines + TEXT.slice(at));
});

test("entries that are missing are made, at the end of the text or of their map", () => {
  const backend = { mcp: { targets: [{ name: "t", static: { host: "a", port: 1 } }] } };
  const path = ["backends", "tools"];
  const text = insertAll(TEXT, [
    { path, value: backend },
    { path: ["backends", "more"], value: backend },
  ]);
  const lines = `  tools: { mcp: { targets: [{ name: t, static: { host: a, port: 1 } }] } }
`;
  assert.equal(text, `${TEXT}backends:\n${lines}${lines.replace("tools", "more")}`);
  const other = insertAll(TEXT, [{ path: ["gateways", "other"], value: { port: 1 } }]);
  assert.match(other, /hi.*\n.*after the routes\n {2}other: \{ port: 1 \}\n/);
  assert.match(insertAll("a: 1", [{ path: ["b"], value: "x: y, z" }]), /^a: 1\nb: "x: y, z"\n$/);
});

test("a collection in one line gets its new entry there, and an empty file everything", () => {
  const text = "routes: [{ name: a, policies: {} }]\n";
  const policy = { path: ["routes", 0, "policies", "cors"], value: { allow: ["a"] } };
  assert.equal(
    insertAll(text, [policy]),
    "routes: [{ name: a, policies: { cors: { allow: [a] } } }]\n",
  );
  const item = { path: ["routes", "-"], value: { name: "b" } };
  assert.equal(insertAll(text, [item]), "routes: [{ name: a, policies: {} }, { name: b }]\n");
  assert.equal(insertAll("a:\n", [{ path: ["a", "-"], value: 1 }]), "a:\n  - 1\n");
  assert.equal(insertAll("", [{ path: ["a", "b"], value: 1 }]), "a:\n  b: 1\n");
});

test("commas and comments at the end of a collection in flow style stay outside of the new item", () => {
  for (const [text, after] of [
    ["a: [1, 2,]\n", "a: [1, 2, 3,]\n"],
    ["a: [\n  1,\n  2,\n]\n", "a: [\n  1,\n  2, 3,\n]\n"],
    ["a: [\n  1, # one\n  2 # two\n]\n", "a: [\n  1, # one\n  2, 3 # two\n]\n"],
    ["a: [ # none\n]\n", "a: [3 # none\n]\n"],
  ] as const)
    assert.equal(insertAll(text, [{ path: ["a", "-"], value: 3 }]), after);
});

test("something empty in a line of its own gets lines, as a person would write them", () => {
  const item = { path: ["routes", "-"], value: { name: "b", matches: [{ path: "/" }] } };
  const lines = "  - name: b\n    matches: [{ path: / }]\n";
  for (const [text, after] of [
    ["routes: []\nui: {}\n", `routes:\n${lines}ui: {}\n`],
    ["routes: [ ] # none yet\n", `routes: # none yet\n${lines}`],
    ["a: {  b: 1 }\nroutes: # none yet\n", `a: {  b: 1 }\nroutes: # none yet\n${lines}`],
    ["a: {  b: 1 }\nroutes:\nui: {}", `a: {  b: 1 }\nroutes:\n${lines}ui: {}`],
    ["a: {  b: 1 }\nroutes:", `a: {  b: 1 }\nroutes:\n${lines}`],
  ] as const)
    assert.equal(insertAll(text, [item]), after);
  const deep = "gateways:\n  web:\n    port: 1\n    routes: []\n  other: {}\n";
  assert.equal(
    insertAll(deep, [
      { path: ["gateways", "web", "routes", "-"], value: { name: "b" } },
      { path: ["gateways", "other", "port"], value: 2 },
    ]),
    "gateways:\n  web:\n    port: 1\n    routes:\n      - name: b\n  other:\n    port: 2\n",
  );
  assert.equal(
    insertAll("- name: a\n  policies: {}\n", [{ path: [0, "policies", "cors"], value: {} }]),
    "- name: a\n  policies:\n    cors: {}\n",
  );
  const inside = insertAll("a: {  b: [] }\n", [{ path: ["a", "b", "-"], value: 1 }]);
  assert.equal(inside, "a: {  b: [1] }\n");
});

test("an empty value takes whatever comes below it", () => {
  for (const text of ["backends:\n", "backends: # none\n", "port: 1\nbackends:\nui: {}\n"]) {
    const insertion = { path: ["backends", "tools", "port"], value: 1 };
    const { backends, ui } = Object(valuesIn(insertAll(text, [insertion])));
    assert.deepEqual(backends, { tools: { port: 1 } });
    assert.deepEqual(ui, text.includes("ui") ? {} : undefined);
  }
  const list = insertAll("policies:\n", [{ path: ["policies", "-"], value: { name: "a" } }]);
  assert.deepEqual(valuesIn(list), { policies: [{ name: "a" }] });
});

test("an entry below a text that keeps its empty lines does not take them", () => {
  for (const sign of ["|+", ">+", "|2+", "|+2"]) {
    const text = `a:\n  b: ${sign}\n    x\n\n\n`;
    for (const path of [["c"], ["a", "c"]]) {
      const after = insertAll(text, [{ path, value: 1 }]);
      assert.equal(Object(valuesIn(after)).a.b, Object(valuesIn(text)).a.b, after);
    }
  }
});

test("in a large text, only the lines of the entry change, and the values are those that the library makes", () => {
  const item = (index: number): string => `      - name: r${index} # the ${index}th
        policies: { timeouts: { request: 1s } }
        text: |
          # no comment
         
            a: b
`;
  const items = Array.from({ length: 60 }, (_, index) => item(index)).join("");
  const text = `a: 1\ngateways:\n  web:\n    routes:\n${items}      # behind the last\n\n    # of the next\n    port: 1\nlist:\n${items.replaceAll("      ", "")}end: {}\n`;
  const insertions = [
    { path: ["gateways", "web", "routes", "-"], value: ROUTE },
    { path: ["gateways", "web", "routes", 40, "policies", "cors"], value: { allow: ["a"] } },
    { path: ["gateways", "web", "routes", 59, "policies", "cors", "x"], value: 1 },
    { path: ["gateways", "other", "port"], value: 2 },
    { path: ["list", "-"], value: ROUTE },
    { path: ["list", 0, "b"], value: "x" },
    { path: ["new", "b"], value: { c: 1 } },
  ];
  for (const insertion of insertions) {
    const after = insertAll(text, [insertion]);
    const document = parseDocument(text);
    const { path, value } = insertion;
    if (path.at(-1) === "-") document.addIn(path.slice(0, -1), value);
    else document.setIn(path, value);
    assert.deepEqual(parseDocument(after).toJS(), document.toJS(), path.join());
    // Fields without a value are left out.
    const values = document.toJS({ reviver: (_, each) => each ?? undefined });
    assert.deepEqual(valuesIn(after), values);
    const kept = new Set(after.split("\n"));
    const changed = text.split("\n").filter((line) => !kept.has(line));
    assert.ok(changed.length <= 1, `${path.join()}: ${changed.join("\n")}`);
  }
});

test("every example of a file takes values at its end, in a section and in an item", () => {
  const folder = new URL(
    "../../../../../schemas/examples/standalone-config/valid/",
    import.meta.url,
  );
  let tried = 0;
  for (const name of readdirSync(folder)) {
    const text = readFileSync(new URL(name, folder), "utf8");
    const before = parseDocument(text);
    if (!isMap(before.contents)) continue;
    const sections = before.contents.items.flatMap(({ key, value }) =>
      isMap(value) || isSeq(value) ? [[String(key), isSeq(value)] as const] : [],
    );
    const paths = [
      ["new", "member"],
      ...sections.map(([key, isList]) => [key, isList ? "-" : "new"]),
      ...sections.flatMap(([key, isList]) =>
        isList && before.hasIn([key, 0, "name"]) ? [[key, 0, "new", "member"]] : [],
      ),
    ];
    for (const path of paths) {
      const document = parseDocument(text);
      if (path.at(-1) === "-") document.addIn(path.slice(0, -1), { name: "x" });
      else document.setIn(path, { name: "x" });
      const after = insertAll(text, [{ path, value: { name: "x" } }]);
      assert.deepEqual(parseDocument(after).toJS(), document.toJS(), `${name} ${path.join()}`);
      tried += 1;
    }
  }
  assert.ok(tried > 20, `${tried}`);
});

test("what is added to JSON is JSON, and a text without anything becomes YAML", () => {
  const text = `${JSON.stringify({ gateways: { web: { port: 80 } } }, undefined, 4)}\n`;
  const value = { name: "shop", hostnames: ["*.a.test"] };
  const after = insertAll(text, [{ path: ["gateways", "web", "routes", "-"], value }]);
  const expected = { gateways: { web: { port: 80, routes: [value] } } };
  assert.equal(after, `${JSON.stringify(expected, undefined, 4)}\n`);
  const first = { path: ["gateways", "web"], value: { port: 80 } };
  assert.throws(() => void JSON.parse(insertAll("{}\n", [first])));
});
