import assert from "node:assert/strict";
import { text } from "node:stream/consumers";
import { after, before, test } from "node:test";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { GrpcServer } from "@edge-gateway/testkit/servers/grpc-server";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { startEditing } from "./editing-processor.ts";

/** A body that an external processor edits before a route is chosen (`phase: PreRouting`), and every later reader. */

const SAID = JSON.stringify({ model: "m", messages: [{ role: "user", content: "a secret" }] });
const ANSWER = JSON.stringify({
  ...{ id: "1", object: "chat.completion", created: 1, model: "m" },
  choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "ok" } }],
});
const MODES = ["Buffered", "BufferedPartial", "FullDuplexStreamed"] as const;
/** A route for each reader, and the status that it gives a body with `edited`, but not with `secret`. */
const READERS = {
  "/guard": 403,
  "/mask": 200,
  "/authorization": 403,
  "/extAuth": 200,
  "/extProc": 200,
  "/direct": 200,
  "/transformation": 200,
  "/mirror": 200,
  "/buffer": 200,
  "/retry": 200,
  "/signed": 200,
} as const;

let processor: GrpcServer | undefined;
let servers: readonly Listening[] = [];
let gateway: Gateway | undefined;
const ports = new Map<string, number>();
/** What each server has got for a path. */
const seen: { readonly server: string; readonly url: string; readonly body: string }[] = [];

function startServer(server: string): Promise<Listening> {
  return startUpstream(async (request, response) => {
    const { url = "" } = request;
    seen.push({ server, url, body: await text(request) });
    response.writeHead(200, { "content-type": "application/json" }).end(ANSWER);
  });
}

function configuration(upstream: number, side: number): string {
  const host = `127.0.0.1:${upstream}`;
  const url = `http://127.0.0.1:${processor?.port}`;
  const processing = (mode: string) => ({
    extProc: { url, processingOptions: { requestBodyMode: mode, responseBodyMode: "None" } },
  });
  const regex = (action: string) => ({ regex: { action, matches: [{ pattern: "edited" }] } });
  const guarded = (action: string) => ({
    ai: { provider: { openai: {}, host: "127.0.0.1", port: upstream } },
    policies: { ai: { promptGuard: { request: [regex(action)] } } },
  });
  const chat = { type: "ReplaceFullPath", replaceFullPath: "/v1/chat/completions" };
  const asChat = [{ type: "URLRewrite", urlRewrite: { path: chat } }];
  const mirror = { type: "RequestMirror", requestMirror: { backendRef: { name: "side" } } };
  const deny = ['string(request.body).contains("edited")'];
  const own: Record<keyof typeof READERS, object> = {
    "/guard": { filters: asChat, backends: [guarded("Reject")] },
    "/mask": { filters: asChat, backends: [guarded("Mask")] },
    "/authorization": {
      policies: { authorization: { action: "Deny", policy: { matchExpressions: deny } } },
    },
    "/extAuth": {
      policies: {
        extAuth: { url: `http://127.0.0.1:${side}`, http: {}, forwardBody: { maxSize: 4096 } },
      },
    },
    "/extProc": { policies: processing("Buffered") },
    "/direct": { policies: { directResponse: { status: 200, bodyExpression: "request.body" } } },
    "/transformation": {
      policies: { transformation: { request: { body: 'string(request.body) + "!"' } } },
    },
    "/mirror": { filters: [mirror] },
    "/buffer": { policies: { buffer: { request: { maxBytes: "4Ki" } } } },
    "/retry": { policies: { retry: { attempts: 2, codes: [503] } } },
    "/signed": {
      backends: [{ host, policies: { auth: { aws: { region: "r", serviceName: "s" } } } }],
    },
  };
  const routes = Object.entries(own).map(([value, rest]) => ({
    matches: [{ path: { type: "PathPrefix", value } }],
    backends: [{ host }],
    ...rest,
  }));
  const gateways = MODES.map((mode) => [
    mode.toLowerCase(),
    { port: ports.get(mode), protocol: "HTTP", policies: processing(mode), routes },
  ]);
  const web = { port: "PORT", protocol: "HTTP", routes: [] };
  return JSON.stringify({
    backends: { side: { static: { host: "127.0.0.1", port: side } } },
    gateways: { ...Object.fromEntries(gateways), web },
  }).replace('"PORT"', () => "$PORT");
}

before(async () => {
  for (const mode of MODES) ports.set(mode, await freePort());
  processor = await startEditing();
  const [upstream, side] = await Promise.all([startServer("upstream"), startServer("side")]);
  servers = [upstream, side];
  const environment = { AWS_ACCESS_KEY_ID: "AKIDEXAMPLE", AWS_SECRET_ACCESS_KEY: "hidden-secret" };
  gateway = await Gateway.start({ config: configuration(upstream.port, side.port), environment });
});

after(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await processor?.[Symbol.asyncDispose]();
  for (const server of servers) await server.close();
});

for (const mode of MODES)
  for (const [path, status] of Object.entries(READERS))
    test(`a body edited before routing (${mode}) is what later readers get: ${path}`, async () => {
      seen.length = 0;
      const headers = { "content-type": "application/json" };
      const response = await fetch(`http://127.0.0.1:${ports.get(mode)}${path}`, {
        ...{ method: "POST", headers, body: SAID },
        signal: AbortSignal.timeout(60_000),
      });
      const body = await response.text();
      assert.equal(response.status, status, body);
      if (path === "/direct") assert.equal(body, SAID.replace("secret", "edited"));
      const readers = ["/extAuth", "/mirror"].includes(path) ? 2 : 1;
      if (status === 200 && path !== "/direct")
        await waitFor("all readers", () => seen.length === readers);
      for (const { server, body: got } of seen) {
        assert.doesNotMatch(got, /secret/, server);
        if (path !== "/mask") assert.match(got, /a edited/, server);
      }
    });
