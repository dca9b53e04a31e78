import assert from "node:assert/strict";
import { request, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { after, before, test } from "node:test";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import { Gateway } from "@edge-gateway/testkit/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startUpstream } from "@edge-gateway/testkit/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import fc from "fast-check";

const RUNS = 24;
/** Secrets in the configuration that the gateway sends to the backend. */
const INJECTED = ["Injected1Bearer", "Injected2Cookie", "Injected3Ticket", "Injected4Address"];
const [BEARER = "", COOKIE = "", TICKET = "", ADDRESS = ""] = INJECTED;

const route = (name: string, location: string): string => `
      - name: ${name}
        hostnames: [${name}.test]
        policies:
          jwtAuthentication:
            mode: Permissive
            preserveToken: true
            location: ${location}
            providers: [{ issuer: "https://idp.test", jwks: { inline: '${KEYS}' } }]
        backends:
          - host: "127.0.0.1:\${UPSTREAM}"
            policies:
              headerModifiers:
                request:
                  add:
                    - { name: Proxy-Authorization, value: "Bearer ${BEARER}" }
                    - { name: Cookie, value: "injected=${COOKIE}" }
                    - { name: X-Ticket, value: "Ticket=${TICKET}" }
                    - { name: X-Callback, value: "https://me:${ADDRESS}@h.test/?x=1" }`;

const KEYS =
  '{"keys":[{"kty":"EC","crv":"P-256","kid":"1","alg":"ES256","x":"MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4","y":"4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM"}]}';

const LOCATIONS: Readonly<Record<string, string>> = {
  header: '{ header: { name: X-Ticket, prefix: "Ticket=" } }',
  parameter: "{ queryParameter: { name: Ticket } }",
  cookie: "{ cookie: { name: ticket } }",
  expression: `{ expression: 'request.headers["x-odd"]' }`,
};

const configuration = (locations: Readonly<Record<string, string>>): string => `
config: { sensitiveHeaders: [X-Mine] }
gateways:
  web:
    port: \${PORT}
    protocol: HTTP
    routes:${Object.entries(locations)
      .map(([name, location]) => route(name, location))
      .join("")}
`;

let upstream: Listening;
let gateway: Gateway;

before(async () => {
  upstream = await startUpstream(async (received, response) => {
    const body = await text(received);
    const { url = "", headers } = received;
    response.setHeader("set-cookie", `${headers.cookie ?? "a=b"}; Path=/`);
    response.setHeader("location", `http://next.test${url}`);
    response.setHeader("link", `<http://next.test${url}>; rel="next"`);
    response.setHeader("x-echo", [headers["x-ticket"] ?? "", headers["x-odd"] ?? ""].flat());
    response.end(JSON.stringify({ url, headers, body }));
  });
  gateway = await startGateway(LOCATIONS);
});

after(async () => {
  await upstream.close();
  await gateway[Symbol.asyncDispose]();
});

function startGateway(locations: Readonly<Record<string, string>>): Promise<Gateway> {
  const environment = { UPSTREAM: String(upstream.port) };
  return Gateway.start({ config: configuration(locations), environment });
}

function send(options: object, body = ""): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", agent: false, ...options }, resolve)
      .on("error", reject)
      .end(body);
  });
}

/** All output about one request, with the bodies in it as text. */
async function traced(of: Gateway, options: object, body: string): Promise<string> {
  const stream = await send({
    port: of.adminPort,
    path: "/debug/trace?detail=full",
    method: "POST",
  });
  const all = text(stream);
  const response = await send({ port: of.port, method: "POST", ...options }, body);
  await text(response);
  const records = await all;
  const bodies = [...records.matchAll(/"body":"([^"]*)"/g)].map(([, encoded = ""]) => encoded);
  return [records, ...bodies.map((one) => Buffer.from(one, "base64").toString())].join("\n");
}

const SECRET = fc.stringMatching(/^[a-z0-9]{3}[A-Z0-9]{5,24}$/);
const HEADERS = LIMITS.credentialHeader.values.filter((name) => name !== "authorization");
const REQUESTS = fc.record({
  host: fc.constantFrom(...Object.keys(LOCATIONS).map((name) => `${name}.test`)),
  header: fc.constantFrom(...HEADERS, "X-Mine"),
  parameter: fc.constantFrom(...LIMITS.credentialParameter.values, "Ticket", "access%5Ftoken"),
  scheme: fc.constantFrom("Bearer ", "Token ", ""),
  secrets: fc.uniqueArray(SECRET, { minLength: 7, maxLength: 7 }),
});

test("no credential of a request or of the configuration is in a trace, a log or a dump", async () => {
  const used = new Set(INJECTED);
  await fc.assert(
    fc.asyncProperty(REQUESTS, async ({ host, header, parameter, scheme, secrets }) => {
      const [own, basic, cookie, query, ticket, odd, referer] = secrets;
      secrets.forEach((secret) => used.add(secret));
      const pair = Buffer.from(`me:${basic}`).toString("base64");
      used.add(pair);
      const path = `/a?x=1&${parameter}=${query}&Ticket=${ticket}`;
      const headers = {
        host,
        authorization: `Basic ${pair}`,
        [header]: `${scheme}${own}`,
        cookie: `sid=${cookie}; ticket="${ticket}"`,
        "x-ticket": `Ticket=${ticket}`,
        "x-odd": odd,
        referer: `https://before.test/?a=b&${parameter}=${referer}`,
      };
      const said = await traced(gateway, { path, headers }, `${own} ${basic} ${ticket}`);
      assert.match(said, /"type":"requestFinished"/);
      for (const secret of [...secrets, pair, ...INJECTED])
        assert.ok(!said.includes(secret), `${secret} in ${said}`);
    }),
    { numRuns: RUNS },
  );
  const dump = await text(await send({ port: gateway.adminPort, path: "/config_dump" }));
  assert.match(dump, /X-Callback/);
  await waitFor("log", () => gateway.output.match(/http\.host=/g)?.length === RUNS);
  for (const secret of used) assert.ok(!(dump + gateway.output).includes(secret), secret);
});

test("a credential in the path is in no trace and no log either", async () => {
  const location = `{ expression: 'request.path.substring(1)' }`;
  await using other = await startGateway({ path: location });
  const said = await traced(
    other,
    { path: "/ticket0SECRET?x=1", headers: { host: "path.test" } },
    "",
  );
  assert.match(said, /"uri":"http:\/\/path\.test<redacted>"/);
  await waitFor("log", () => /http\.path="?<redacted>/.test(other.output));
  assert.doesNotMatch(said + other.output, /SECRET/);
});
