import assert from "node:assert/strict";
import { request } from "node:http";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import type { Listening } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/** The attributes and levels of access log lines (doc 2 §EdgePolicy, `accessLog`). */

type Line = Readonly<Record<string, unknown>>;

let upstream: Listening;

before(async () => {
  upstream = await startUpstream((request, response) => {
    const status = /^\/status\/(\d+)/.exec(request.url ?? "")?.[1] ?? "200";
    response.writeHead(Number(status), { "x-kind": "made" }).end();
  });
});

after(() => upstream.close());

function configOf(accessLog: string, policies = "{}"): string {
  return `
config: { logging: { format: json } }
gateways:
  web:
    port: \${PORT}
    frontend:
      accessLog: ${accessLog}
    routes:
    - name: api
      policies: ${policies}
      backends: [{ host: "${upstream.url.replace("http://", "")}" }]
`;
}

/** The log lines of requests, once there are this many. */
function linesOf(gateway: Gateway, count: number): Promise<readonly Line[]> {
  return waitFor(`${count} lines`, () => {
    const lines = gateway.output
      .split("\n")
      .filter((line) => line.includes('"scope":"request"'))
      .map((line): Line => JSON.parse(line));
    return lines.length >= count && lines;
  });
}

async function get(url: string, headers: Record<string, string> = {}): Promise<void> {
  await (await fetch(url, { headers })).arrayBuffer();
}

test("without settings a line has the names of the gateway", async () => {
  await using gateway = await Gateway.start({ config: configOf("{}") });
  await get(`${gateway.url}/a?x=1`);
  const [line = {}] = await linesOf(gateway, 1);
  assert.deepEqual(Object.keys(line), [
    ..."time level scope gateway route endpoint src.addr http.method http.host http.path".split(
      " ",
    ),
    ..."http.version http.status duration duration_ms".split(" "),
  ]);
  assert.equal(line["http.path"], "/a");
});

test("the preset Otel has the attributes of the conventions for HTTP", async () => {
  await using gateway = await Gateway.start({ config: configOf("{ preset: Otel }") });
  await get(`${gateway.url}/a?x=1&access_token=secret-1`);
  const [line = {}] = await linesOf(gateway, 1);
  assert.equal(line["client.address"], "127.0.0.1");
  assert.equal(line["http.request.method"], "GET");
  assert.equal(line["server.address"], "127.0.0.1");
  assert.equal(line["server.port"], gateway.port);
  assert.equal(line["url.path"], "/a");
  assert.equal(line["url.query"], "x=1&access_token=<redacted>");
  assert.equal(line["network.protocol.version"], "1.1");
  assert.equal(line["http.response.status_code"], 200);
  assert.equal(line["src.addr"], undefined);
});

test("no line shows a credential that an expression reads from the URI, or a signature in the query", async () => {
  const attributes =
    "add: [{name: uri, expression: request.uri}, {name: auth, expression: 'request.headers.authorization'}]";
  const location = `{ expression: 'request.uri.split("t=")[1]' }`;
  const keys = `{ apiKeyAuthentication: { location: ${location}, secretRef: { name: keys } } }`;
  await using gateway = await Gateway.start({
    config: `${configOf(`{ preset: Otel, attributes: { ${attributes} } }`, keys)}
secrets: { keys: { data: { one: planted-key-1 } } }
`,
  });
  const authorization = "planted-word planted-rest";
  await get(`${gateway.url}/a?t=planted-key-1`, { authorization });
  const [line = {}] = await linesOf(gateway, 1);
  assert.equal(line["http.response.status_code"], 200);
  assert.equal(line["url.query"], "<redacted>");
  assert.doesNotMatch(JSON.stringify(line), /planted/);
  const dump = await (await fetch(`http://127.0.0.1:${gateway.adminPort}/config_dump`)).text();
  assert.doesNotMatch(dump, /planted/);
});

