import assert from "node:assert/strict";
import { request, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { after, before, test } from "node:test";
import { brotliCompressSync, gunzipSync, gzipSync } from "node:zlib";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { explainRequestCommand } from "@edge-gateway/cli/explain/explain-request";
import fc from "fast-check";
import { OtlpReceiver } from "../telemetry/otlp-receiver.ts";

const RUNS = Number(process.env["CREDENTIAL_RUNS"] ?? 20);
const SEED = Number(process.env["CREDENTIAL_SEED"] ?? 1);
/** Secrets in the configuration that the gateway sends to the backend. */
const INJECTED = ["Injected1Bearer", "Injected2Cookie", "Injected3Ticket", "Injected4Address"];
const [BEARER = "", COOKIE = "", TICKET = "", ADDRESS = ""] = INJECTED;

/** Constants of the configuration that are compared with credentials. */
const COMPARED = [
  "Compared1Denied",
  "Compared2Prefix",
  "Compared3Entry",
  "Compared4Key",
  "Compared5Token",
];
const [DENIED = "", PREFIX = "", ENTRY = "", API_KEY = "", TOKEN = ""] = COMPARED;

const route = (name: string, location: string): string => `
      - name: ${name}
        hostnames: [${name}.test]
        policies:
          jwtAuthentication:
            mode: Permissive
            preserveToken: true
            location: ${location}
            providers: [{ issuer: "https://idp.test", jwks: { inline: '${KEYS}' } }]
          authorization:
            action: Deny
            policy:
              matchExpressions:
                - 'request.headers["x-mine"] == "${DENIED}"'
                - 'request.headers.authorization.startsWith("${PREFIX}")'
                - '{"${ENTRY}": "a"}[request.headers["x-odd"]] == "a"'
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

const ADDED = [
  "{ name: all, expression: request.headers }",
  "{ name: uri, expression: request.uri }",
  `{ name: odd, expression: '"ticket " + request.headers["x-odd"] + "!"' }`,
];
const ATTRIBUTES = `attributes: { add: [${ADDED.join(", ")}] }`;

type Format = "text" | "json";

const configuration = (locations: Readonly<Record<string, string>>, format: Format): string => `
config: { sensitiveHeaders: [X-Mine], logging: { format: ${format} }, otlp: { interval: 20ms } }
gateways:
  web:
    port: \${PORT}
    protocol: HTTP
    frontend:
      accessLog: { ${format === "json" ? "preset: Otel, " : ""}${ATTRIBUTES}, otlp: { url: "${otlp.grpcUrl}" } }
      tracing: { url: "${otlp.grpcUrl}", randomSampling: "true", ${ATTRIBUTES} }
      metrics: { attributes: { add: [{ name: odd, expression: 'request.headers["x-odd"]' }] } }
    routes:
      - name: matched
        matches:
          - headers: [{ name: X-Api-Key, value: ${API_KEY} }]
            queryParams: [{ name: token, value: ${TOKEN} }]
        policies: { directResponse: { status: 200 } }${Object.entries(locations)
          .map(([name, location]) => route(name, location))
          .join("")}
`;

let upstream: Listening;
let otlp: OtlpReceiver;
let gateway: Gateway;

before(async () => {
  otlp = await OtlpReceiver.start();
  upstream = await startUpstream(async (received, response) => {
    const body = await text(received);
    const { url = "", headers } = received;
    response.setHeader("set-cookie", `${headers.cookie ?? "a=b"}; Path=/`);
    response.setHeader("location", `http://next.test${url}`);
    response.setHeader("link", `<http://next.test${url}>; rel="next"`);
    response.setHeader("x-echo", [headers["x-ticket"] ?? "", headers["x-odd"] ?? ""].flat());
    response.end(JSON.stringify({ url, headers, body }));
  });
  gateway = await startGateway(LOCATIONS, "json");
});

after(async () => {
  await upstream.close();
  await gateway[Symbol.asyncDispose]();
  await otlp[Symbol.asyncDispose]();
});

function startGateway(
  locations: Readonly<Record<string, string>>,
  format: Format,
): Promise<Gateway> {
  const environment = { UPSTREAM: String(upstream.port) };
  return Gateway.start({ config: configuration(locations, format), environment });
}

