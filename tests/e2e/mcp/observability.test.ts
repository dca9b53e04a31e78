import assert from "node:assert/strict";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { after, test } from "node:test";
import { listen } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { connect, fillPlain, startGateway, startSdkServer } from "./arrange.ts";

/** Contents of log, metrics and traces for requests to several MCP servers. */

const alpha = await startSdkServer(
  fillPlain("alpha", (server) =>
    server.registerTool("fails", {}, () => ({
      content: [{ type: "text", text: "no" }],
      isError: true,
    })),
  ),
);
const beta = await startSdkServer(fillPlain("beta"));
after(() => Promise.all([alpha.close(), beta.close()]));

test("the log names method, tool and target; the metric counts tools that exist", async () => {
  await using gateway = await startGateway({ alpha, beta });
  await using client = await connect(gateway);
  await client.listTools();
  await client.callTool({ name: "beta_who" });
  await client.callTool({ name: "alpha_fails" });
  // The SDK's servers respond to an unknown tool with a failed result; an unknown target is an
  // error.
  await assert.rejects(client.callTool({ name: "gamma_who" }));
  await waitFor("the lines", () => gateway.output.includes("rpc.response.status_code=-32602"));
  const lines = gateway.output.split("\n").filter((line) => line.includes("mcp.method.name"));
  const call = lines.find((line) => line.includes("gen_ai.tool.name=who")) ?? "";
  for (const field of [
    "mcp.method.name=tools/call",
    "mcp.target.name=beta",
    "gen_ai.operation.name=execute_tool",
    "jsonrpc.request.id=",
    "mcp.protocol.version=",
  ])
    assert.ok(call.includes(field), `${field}: ${call}`);
  const failed = lines.find((line) => line.includes("gen_ai.tool.name=fails")) ?? "";
  assert.ok(failed.includes("error.type=tool_error"), failed);
  assert.ok(lines.some((line) => line.includes("rpc.response.status_code=-32602")));
  const page = await (await fetch(`http://127.0.0.1:${gateway.statsPort}/metrics`)).text();
  const counts = page.split("\n").filter((line) => line.startsWith("edge_gateway_mcp_calls_total"));
  const has = (...labels: string[]) =>
    counts.some((line) => labels.every((label) => line.includes(label)));
  assert.ok(has('target="beta"', 'method="tools/call"', 'tool="who"', 'outcome="success"'), page);
  assert.ok(has('target="alpha"', 'tool="fails"', 'outcome="tool_error"'));
  assert.ok(has('target=""', 'method="tools/call"', 'tool=""', 'outcome="error"'));
  assert.ok(!counts.some((line) => line.includes("gamma")));
});

test("names that clients invent are no labels, also where a server's result says that there is no such tool", async () => {
  await using gateway = await startGateway({ alpha, beta });
  await using client = await connect(gateway);
  await client.listTools();
  for (let index = 0; index < 3; index++) {
    const result = await client.callTool({ name: `beta_invented${index}` });
    assert.equal(result.isError, true);
  }
  await client.callTool({ name: "alpha_fails" });
  const page = await (await fetch(`http://127.0.0.1:${gateway.statsPort}/metrics`)).text();
  const counts = page.split("\n").filter((line) => line.startsWith("edge_gateway_mcp_calls_total"));
  assert.ok(!page.includes("invented"), page);
  assert.ok(counts.some((line) => /target="beta".*tool="",outcome="tool_error".* 3$/.test(line)));
  assert.ok(
    counts.some((line) => /tool="fails",outcome="tool_error"/.test(line)),
    page,
  );
});

test("a trace has a record of the target", async () => {
  await using gateway = await startGateway({ alpha, beta });
  await using client = await connect(gateway);
  // The client opens its event stream by itself, and the trace shows the next request that begins.
  await client.callTool({ name: "beta_who" });
  const controller = new AbortController();
  const stream = await fetch(`http://127.0.0.1:${gateway.adminPort}/debug/trace?detail=full`, {
    signal: controller.signal,
  });
  let seen = "";
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const part of stream.body ?? []) seen += decoder.decode(part, { stream: true });
  })().catch(() => {});
  await client.callTool({ name: "beta_who" });
  await waitFor("the end of the trace", () => seen.includes("requestFinished"));
  controller.abort();
  await reading;
  assert.match(seen, /"kind":"mcp beta","result":"apply","details":"tools\/call who: success"/);
});

test("trace context in _meta reaches the target as it is, and is added nowhere", async () => {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      const { id, method } = body === "" ? { id: undefined, method: "" } : JSON.parse(body);
      if (id === undefined) return response.writeHead(202).end();
      const result =
        method === "initialize"
          ? { protocolVersion: "2025-06-18", capabilities: { tools: {} }, serverInfo: {} }
          : { content: [] };
      response.writeHead(200, { "content-type": "application/json" });
      return response.end(JSON.stringify({ jsonrpc: "2.0", id, result }));
    });
  });
  await using plain = await listen(server);
  await using gateway = await startGateway({ plain, alpha });
  await using client = await connect(gateway);
  const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
  await client.callTool({ name: "plain_a", _meta: { traceparent, tracestate: "v=1" } });
  await client.callTool({ name: "plain_b", arguments: {} });
  const sent = bodies.filter((body) => body.includes("tools/call")).map((body) => JSON.parse(body));
  assert.deepEqual(sent[0].params, { name: "a", _meta: { traceparent, tracestate: "v=1" } });
  assert.deepEqual(sent[1].params, { name: "b", arguments: {} });
});
