import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startEcho, type Echo } from "@edge-gateway/testkit/servers/upstream";

/** Filters of routes, and the policies beside them, with a real gateway between real sockets. */

let gateway: Gateway;
let echo: Listening;

before(async () => {
  echo = await startEcho();
  gateway = await Gateway.start({ config: configOf() });
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  await echo.close();
});

function configOf(): string {
  const named = `localhost:${echo.port}`;
  const address = `127.0.0.1:${echo.port}`;
  const route = (path: string, rest: string) => `
      - matches: [{path: {type: PathPrefix, value: ${path}}}]
        ${rest}`;
  return `
gateways:
  web:
    port: \${PORT}
    routes:${route(
      "/old",
      `filters: [{type: RequestRedirect, requestRedirect: {scheme: https, statusCode: 308, path: {type: ReplacePrefixMatch, replacePrefixMatch: /new}}}]`,
    )}${route(
      "/rewrite",
      `filters: [{type: URLRewrite, urlRewrite: {hostname: inner.example, path: {type: ReplacePrefixMatch, replacePrefixMatch: /}}}]
        backends: [{host: "${named}", policies: {hostnameRewrite: {mode: Auto}}}]`,
    )}${route(
      "/backend-rewrite",
      `backends: [{host: "${named}", filters: [{type: URLRewrite, urlRewrite: {hostname: own.example, path: {type: ReplaceFullPath, replaceFullPath: /all}}}]}]`,
    )}${route(
      "/backend-redirect",
      `backends: [{host: "${named}", filters: [{type: RequestRedirect, requestRedirect: {hostname: away.example, port: 80}}]}]`,
    )}${route("/host-default", `backends: [{host: "${named}"}]`)}${route(
      "/host-none",
      `policies: {hostRewrite: {mode: None}}
        backends: [{host: "${named}"}]`,
    )}${route(
      "/host-auto",
      `policies: {hostRewrite: {mode: Auto}}
        backends: [{host: "${address}"}]`,
    )}${route(
      "/host-own",
      `policies: {hostRewrite: {mode: None}}
        backends: [{host: "${named}", policies: {hostnameRewrite: {mode: Auto}}}]`,
    )}${route(
      "/csrf",
      `policies: {csrf: {}}
        backends: [{host: "${address}"}]`,
    )}${route(
      "/delay",
      `policies: {delay: {duration: 1h}, timeouts: {request: 50ms}}
        backends: [{host: "${address}"}]`,
    )}${route(
      "/pause",
      `policies: {delay: {duration: "int(request.headers['x-wait'])"}}
        backends: [{host: "${address}"}]`,
    )}
`;
}

function get(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(gateway.url + path, { redirect: "manual", ...init });
}

async function echoOf(path: string): Promise<Echo> {
  const response = await get(path);
  assert.equal(response.status, 200);
  return (await response.json()) as Echo;
}

test("a redirect responds without a backend, with the prefix replaced and the query kept", async () => {
  const response = await get("/old/page?a=b%20c");
  assert.equal(response.status, 308);
  assert.equal(response.headers.get("location"), "https://127.0.0.1/new/page?a=b%20c");
  assert.equal(await response.text(), "");
});

test("a rewrite changes path and host, and goes before every policy on the host", async () => {
  const { url, headers } = await echoOf("/rewrite/a?b");
  assert.deepEqual([url, headers.host], ["/a?b", "inner.example"]);
});

test("filters of a backend run after the backend is chosen", async () => {
  const { url, headers } = await echoOf("/backend-rewrite/a?b");
  assert.deepEqual([url, headers.host], ["/all?b", "own.example"]);
  const response = await get("/backend-redirect/x");
  assert.equal(response.status, 302);
  assert.equal(response.headers.get("location"), "http://away.example/backend-redirect/x");
});

test("the host that a backend sees: of the backend, the client, or as the nearest policy says", async () => {
  const hostOf = async (path: string) => (await echoOf(path)).headers.host;
  assert.equal(await hostOf("/host-default"), `localhost:${echo.port}`);
  assert.equal(await hostOf("/host-none"), `127.0.0.1:${gateway.port}`);
  assert.equal(await hostOf("/host-auto"), `127.0.0.1:${echo.port}`);
  assert.equal(await hostOf("/host-own"), `localhost:${echo.port}`);
});

test("a page of another origin cannot make requests with effects", async () => {
  const post = (origin: string) => get("/csrf", { method: "POST", headers: { origin } });
  const refused = await post("https://evil.example");
  assert.equal(refused.status, 403);
  assert.equal(await refused.text(), "CSRF validation failed");
  assert.equal((await post(gateway.url)).status, 200);
});

test("a delay holds a request back, counts against its time, and is none if its expression fails", async () => {
  assert.equal((await get("/delay")).status, 504);
  assert.equal((await get("/pause", { headers: { "x-wait": "5" } })).status, 200);
  assert.equal((await get("/pause")).status, 200);
});
