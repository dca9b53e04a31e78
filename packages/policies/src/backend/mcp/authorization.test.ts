import { MESSAGE_POLICIES } from "@edge-gateway/mcp/exchange";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { McpAuthorization } from "@edge-gateway/generated/types/index.ts";
import type { Call } from "@edge-gateway/mcp/federation/plan";
import type { Item, ItemKind } from "@edge-gateway/mcp/federation/names/naming";
import { RawObject } from "@edge-gateway/mcp/json/raw-json";
import { TestContext } from "@edge-gateway/gateway/testing/context";
import { TestExchange } from "@edge-gateway/gateway/testing/exchange";
import { mcpPolicies } from "./index.ts";

function judgeBy(action: McpAuthorization["action"], ...matchExpressions: string[]) {
  const exchange = new TestExchange({});
  exchange.jwt = { sub: "user" };
  const authorization = { action, policy: { matchExpressions } };
  void mcpPolicies.compile({ authorization }, new TestContext()).request?.(exchange);
  const [policy] = MESSAGE_POLICIES.get(exchange) ?? [];
  assert.ok(policy !== undefined);
  return {
    shows: (name: string, kind: ItemKind = "tool") =>
      policy.shows?.({ method: `${kind}s/list`, item: item(kind, name), raw: EMPTY }, exchange),
    call: (name: string, text = "{}", kind: ItemKind = "tool") =>
      policy.request?.(callOf(item(kind, name), text), exchange),
  };
}

const EMPTY = RawObject.with({});

function item(kind: ItemKind, name: string): Item {
  return { kind, name, target: "alpha" };
}

/** The client sees the tool's name with a prefix. */
function callOf(item: Item, text: string): Call {
  const method = item.kind === "tool" ? "tools/call" : "resources/read";
  const member = item.kind === "tool" ? "name" : "uri";
  const params = RawObject.with({
    [member]: JSON.stringify(`alpha_${item.name}`),
    arguments: text,
  });
  const message = RawObject.with({ params: params.toString() });
  return { method, id: "1", params, item, message };
}

test('a denied item is not listed, and calls of it get "not found"', () => {
  const rule = judgeBy("Allow", `mcp.tool.name == "open"`, `jwt.sub == "user"`);
  assert.ok(rule.shows("open"));
  assert.ok(!rule.shows("secret"));
  assert.equal(rule.call("open"), undefined);
  assert.deepEqual(rule.call("secret"), {
    code: -32_602,
    message: "Unknown tool: alpha_secret",
  });
  assert.ok(!rule.shows("open", "prompt"), "an expression that fails does not allow anything");
});

test("a Deny rule denies items that match, and a Require rule denies items that do not match", () => {
  const deny = judgeBy("Deny", `mcp.resource.name == "file:///x"`);
  assert.ok(!deny.shows("file:///x", "resource"));
  assert.ok(deny.shows("file:///y", "resource"));
  assert.ok(deny.shows("file:///x", "tool"));
  assert.deepEqual(deny.call("file:///x", "{}", "resource"), {
    code: -32_002,
    message: "Resource not found",
    data: `{"uri":"alpha_file:///x"}`,
  });
  const require = judgeBy("Require", `mcp.tool.target == "alpha"`);
  assert.ok(require.shows("any"));
  assert.ok(!require.shows("any", "task"));
});

test("rules can read arguments and the method, and ambiguous arguments are refused", () => {
  const rule = judgeBy("Deny", `mcp.methodName == "tools/call"`, `mcp.tool.arguments.path == "/"`);
  assert.ok(rule.shows("read"));
  assert.equal(rule.call("read", `{"path":"/open"}`), undefined);
  assert.notEqual(rule.call("read", `{"path":"/"}`), undefined);
  assert.deepEqual(rule.call("read", `{"path":"/","path":"/open"}`), {
    code: -32_602,
    message: "Invalid params: duplicate member in arguments",
  });
  for (const path of ["PATH", "Path", "p\\u0041th"])
    assert.deepEqual(rule.call("read", `{"path":"/open","${path}":"/"}`), {
      code: -32_602,
      message: "Invalid params: members in arguments that differ in their case only",
    });
  assert.equal(rule.call("read", `{"path":"/open","a":[{"path":1},{"PATH":2}]}`), undefined);
});

test("a request without an item passes", () => {
  const exchange = new TestExchange({});
  const authorization = { action: "Allow" as const, policy: { matchExpressions: ["false"] } };
  void mcpPolicies.compile({ authorization }, new TestContext()).request?.(exchange);
  const call = { ...callOf(item("tool", "x"), "{}"), method: "ping", item: undefined };
  assert.equal(MESSAGE_POLICIES.get(exchange)?.[0]?.request?.(call, exchange), undefined);
});
