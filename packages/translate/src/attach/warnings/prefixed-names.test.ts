import assert from "node:assert/strict";
import { test } from "node:test";
import { loadStandalone } from "../../standalone/load.ts";

/** The warnings about a rule of an MCP backend with these targets. */
function warningsOf(
  expressions: string | readonly string[],
  names: readonly string[] = ["one", "two"],
  more: object = {},
): readonly string[] {
  const targets = names.map((name) => ({ name, static: { host: "127.0.0.1", port: 1 } }));
  const authorization = { action: "Deny", policy: { matchExpressions: [expressions].flat() } };
  const tools = { mcp: { targets, ...more }, policies: { mcp: { authorization } } };
  const routes = [{ backends: [{ backend: "tools" }] }];
  return loadStandalone({
    file: "gw.yaml",
    text: JSON.stringify({ gateways: { web: { port: 80, routes } }, backends: { tools } }),
    environment: {},
    readFile: () => undefined,
  }).diagnostics.map(({ severity, path, message }) => `${severity} ${path}: ${message}`);
}

const AT = "warning backends.tools.policies.mcp.authorization.policy.matchExpressions[0]";

test("a rule about a name with the prefix of a target is a warning: it may be that of clients", () => {
  const said =
    "`mcp.tool.name` is the name that the server uses: this matches only if that name begins with `one_`, and clients see `one_one_…`; the target is in `mcp.tool.target`";
  const own = `mcp.tool.name == "one_delete"`;
  assert.deepEqual(warningsOf(own), [`${AT}: ${said}`]);
  assert.deepEqual(warningsOf(own, ["one"], { prefixMode: "Always" }), [`${AT}: ${said}`]);
  assert.deepEqual(warningsOf(own, ["one"]), []);
  assert.deepEqual(warningsOf(own, ["one", "two"], { prefixMode: "Never" }), []);
  assert.equal(warningsOf(`mcp.prompt.name.startsWith("two_")`).length, 1);
  assert.deepEqual(warningsOf(`mcp.tool.target == "one" && mcp.tool.name == "delete"`), []);
});

test("a rule that names the target, too, means the name that the server uses", () => {
  const own = `mcp.tool.name == "one_delete"`;
  assert.deepEqual(warningsOf(`mcp.tool.target == "one" && ${own}`), []);
  assert.deepEqual(warningsOf([`mcp.tool.target == "one"`, own]), []);
  assert.equal(warningsOf(`mcp.tool.target == "two" && ${own}`).length, 1);
  assert.equal(warningsOf(`mcp.prompt.target == "one" || ${own}`).length, 1);
});

test("a rule about a target that is not there is a warning", () => {
  assert.deepEqual(warningsOf(`mcp.resource.target in ["one", "three"]`), [
    `${AT}: \`mcp.resource.target\` is never "three": no target has this name`,
  ]);
});
