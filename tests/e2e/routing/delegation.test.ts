import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { curl } from "@edge-gateway/testkit/programs/curl";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startEcho, type Echo } from "@edge-gateway/testkit/servers/upstream";

/** Routes that pass requests on to groups of routes, with a real gateway and curl. */

let gateway: Gateway;
let echo: Listening;

before(async () => {
  echo = await startEcho();
  gateway = await Gateway.start({ config: configOf(`127.0.0.1:${echo.port}`) });
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  await echo.close();
});

function configOf(server: string): string {
  const by = (name: string) =>
    `{type: RequestHeaderModifier, requestHeaderModifier: {set: [{name: x-by, value: ${name}}]}}`;
  return `
gateways:
  web:
    port: \${PORT}
    routes:
    - name: teams
      matches: [{path: {value: /teams}, headers: [{name: x-known, value: "1"}]}]
      policies:
        authorization: {policy: {matchExpressions: ["!('x-blocked' in request.headers)"]}}
        directResponse: {conditional: [{condition: "'x-direct' in request.headers", policy: {status: 418}}]}
      filters:
      - ${by("teams")}
      - {type: URLRewrite, urlRewrite: {path: {type: ReplacePrefixMatch, replacePrefixMatch: /t}}}
      backends: [{routeGroup: team}]
    - name: split
      matches: [{path: {value: /split}}]
      backends: [{routeGroup: nobody, weight: 0}, {host: "${server}"}]
    - name: all
      policies: {directResponse: {status: 204}}
routeGroups:
  team:
    routes:
    - name: one
      matches: [{path: {value: /teams/one}}]
      filters: [${by("one")}]
      policies:
        authorization: {policy: {matchExpressions: ["!('x-one' in request.headers)"]}}
        directResponse: {conditional: [{condition: "'x-direct' in request.headers", policy: {status: 419}}]}
      backends: [{host: "${server}"}]
    - name: two
      matches: [{path: {value: /teams/two}}]
      backends: [{routeGroup: inner}]
  inner:
    routes:
    - name: exact
      matches: [{path: {type: Exact, value: /teams/two/exact}, method: GET}]
      filters: [${by("exact")}]
      backends: [{host: "${server}"}]
    - name: local
      hostnames: [local.example]
      backends: [{host: "${server}"}]
  nobody:
    routes: []
policies:
- targetRefs: [{kind: Route, name: local}]
  traffic: {directResponse: {conditional: [{condition: "'x-direct' in request.headers", policy: {status: 420}}]}}
`;
}

async function get(path: string, ...headers: readonly string[]) {
  const fields = headers.flatMap((header) => ["-H", header]);
  return curl("-H", "x-known: 1", ...fields, gateway.url + path);
}

/** The path and the header that the upstream receives. */
async function seen(path: string, ...headers: readonly string[]): Promise<readonly unknown[]> {
  const { status, body } = await get(path, ...headers);
  assert.equal(status, 200);
  const { url, headers: fields } = JSON.parse(body) as Echo;
  return [url, fields["x-by"]];
}

async function statusOf(path: string, ...headers: readonly string[]): Promise<number> {
  return (await get(path, ...headers)).status;
}

test("a group decides on the requests passed on to it, with the filters of both", async () => {
  assert.deepEqual(await seen("/teams/one/x?q"), ["/t/one/x?q", "one"]);
  assert.deepEqual(await seen("/teams/two/exact"), ["/t/two/exact", "exact"]);
  assert.deepEqual(await seen("/teams/two/any", "host: local.example"), ["/t/two/any", "teams"]);
});

test("what no route of a group takes is not found, although another route would take it", async () => {
  assert.equal(await statusOf("/teams/three"), 404);
  assert.equal(await statusOf("/teams/two/any"), 404);
  assert.equal(await statusOf("/other"), 204);
  assert.equal((await curl(`${gateway.url}/teams/one`)).status, 204);
});

test("policies of every level apply: the nearest wins, and rules of authorization add up", async () => {
  assert.equal(await statusOf("/teams/one", "x-direct: 1"), 419);
  assert.equal(await statusOf("/teams/two/exact", "x-direct: 1"), 418);
  assert.equal(await statusOf("/teams/two/any", "x-direct: 1", "host: local.example"), 420);
  assert.equal(await statusOf("/teams/two/exact", "x-blocked: 1"), 403);
  assert.equal(await statusOf("/teams/one"), 200);
});

test("a group of weight 0 takes nothing", async () => {
  assert.equal(await statusOf("/split"), 200);
});
