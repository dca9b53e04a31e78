import assert from "node:assert/strict";
import { once } from "node:events";
import { request as send } from "node:http";
import { text } from "node:stream/consumers";
import { after, before, beforeEach, describe, test } from "node:test";
import type { CheckRequest } from "@edge-gateway/generated/proto/messages.ts";
import { AUTHORIZATION_CHECK } from "@edge-gateway/generated/proto/methods.ts";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { GrpcServer } from "@edge-gateway/testkit/servers/grpc-server";
import type { Listening } from "@edge-gateway/testkit/listen";
import { type Echo, startEcho, startUpstream } from "@edge-gateway/testkit/servers/upstream";

/**
 * Every field of external authorization works on a route, in a conditional entry, and on a backend.
 */

let echo: Listening;
/** Responds with the received request, and with the status that the client names. */
let server: Listening;
let grpc: GrpcServer;
let gateway: Gateway | undefined;
let asked = 0;
const checks: CheckRequest[] = [];

before(async () => {
  echo = await startEcho();
  server = await startUpstream(async (request, response) => {
    asked += 1;
    const { url, headers } = request;
    response.writeHead(Number(headers["x-want"] ?? "200"), { "x-user": "ada", "x-other": "no" });
    response.end(JSON.stringify({ url, headers, body: await text(request) }));
  });
  grpc = await GrpcServer.answer(AUTHORIZATION_CHECK, (request) => {
    checks.push(request);
    return { status: { code: 0 } };
  });
  gateway = await Gateway.start({ config: config() });
});

after(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await Promise.all([echo?.close(), server?.close(), grpc?.[Symbol.asyncDispose]()]);
});

beforeEach(() => {
  asked = 0;
  checks.splice(0);
});

const responseMetadata = { asked: "json(response.body)" };
/** The request that the authorization server received, as the upstream got it. */
const transformation = {
  request: {
    set: [
      { name: "x-asked", value: "extauthz.asked.url" },
      { name: "x-method", value: "extauthz.asked.headers['x-method']" },
      { name: "x-body", value: "extauthz.asked.body" },
    ],
  },
};

const policies = (): Readonly<Record<string, object>> => ({
  grpc: {
    url: `http://127.0.0.1:${grpc.port}`,
    grpc: {
      contextExtensions: { team: "blue" },
      requestMetadata: { demo: "{'method': request.method}" },
    },
    forwardBody: { maxSize: 100 },
  },
  http: {
    url: server.url,
    http: {
      path: "'/check/' + request.method",
      redirect: "'https://login.test/' + request.method",
      allowedRequestHeaders: ["x-want"],
      addRequestHeaders: { "x-method": "request.method" },
      allowedResponseHeaders: ["x-user"],
      responseMetadata,
    },
  },
  made: { url: server.url, http: { body: "'made of ' + request.method", responseMetadata } },
  told: { url: server.url, http: { responseMetadata }, forwardBody: { maxSize: 100 } },
  named: { backendRef: { name: "server" }, http: { path: "'/named'", responseMetadata } },
  cached: {
    url: server.url,
    http: {},
    cache: {
      key: ["request.headers['x-key']"],
      ttl: "duration(request.headers['x-for'])",
      maxEntries: 2,
    },
  },
  open: { url: "http://127.0.0.1:1", http: {}, failureMode: "FailOpen" },
});

/**
 * The policy in one of its places, and a transformation that sends its metadata to the upstream.
 */
const PLACES: Readonly<Record<string, (extAuth: object) => object>> = {
  route: (extAuth) => ({ policies: { extAuth, transformation }, backends: [{ host: host() }] }),
  condition: (policy) => ({
    policies: {
      extAuth: {
        conditional: [
          {
            condition: "request.method == 'PATCH'",
            policy: { url: "http://127.0.0.1:1", http: {} },
          },
          { policy },
        ],
      },
      transformation,
    },
    backends: [{ host: host() }],
  }),
  backend: (extAuth) => ({
    backends: [{ host: host(), policies: { extAuth, transformation } }],
  }),
};

const host = (): string => new URL(echo.url).host;

