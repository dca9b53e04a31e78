import assert from "node:assert/strict";
import { text } from "node:stream/consumers";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import {
  aiBackend,
  backendPolicy,
  edgeBackend,
  gatewayOf,
  object,
  route,
  toEdgeBackend,
  together,
} from "./objects.ts";

/** While a part of a backend's policy that restricts access cannot run, no request passes. */

const MISSING = { backendRef: { name: "missing", port: 80 } };
const DECISION = { extAuth: { ...MISSING, http: {} } };
const GUARDRAILS = {
  mcp: { guardrails: { processors: [{ remote: MISSING, methods: { "*": "Full" } }] } },
};
/** An EdgePolicy whose guardrails cannot run, so that its authentication is lost, too. */
const SIGN_IN = {
  mcp: { ...GUARDRAILS.mcp, authentication: { jwks: { url: "http://127.0.0.1:1/keys" } } },
};
const PROMPT_GUARD = { ai: { promptGuard: { request: [{ webhook: MISSING }] } } };

let allowing: Listening;
let upstream: Listening;
let gateway: Gateway;
/** The paths and methods of MCP that arrived at the server. */
const served: string[] = [];

function mcp(name: string, policies?: object): string {
  const server = { host: "127.0.0.1", port: upstream.port, protocol: "StreamableHTTP" };
  const targets = [{ name: "tools", static: server }];
  return object("edgegateway.dev/v1alpha1", "EdgeBackend", name, "default", {
    mcp: { targets },
    ...(policies === undefined ? {} : { policies }),
  });
}

function model(name: string, policies?: object): string {
  const provider = { openai: {}, host: "127.0.0.1", port: upstream.port };
  const groups = [{ providers: [{ name: "one", ...provider, policies: { tcp: {} } }] }];
  return aiBackend(name, { groups }, policies);
}

before(async () => {
  allowing = await startUpstream((_request, response) => response.end());
  upstream = await startUpstream((request, response) => {
    void text(request).then((body) => {
      const { id, method = "", params } = Object(JSON.parse(body));
      served.push(`${request.url} ${method}`);
      const result = {
        ...params,
        capabilities: { tools: {} },
        serverInfo: { name: "s", version: "1" },
      };
      response.setHeader("content-type", "application/json");
      if (method !== "" && id === undefined) response.writeHead(202).end();
      else response.end(JSON.stringify({ jsonrpc: "2.0", id, result }));
    });
  });
  const ownDecision = { extAuth: { url: `http://127.0.0.1:${allowing.port}`, http: {} } };
  const backends = {
    app: edgeBackend("app", upstream.port),
    credential: edgeBackend("credential", upstream.port),
    proxied: edgeBackend("proxied", upstream.port),
    socket: object("edgegateway.dev/v1alpha1", "EdgeBackend", "socket", "default", {
      static: { unixPath: "/run/any.sock" },
    }),
    tools: mcp("tools"),
    "tools-asking": mcp("tools-asking", ownDecision),
    "tools-signed": mcp("tools-signed", ownDecision),
    "tools-routed": mcp("tools-routed"),
    plain: edgeBackend("plain", upstream.port),
    model: model("model"),
    "model-asking": model("model-asking", ownDecision),
    "model-part": model("model-part"),
  };
  const target = (name: string, more: object = {}): object => ({ ...toEdgeBackend(name), ...more });
  gateway = await Gateway.start({
    config: (port) => ({
      "gateway.yaml": gatewayOf(port),
      "backends.yaml": together(
        edgeBackend("open", upstream.port),
        ...Object.values(backends),
        ...["open", ...Object.keys(backends)].map((name) =>
          route(name, `/${name}`, toEdgeBackend(name)),
        ),
      ),
      "policies.yaml": together(
        backendPolicy("app", target("app"), DECISION),
        backendPolicy("tools", target("tools"), GUARDRAILS),
        backendPolicy("tools-asking", target("tools-asking"), GUARDRAILS),
        backendPolicy("tools-signed", target("tools-signed"), SIGN_IN),
        backendPolicy("tools-routed", toRoute("tools-routed"), GUARDRAILS),
        backendPolicy("plain", toRoute("plain"), GUARDRAILS),
        backendPolicy("model", target("model"), PROMPT_GUARD),
        backendPolicy("model-asking", target("model-asking"), PROMPT_GUARD),
        backendPolicy("credential", target("credential"), {
          auth: { secretRef: { name: "missing" } },
        }),
        backendPolicy("proxied", target("proxied"), { tunnel: MISSING }),
        backendPolicy("socket", target("socket"), { tunnel: { url: "http://127.0.0.1:1" } }),
        backendPolicy("part", target("model-part", { sectionName: "one" }), PROMPT_GUARD),
      ),
    }),
  });
});

after(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await upstream?.[Symbol.asyncDispose]();
  await allowing?.[Symbol.asyncDispose]();
});

function toRoute(name: string): object {
  return { group: "gateway.networking.k8s.io", kind: "HTTPRoute", name };
}

async function post(path: string, body: object): Promise<{ status: number; text: string }> {
  const response = await fetch(`http://127.0.0.1:${gateway.port}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

const CALL = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "delete" } };
const INITIALIZE = {
  ...CALL,
  method: "initialize",
  params: {
    protocolVersion: "2025-06-18",
    capabilities: {},
    clientInfo: { name: "a", version: "1" },
  },
};
const PROMPT = { model: "m", messages: [{ role: "user", content: "hello" }] };

test("requests pass where no policy is broken, and where the broken one is about backends of another kind", async () => {
  assert.equal((await post("/open", {})).status, 200);
  assert.equal((await post("/plain", {})).status, 200);
  assert.deepEqual(served.splice(0), ["/open ", "/plain "]);
});

test("requests are refused while a decision, guardrails, a prompt guard, a credential or a proxy cannot run", async () => {
  assert.equal((await post("/app", {})).status, 403);
  assert.equal((await post("/tools", INITIALIZE)).status, 403);
  assert.equal((await post("/tools", CALL)).status, 403);
  assert.equal((await post("/credential", {})).status, 500);
  assert.equal((await post("/proxied", {})).status, 503);
  assert.equal((await post("/socket", {})).status, 503);
  assert.equal((await post("/model/v1/chat/completions", PROMPT)).status, 403);
  assert.notEqual((await post("/model-part/v1/chat/completions", PROMPT)).status, 200);
  assert.deepEqual(served, []);
});

test("no session of MCP begins at a route while a part of its policy cannot run", async () => {
  served.length = 0;
  assert.equal((await post("/tools-routed", INITIALIZE)).status, 401);
  assert.equal((await post("/tools-routed", CALL)).status, 401);
  assert.deepEqual(served, []);
});

test("another decision that allows requests does not open a backend whose guard cannot run", async () => {
  served.length = 0;
  for (const path of ["/tools-signed", "/tools-asking"]) {
    assert.equal((await post(path, INITIALIZE)).status, 401, path);
    assert.equal((await post(path, CALL)).status, 401, path);
  }
  assert.equal((await post("/model-asking/v1/chat/completions", PROMPT)).status, 403);
  assert.deepEqual(served, []);
});
