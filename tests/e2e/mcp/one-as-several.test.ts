import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { OtlpReceiver, type Received } from "../telemetry/otlp-receiver.ts";
import { fillPlain, startSdkServer, type SdkServer } from "./arrange.ts";

/** Logs, metrics, spans, traces and the list of sessions show one MCP server as they show several. */

const PLACES = ["one", "several"] as const;
type Place = (typeof PLACES)[number];

let servers: Readonly<Record<"alpha" | "beta", SdkServer>>;
let receiver: OtlpReceiver;
let gateway: Gateway;

before(async () => {
  const failing = (name: string) =>
    fillPlain(name, (server) =>
      server.registerTool("fails", {}, () => ({ content: [], isError: true })),
    );
  servers = {
    alpha: await startSdkServer(failing("alpha")),
    beta: await startSdkServer(failing("beta")),
  };
  receiver = await OtlpReceiver.start();
  const targets = Object.entries(servers).map(([name, { port }]) => ({
    name,
    static: { host: "127.0.0.1", port },
  }));
  const backends = {
    one: { mcp: { targets: targets.slice(0, 1) } },
    several: { mcp: { targets } },
  };
  const routes = PLACES.map((name) => ({
    name,
    matches: [{ path: { type: "PathPrefix", value: `/${name}/mcp` } }],
    backends: [{ backend: name }],
  }));
  const tracing = { url: receiver.grpcUrl, randomSampling: "true" };
  const web = { port: "$PORT", frontend: { tracing }, routes };
  const config = { otlp: { interval: "20ms" } };
  gateway = await Gateway.start({
    config: JSON.stringify({ config, gateways: { web }, backends }).replace('"$PORT"', "$PORT"),
  });
});

after(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await receiver?.[Symbol.asyncDispose]();
  for (const server of Object.values(servers ?? {})) await server.close();
});

const named = (place: Place, tool: string) => (place === "one" ? tool : `alpha_${tool}`);

async function connect(place: Place): Promise<Client> {
  const client = new Client({ name: "observed", version: "2" });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${gateway.url}/${place}/mcp`)));
  return client;
}

function nameOf({ record }: Received): string {
  return String(record["name"]);
}

function kindOf({ record }: Received): string {
  return String(record["kind"]);
}

for (const place of PLACES)
  test(`${place}: calls are in log, metrics and spans with method, tool, target and result`, async () => {
    const client = await connect(place);
    await client.listTools();
    await client.callTool({ name: named(place, "who") });
    await client.callTool({ name: named(place, "fails") });
    await client.callTool({ name: named(place, "invented") });
    await assert.rejects(client.getPrompt({ name: named(place, "missing") }));

    const line = (...fields: readonly string[]) =>
      waitFor(fields.join(" "), () =>
        gateway.output
          .split("\n")
          .find(
            (each) =>
              each.includes(`route=web/${place}`) && fields.every((one) => each.includes(one)),
          ),
      );
    await line("mcp.method.name=initialize");
    await line("mcp.method.name=tools/list");
    await line("gen_ai.tool.name=who", "mcp.target.name=alpha", "jsonrpc.request.id=");
    await line("gen_ai.tool.name=fails", "error.type=tool_error");
    await line("gen_ai.prompt.name=missing", "rpc.response.status_code=-32602");
    const page = await (await fetch(`http://127.0.0.1:${gateway.statsPort}/metrics`)).text();
    const has = (...labels: readonly string[]) =>
      page
        .split("\n")
        .some((each) => /mcp_calls_total/.test(each) && labels.every((one) => each.includes(one)));
    const where = [`backend="${place}"`, 'target="alpha"'];
    assert.ok(has(...where, 'tool="who"', 'outcome="success"'), page);
    assert.ok(has(...where, 'tool="fails"', 'outcome="tool_error"'), page);
    assert.ok(has(...where, 'tool=""', 'outcome="tool_error"'), page);
    assert.ok(has(...where, 'method="prompts/get"', 'outcome="error"'), page);
    assert.ok(!page.includes("invented"));
    assert.match(page, new RegExp(`mcp_target_calls_total{backend="${place}",target="alpha"`));
    const span = (name: string) =>
      waitFor(`the span of ${name}`, () =>
        receiver.received.find(
          (each) => each.attributes["url.path"] === `/${place}/mcp` && nameOf(each) === name,
        ),
      );
    await span("tools/call who");
    assert.match(JSON.stringify((await span("tools/call fails")).record["status"]), /tool_error/);
    assert.match(JSON.stringify((await span("prompts/get")).record["status"]), /-32602/);
    const { sessions } = await json("/mcp/sessions");
    const session = sessions.find(({ backend }: { backend: string }) => backend === place);
    assert.equal(session.client, "observed 2");
    assert.deepEqual(session.targets, place === "one" ? ["alpha"] : ["alpha", "beta"]);
    await client.close();
  });

