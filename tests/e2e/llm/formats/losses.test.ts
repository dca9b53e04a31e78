import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { inject } from "../../trace/gwctl.ts";

/** What conversions do not keep is in the trace and in the metrics (doc 2 §AI backend). */

let vendor: ModelServer;
let gateway: Gateway;

const SEARCH = { type: "server_tool_use", id: "s1", name: "web_search", input: {} };

before(async () => {
  vendor = await ModelServer.start();
  gateway = await Gateway.start({
    config: `
gateways:
  web:
    port: \${PORT}
    routes:
      - backends:
          - backend: claude
backends:
  claude:
    ai: { provider: { anthropic: {}, host: 127.0.0.1, port: ${vendor.port} } }
`,
  });
});

after(() => Promise.all([gateway?.[Symbol.asyncDispose](), vendor?.close()]));

const WHOLE = {
  id: "msg_1",
  type: "message",
  role: "assistant",
  model: "claude",
  content: [SEARCH, { type: "text", text: "a", citations: [{ type: "char_location" }] }],
  stop_reason: "end_turn",
  stop_sequence: null,
  usage: { input_tokens: 1, output_tokens: 1 },
};

const STREAM = [
  { type: "message_start", message: { ...WHOLE, content: [] } },
  { type: "content_block_start", index: 0, content_block: SEARCH },
  { type: "content_block_stop", index: 0 },
  { type: "content_block_start", index: 1, content_block: { type: "text", text: "" } },
  { type: "content_block_delta", index: 1, delta: { type: "text_delta", text: "a" } },
  { type: "content_block_delta", index: 1, delta: { type: "citations_delta", citation: {} } },
  { type: "content_block_stop", index: 1 },
  { type: "message_delta", delta: { stop_reason: "end_turn" }, usage: { output_tokens: 1 } },
  { type: "message_stop" },
].map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);

/** The trace of a chat completion. */
async function traceOf(stream: boolean): Promise<string> {
  const messages = [{ role: "user", content: "Hi" }];
  const asked = JSON.stringify({ model: "claude", logit_bias: { 1: 1 }, messages, stream });
  const sent = ["-H", "content-type: application/json", "-d", asked];
  const url = `http://127.0.0.1:${gateway.port}/v1/chat/completions`;
  const { out, err } = await inject(gateway, ["--raw", "--detail"], url, ...sent);
  return out + err;
}

/** How often the counter has counted something of a phase. */
async function counted(phase: string): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${gateway.statsPort}/metrics`);
  const counts = (await response.text()).matchAll(
    /^edge_gateway_gen_ai_conversion_losses_total\{([^}]*)\} (\d+)/gm,
  );
  return [...counts]
    .filter(([, labels = ""]) => labels.includes(`phase="${phase}"`))
    .reduce((sum, [, , count]) => sum + Number(count), 0);
}

for (const stream of [false, true])
  test(`losses of a ${stream ? "streamed" : "whole"} response are in the trace and counted, like those of its request`, async () => {
    vendor.answer = () => (stream ? { pieces: STREAM } : { json: WHOLE });
    const before = { request: await counted("request"), response: await counted("response") };
    const trace = await traceOf(stream);
    assert.match(trace, /logit_bias.* dropped/);
    assert.match(trace, /response in messages as completions; /);
    assert.match(trace, /\/content\/0 dropped: /);
    assert.match(trace, /\/content\/1\/citations dropped: /);
    await waitFor("the counters", async () => {
      const request = (await counted("request")) - before.request;
      const response = (await counted("response")) - before.response;
      return request === 1 && response === 2;
    });
  });
