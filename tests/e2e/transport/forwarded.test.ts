import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { request } from "node:http";
import { json } from "node:stream/consumers";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { type Echo, startEcho } from "@edge-gateway/testkit/servers/upstream";
import type { Listening } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/**
 * Headers that tell upstreams about the client, and the proxies that are trusted to send them
 * (frontend `http.forwarded`).
 */

let echo: Listening;

before(async () => {
  echo = await startEcho();
});

after(() => echo.close());

type Headers = Readonly<Record<string, string | readonly string[]>>;

interface Shown {
  /** The values of the four headers at the upstream. */
  readonly sent: Headers;
  /** `source.address`, and the address of the connection. */
  readonly source: string;
}

const FIELDS = ["x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "forwarded"];

function start(forwarded: string): Promise<Gateway> {
  return Gateway.start({
    config: `
gateways:
  web:
    port: \${PORT}
    frontend:
      http: ${forwarded}
      networkAuthorization: { policy: { matchExpressions: ['source.address == "127.0.0.1"'] } }
      accessLog:
        attributes:
          add: [{ name: seen, expression: 'source.address + " " + source.rawAddress + " " + string(source.port > 0)' }]
    routes: [{ name: api, backends: [{ host: "${echo.url.replace("http://", "")}" }] }]
`,
  });
}

async function ask(gateway: Gateway, headers: Headers): Promise<Shown> {
  const already = gateway.output.length;
  const seen = await new Promise<Echo>((resolve, reject) => {
    request(gateway.url, { headers: { host: "api.example", ...headers } })
      .on("response", (response) => resolve(json(response) as Promise<Echo>))
      .on("error", reject)
      .end();
  });
  const line = / seen="([^"]*)"/;
  const source = await waitFor("log line", () => line.exec(gateway.output.slice(already))?.[1]);
  const sent = FIELDS.flatMap((name) => {
    const value = seen.headers[name];
    return value === undefined ? [] : [[name, String(value)] as const];
  });
  return { sent: Object.fromEntries(sent), source };
}

const LIES = {
  "x-forwarded-for": "203.0.113.9",
  "x-forwarded-proto": "https",
  "x-forwarded-host": "evil.example",
  forwarded: "for=203.0.113.9",
};
const TRUTH = {
  "x-forwarded-for": "127.0.0.1",
  "x-forwarded-proto": "http",
  "x-forwarded-host": "api.example",
};
const DIRECT = "127.0.0.1 127.0.0.1 true";

test("without the setting headers pass unchanged, and are not trusted", async () => {
  await using gateway = await start("{}");
  assert.deepEqual(await ask(gateway, LIES), { sent: LIES, source: DIRECT });
  assert.deepEqual(await ask(gateway, {}), { sent: {}, source: DIRECT });
});

test("the forwarding headers of a client are replaced", async () => {
  await using gateway = await start("{ forwarded: {} }");
  assert.deepEqual(await ask(gateway, LIES), { sent: TRUTH, source: DIRECT });
  assert.deepEqual(await ask(gateway, {}), { sent: TRUTH, source: DIRECT });
  const others = await start("{ forwarded: { trustedProxies: [10.0.0.0/8, '::1'] } }");
  assert.deepEqual(await ask(others, LIES), { sent: TRUTH, source: DIRECT });
  await others[Symbol.asyncDispose]();
});

test("of what trusted proxies say, the last address that is not one of theirs is the client", async () => {
  const trusted = "trustedProxies: [127.0.0.0/8, 10.0.0.0/8, '2001:db8::/32']";
  await using gateway = await start(`{ forwarded: { ${trusted} } }`);
  const sources: readonly (readonly [string, string])[] = [
    ["203.0.113.9", "203.0.113.9"],
    ["198.51.100.1, 203.0.113.9", "203.0.113.9"],
    ["203.0.113.9, 10.1.2.3, 2001:db8::5", "203.0.113.9"],
    ["10.9.9.9, 10.1.2.3", "10.9.9.9"],
    ["203.0.113.9:4711, 10.1.2.3:80", "203.0.113.9"],
    ["[2001:db9::1]:4711", "2001:db9::1"],
    ["203.0.113.9, unknown, 10.1.2.3", "10.1.2.3"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["[::FFFF:cb00:7109]:80, ::ffff:10.1.2.3", "203.0.113.9"],
    ["2001:DB9:0:0::0001", "2001:db9::1"],
  ];
  for (const [field, client] of sources) {
    const { sent, source } = await ask(gateway, { "x-forwarded-for": field });
    assert.equal(source, `${client} 127.0.0.1 false`, field);
    assert.equal(sent["x-forwarded-for"], `${field}, 127.0.0.1`);
  }
  assert.equal((await ask(gateway, { "x-forwarded-for": "nonsense" })).source, DIRECT);
  const { sent } = await ask(gateway, LIES);
  assert.deepEqual(sent, {
    "x-forwarded-for": "203.0.113.9, 127.0.0.1",
    "x-forwarded-proto": "https",
    "x-forwarded-host": "evil.example",
  });
  await waitFor("client in the log", () => gateway.output.includes("src.addr=203.0.113.9 "));
});

test("the header Forwarded (RFC 7239) replaces the other forwarding headers", async () => {
  await using gateway = await start(
    "{ forwarded: { headers: Forwarded, trustedProxies: [127.0.0.1, '2001:db8::/32'] } }",
  );
  const own = 'for=127.0.0.1;host="api.example";proto=http';
  const chain = 'for=203.0.113.9;proto=https, For="[2001:db8::5]:47011"';
  assert.deepEqual(await ask(gateway, { ...LIES, forwarded: chain }), {
    sent: { forwarded: `${chain}, ${own}` },
    source: "203.0.113.9 127.0.0.1 false",
  });
  assert.deepEqual(await ask(gateway, { "x-forwarded-for": "203.0.113.9" }), {
    sent: { forwarded: own },
    source: DIRECT,
  });
  // A Host header that a client chose and a proxy repeats: its text contains no parameters.
  const source = async (forwarded: string) => (await ask(gateway, { forwarded })).source;
  for (const forwarded of [
    'for=203.0.113.9;host="a;for=198.51.100.1"',
    'for=203.0.113.9;host="a, for=198.51.100.1";proto=http',
    'host="\\";for=198.51.100.1" ; FOR="203.0.113.9:80"',
    "for=198.51.100.1, , for=203.0.113.9;;proto=http",
  ])
    assert.equal(await source(forwarded), "203.0.113.9 127.0.0.1 false", forwarded);
  for (const forwarded of ['for=203.0.113.9;host="a', "for=203.0.113.9 x", "for 203.0.113.9"])
    assert.equal(await source(forwarded), DIRECT, forwarded);
});
