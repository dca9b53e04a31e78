import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { GrpcServer } from "@edge-gateway/testkit/servers/grpc-server";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { startEditing } from "./editing-processor.ts";

/** A response that is buffered, and for which memory has no room, becomes 503, whoever reads it. */

const MEBIBYTE = 1024 ** 2;
/** Less than what each response has. */
const ROOM = 48 * MEBIBYTE;
const LENGTH = 160 * MEBIBYTE;
const PART = Buffer.alloc(MEBIBYTE, "x");
/** The path of calls of models. */
const CHAT = "/v1/chat/completions";

/** The policies that read the body of a response. */
const readers = (port: number): Readonly<Record<string, object>> => ({
  buffer: { buffer: { response: {} } },
  compressed: { buffer: { response: {} } },
  transformation: { transformation: { response: { body: "response.body" } } },
  "ext-proc": {
    extProc: {
      url: `http://127.0.0.1:${port}`,
      processingOptions: { responseBodyMode: "Buffered" },
    },
  },
});

const GUARD = { promptGuard: { response: [{ regex: { builtins: ["Email"] } }] } };

/** The models whose responses are read. */
const MODELS: Readonly<Record<string, { provider: object; ai: object }>> = {
  guard: { provider: { openai: {} }, ai: GUARD },
  converted: { provider: { anthropic: {} }, ai: GUARD },
  cached: { provider: { openai: {} }, ai: { responseCache: {} } },
};

function configuration(processor: number, { port }: Listening, overload: object): string {
  const path = (name: string) => [{ path: { type: "PathPrefix", value: `/${name}` } }];
  const rewrite = { path: { type: "ReplacePrefixMatch", replacePrefixMatch: "/" } };
  const routes = [
    ...Object.entries(readers(processor)).map(([name, policies]) => ({
      ...{ name, matches: path(name), policies },
      backends: [{ host: `127.0.0.1:${port}` }],
    })),
    ...Object.keys(MODELS).map((name) => ({
      ...{ name, matches: path(name), backends: [{ backend: name }] },
      filters: [{ type: "URLRewrite", urlRewrite: rewrite }],
    })),
    { name: "quick", policies: { directResponse: { status: 200 } } },
  ];
  const backends = Object.entries(MODELS).map(([name, { provider, ai }]) => [
    name,
    {
      ai: { maxBodySize: "1Gi", provider: { ...provider, host: "127.0.0.1", port } },
      policies: { ai },
    },
  ]);
  const frontend = { http: { maxBufferSize: "1Gi" } };
  return JSON.stringify({
    config: { overload },
    gateways: { web: { port: "PORT", frontend, routes } },
    backends: Object.fromEntries(backends),
  }).replace('"PORT"', () => "$PORT");
}

let processor: GrpcServer | undefined;
let upstream: Listening;
let gateway: Gateway | undefined;

before(async () => {
  processor = await startEditing();
  upstream = await startUpstream(async (request, response) => {
    await text(request);
    response.on("error", () => {});
    response.writeHead(200, {
      "content-type": "application/json",
      "content-length": LENGTH,
      ...(request.url === "/compressed" ? { "content-encoding": "gzip" } : {}),
    });
    let left = LENGTH / PART.length;
    const send = (): void => {
      while (left > 0 && !response.destroyed) {
        left -= 1;
        if (!response.write(PART)) return;
      }
      response.end();
    };
    response.on("drain", send);
    send();
  });
  const usual = await Gateway.start({
    config: configuration(processor.port, upstream, { maxMemoryShare: 100 }),
  });
  const status = await readFile(`/proc/${usual.pid}/status`, "utf8");
  await usual[Symbol.asyncDispose]();
  const bytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) * 1024 + ROOM;
  const overload = { maxMemory: `${Math.floor(bytes / MEBIBYTE)}Mi` };
  gateway = await Gateway.start({ config: configuration(processor.port, upstream, overload) });
});

after(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await processor?.[Symbol.asyncDispose]();
  await upstream.close();
});

for (const name of [...Object.keys(readers(0)), ...Object.keys(MODELS)])
  test(name, async () => {
    const url = gateway?.url ?? "";
    await waitFor("room", async () => (await fetch(`${url}/quick`)).status === 200);
    const call = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        model: "m",
        max_tokens: 1,
        messages: [{ role: "user", content: "a" }],
      }),
    };
    const isCall = name in MODELS;
    const response = isCall
      ? await fetch(`${url}/${name}${CHAT}`, call)
      : await fetch(`${url}/${name}`);
    const shown = await response.text();
    assert.equal(response.status, 503, shown.slice(0, 200));
    assert.match(shown, /too much to do/);
    assert.equal(response.headers.get("retry-after"), "1");
    assert.equal(response.headers.get("content-encoding"), null);
    await waitFor("a line of the access log", () =>
      gateway?.output
        .split("\n")
        .find((line) => line.includes(`/${name} `) && line.includes("reason=Overloaded")),
    );
  });