test("only requests for which the filter is true are logged", async () => {
  const filter = `{ filter: 'response.code >= 500 || request.path == "/wanted"' }`;
  await using gateway = await Gateway.start({ config: configOf(filter) });
  await get(`${gateway.url}/unwanted`);
  await get(`${gateway.url}/wanted`);
  await get(`${gateway.url}/status/500`);
  const lines = await linesOf(gateway, 2);
  assert.deepEqual(
    lines.map((line) => line["http.path"]),
    ["/wanted", "/status/500"],
  );
});

test("a request for which the filter cannot be evaluated is logged", async () => {
  const filter = `{ filter: 'request.headers["x-hidden"] != "yes"' }`;
  await using gateway = await Gateway.start({ config: configOf(filter) });
  await get(`${gateway.url}/hidden`, { "x-hidden": "yes" });
  await get(`${gateway.url}/failing`);
  await get(`${gateway.url}/shown`, { "x-hidden": "no" });
  const lines = await linesOf(gateway, 2);
  assert.deepEqual(
    lines.map((line) => line["http.path"]),
    ["/failing", "/shown"],
  );
});

test("attributes are added and removed; one that fails is left out, and none shows a credential", async () => {
  const attributes = `
        attributes:
          remove: [duration, server.address]
          add:
          - { name: kind, expression: 'response.headers["x-kind"]' }
          - { name: double, expression: "2 * response.code" }
          - { name: nested, expression: '{"a": {"b": true}, "list": [1, "x"]}' }
          - { name: absent, expression: 'request.headers["x-absent"]' }
          - { name: credential, expression: 'request.headers["authorization"]' }
          - { name: all, expression: 'request.headers' }`;
  await using gateway = await Gateway.start({ config: configOf(attributes) });
  await get(`${gateway.url}/`, { authorization: "Bearer the-secret" });
  const [line = {}] = await linesOf(gateway, 1);
  assert.equal(line["duration"], undefined);
  assert.equal(line["http.host"], undefined, "a name of the other kind removes the same field");
  assert.equal(line["kind"], "made");
  assert.equal(line["double"], 400);
  assert.equal(line["nested.a.b"], true);
  assert.equal(line["nested.list"], '[1,"x"]');
  assert.equal("absent" in line, false);
  assert.equal(line["credential"], "Bearer <redacted>");
  assert.equal(line["all.authorization"], "<redacted>");
  assert.doesNotMatch(gateway.output, /the-secret/);
});

test("the level of a line says what happened", async () => {
  const limited = "{ rateLimit: { local: [{ requests: 4, unit: Hours }] } }";
  await using gateway = await Gateway.start({ config: configOf("{}", limited) });
  for (const path of ["/", "/status/404", "/status/500", "/status/302", "/refused"])
    await (await fetch(`${gateway.url}${path}`, { redirect: "manual" })).arrayBuffer();
  const lines = await linesOf(gateway, 5);
  assert.deepEqual(
    lines.map(({ level }) => level),
    ["info", "info", "error", "info", "warn"],
  );
});

test("a listener has the log that a policy attaches to it", async () => {
  const host = upstream.url.replace("http://", "");
  await using gateway = await Gateway.start({
    config: `
config: { logging: { format: json } }
gateways:
  web:
    port: \${PORT}
    listeners: [{ name: quiet, hostname: quiet.example }, { name: other }]
    routes: [{ name: api, backends: [{ host: "${host}" }] }]
policies:
- targetRefs: [{ kind: Gateway, name: web, sectionName: quiet }]
  frontend: { accessLog: { filter: "false" } }
`,
  });
  await new Promise((resolve) =>
    request(`${gateway.url}/first`, { headers: { host: "quiet.example" } }, (response) =>
      response.resume().on("end", resolve),
    ).end(),
  );
  await get(`${gateway.url}/second`);
  const lines = await linesOf(gateway, 1);
  assert.deepEqual(
    lines.map((line) => line["http.path"]),
    ["/second"],
  );
});
