import assert from "node:assert/strict";
import { test } from "node:test";
import { insertAll } from "./insert-yaml.ts";

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
