import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import type { AdminReplay } from "@edge-gateway/generated/types/index.ts";
import { validateAdminReplay } from "@edge-gateway/generated/validators/admin-replay.js";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { TokenIssuer } from "@edge-gateway/testkit/servers/token-issuer";
import { startEcho } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { CheckedClient } from "../admin/admin-client.ts";
import { run } from "./gwctl.ts";

/** Recorded requests of a real gateway, decided again by its own and by other configurations. */

const AUDIENCE = "shop";
/** Requests that the gateway records. */
const REQUESTS = 12;
/** Requests of a file that is replayed for its speed, and the seconds that it may take on a busy machine. */
const MANY = 5_000;
const PATIENCE = 60_000;

let issuer: TokenIssuer;
let upstream: Listening;
let gateway: Gateway;
let folder: string;
let config: string;
let records: string;

before(async () => {
  upstream = await startEcho();
  issuer = await TokenIssuer.start();
  folder = await mkdtemp(join(tmpdir(), "replay-"));
  config = `config: { logging: { format: json } }
gateways:
  web:
    port: \${PORT}
    frontend: { http: { forwarded: { headers: XForwarded } } }
    policies: { cors: { allowOrigins: ["https://app.test"] } }
    routes:
      - name: orders
        matches: [{ path: { type: PathPrefix, value: /orders } }]
        policies:
          headerModifiers: { request: { set: [{ name: x-team, value: shop }], remove: [x-old] } }
          transformation: { request: { set: [{ name: x-method, value: request.method }] } }
        filters: [{ type: URLRewrite, urlRewrite: { path: { type: ReplacePrefixMatch, replacePrefixMatch: /v2 } } }]
        backends:
          - { host: "${new URL(upstream.url).host}", weight: 1 }
          - { backend: other, weight: 1 }
      - name: private
        matches: [{ path: { type: PathPrefix, value: /private } }]
        policies:
          jwtAuthentication:
            providers: [{ issuer: "${issuer.issuer}", audiences: [${AUDIENCE}], jwks: { inline: '${issuer.keySet}' } }]
          authorization: { policy: { matchExpressions: ['jwt.sub == "ann"'] } }
        backends: [{ backend: other }]
      - name: limited
        matches: [{ path: { type: PathPrefix, value: /limited } }]
        policies:
          rateLimit: { local: [{ requests: 100, unit: Minutes }] }
          buffer: { request: { maxBytes: 8 } }
        backends: [{ backend: other }]
      - name: down
        matches: [{ path: { type: PathPrefix, value: /down } }]
        backends: [{ host: "127.0.0.1:9" }]
      - name: gone
        matches: [{ path: { type: PathPrefix, value: /gone } }]
        policies: { directResponse: { status: 410, body: gone } }
      - name: moved
        matches: [{ path: { type: PathPrefix, value: /moved } }]
        filters: [{ type: RequestRedirect, requestRedirect: { hostname: new.test, statusCode: 301 } }]
backends:
  other:
    static: { host: localhost, port: ${upstream.port} }
    policies: { headerModifiers: { request: { add: [{ name: x-backend, value: other }] } } }
`;
  gateway = await Gateway.start({ config });
  const token = async (sub: string): Promise<string> =>
    `Bearer ${await issuer.sign({ aud: AUDIENCE, sub })}`;
  const all: string[] = [];
  for (const [path, headers = {}] of [
    ["/orders/1?page=2", { "x-old": "1" }],
    ["/orders/2", { origin: "https://app.test" }],
    ["/orders/3", {}],
    ["/orders/4", {}],
    ["/private/1", { authorization: await token("ann") }],
    ["/private/2", { authorization: await token("bob") }],
    ["/private/3", {}],
    ["/limited/1", {}],
    ["/down", {}],
    ["/gone", {}],
    ["/moved/1", {}],
    ["/unknown", {}],
  ] as const)
    all.push(await traced(path, headers));
  records = all.join("");
});

after(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await issuer?.close();
  await upstream?.close();
  await rm(folder, { recursive: true });
});

/** Sends a request while a trace waits for it, and returns its records. */
async function traced(path: string, headers: Readonly<Record<string, string>>): Promise<string> {
  const watching = request({ port: gateway.adminPort, host: "127.0.0.1", path: "/debug/trace" });
  const [stream] = (await once(watching.end(), "response")) as [IncomingMessage];
  stream.setEncoding("utf8");
  let text = "";
  let sent: Promise<unknown> | undefined;
  for await (const chunk of stream) {
    text += String(chunk);
    if (sent === undefined && text.includes(": ready"))
      sent = fetch(gateway.url + path, { headers, redirect: "manual" }).then((response) =>
        response.arrayBuffer(),
      );
    if (text.includes("requestFinished")) break;
  }
  await sent;
  const lines = text.split("\n").filter((line) => line.startsWith("data:"));
  return lines.map((line) => `${line.replace(/^data: ?/, "")}\n`).join("");
}

