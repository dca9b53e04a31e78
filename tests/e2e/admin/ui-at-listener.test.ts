import assert from "node:assert/strict";
import { request } from "node:http";
import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { after, before, test } from "node:test";
import { validateAdminAccess } from "@edge-gateway/generated/validators/admin-access.js";
import { validateAdminAuditRecord } from "@edge-gateway/generated/validators/admin-audit-record.js";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { TokenIssuer } from "@edge-gateway/testkit/servers/token-issuer";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { CheckedClient } from "./admin-client.ts";

/** The admin UI and its API at a listener: identities, rules about access, and attackers. */

const AUDIENCE = "gateway-admins";
const DOOR_HEADER = "x-edge-gateway-admin-door";

let issuer: TokenIssuer;
let gateway: Gateway;
let reader: string;
let writer: string;
let stranger: string;

before(async () => {
  issuer = await TokenIssuer.start();
  gateway = await Gateway.start({
    config: `config: { logging: { format: json } }
gateways:
  web:
    port: \${PORT}
    routes:
      - name: shop
        policies: { directResponse: { status: 200, body: one } }
ui:
  gateways: [web]
  path: /admin
  hostnames: [127.0.0.1, gw.test]
  policies:
    jwtAuthentication:
      providers: [{ issuer: "${issuer.issuer}", audiences: [${AUDIENCE}], jwks: { inline: '${issuer.keySet}' } }]
  access: { read: "'staff' in jwt.groups", write: "'admins' in jwt.groups" }
`,
  });
  reader = await tokenOf("staff");
  writer = await tokenOf("staff", "admins");
  stranger = await tokenOf();
});

after(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await issuer?.close();
});

/** A token of a user who is named by the last of the groups. */
function tokenOf(...groups: readonly string[]): Promise<string> {
  const sub = `user-of-${groups.at(-1) ?? "nothing"}`;
  return issuer.sign({ aud: AUDIENCE, sub, groups: [...groups] });
}

interface Sent {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
  readonly port?: number;
}

/** Sends a request with any Host, which `fetch` does not allow. */
async function ask(path: string, token?: string, { body, headers, method, port }: Sent = {}) {
  const sent = request({
    host: "127.0.0.1",
    port: port ?? gateway.port,
    path,
    method: method ?? "GET",
    agent: false,
    headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
  });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.on("response", resolve).on("error", reject).end(body);
  });
  return { status: response.statusCode, headers: response.headers, text: await text(response) };
}

test("each identity gets what the rules of access allow", async () => {
  assert.equal((await ask("/admin")).status, 401);
  assert.equal((await ask("/admin/api/runtime")).status, 401);
  for (const [token, mayWrite] of [
    [reader, false],
    [writer, true],
  ] as const) {
    const { status, text: body } = await ask("/admin/api/access", token);
    assert.equal(status, 200);
    const access = JSON.parse(body);
    assert.deepEqual(validateAdminAccess(access), []);
    assert.equal(access.mayWrite, mayWrite);
    assert.equal(access.user, mayWrite ? "user-of-admins" : "user-of-staff");
  }
  for (const path of [
    "/admin",
    "/admin/api/access",
    "/admin/api/config/source",
    "/admin/debug/trace",
  ])
    assert.equal((await ask(path, stranger)).status, 403, path);
  assert.match((await ask("/admin", stranger)).text, /You are logged in as user-of-nothing/);
  for (const path of [
    "/admin/quitquitquit",
    "/admin/config_dump",
    "/admin/logging",
    "/admin/llm/keys",
  ]) {
    // Paths of the admin server that are not those of the UI are pages here, and nothing else.
    assert.notEqual((await ask(path, writer, { method: "POST" })).status, 200, path);
    assert.match(String((await ask(path, writer)).headers["content-type"]), /^text\/html/, path);
  }
  assert.equal(gateway.hasEnded, false);
});

test("only who may write changes the configuration, and each attempt has an audit record", async () => {
  const source = await ask("/admin/api/config/source", writer);
  const { files, writable } = JSON.parse(source.text);
  assert.equal(writable, true);
  assert.equal(JSON.parse((await ask("/admin/api/config/source", reader)).text).writable, false);
  const changed = [{ name: files[0].name, text: files[0].text.replace("body: one", "body: two") }];
  const sent = {
    method: "POST",
    headers: { "content-type": "application/json", "if-match": source.headers.etag ?? "" },
    body: JSON.stringify({ files: changed }),
  };
  const refused = await ask("/admin/api/config/apply", reader, sent);
  assert.equal(refused.status, 403);
  assert.match(String(refused.headers["content-type"]), /^application\/problem\+json/);
  assert.match(JSON.parse(refused.text).detail, /ui\.access\.write/);
  assert.equal((await ask("/admin/api/config/apply", writer, sent)).status, 200);
  assert.equal((await ask("/")).text, "two");
  await waitFor("version with its author", async () => {
    const { text } = await ask("/admin/api/config/versions", reader);
    const { versions }: { versions: readonly { by: string; origin: string }[] } = JSON.parse(text);
    return versions.some(({ by, origin }) => origin === "api" && by === "user-of-admins");
  });

  const records = await waitFor("audit record of the change", () => {
    const lines = gateway.output
      .split("\n")
      .filter((line) => line.includes("a change by the admin API"));
    const read = lines.map((line) => JSON.parse(line));
    return read.some(({ result }) => result === "done") && read;
  });
  const shown = records.map(({ operation, by, via, object, result, status }) => ({
    ...{ operation, by, via, object, result, status },
  }));
  assert.deepEqual(shown, [
    {
      ...{ operation: "applyConfig", by: "user-of-staff", via: "ui", object: undefined },
      ...{ result: "refused", status: 403 },
    },
    {
      ...{ operation: "applyConfig", by: "user-of-admins", via: "ui", object: files[0].name },
      ...{ result: "done", status: 200 },
    },
  ]);
  const known = [
    "operation",
    "by",
    "authentication",
    "from",
    "via",
    "agent",
    "object",
    "result",
    "status",
  ];
  for (const record of records) {
    const own = Object.fromEntries(Object.entries(record).filter(([name]) => known.includes(name)));
    assert.deepEqual(validateAdminAuditRecord(own), []);
  }
});

