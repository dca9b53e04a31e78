import assert from "node:assert/strict";
import { test } from "node:test";
import { completedResponse, withinSession } from "./sessionless.ts";

test("errors have the codes and statuses of the protocol version without sessions", () => {
  const cases = [
    [-32_601, -32_601, 404],
    [-32_020, -32_020, 400],
    [-32_021, -32_021, 400],
    [-32_022, -32_022, 400],
    // The error codes of older protocol versions.
    [-32_002, -32_602, 200],
    [-32_000, -32_603, 200],
    [-32_603, -32_603, 200],
    [7, 7, 200],
  ];
  for (const [code, becomes, status] of cases) {
    const json = JSON.stringify({ jsonrpc: "2.0", id: 1, error: { code, message: "no" } });
    const made = completedResponse("completion/complete", json);
    assert.equal(made.status, status, json);
    assert.deepEqual(JSON.parse(made.json).error, { code: becomes, message: "no" });
  }
});

test("results get the required members, and keep existing ones", () => {
  const completed = (method: string, result: object): unknown =>
    JSON.parse(completedResponse(method, JSON.stringify({ jsonrpc: "2.0", id: 1, result })).json)
      .result;
  const caching = { resultType: "complete", ttlMs: 0, cacheScope: "private" };
  assert.deepEqual(completed("tools/list", { tools: [] }), { tools: [], ...caching });
  assert.deepEqual(completed("tools/call", { content: [] }), {
    content: [],
    resultType: "complete",
  });
  const asked = { resultType: "input_required", inputRequests: {} };
  assert.deepEqual(completed("resources/read", asked), asked);
});

test("a request within a session of another version has none of this version's metadata", () => {
  const of = (params: string): string =>
    withinSession(`{"jsonrpc":"2.0","id":1,"method":"tools/list","params":${params}}`);
  const own =
    '"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{},"io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/logLevel":"info"';
  const text = (params: string) =>
    `{"jsonrpc":"2.0","id":1,"method":"tools/list","params":${params}}`;
  assert.equal(of(`{"_meta":{${own}}}`), text("{}"));
  assert.equal(
    of(`{"_meta":{"progressToken":1e400,${own},"a/b":1},"name":"a"}`),
    text('{"_meta":{"progressToken":1e400,"a/b":1},"name":"a"}'),
  );
  const escaped = own.replaceAll("io.model", String.raw`io.\u006dodel`);
  assert.equal(of(`{"_meta":{${escaped}}}`), text("{}"));
  for (const kept of ['{"arguments":{"io.modelcontextprotocol/":1}}', '{"_meta":{"a":1}}', "{}"])
    assert.equal(of(kept), text(kept));
  assert.equal(withinSession('{"method":"ping"}'), '{"method":"ping"}');
});