async function json(path: string) {
  return JSON.parse(await (await fetch(`http://127.0.0.1:${gateway.adminPort}${path}`)).text());
}

test("each call of one of several servers has a span of its own, which the server gets as parent", async () => {
  receiver.received.length = 0;
  const client = await connect("several");
  await client.listTools();
  const spans = await waitFor("the spans of both lists", () => {
    const own = receiver.received.filter((span) =>
      /^tools\/list (?:alpha|beta)$/.test(nameOf(span)),
    );
    return own.length === 2 && own;
  });
  const { port } = servers.alpha;
  const alpha = spans.find(({ attributes }) => attributes["mcp.target.name"] === "alpha");
  assert.ok(spans.every((span) => kindOf(span) === "SPAN_KIND_CLIENT"));
  assert.equal(alpha?.attributes["server.port"], String(port));
  assert.equal(alpha?.attributes["http.response.status_code"], "200");
  assert.ok(!receiver.received.some((span) => nameOf(span) === "POST mcp"));
  await client.close();
});

test("a trace has the start and the result of each server's call, with the name of the server as scope", async () => {
  // A client of the SDK would open an event stream, which could be the traced request.
  const post = async (body: object, more: Record<string, string> = {}): Promise<Response> => {
    const response = await fetch(`${gateway.url}/several/mcp`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        ...more,
      },
      body: JSON.stringify({ jsonrpc: "2.0", ...body }),
    });
    await response.arrayBuffer();
    return response;
  };
  const params = {
    protocolVersion: "2025-06-18",
    capabilities: {},
    clientInfo: { name: "a", version: "1" },
  };
  const { headers } = await post({ id: 0, method: "initialize", params });
  const session = { "mcp-session-id": headers.get("mcp-session-id") ?? "" };
  await post({ method: "notifications/initialized" }, session);
  const controller = new AbortController();
  const stream = await fetch(`http://127.0.0.1:${gateway.adminPort}/debug/trace`, {
    signal: controller.signal,
  });
  let seen = "";
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const part of stream.body ?? []) seen += decoder.decode(part, { stream: true });
  })().catch(() => {});
  await post({ id: 1, method: "tools/list" }, session);
  await waitFor("the end of the trace", () => seen.includes("requestFinished"));
  controller.abort();
  await reading;
  const records = seen
    .split("\n")
    .filter((line) => line.startsWith("data:"))
    .map((line) => JSON.parse(line.slice("data:".length)));
  const calls = records.filter(({ message }) => message.type.startsWith("backendCall"));
  const shown = calls.map(({ scope, message: { type, target, status } }) => [
    scope,
    type,
    target ?? status,
  ]);
  for (const [name, { port }] of Object.entries(servers)) {
    const own = shown.filter(([scope]) => String(scope) === `mcp ${name}`);
    assert.deepEqual(
      own.map(([, type, what]) => [type, what]),
      [
        ["backendCallStart", `127.0.0.1:${port}`],
        ["backendCallResult", 200],
      ],
    );
  }
  assert.equal(calls.length, 4, seen);
});
