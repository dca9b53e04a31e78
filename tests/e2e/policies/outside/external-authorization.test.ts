import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { CheckRequest, CheckResponse } from "@edge-gateway/generated/proto/messages.ts";
import { AUTHORIZATION_CHECK } from "@edge-gateway/generated/proto/methods.ts";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { GrpcServer } from "@edge-gateway/testkit/servers/grpc-server";
import type { Listening } from "@edge-gateway/testkit/listen";
import { type Echo, startEcho, startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { configOf, echoOf, startGuarded } from "../guarded-gateway.ts";

/**
 * Requests to the authorization server, and the effects of its decisions (doc 2 §Traffic policies,
 * `extAuth`).
 */

let echo: Listening;

before(async () => {
  echo = await startEcho();
});

after(() => echo.close());

test("gRPC: the server gets the request, and its edits reach the backend and the client", async () => {
  const seen: CheckRequest[] = [];
  await using server = await GrpcServer.answer(AUTHORIZATION_CHECK, (request): CheckResponse => {
    seen.push(request);
    return {
      status: { code: 0 },
      okResponse: {
        headers: [
          { header: { key: "x-user", value: "ada" } },
          { header: { key: "x-tag", value: "two" }, append: { value: true } },
          { header: { key: "bad name", value: "never" } },
        ],
        headersToRemove: ["x-secret"],
        responseHeadersToAdd: [{ header: { key: "x-decided", value: "yes" } }],
        queryParametersToSet: [{ key: "who", value: "a b" }],
        queryParametersToRemove: ["token"],
      },
    };
  });
  await using gateway = await startGuarded(echo, {
    url: `http://127.0.0.1:${server.port}`,
    grpc: {
      contextExtensions: { team: "blue" },
      requestMetadata: { demo: "{'path': request.path}", broken: "request.headers.none" },
    },
    forwardBody: { maxSize: 100 },
  });
  const response = await fetch(`${gateway.url}/a?token=1&q=2`, {
    method: "POST",
    headers: { "x-user": "mallory", "x-tag": "one", "x-secret": "s" },
    body: "hello",
  });
  assert.equal(response.status, 200);
  assert.equal(response.headers.get("x-decided"), "yes");
  const { url, headers, body } = echoOf(await response.text());
  assert.equal(url, "/a?q=2&who=a%20b");
  assert.equal(headers["x-user"], "ada");
  assert.equal(headers["x-tag"], "one, two");
  assert.equal(headers["x-secret"], undefined);
  assert.equal(body, "hello");
  const [{ attributes } = {}] = seen;
  const { request: { http = {} } = {}, source: { address = {} } = {} } = attributes ?? {};
  assert.equal(http.method, "POST");
  assert.equal(http.path, "/a?token=1&q=2");
  assert.equal(http.body, "hello");
  assert.equal(Object(http.headers)["x-secret"], "s");
  assert.deepEqual(Object(address.socketAddress).address, "127.0.0.1");
  assert.deepEqual(Object(attributes).contextExtensions, { team: "blue" });
  assert.deepEqual(Object(attributes).metadataContext.filterMetadata, {
    demo: { fields: { path: { stringValue: "/a" } } },
  });
  const long = await fetch(gateway.url, { method: "POST", body: "x".repeat(101) });
  assert.equal(long.status, 413);
});

test("gRPC: a denial has the status, headers and body of the server, and metadata becomes extauthz", async () => {
  await using server = await GrpcServer.answer(AUTHORIZATION_CHECK, ({ attributes }) => {
    const path = attributes?.request?.http?.path;
    if (path === "/bare") return { status: { code: 7 } };
    if (path === "/denied") {
      return {
        status: { code: 16 },
        deniedResponse: {
          status: { code: 401 },
          headers: [{ header: { key: "www-authenticate", value: "Demo" } }],
          body: "who are you?",
        },
      };
    }
    return {
      status: { code: 0 },
      okResponse: {},
      dynamicMetadata: { fields: { role: { stringValue: path === "/admin" ? "admin" : "none" } } },
    };
  });
  const route = {
    name: "all",
    policies: {
      extAuth: { backendRef: { name: "auth" }, grpc: {} },
      authorization: { policy: { matchExpressions: ["extauthz.role == 'admin'"] } },
    },
    backends: [{ host: echo.url.replace("http://", "") }],
  };
  const auth = { static: { host: "127.0.0.1", port: server.port } };
  await using gateway = await Gateway.start({ config: configOf([route], { backends: { auth } }) });
  const denied = await fetch(`${gateway.url}/denied`);
  assert.equal(denied.status, 401);
  assert.equal(denied.headers.get("www-authenticate"), "Demo");
  assert.equal(await denied.text(), "who are you?");
  const bare = await fetch(`${gateway.url}/bare`);
  assert.equal(bare.status, 403);
  assert.equal(await bare.text(), "external authorization failed");
  assert.equal((await fetch(`${gateway.url}/admin`)).status, 200);
  const other = await fetch(`${gateway.url}/other`);
  assert.equal(await other.text(), "authorization failed");
});

test("HTTP: only 200 allows, and the parts of the request that are named are sent", async () => {
  const seen: Echo[] = [];
  await using server = await startUpstream((request, response) => {
    const { method, url, headers } = request;
    seen.push({ method, url, headers, body: "" });
    const status = Number(headers["x-want"] ?? "200");
    response.writeHead(status, { "x-user": "ada", "x-other": "o", "content-type": "text/x-own" });
    response.end(status === 204 ? undefined : `status ${status}`);
  });
  await using gateway = await startGuarded(echo, {
    url: server.url,
    http: {
      path: "'/check' + request.path",
      allowedRequestHeaders: ["X-Want", "Authorization"],
      addRequestHeaders: { "x-method": "request.method", "x-missing": "request.headers.none" },
      allowedResponseHeaders: ["X-User"],
      redirect: "'https://login.example/?to=' + request.path",
    },
  });
  const passed = await fetch(`${gateway.url}/a?b`, {
    headers: { "x-user": "mallory", authorization: "Bearer t", "x-hidden": "h" },
  });
  assert.equal(passed.status, 200);
  const { headers } = echoOf(await passed.text());
  assert.equal(headers["x-user"], "ada");
  assert.equal(headers["x-other"], undefined);
  const asked = seen.at(-1);
  assert.equal(asked?.url, "/check/a");
  assert.equal(asked?.headers.authorization, "Bearer t");
  assert.equal(asked?.headers["x-method"], "GET");
  assert.equal(asked?.headers["x-hidden"], undefined);
  assert.equal(asked?.headers["x-missing"], undefined);
  for (const status of [204, 201, 302, 404, 500]) {
    const refused = await fetch(gateway.url, {
      headers: { "x-want": String(status) },
      redirect: "manual",
    });
    // A refusal never looks like a success.
    assert.equal(refused.status, status < 300 ? 403 : status);
    assert.equal(refused.headers.get("x-other"), "o");
    assert.equal(refused.headers.get("content-type"), "text/x-own");
    assert.equal(await refused.text(), status === 204 ? "" : `status ${status}`);
  }
  const login = await fetch(`${gateway.url}/private`, {
    headers: { "x-want": "401" },
    redirect: "manual",
  });
  assert.equal(login.status, 302);
  assert.equal(login.headers.get("location"), "https://login.example/?to=/private");
});

test("HTTP: a client cannot say what only the server may say, even if the server says nothing", async () => {
  await using server = await startUpstream((request, response) => {
    if (request.url === "/away") request.socket.destroy();
    else response.end();
  });
  await using gateway = await startGuarded(echo, {
    url: server.url,
    http: { allowedResponseHeaders: ["X-User", "Host"] },
    cache: { key: ["request.path"], ttl: "1m", maxEntries: 10 },
    failureMode: "FailOpen",
  });
  // The second request to a path meets the cached decision.
  for (const path of ["/", "/", "/away"]) {
    const headers = { "x-user": "mallory", "x-other": "mine" };
    const passed = await fetch(gateway.url + path, { headers });
    const seen = echoOf(await passed.text()).headers;
    assert.deepEqual([seen["x-user"], seen["x-other"]], [undefined, "mine"], path);
  }
});

test("HTTP: what one of several servers sets, a client cannot say under any condition", async () => {
  await using server = await startUpstream((request, response) => {
    response.setHeader(request.url === "/user" ? "x-user" : "x-team", "ada").end();
  });
  const entry = (condition: string, header: string) => ({
    condition,
    policy: {
      url: server.url,
      http: { allowedResponseHeaders: [header] },
      failureMode: "FailOpen",
    },
  });
  await using gateway = await startGuarded(echo, {
    conditional: [
      entry('request.headers["x-fails"] == "x"', "X-Failed"),
      entry('request.path == "/user"', "X-User"),
      entry('request.path == "/team"', "X-Team"),
    ],
  });
  for (const [path, user, team] of [
    ["/user", "ada", undefined],
    ["/team", undefined, "ada"],
    ["/other", undefined, undefined],
  ] as const) {
    const headers = { "x-user": "mallory", "x-team": "mallory", "x-failed": "mallory" };
    const passed = await fetch(gateway.url + path, { headers });
    const seen = echoOf(await passed.text()).headers;
    const got = [seen["x-user"], seen["x-team"], seen["x-failed"]];
    assert.deepEqual(got, [user, team, undefined], path);
  }
});

test("HTTP: a body is forwarded or computed, and the answer becomes extauthz", async () => {
  await using server = await startUpstream((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method, url } = request;
      response.end(JSON.stringify({ method, url, body: Buffer.concat(chunks).toString() }));
    });
  });
  const responseMetadata = { seen: "json(response.body)", code: "response.code" };
  const policies = (http: object, forwardBody?: object) => ({
    extAuth: { url: server.url, http: { responseMetadata, ...http }, forwardBody },
    directResponse: { status: 200, bodyExpression: "extauthz" },
  });
  const routes = [
    {
      name: "own",
      matches: [{ path: { value: "/own" } }],
      policies: policies({ body: "{'user': request.headers['x-user']}" }),
    },
    { name: "all", policies: policies({}, { maxSize: 100 }) },
  ];
  await using gateway = await Gateway.start({ config: configOf(routes) });
  const forwarded = await fetch(`${gateway.url}/x?y=1`, { method: "PUT", body: "hello" });
  assert.deepEqual(await forwarded.json(), {
    seen: { method: "PUT", url: "/x?y=1", body: "hello" },
    code: 200,
  });
  const computed = await fetch(`${gateway.url}/own`, { headers: { "x-user": "ada" } });
  assert.deepEqual(await computed.json(), {
    seen: { method: "GET", url: "/own", body: '{"user":"ada"}' },
    code: 200,
  });
});