/** Replays records by `gwctl replay` with another text of the configuration. */
async function replay(saved: string, changed: string, ...args: readonly string[]) {
  const [file, other] = [join(folder, "saved.jsonl"), join(folder, "new.yaml")];
  await writeFile(file, saved);
  await writeFile(other, changed.replace("${PORT}", String(gateway.port)));
  return run(["replay", file, "--config", other, ...args]);
}

function resultOf(text: string): AdminReplay {
  const value: AdminReplay = JSON.parse(text);
  assert.deepEqual(validateAdminReplay(value), []);
  return value;
}

test("the configuration that has recorded requests decides each of them as it was", async () => {
  const { status, out, err } = await replay(records, config, "--json");
  const { requests, different, results } = resultOf(out);
  assert.deepEqual([status, err, requests, different], [0, "", REQUESTS, 0], out);
  const open = results.map(({ url, undecided }) => [new URL(url).pathname, ...undecided]);
  assert.deepEqual(open, [["/limited/1", "rateLimit"]]);
});

test("another configuration decides some otherwise: route, policies, response, URL and headers", async () => {
  const changed = config
    .replace("value: /orders }", "value: /order }")
    .replace('jwt.sub == "ann"', 'jwt.sub == "bob"')
    .replace("status: 410", "status: 404")
    .replace("value: other }", "value: another }");
  const { status, out, err } = await replay(records, changed, "--json");
  assert.deepEqual([status, err], [1, "error: 9 of 12 requests are decided otherwise\n"], out);
  const found = resultOf(out).results.flatMap(({ url, differences }) =>
    differences.map(
      ({ what, name = "", before, after }) =>
        `${new URL(url).pathname} ${what} ${name}: ${before} -> ${after}`,
    ),
  );
  for (const expected of [
    "/orders/1 route : web/orders -> none",
    "/orders/1 response : by the backend -> 404 by the gateway",
    "/private/1 response : by the backend -> 403 by the gateway",
    "/private/2 response : 403 by the gateway -> by the backend",
    "/gone response : 410 by the gateway -> 404 by the gateway",
    "/limited/1 header x-backend: other -> another",
  ])
    assert.ok(found.includes(expected), `${expected} in ${found.join("\n")}`);
  const table = await replay(records, changed);
  assert.match(table.out, /^LINE +REQUEST +WHAT +RECORDED +DECIDED\n1 +GET http.*orders\/1/);
  assert.match(table.out, /12 requests: 9 decided otherwise, 1 not completely decided\n/);
});

test("an access log is replayed for what it holds, and the admin API replays, too", async () => {
  const log = await waitFor("lines of all requests", () => {
    const lines = gateway.output.split("\n").filter((line) => line.includes('"http.method"'));
    return lines.length === REQUESTS && lines;
  });
  const same = await replay(log.join("\n"), config, "--json");
  assert.deepEqual([same.status, resultOf(same.out).requests], [0, REQUESTS], same.out);
  const changed = config.replace("name: gone", "name: old");
  const other = await replay(log.join("\n"), changed, "--json");
  assert.deepEqual([other.status, resultOf(other.out).different], [1, 1], other.out);

  const client = new CheckedClient(gateway);
  const { value: source } = await client.call("getConfigSource");
  const files = [{ name: source.files[0]?.name ?? "", text: changed }];
  const { value } = await client.call("replayRequests", { body: { files, records } });
  assert.deepEqual([value.requests, value.different], [REQUESTS, 1]);
  const refusal = await client.refusal("replayRequests", { body: { files, records: "{}" } });
  assert.equal(refusal.status, 400);
});

test("thousands of requests are decided within seconds", async () => {
  const [one = ""] = records.split(/(?<=requestFinished[^\n]*\n)/);
  const start = performance.now();
  const { status, out } = await replay(one.repeat(MANY), config, "--json");
  assert.equal(status, 0, out);
  assert.equal(resultOf(out).requests, MANY);
  assert.ok(performance.now() - start < PATIENCE);
});

test("a file without requests, and a configuration with errors, are refused", async () => {
  assert.match((await replay("no\n", config)).err, /contains no recorded request/);
  assert.match(
    (await replay(records, "gateways: 1\n")).err,
    /new\.yaml is not valid: .*gw validate/,
  );
  assert.equal((await run(["replay", "none"])).status, 2);
});