function send(options: object, body: string | Uint8Array = ""): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", agent: false, ...options }, resolve)
      .on("error", reject)
      .end(body);
  });
}

/** All output about one request, with the bodies in it as text. */
async function traced(of: Gateway, options: object, body: string | Uint8Array): Promise<string> {
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
  return [records, ...bodies.map((one) => bodyText(Buffer.from(one, "base64")))].join("\n");
}

function bodyText(bytes: Buffer): string {
  return (bytes[0] === GZIP_MAGIC ? gunzipSync(bytes) : bytes).toString();
}

const GZIP_MAGIC = 0x1f;

/** All that the gateway shows about itself, and `gw explain`. */
async function shownBy({ adminPort, statsPort, port, configPath }: Gateway): Promise<string> {
  const get = async (from: number, path: string): Promise<string> =>
    text(await send({ port: from, path }));
  const url = `http://header.test:${port}/a`;
  const order = JSON.stringify({ method: "GET", url });
  const headers = { "content-type": "application/json" };
  const explained = [true, false].map((json) => {
    let out = "";
    const environment = { PORT: String(port), UPSTREAM: String(upstream.port) };
    const write = (some: string): void => void (out += some);
    explainRequestCommand(
      { file: configPath, request: `GET ${url}`, headers: [], json, environment },
      { out: write, err: write, colours: false },
    );
    assert.match(out, /web\/matched/);
    return out;
  });
  return [
    ...explained,
    await text(
      await send({ port: adminPort, path: "/api/explain", method: "POST", headers }, order),
    ),
    await get(adminPort, "/config_dump"),
    await get(statsPort, "/metrics"),
    ...(await Promise.all(API.map((path) => get(adminPort, `/api${path}`)))),
  ].join("\n");
}

const API = ["/config/source", "/config/status", "/topology", "/runtime", "/endpoints", "/figures"];

/** The forms of a body with secrets, and its Content-Encoding. */
const BODIES: Readonly<Record<string, (said: string) => readonly [string | Uint8Array, string?]>> =
  {
    plain: (said) => [said],
    JSON: (said) => [JSON.stringify({ said })],
    "JSON in JSON": (said) => [JSON.stringify({ said: JSON.stringify({ said }) })],
    "JSON of PHP": (said) => [JSON.stringify(said).replaceAll("/", "\\/")],
    "JSON of Go": (said) => [JSON.stringify(said).replaceAll("&", "\\u0026")],
    "JSON of .NET": (said) => [
      JSON.stringify(said)
        .replaceAll("&", "\\u0026")
        .replaceAll("+", "\\u002B")
        .replaceAll('\\"', "\\u0022"),
    ],
    form: (said) => [new URLSearchParams({ said }).toString()],
    "form in a form": (said) => [encodeURIComponent(encodeURIComponent(said))],
    "URI with slashes": (said) => [encodeURIComponent(said).replaceAll("%2F", "/")],
    Base64: (said) => [Buffer.from(`me:${said}`).toString("base64")],
    "Base64 of JSON": (said) => [Buffer.from(JSON.stringify({ said })).toString("base64url")],
    gzip: (said) => [gzipSync(said), "gzip"],
    "gzip without its header": (said) => [gzipSync(said)],
    "gzip of JSON in two codings": (said) => [
      brotliCompressSync(gzipSync(JSON.stringify({ said }))),
      "gzip, br",
    ],
  };

/** Two words with characters between them that encoders change; each word is looked for. */
const WORD = /^[g-z]{3}[G-Z]{2}[A-Z0-9]{3,10}$/;
const SECRET = fc
  .tuple(
    fc.stringMatching(WORD),
    fc.constantFrom("", "/", "+&", '"', "=\\", "%", "~'"),
    fc.stringMatching(WORD),
  )
  .map((parts) => parts.join(""));
