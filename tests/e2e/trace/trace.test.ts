import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { TokenIssuer } from "@edge-gateway/testkit/servers/token-issuer";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { inject, traceWith } from "./gwctl.ts";
import { normalize } from "./normalize.ts";

const TESTDATA = join(import.meta.dirname, "testdata");
const CONFIGURATION = join(TESTDATA, "configuration.yaml");
const UNUSED_PORT = 1;

/** Signs the token for the route that has every policy. */
let issuer: TokenIssuer;
let upstream: Listening;
let gateway: Gateway;

before(async () => {
  upstream = await startUpstream(async (request, response) => {
    if (request.url === "/never") return;
    if (request.url === "/again" && request.headers["x-retry-attempt"] === undefined) {
      response.sendDate = false;
      return void response.writeHead(503).end();
    }
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += String(chunk);
    response.sendDate = false;
    response.setHeader("content-type", "text/plain");
    // An upstream that repeats the secrets it receives.
    response.end(`${request.headers.authorization ?? "nobody"} sent ${body}`);
  });
  issuer = await TokenIssuer.start();
  gateway = await startGateway();
});

after(async () => {
  await Promise.all([upstream.close(), issuer.close()]);
  await gateway[Symbol.asyncDispose]();
});

async function startGateway(environment: Readonly<Record<string, string>> = {}): Promise<Gateway> {
  const ports = { UPSTREAM: String(upstream.port), UNUSED: String(UNUSED_PORT) };
  const identity = { ISSUER: issuer.issuer, KEY_SET: issuer.keySet };
  const config = await readFile(CONFIGURATION, "utf8");
  return Gateway.start({ config, environment: { ...ports, ...identity, ...environment } });
}

/** The paths of a request through the gateway, each with the file of its records. */
const PATHS: Readonly<Record<string, readonly string[]>> = {
  get: ["http://api.test/get?page=1"],
  post: ["http://api.test/post", "-d", "hello", "-H", "Authorization: Bearer secret"],
  "no-route": ["http://none.test/"],
  "upstream-down": ["http://down.test/"],
  "upstream-timeout": ["http://slow.test/never"],
  "direct-response": ["http://direct.test/"],
  "no-token": ["http://token.test/"],
  forbidden: ["http://forbidden.test/"],
  retry: ["http://again.test/again", "-d", "hello"],
  "body-too-large": ["http://small.test/", "-d", "more than ten bytes"],
};

for (const [name, curl] of Object.entries(PATHS)) {
  test(`${name}: the records of the request, in order`, async () => {
    const { status, out, err } = await inject(gateway, ["--raw"], ...curl, "-A", "curl");
    assert.deepEqual([status, err], [0, ""]);
    assertRising(out);
    const file = join(TESTDATA, `${name}.jsonl`);
    const records = normalize(out, { gateway: gateway.port, upstream: upstream.port });
    // `UPDATE_GOLDENS=1` writes the current records, to be reviewed like code.
    if (process.env["UPDATE_GOLDENS"] !== undefined) await writeFile(file, records);
    else assert.equal(records, await readFile(file, "utf8"));
  });
}

interface Line {
  readonly eventEnd: number;
  readonly message: {
    readonly type: string;
    readonly stage?: string;
    readonly kind?: string;
    readonly result?: string;
    readonly details?: string;
  };
}

function linesOf(raw: string): readonly Line[] {
  return raw
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
}

function assertRising(raw: string): void {
  const times = linesOf(raw).map(({ eventEnd }) => eventEnd);
  for (const [index, time] of times.entries()) assert.ok(time > (times[index - 1] ?? -1));
}

