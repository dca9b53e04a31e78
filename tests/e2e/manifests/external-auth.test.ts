import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { request, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import type { CheckRequest } from "@edge-gateway/generated/proto/messages.ts";
import { AUTHORIZATION_CHECK } from "@edge-gateway/generated/proto/methods.ts";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { GrpcServer } from "@edge-gateway/testkit/servers/grpc-server";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { edgeBackend, gatewayWith, object, routeOf, toEdgeBackend, together } from "./objects.ts";

/** Filters of the type ExternalAuth, of routes and of listeners, ask their servers and fail closed. */

/**
 * The requests that an authorization server over HTTP received, and those that the backend
 * received.
 */
interface Seen {
  readonly line: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const asked: Seen[] = [];
const calls: CheckRequest[] = [];
const served: Seen[] = [];
let servers: readonly { close(): Promise<void> }[];
let gateway: Gateway;

/**
 * Starts a server that allows requests with a user, and returns the user's name and a tenant that
 * routes can match.
 */
function startHttpServer(): Promise<Listening> {
  return startUpstream((request, response) => {
    void text(request).then((body) => {
      const { method, url, headers } = request;
      asked.push({ line: `${method} ${url}`, headers, body });
      if (headers.authorization === undefined) response.writeHead(401).end("who are you");
      else
        response
          .writeHead(200, { "x-user": headers.authorization, "x-tenant": "blue", host: "evil" })
          .end("fine");
    });
  });
}

function startGrpcServer(): Promise<GrpcServer> {
  return GrpcServer.answer(AUTHORIZATION_CHECK, (request) => {
    calls.push(request);
    const headers = [
      { header: { key: ":authority", value: "evil" } },
      { header: { key: "x-user", value: "grpc" } },
    ];
    return { status: { code: 0 }, okResponse: { headers } };
  });
}

before(async () => {
  const http = await startHttpServer();
  const grpc = await startGrpcServer();
  const app = await startUpstream((request, response) => {
    void text(request).then((body) => {
      const { method, url, headers } = request;
      served.push({ line: `${method} ${url}`, headers, body });
      response.end("app");
    });
  });
  servers = [http, grpc, app];
  gateway = await Gateway.start({
    config: (port) => ({ "set.yaml": manifests(port, [http.port, grpc.port, app.port]) }),
  });
});

beforeEach(() => {
  for (const list of [asked, calls, served]) list.length = 0;
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  for (const server of servers) await server.close();
});

function manifests(port: number, [http = 0, grpc = 0, app = 0]: readonly number[]): string {
  const byHttp = (server: string, terms: object = {}, more: object = {}) => ({
    type: "ExternalAuth",
    externalAuth: { protocol: "HTTP", backendRef: toEdgeBackend(server), http: terms, ...more },
  });
  const byGrpc = {
    type: "ExternalAuth",
    externalAuth: {
      protocol: "GRPC",
      backendRef: toEdgeBackend("grpc"),
      grpc: { allowedHeaders: ["X-Sent"] },
    },
  };
  const terms = { path: "/check/", allowedHeaders: ["X-Sent"], allowedResponseHeaders: ["X-User"] };
  const rule = (path: string, filter: object) => ({
    matches: [{ path: { type: "PathPrefix", value: path } }],
    filters: [filter],
    backendRefs: [toEdgeBackend("app")],
  });
  const ofTenant = {
    matches: [{ headers: [{ name: "x-tenant", value: "blue" }] }],
    backendRefs: [toEdgeBackend("app")],
  };
  const listener = { port, protocol: "HTTP" };
  return together(
    gatewayWith(
      { ...listener, name: "plain", hostname: "plain.test" },
      {
        ...listener,
        name: "first",
        hostname: "first.test",
        filters: { requests: [byHttp("http"), byGrpc] },
      },
      {
        ...listener,
        name: "gone",
        hostname: "gone.test",
        filters: { requests: [byHttp("nobody")] },
      },
    ),
    edgeBackend("http", http),
    edgeBackend("grpc", grpc),
    edgeBackend("app", app),
    ofGateway("http", http),
    ofGateway("grpc", grpc),
    routeOf("HTTPRoute", "plain", {
      rules: [
        rule("/all", byHttp("http")),
        rule("/some", byHttp("http", terms)),
        rule("/body", byHttp("http", {}, { forwardBody: { maxSize: 8 } })),
        rule("/grpc", byGrpc),
        rule("/gone", byHttp("nobody")),
      ],
    }),
    routeOf("HTTPRoute", "first", { rules: [ofTenant] }),
    routeOf("HTTPRoute", "gone", { rules: [{ backendRefs: [toEdgeBackend("app")] }] }),
  );
}

/** A backend in the namespace of the gateway. */
function ofGateway(name: string, port: number): string {
  const server = { static: { host: "127.0.0.1", port } };
  return object("edgegateway.dev/v1alpha1", "EdgeBackend", name, "infra", server);
}

interface Sent {
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

async function ask(path: string, { host = "plain.test", headers = {}, body }: Sent = {}) {
  const { status, content } = await new Promise<{ status: number; content: string }>(
    (resolve, reject) => {
      const method = body === undefined ? "GET" : "POST";
      const to = { host: "127.0.0.1", port: gateway.port, path, method };
      const sent = request({ ...to, headers: { host, ...headers } }, (response) => {
        text(response).then(
          (read) => resolve({ status: response.statusCode ?? 0, content: read }),
          reject,
        );
      });
      sent.on("error", reject).end(body);
    },
  );
  return `${status} ${content}`;
}

const KNOWN = { authorization: "ann" };

test("a server over HTTP gets host, path and Authorization, and its headers reach the backend", async () => {
  assert.equal(await ask("/all/a?b=c", { headers: { ...KNOWN, "x-sent": "1" } }), "200 app");
  const { line, headers } = asked[0] ?? {};
  assert.deepEqual(
    [line, headers?.host, headers?.authorization, headers?.["x-sent"]],
    ["GET /all/a?b=c", "plain.test", "ann", undefined],
  );
  const { host, "x-user": user, "x-tenant": tenant, ...others } = served[0]?.headers ?? {};
  assert.deepEqual([user, tenant, others["content-length"]], ["ann", "blue", undefined]);
  assert.notEqual(host, "evil");
});

test("a denied request gets the response of the authorization server", async () => {
  assert.equal(await ask("/all"), "401 who are you");
  assert.deepEqual(served, []);
});

test("the path prefix is added, and the lists of headers select the forwarded ones", async () => {
  assert.equal(await ask("/some/a", { headers: { ...KNOWN, "x-sent": "1" } }), "200 app");
  assert.equal(asked[0]?.line, "GET /check/some/a");
  assert.equal(asked[0]?.headers["x-sent"], "1");
  const { "x-user": user, "x-tenant": tenant } = served[0]?.headers ?? {};
  assert.deepEqual([user, tenant], ["ann", undefined]);
});

test("a body is sent up to its limit, and only where it is wanted", async () => {
  assert.equal(await ask("/body", { headers: KNOWN, body: "short" }), "200 app");
  assert.deepEqual([asked[0]?.body, asked[0]?.headers["content-length"]], ["short", "5"]);
  assert.match(await ask("/body", { headers: KNOWN, body: "longer than 8" }), /^413 /);
  assert.equal(await ask("/all", { headers: KNOWN, body: "short" }), "200 app");
  assert.deepEqual([asked[1]?.body, asked[1]?.headers["content-length"]], ["", "0"]);
  assert.deepEqual(
    served.map(({ body }) => body),
    ["short", "short"],
  );
});

test("a server over gRPC gets the headers of its list, and cannot change the host", async () => {
  assert.equal(await ask("/grpc", { headers: { "x-sent": "1", "x-other": "2" } }), "200 app");
  const headers = calls[0]?.attributes?.request?.http?.headers ?? {};
  assert.deepEqual([headers["x-sent"], headers["x-other"]], ["1", undefined]);
  assert.equal(served[0]?.headers["x-user"], "grpc");
  assert.notEqual(served[0]?.headers.host, "evil");
});

test("without the server nothing passes", async () => {
  assert.match(await ask("/gone", { headers: KNOWN }), /^(403|503) /);
  assert.match(await ask("/", { host: "gone.test", headers: KNOWN }), /^(403|503) /);
  assert.deepEqual(served, []);
});

test("filters of a listener run in their order before the route is selected", async () => {
  assert.equal(await ask("/any", { host: "first.test", headers: KNOWN }), "200 app");
  assert.equal(asked.length + calls.length, 2);
  assert.equal(calls[0]?.attributes?.request?.http?.host, "first.test");
  assert.equal(served[0]?.headers["x-user"], "grpc");
  assert.equal(await ask("/any", { host: "first.test" }), "401 who are you");
});
