import assert from "node:assert/strict";
import { test } from "node:test";
import { Drafting } from "./drafting.ts";

const TEXT = `gateways: {}
backends:
  calc:
    # Adds and erases.
    mcp: { targets: [] }
`;

function drafted(kind: string, tool: string, text: string) {
  return new Drafting(kind, { text, below: undefined }, "localhost").write({
    server: "calc",
    tool,
  });
}

test("tools that are shown again leave nothing of their rule", () => {
  const one = drafted("tool", "erase", TEXT).text;
  const two = drafted("tool", "drop", one).text;
  assert.match(two, /mcp\.tool\.name in \["erase", "drop"\]/);
  const left = drafted("shown-tool", "erase", two).text;
  assert.match(left, /mcp\.tool\.name == "drop"/);
  assert.equal(drafted("shown-tool", "drop", left).text, TEXT);
});

test("of another rule, the form says where it is", () => {
  const other = `${TEXT}    policies:
      mcp: { authorization: { action: Deny, policy: { matchExpressions: ['true'] } } }
`;
  const { text, problems, existing } = drafted("shown-tool", "erase", other);
  assert.equal(text, other);
  assert.match(problems["tool"] ?? "", /another rule/);
  assert.equal(existing["tool"], "backends/calc/policies/mcp/authorization");
});

test("a name that is there already leads to what has it", () => {
  const model = `${TEXT}models: { a/b: { provider: OpenAI } }\n`;
  const drafting = new Drafting("model", { text: model, below: undefined }, "localhost");
  const { existing } = drafting.write({ name: "a/b", provider: "OpenAI", key: "k" });
  assert.deepEqual(existing, { name: "models/a~1b" });
  const text = "gateways: { web: { port: 80, routes: [{ name: shop }] } }\n";
  const routes = new Drafting("route", { text, below: undefined }, "localhost");
  const route = routes.write({ gateway: "web", name: "shop", server: "127.0.0.1:1" });
  assert.deepEqual(route.existing, { name: "gateways/web/routes/shop" });
});
