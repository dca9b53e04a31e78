import assert from "node:assert/strict";
import { chmod, readFile, stat, writeFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { startEcho } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { CheckedClient } from "./admin-client.ts";

/** The operations that show, judge and replace the configuration of a running gateway. */

const SECRET = "planted-secret-8e21";
const CONFIG = `# The shop.
gateways:
  web:
    port: \${PORT}
    routes:
      - name: shop
        policies: { directResponse: { status: 200, body: one } }
      # The back office comes later.
      - name: office
        matches: [{ path: { value: /office } }]
        backends: [{ backend: office }]
backends:
  office: { static: { host: 127.0.0.1, port: 9 }, policies: { auth: { key: ${SECRET} } } }
`;
const OWNER_AND_GROUP = 0o640;

let gateway: Gateway;
let client: CheckedClient;

before(async () => {
  gateway = await Gateway.start({ config: CONFIG });
  client = new CheckedClient(gateway);
});

after(() => gateway[Symbol.asyncDispose]());

/** The only file of the configuration, and its version. */
async function source() {
  const { value, version } = await client.call("getConfigSource");
  const { name, text } = value.files[0] ?? assert.fail("no file");
  return {
    name,
    text: text ?? assert.fail("no text"),
    version: version ?? assert.fail("no version"),
  };
}

async function served(): Promise<string> {
  return (await fetch(gateway.url)).text();
}

test("the files have their texts and comments, but no secrets", async () => {
  const { value } = await client.call("getConfigSource");
  assert.equal(value.writable, true);
  const { text } = await source();
  assert.match(text, /# The back office comes later\./);
  assert.match(text, /key: <redacted:[\w-]{12}> /);
  assert.equal((await client.call("getRuntime")).value.writable, true);
});

test("a candidate gets the findings of gw validate, and what it would change", async () => {
  const { name, text } = await source();
  const misspelt = { files: [{ name, text: text.replace("matches:", "match:") }] };
  const { value } = await client.call("validateConfig", { body: misspelt });
  assert.equal(value.valid, false);
  const [finding] = value.findings;
  assert.deepEqual(
    [finding?.file, finding?.line, finding?.code, finding?.suggestion],
    [name, 10, "unknown-key", "matches"],
  );
  assert.equal((await client.refusal("diffConfig", { body: misspelt })).status, 422);

  const changed = text
    .replace("body: one", "body: two")
    .replace("name: office", "name: desk")
    .replace("port: 9 ", "port: 10 ");
  const { value: diff } = await client.call("diffConfig", {
    body: { files: [{ name, text: changed }] },
  });
  assert.deepEqual(
    diff.changes.map(({ kind, change, place }) => `${change} ${kind} ${place?.path}`),
    [
      "added route gateways.web.routes[1]",
      "removed route gateways.web.routes[1]",
      "changed backend backends.office",
      "changed policy gateways.web.routes[0].policies.directResponse",
    ],
  );
  const policy = diff.changes.find(({ kind }) => kind === "policy");
  assert.deepEqual([policy?.target, policy?.targetName], ["route", "shop"]);
  const access = `${text}ui: { access: { adminAddr: Login } }\n`;
  const { value: setting } = await client.call("diffConfig", {
    body: { files: [{ name, text: access }] },
  });
  assert.deepEqual(setting.changes, [
    {
      kind: "setting",
      name: "ui.access.adminAddr",
      change: "changed",
      fields: [{ path: "", change: "changed", before: "Write", after: "Login" }],
      place: { path: "ui.access.adminAddr", file: name },
    },
  ]);
  assert.equal(await served(), "one");
});

test("a change says nothing of what it makes a secret, or what was one before it", async () => {
  await using own = await Gateway.start({ config: CONFIG });
  const admin = new CheckedClient(own);
  const rule = (header: string, value: string): string =>
    `policies: { authorization: { policy: { matchExpressions: ['request.headers["${header}"] == "${value}"'] } }, `;
  const keys = (header: string): string =>
    `apiKeyAuthentication: { runtimeKeys: {}, location: { header: { name: ${header} } } }, `;
  const seen: unknown[] = [];
  const shown = async () => {
    const { value, version = "" } = await admin.call("getConfigSource");
    const { name, text = "" } = value.files[0] ?? assert.fail("no file");
    return { name, text, version };
  };
  const apply = async (change: (text: string) => string, message: string): Promise<void> => {
    const { name, text, version } = await shown();
    const body = { files: [{ name, text: change(text) }] };
    assert.notEqual(body.files[0]?.text, text);
    seen.push((await admin.call("diffConfig", { body })).value);
    seen.push((await admin.call("tryConfig", { body })).value);
    seen.push((await admin.call("applyConfig", { body: { ...body, message }, version })).value);
  };
  await apply(
    (text) => text.replace("policies: { ", rule("x-team", "planted-value") + keys("x-old")),
    "a rule",
  );
  // Until now, the value was none.
  seen.splice(0);
  await apply((text) => text.replace("x-old", "x-team"), "now planted-value is a secret");
  // What stands for a secret may not become visible at another place.
  await apply((text) => {
    const [mark = ""] = /(?<=x-team"\] == ")<redacted:[^>]*>/.exec(text) ?? [];
    return text
      .replace("name: x-team", "name: x-third")
      .replace(/request.headers\["x-team"\] == "[^"]*"/, `request.headers["x-third"] == "${mark}"`);
  }, "renamed planted-value again");
  const { value } = await admin.call("getConfigVersions");
  seen.push(value, await shown());
  for (const { id } of value.versions)
    seen.push((await admin.call("getConfigVersion", { query: { id } })).value);
  assert.match(JSON.stringify(seen), /x-third/);
  assert.doesNotMatch(JSON.stringify(seen), /planted/);
});

test("what a candidate needs from outside is tried before it is applied, and each trial is audited", async () => {
  const { name, text } = await source();
  await using other = await startEcho();
  const wanted = `  more:
    port: ${other.port}
    routes:
      - name: closed
        policies:
          directResponse: { status: 204 }
          jwtAuthentication:
            providers:
              - { issuer: a, audiences: [a], jwks: { remote: { url: "http://127.0.0.1:9/jwks" } } }
backends:
`;
  const candidate = text.replace("backends:\n  office:", `${wanted}  office:`);
  const body = { files: [{ name, text: candidate }] };
  const { value } = await client.call("tryConfig", { body });
  assert.deepEqual(
    value.faults.map(({ place }) => [place.path, place.file]),
    [
      ["gateways.more.port", name],
      ["gateways.more.routes[0].policies.jwtAuthentication.providers[0].jwks", name],
    ],
  );
  assert.match(value.faults[0]?.message ?? "", /address already in use by another process$/);
  assert.match(value.faults[1]?.message ?? "", /cannot be fetched.*connection refused/);
  assert.deepEqual((await client.call("tryConfig", { body: { files: [{ name, text }] } })).value, {
    faults: [],
  });
  const invalid = { files: [{ name, text: text.replace("matches:", "match:") }] };
  assert.equal((await client.refusal("tryConfig", { body: invalid })).status, 422);
  await waitFor("the audit records", () => /operation=tryConfig/.test(gateway.output));
  assert.equal(await served(), "one");
});

test("of two people who change the same text, the second gets the other text and loses nothing", async () => {
  await chmod(gateway.configPath, OWNER_AND_GROUP);
  const { name, text, version } = await source();
  const ann = { files: [{ name, text: text.replace("body: one", "body: ann") }] };
  const bob = { files: [{ name, text: text.replace("The shop", "The shop of Bob") }] };
  assert.equal((await client.refusal("applyConfig", { body: ann })).status, 428);
  const { value, version: next } = await client.call("applyConfig", { body: ann, version });
  assert.equal(await served(), "ann");
  assert.equal((await client.call("getConfigStatus")).value.generation, value.generation);
  const stale = await client.refusal("applyConfig", { body: bob, version });
  assert.equal(stale.status, 412);
  assert.equal(stale.version, next);
  assert.deepEqual(stale.current, { files: [{ name, text: ann.files[0]?.text }], writable: true });

  const both = {
    files: [{ name, text: (await source()).text.replace("The shop", "The shop of Bob") }],
  };
  const merged = await client.call("applyConfig", { body: both, version: stale.version ?? "" });
  assert.ok(merged.value.generation > value.generation);
  const expected = CONFIG.replace("body: one", "body: ann").replace("The shop", "The shop of Bob");
  assert.equal(await readFile(gateway.configPath, "utf8"), expected);
  const { mode } = await stat(gateway.configPath);
  assert.equal(mode & 0o777, OWNER_AND_GROUP);
  await waitFor("line of the log", () => gateway.output.includes("a change by the admin API"));
});

test("settings that were applied are no change of the next candidate, also those that wait for a restart", async () => {
  const { name, text, version } = await source();
  const settings = `config:
  maxRateLimitKeys: 77
  modelCatalog: [{ inline: { providers: { openai: { models: { gpt: { rates: { input: "1" } } } } } } }]
`;
  const body = { files: [{ name, text: text + settings }] };
  const { value: applied, version: next = "" } = await client.call("applyConfig", {
    body,
    version,
  });
  assert.deepEqual(applied.restartNeeded, ["config.maxRateLimitKeys"]);
  const other = { files: [{ name, text: `${text}${settings}# Another comment.\n` }] };
  assert.deepEqual((await client.call("diffConfig", { body: other })).value.changes, []);
  await client.call("applyConfig", { body: { files: [{ name, text }] }, version: next });
});

test("a refused candidate is not written, and the old configuration serves", async () => {
  const { name, text, version } = await source();
  const before = await readFile(gateway.configPath, "utf8");
  // Only the running gateway finds that another process has the port.
  await using other = await startEcho();
  const { port: busy } = new URL(other.url);
  for (const [from, to, status] of [
    ["body: ann", "bdoy: ann", 422],
    ["status: 200", "status: <redacted>", 422],
    ["port: ${PORT}", `port: ${busy}`, 409],
  ] as const) {
    const body = { files: [{ name, text: text.replace(from, to) }] };
    const refused = await client.refusal("applyConfig", { body, version });
    assert.equal(refused.status, status, refused.detail);
    assert.equal(await readFile(gateway.configPath, "utf8"), before);
    assert.equal(await served(), "ann");
  }
});

test("an explanation says which route takes a request, and why not the others", async () => {
  const url = `http://a.test:${gateway.port}/office/1`;
  const { value } = await client.call("explainRequest", { body: { url } });
  assert.match(value.route ?? "", /office/);
  assert.equal(value.backends[0]?.percent, 100);
  assert.equal(value.backends[0]?.policies[0]?.name, "auth");
  const refused = await client.refusal("explainRequest", { body: { url: "a.test" } });
  assert.equal(refused.status, 400);
  const { value: other } = await client.call("explainRequest", {
    body: { method: "POST", url: url.replace("office", "x"), headers: ["x-user: ann"] },
  });
  assert.equal(other.response?.status, 200);
  assert.match(other.others[0]?.why ?? "", /path/);
});

test("a route is explained with its line and its policies, and not without a route", async () => {
  const { value: topology } = await client.call("getTopology");
  const [shop, office] = topology.routes;
  const { value } = await client.call("explainRoute", { query: { id: shop?.id ?? "" } });
  const { name, text } = await source();
  assert.equal(value.place.file, name);
  assert.match(text.split("\n")[(value.place.line ?? 0) - 1] ?? "", /- name: shop/);
  const [at] = value.listeners;
  assert.equal(at?.response?.status, 200);
  assert.deepEqual(
    at?.phases.map(({ phase }) => phase),
    ["connection", "gateway", "route"],
  );
  const { value: other } = await client.call("explainRoute", { query: { id: office?.id ?? "" } });
  assert.equal(other.listeners[0]?.backends[0]?.policies[0]?.name, "auth");
  const unknown = await client.refusal("explainRoute", { query: { id: "nothing" } });
  assert.equal(unknown.status, 404);
});

test("an expression has a result and a cost, or an error with its place", async () => {
  const input = { request: { method: "GET", headers: { "X-User": "ann" }, body: "abc" } };
  const ask = async (expression: string) => {
    const body = { expression, scope: "request", input } as const;
    return (await client.call("evaluateCel", { body })).value;
  };
  const result = await ask('request.headers["x-user"] + string(request.body)');
  assert.equal(result.value, "annabc");
  assert.ok((result.cost ?? -1) >= 0);
  assert.deepEqual(result.variables, ["request"]);
  assert.equal((await ask('"a" + reqest.method')).problems[0]?.offset, 6);
  assert.equal((await ask("request.path")).value, undefined);
  assert.equal((await ask("1 / 0")).problems.length, 1);
});

test("pages of other origins change nothing", async () => {
  const { name, text, version } = await source();
  for (const headers of [{ origin: "http://evil.test" }, { "sec-fetch-site": "cross-site" }, {}]) {
    const response = await fetch(`http://127.0.0.1:${gateway.adminPort}/api/config/apply`, {
      method: "POST",
      headers: { "if-match": `"${version}"`, ...headers },
      body: JSON.stringify({ files: [{ name, text }] }),
    });
    assert.ok(response.status === 403 || response.status === 415);
  }
});

test("no response has a secret, and no line of the log", () => {
  assert.ok(client.texts.includes("<redacted:"));
  assert.ok(!client.texts.includes(SECRET));
  assert.ok(!gateway.output.includes(SECRET));
});

test("the history has each change with its origin, and leads back", async () => {
  const newest = async () => (await client.call("getConfigVersions")).value.versions;
  const { name, text, version } = await source();
  const kept = (await newest()).find(({ generation }) => generation !== undefined);
  const files = [{ name, text: text.replace("status: 200", "status: 202") }];
  await client.call("applyConfig", { body: { files, message: "softer" }, version });
  const [changed] = await newest();
  assert.deepEqual(
    [changed?.origin, changed?.message, changed?.from, changed?.result],
    ["api", "softer", "127.0.0.1", "applied"],
  );
  const written = await readFile(gateway.configPath, "utf8");
  await writeFile(gateway.configPath, written.replace("status: 202", "stauts: 202"));
  const refused = await waitFor("refused version", async () =>
    (await newest()).find(({ origin, result }) => origin === "file" && result === "refused"),
  );
  assert.match(refused.problems.join(), /stauts|unknown/);

  const { value } = await client.call("getConfigVersion", { query: { id: changed?.id ?? "" } });
  const [shown, before] = [JSON.stringify(value.files), JSON.stringify(value.before)];
  assert.match(shown, /status: 202/);
  assert.match(before, /status: 200/);
  assert.match(shown, /key: <redacted:/);
  const { version: now = "" } = await client.call("getConfigSource");
  const back = { query: { id: kept?.id ?? "" }, version: now };
  await client.call("restoreConfigVersion", back);
  assert.equal((await fetch(gateway.url)).status, 200);
  assert.match(await readFile(gateway.configPath, "utf8"), new RegExp(SECRET));
  assert.equal((await client.refusal("restoreConfigVersion", back)).status, 412);
  assert.equal((await client.refusal("getConfigVersion", { query: { id: "no" } })).status, 404);
  assert.ok(!client.texts.includes(SECRET));
});

test("a request is sent through the listener as a client would, to no other port", async () => {
  const url = `http://a.test:${gateway.port}/x`;
  const body = { method: "POST", url, headers: ["x-user: ann"], body: "hello" };
  const [head, ...rest] = await client.events("sendRequest", { body });
  assert.equal(head?.status, 200);
  assert.equal(rest.map(({ text = "" }) => text).join(""), await served());
  assert.equal(rest.at(-1)?.type, "end");
  for (const [wrong, why] of [
    [{ ...body, url: `http://a.test:${gateway.adminPort}/x` }, /does not listen on port/],
    [{ ...body, url: "x" }, /not a URL/],
    [{ ...body, headers: ["host: b.test"] }, /belongs to the connection/],
    [{ ...body, headers: ["a\nb: c"] }, /not written as/],
  ] as const) {
    const { status, detail } = await client.refusal("sendRequest", { body: wrong });
    assert.equal(status, 400);
    assert.match(detail, why);
  }
});