test("decisions are cached by their key until they expire, and not cached if a part of the key fails", async () => {
  let asked = 0;
  await using server = await startUpstream((request, response) => {
    asked += 1;
    const isDenied = request.headers.authorization === "no";
    response.writeHead(isDenied ? 403 : 200, { "cache-for": "600s" });
    response.end();
  });
  await using gateway = await startGuarded(echo, {
    url: server.url,
    http: {},
    cache: {
      key: ["request.headers.authorization"],
      ttl: "duration(response.headers['cache-for'])",
    },
  });
  const send = async (authorization?: string): Promise<number> => {
    const headers = authorization === undefined ? {} : { authorization };
    const response = await fetch(gateway.url, { headers });
    await response.arrayBuffer();
    return response.status;
  };
  assert.deepEqual([await send("yes"), await send("yes"), asked], [200, 200, 1]);
  assert.deepEqual([await send("no"), await send("no"), asked], [403, 403, 2]);
  assert.deepEqual([await send(), await send(), asked], [200, 200, 4]);
});

test("HTTP: a body over the limit is refused also where the decision is cached", async () => {
  await using server = await startUpstream((_request, response) => void response.end());
  await using gateway = await startGuarded(echo, {
    url: server.url,
    http: {},
    forwardBody: { maxSize: 10 },
    cache: { key: ["request.path"], ttl: "60s" },
  });
  const statusOf = async (body: string) =>
    (await fetch(gateway.url, { method: "POST", body })).status;
  assert.equal(await statusOf("short"), 200);
  assert.equal(await statusOf("longer than the limit"), 413);
  assert.equal(await statusOf("also short"), 200);
});

test("edits for a response by a filter of a backend reference belong to their own attempt", async () => {
  let asked = 0;
  await using server = await GrpcServer.answer(AUTHORIZATION_CHECK, (): CheckResponse => {
    asked += 1;
    const responseHeadersToAdd = [{ header: { key: "x-decided", value: "first" } }];
    return { status: { code: 0 }, okResponse: asked === 1 ? { responseHeadersToAdd } : {} };
  });
  let tries = 0;
  await using upstream = await startUpstream((_request, response) => {
    tries += 1;
    response.writeHead(tries === 1 ? 503 : 200).end();
  });
  const externalAuth = { protocol: "GRPC", backendRef: { name: "decider" }, grpc: {} };
  const host = new URL(upstream.url).host;
  const routes = [
    {
      policies: { retry: { codes: [503] } },
      backends: [{ host, filters: [{ type: "ExternalAuth", externalAuth }] }],
    },
  ];
  const backends = { decider: { static: { host: "127.0.0.1", port: server.port } } };
  await using gateway = await Gateway.start({ config: configOf(routes, { backends }) });
  const response = await fetch(gateway.url);
  assert.deepEqual([response.status, asked, tries], [200, 2, 2]);
  assert.equal(response.headers.get("x-decided"), null);
});