test("the output of gw and gwctl never contains the word secret", async () => {
  const curl = [
    "http://guarded.test/?access_token=query-secret",
    ...["-d", "my token is secret", "-b", "sid=secret; theme=dark"],
    ...["-H", "Authorization: Bearer secret", "-H", "Proxy-Authorization: Basic secret"],
    ...["-H", "X-Api-Token: header-secret", "-H", "X-Copy: secret"],
  ];
  for (const options of [["--raw"], ["--raw", "--detail"], []]) {
    const { status, out, err } = await inject(gateway, options, ...curl);
    assert.equal(status, 0);
    assert.doesNotMatch(withBodies(out) + err, /secret/);
  }
  assert.doesNotMatch(gateway.output, /secret/);
  const dump = await fetch(`http://127.0.0.1:${gateway.adminPort}/config_dump`);
  assert.doesNotMatch(await dump.text(), /injected-secret/);
});

/** The output, followed by the decoded bodies in it. */
function withBodies(out: string): string {
  const bodies = [...out.matchAll(/"body":"([^"]*)"/g)].map(([, body = ""]) => body);
  return [out, ...bodies.map((body) => Buffer.from(body, "base64").toString())].join("\n");
}

/** The names and details of the policies, as `--raw --detail` shows them. */
async function policiesOf(...curl: readonly string[]): Promise<readonly string[]> {
  const { status, out } = await inject(gateway, ["--raw", "--detail"], ...curl);
  assert.equal(status, 0);
  const messages = linesOf(out).map(({ message }) => message);
  const snapshots = messages.map(({ stage }) => stage);
  for (const { type, kind, result } of messages) {
    if (type === "policy" && result === "apply") assert.ok(snapshots.includes(kind));
  }
  return messages
    .filter(({ type }) => type === "policy")
    .map(({ kind, result, details = "" }) => `${kind}: ${result} ${details}`.trimEnd());
}

test("--detail shows what every policy that ran did, or why it did nothing", async () => {
  assert.deepEqual(await policiesOf("http://every.test/"), [
    "timeouts: apply the response must begin within 10s",
    "cors: skip no Origin field",
    "jwtAuthentication: skip no token",
    "authorization: apply",
    "rateLimit: apply local[0]: 8 of 9 requests left",
    "buffer: skip no request body",
    "headerModifiers: apply set x-a",
    "directResponse: skip no condition is true",
    "backend headerModifiers: apply remove x-e",
    "headerModifiers: apply add x-c",
    "buffer: apply response body, up to 1024 bytes",
    "cors: apply the response differs by origin",
  ]);
  const token = await issuer.sign({});
  const { kid } = JSON.parse(issuer.keySet).keys[0];
  const headers = ["-H", `Authorization: Bearer ${token}`, "-H", "Origin: https://app.test"];
  const direct = await policiesOf("http://every.test/direct", ...headers);
  for (const expected of [
    "cors: apply origin allowed",
    `jwtAuthentication: apply the token is accepted: issuer ${issuer.issuer}, key ${kid}`,
    "directResponse: apply responds with 204 (direct_response)",
    "buffer: skip not an upstream response",
  ])
    assert.ok(direct.includes(expected), expected);
  const refused = await policiesOf("http://every.test/", "-H", "Authorization: Bearer bad");
  assert.match(
    String(refused.at(2)),
    /^jwtAuthentication: apply responds with 401 \(unauthorized: .*three parts/,
  );
});

test("of two watchers each takes one whole request, whichever worker serves it", async (context) => {
  const workers = await startGateway({ WORKER_THREADS: "2" });
  context.after(() => workers[Symbol.asyncDispose]());
  const traces = Promise.all([traceWith(workers, "--raw"), traceWith(workers, "--raw")]);
  let over = false;
  void traces.finally(() => (over = true));
  while (!over) await fetch(`${workers.url}/`).then((response) => response.arrayBuffer());
  for (const { status, out } of await traces) {
    const types = linesOf(out).map(({ message }) => message.type);
    assert.equal(status, 0);
    assert.deepEqual([types[0], types.at(-1)], ["requestStarted", "requestFinished"]);
    assert.equal(types.filter((type) => type === "requestStarted").length, 1);
  }
});