function config(): string {
  const tunnel = {
    hostnames: ["tunnel.test"],
    policies: { extAuth: { url: server.url, http: {} } },
  };
  const guarded = Object.entries(PLACES).flatMap(([place, put]) =>
    Object.entries(policies()).map(([name, policy]) => ({
      matches: [{ path: { value: `/${place}/${name}` } }],
      ...put(policy),
    })),
  );
  const routes = [...guarded, { ...tunnel, backends: [{ host: host() }] }];
  const { hostname, port } = new URL(server.url);
  const backends = { server: { static: { host: hostname, port: Number(port) } } };
  const gateways = { web: { port: "PORT", frontend: { connect: { mode: "Route" } }, routes } };
  const patient = { policyServers: { authorizationTimeout: "10s" } };
  return JSON.stringify({ config: patient, gateways, backends }).replace('"PORT"', () => "$PORT");
}

for (const place of Object.keys(PLACES))
  describe(place, () => {
    const send = async (name: string, init: RequestInit = {}): Promise<Response> =>
      await fetch(`${gateway?.url}/${place}/${name}`, { redirect: "manual", ...init });
    const upstreamSaw = async (name: string, init: RequestInit = {}): Promise<Echo["headers"]> => {
      const response = await send(name, init);
      assert.equal(response.status, 200);
      const echoed: Echo = JSON.parse(await response.text());
      return echoed.headers;
    };

    test("gRPC: extensions, metadata and the body reach the server", async () => {
      await upstreamSaw("grpc", { method: "POST", body: "hello" });
      const [check] = checks;
      assert.equal(check?.attributes?.request?.http?.body, "hello");
      assert.deepEqual(Object(check?.attributes).contextExtensions, { team: "blue" });
      assert.deepEqual(Object(check?.attributes).metadataContext.filterMetadata, {
        demo: { fields: { method: { stringValue: "POST" } } },
      });
      const { status } = await send("grpc", { method: "POST", body: "x".repeat(101) });
      assert.equal(status, 413);
    });

    test("HTTP: path and headers are as the policy says", async () => {
      const headers = await upstreamSaw("http", { headers: { "x-want": "200" } });
      assert.deepEqual([headers["x-asked"], headers["x-method"]], ["/check/GET", "GET"]);
      assert.deepEqual([headers["x-user"], headers["x-other"]], ["ada", undefined]);
    });

    test("HTTP: an unknown user is redirected to the login", async () => {
      const { status, headers } = await send("http", { headers: { "x-want": "401" } });
      assert.deepEqual([status, headers.get("location")], [302, "https://login.test/GET"]);
    });

    test("HTTP: the body is made, or that of the request", async () => {
      assert.equal((await upstreamSaw("made"))["x-body"], "made of GET");
      const told = { method: "POST", body: "hello" };
      assert.equal((await upstreamSaw("told", told))["x-body"], "hello");
      const long = { method: "POST", body: "x".repeat(101) };
      assert.equal((await send("told", long)).status, 413);
    });

    test("the server may be a backend of the configuration", async () => {
      assert.equal((await upstreamSaw("named"))["x-asked"], "/named");
    });

    test("decisions are cached by key, for their time, up to the maximum number", async () => {
      const ask = async (key: string, time: string): Promise<number> => {
        await upstreamSaw("cached", { headers: { "x-key": key, "x-for": time } });
        return asked;
      };
      assert.deepEqual(
        [await ask("a", "1h"), await ask("b", "0s"), await ask("b", "0s")],
        [1, 2, 3],
      );
      assert.equal(await ask("a", "1h"), 3);
      assert.deepEqual([await ask("c", "1h"), await ask("a", "1h")], [4, 4]);
      assert.deepEqual([await ask("d", "1h"), await ask("c", "1h")], [5, 6]);
    });

    test("without a server requests pass where the policy says so", async () => {
      await upstreamSaw("open");
    });

    if (place === "condition")
      test("another condition chooses another policy", async () => {
        assert.equal((await send("open", { method: "PATCH" })).status, 403);
      });
  });

test("HTTP: the server is asked about a tunnel, not for one", async () => {
  const call = send({ port: gateway?.port, method: "CONNECT", path: "tunnel.test:443" }).end();
  const [{ statusCode }, socket] = await once(call, "connect");
  socket.destroy();
  assert.deepEqual([statusCode, asked], [200, 1]);
});