test("the admin address is for reading only, because it cannot know who asks", async () => {
  const { adminPort: port } = gateway;
  for (const path of [
    "/quitquitquit",
    "/logging?reset",
    "/llm/keys",
    "/llm/budgets/remove?name=a",
  ]) {
    const { status, text: body } = await ask(path, writer, { method: "POST", port });
    assert.equal(status, 403, path);
    assert.match(JSON.parse(body).message, /ui\.access\.adminAddr: Write/, path);
  }
  const client = new CheckedClient(gateway);
  const { value } = await client.call("getAccess");
  assert.deepEqual([value.authentication, value.mayWrite], ["none", false]);
  const problem = await client.refusal("createKey", { body: { name: "a" } });
  assert.equal(problem.status, 403);
  assert.equal((await client.call("getRuntime")).value.writable, false);
});

test("attackers get nothing: other origins, other hosts, frames, and a forged header", async () => {
  const host = `127.0.0.1:${gateway.port}`;
  const status = async (headers: OutgoingHttpHeaders, path = "/admin/api/access") =>
    (await ask(path, writer, { headers })).status;
  assert.equal(
    await status({ host, origin: `http://${host}`, "sec-fetch-site": "same-origin" }),
    200,
  );
  assert.equal(await status({ host: "gw.test", origin: "https://gw.test" }), 200);
  assert.equal(await status({ host, origin: "https://evil.test" }), 403);
  assert.equal(await status({ host, origin: "null" }), 403);
  assert.equal(
    await status({ host, "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }),
    403,
  );
  assert.equal(await status({ host, "sec-fetch-site": "same-site" }), 403);
  // A name rebound to the address of the gateway reaches no host of the UI.
  const rebound = await ask("/admin/api/access", writer, { headers: { host: "evil.test" } });
  assert.equal(rebound.text, "two");

  const page = await ask("/admin/", writer, {
    headers: { host, "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" },
  });
  assert.ok(page.status === 200 || page.status === 503);
  assert.match(String(page.headers["content-security-policy"]), /frame-ancestors 'none'/);
  assert.doesNotMatch(String(page.headers["content-security-policy"]), /unsafe/);

  const forged = Buffer.from(
    JSON.stringify({
      user: "root",
      authentication: "jwt",
      base: "/admin",
      from: "",
      authority: host,
    }),
  ).toString("base64url");
  for (const value of [forged, `${"0".repeat(64)} ${forged}`]) {
    const { text: body } = await ask("/admin/api/access", reader, {
      headers: { [DOOR_HEADER]: value },
    });
    assert.deepEqual([JSON.parse(body).user, JSON.parse(body).mayWrite], ["user-of-staff", false]);
    assert.equal(
      (await ask("/admin/api/access", undefined, { headers: { [DOOR_HEADER]: value } })).status,
      401,
    );
  }
  const endpoint = await waitFor("port of the door", () =>
    /"endpoint":"127\.0\.0\.1:(\d+)"/.exec(gateway.output),
  );
  const door = {
    port: Number(endpoint?.[1]),
    headers: { [DOOR_HEADER]: `${"0".repeat(64)} ${forged}` },
  };
  assert.deepEqual([(await ask("/admin/api/access", writer, door)).status], [403]);
  assert.doesNotMatch(gateway.output, new RegExp(DOOR_HEADER));
});

test("a trace at a listener shows the next request, and none of the UI itself", async () => {
  const sent = request({
    host: "127.0.0.1",
    port: gateway.port,
    path: "/admin/debug/trace?detail=full",
    headers: { authorization: `Bearer ${reader}` },
  }).end();
  const response = await new Promise<IncomingMessage>((resolve) => sent.on("response", resolve));
  assert.equal(response.statusCode, 200);
  let stream = "";
  response.setEncoding("utf8").on("data", (chunk: string) => (stream += chunk));
  await waitFor("ready trace", () => stream.includes(": ready"));
  assert.equal((await ask("/admin/api/runtime", reader)).status, 200);
  assert.equal((await ask("/orders")).text, "two");
  await waitFor("end of the trace", () => stream.includes("requestFinished"));
  assert.match(stream, /\/orders/);
  assert.doesNotMatch(stream, /\/admin\/api/);
  sent.destroy();
});