const HEADERS = LIMITS.credentialHeader.values.filter((name) => name !== "authorization");
const PARAMETERS = [
  ...LIMITS.credentialParameter.values,
  ...DEFAULTS.settings.sensitiveQueryParameters,
  "Ticket",
  "access%5Ftoken",
];
const REQUESTS = fc.record({
  host: fc.constantFrom(...Object.keys(LOCATIONS).map((name) => `${name}.test`)),
  header: fc.constantFrom(...HEADERS, "X-Mine"),
  parameter: fc.constantFrom(...PARAMETERS),
  scheme: fc.constantFrom("Bearer ", "Token ", "Unknown ", "un-known  ", ""),
  authorization: fc.constantFrom("Basic", "Bearer", "Odd", ""),
  form: fc.constantFrom(...Object.keys(BODIES)),
  secrets: fc.uniqueArray(SECRET, { minLength: 7, maxLength: 7 }),
});

function assertHidden(shown: string, words: Iterable<string>): void {
  for (const word of words) {
    const at = shown.indexOf(word);
    assert.ok(at < 0, `${word} in ${shown.slice(Math.max(0, at - CONTEXT), at + CONTEXT)}`);
  }
}

/** Characters of what is shown around a word. */
const CONTEXT = 200;

function wordsOf(secret: string): readonly string[] {
  return secret.split(/[^A-Za-z0-9]+/);
}

test("no credential of a request or of the configuration is in a trace, a log, a span or a dump", async () => {
  const used = new Set([...INJECTED, ...COMPARED]);
  await fc.assert(
    fc.asyncProperty(REQUESTS, async ({ host, header, parameter, scheme, secrets, ...rest }) => {
      const [own = "", basic = "", cookie = "", query = "", ticket = "", odd = "", referer = ""] =
        secrets;
      const pair = Buffer.from(`me:${basic}`).toString("base64");
      const path = `/a?x=1&${parameter}=${encodeURIComponent(query)}&Ticket=${encodeURIComponent(ticket)}`;
      const credential = rest.authorization === "Basic" ? pair : basic;
      const [body, coding] = BODIES[rest.form]?.(`${own} ${basic} ${ticket} ${odd}`) ?? [""];
      const headers = {
        host,
        authorization: `${rest.authorization} ${credential}`.trim(),
        [header]: `${scheme}${own}`,
        cookie: `sid=${cookie}; ticket="${ticket}"`,
        "x-ticket": `Ticket=${ticket}`,
        "x-odd": odd,
        referer: `https://before.test/?a=b&${parameter}=${encodeURIComponent(referer)}`,
        ...(coding === undefined ? {} : { "content-encoding": coding }),
      };
      const said = await traced(gateway, { path, headers }, body);
      assert.match(said, /"type":"requestFinished"/);
      const words = [...secrets.flatMap(wordsOf), pair];
      words.forEach((word) => used.add(word));
      assertHidden(said, [...words, ...INJECTED, ...COMPARED]);
    }),
    { numRuns: RUNS, seed: SEED },
  );
  const last = { host: "header.test", "x-last": "last-request" };
  await text(await send({ port: gateway.port, headers: last }));
  await waitFor("the log of the last request", () => gateway.output.includes("last-request"));
  for (const signal of ["logs", "traces"])
    await waitFor(`${signal} of the last request`, () =>
      otlp.received.some(
        (one) => one.signal === signal && JSON.stringify(one).includes("last-request"),
      ),
    );
  const shown = await shownBy(gateway);
  assert.match(shown, /X-Callback/);
  assertHidden(shown + gateway.output + JSON.stringify(otlp.received), used);
});

test("a credential in the path is in no trace, no log and no span either", async () => {
  const location = `{ expression: 'request.path.substring(1)' }`;
  await using other = await startGateway({ path: location }, "text");
  const said = await traced(
    other,
    { path: "/ticket0SECRET?x=1", headers: { host: "path.test", "x-last": "secret-path" } },
    "",
  );
  assert.match(said, /"uri":"http:\/\/path\.test<redacted>"/);
  await waitFor("log", () => /http\.path="?<redacted>/.test(other.output));
  const isLast = (one: object): boolean => JSON.stringify(one).includes("secret-path");
  for (const signal of ["logs", "traces"])
    await waitFor(signal, () => otlp.received.some((one) => one.signal === signal && isLast(one)));
  assert.doesNotMatch(said + other.output + JSON.stringify(otlp.received), /SECRET/);
});
