import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { openaiAnswer } from "../vendors.ts";

/** Token limits and budgets do not trust the numbers in requests and responses. */

const LIMIT = 100;
/** A response of the vendor without its usage. */
const UNCOUNTED = Object.fromEntries(
  Object.entries({ ...Object(openaiAnswer.json) }).filter(([name]) => name !== "usage"),
);

let vendor: ModelServer;
let gateway: Gateway;

before(async () => {
  vendor = await ModelServer.start();
  const rates = '{ input: "2.50", output: "10" }';
  gateway = await Gateway.start({
    config: `
config:
  modelCatalog: [{ inline: { providers: { openai: { models: { gpt-5: { rates: ${rates} } } } } } }]
gateways:
  web:
    port: \${PORT}
    routes:
      - name: reserved
        policies:
          rateLimit:
            local:
              - { tokens: ${LIMIT}, unit: Hours, key: "request.headers['x-user']", reservation: { outputTokens: 10 } }
        matches: [{ headers: [{ name: x-kind, value: reserved }] }]
        backends: [{ backend: openai }]
      - name: counted
        policies:
          rateLimit: { local: [{ tokens: ${LIMIT}, unit: Hours, key: "request.headers['x-user']" }] }
        matches: [{ headers: [{ name: x-kind, value: counted }] }]
        backends: [{ backend: openai }]
      - name: keys
        policies: { apiKeyAuthentication: { runtimeKeys: {} } }
        backends: [{ backend: openai }]
backends:
  openai: { ai: { provider: { openai: {}, host: 127.0.0.1, port: ${vendor.port} } } }
`,
  });
});

after(() => Promise.all([gateway?.[Symbol.asyncDispose](), vendor.close()]));

/**
 * Sends a request with these members, given as text because JavaScript cannot express all of them.
 */
async function ask(headers: Readonly<Record<string, string>>, members = ""): Promise<number> {
  const response = await fetch(`${gateway.url}/v1/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: `{"model":"gpt-5","messages":[{"role":"user","content":"Hi"}]${members}}`,
  });
  await response.text();
  return response.status;
}

async function admin<Value>(path: string, order?: object): Promise<Value> {
  const url = `http://127.0.0.1:${gateway.adminPort}${path}`;
  const body = order === undefined ? {} : { method: "POST", body: JSON.stringify(order) };
  const response = await fetch(url, body);
  const text = await response.text();
  assert.ok(response.ok, text);
  const value: Value = JSON.parse(text);
  return value;
}

async function makeKey(name: string, bound: object): Promise<string> {
  const { key } = await admin<{ key: string }>("/llm/keys", { name, ...bound });
  return key;
}

async function spentOf(name: string): Promise<number> {
  const { budgets } = await admin<{ budgets: { name: string; spent: number }[] }>("/llm/budgets");
  return budgets.find((each) => each.name.startsWith(`key ${name} `))?.spent ?? Number.NaN;
}

const ODD_BOUNDS = [
  ',"max_tokens":-1000000',
  ',"max_completion_tokens":-1e15',
  ',"max_tokens":0.5',
  ',"max_tokens":1e300',
  ',"max_tokens":1e999',
  ',"max_tokens":20,"n":1.5',
  ',"max_tokens":20,"n":-3',
  ',"max_tokens":1,"n":1e300',
];

describe("an odd maximum in a request", () => {
  for (const [index, members] of ODD_BOUNDS.entries()) {
    test(`an odd number gives no client more tokens: ${members}`, async () => {
      vendor.answer = () => openaiAnswer;
      const asked = { "x-kind": "reserved", "x-user": `odd-${index}` };
      assert.ok([200, 429].includes(await ask(asked, members)));
      // Every response uses 15 tokens of the limit.
      let passed = 0;
      for (let call = 0; call < 12; call += 1) if ((await ask(asked)) === 200) passed += 1;
      assert.ok(passed <= LIMIT / 15, `${passed} calls`);
    });

    test(`gives no key more budget: ${members}`, async () => {
      for (const bound of [{ tokens: 300 }, { dollars: "0.1" }]) {
        const name = `odd-${index}-${Object.keys(bound).join("")}`;
        const authorization = `Bearer ${await makeKey(name, bound)}`;
        let meanwhile = Number.NaN;
        vendor.answer = async () => {
          meanwhile = await spentOf(name);
          return openaiAnswer;
        };
        const status = await ask({ authorization }, members);
        assert.ok(status === 200 || status === 429, String(status));
        assert.ok(status === 429 || meanwhile > 0, `${meanwhile} while it runs`);
      }
    });
  }
});

const ODD_USAGES = [
  '{"prompt_tokens":-500,"completion_tokens":3,"total_tokens":-497}',
  '{"prompt_tokens":12.5,"completion_tokens":2.5,"total_tokens":15}',
  '{"prompt_tokens":1e300,"completion_tokens":3,"total_tokens":1e300}',
  '{"prompt_tokens":1e999,"completion_tokens":3}',
  '{"prompt_tokens":12,"completion_tokens":3,"prompt_tokens_details":{"cached_tokens":0.5}}',
];

describe("an odd usage in a response", () => {
  for (const [index, usage] of ODD_USAGES.entries())
    test(`leaves the gateway at work, and the limits right: ${usage}`, async () => {
      const text = `${JSON.stringify(UNCOUNTED).slice(0, -1)},"usage":${usage}}`;
      vendor.answer = () => ({ pieces: [text], type: "application/json" });
      for (const kind of ["reserved", "counted"])
        assert.equal(await ask({ "x-kind": kind, "x-user": `usage-${index}` }), 200);
      for (const bound of [{ tokens: 300 }, { dollars: "0.1" }]) {
        const name = `usage-${index}-${Object.keys(bound).join("")}`;
        const authorization = `Bearer ${await makeKey(name, bound)}`;
        assert.equal(await ask({ authorization }), 200);
        assert.ok((await spentOf(name)) >= 0);
      }
      vendor.answer = () => openaiAnswer;
      for (const kind of ["reserved", "counted"]) {
        let passed = 0;
        const headers = { "x-kind": kind, "x-user": `usage-${index}` };
        for (let call = 0; call < 12; call += 1) if ((await ask(headers)) === 200) passed += 1;
        assert.ok(passed <= Math.ceil(LIMIT / 15), `${kind}: ${passed} calls`);
      }
    });
});

describe("a response without usage", () => {
  test("is counted by an estimate", async () => {
    vendor.answer = () => ({ json: UNCOUNTED });
    const name = "unsaid";
    const authorization = `Bearer ${await makeKey(name, { tokens: 100_000 })}`;
    assert.equal(await ask({ authorization }), 200);
    await waitFor("estimate", async () => {
      const spent = await spentOf(name);
      return spent > 0 && spent < 1000;
    });
  });
});
