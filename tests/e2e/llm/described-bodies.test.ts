import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { gzipSync } from "node:zlib";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { openaiAnswer, openaiStream } from "./vendors.ts";
import { routesTo } from "./named-routes.ts";

/** Headers that describe the bytes of a body are not sent with another body (RFC 9110 section 8.8, RFC 9530). */

const DIGESTS = {
  ...{ "content-md5": "a", digest: "sha-256=a", "content-digest": "sha-256=:a:" },
  ...{ "repr-digest": "sha-256=:a:", etag: '"a"', "accept-ranges": "bytes" },
  "last-modified": "Mon, 30 Nov 2026 08:00:00 GMT",
};

const POLICIES = {
  plain: {},
  masked: { promptGuard: guard("{ regex: { matches: [{ pattern: Hello }] } }") },
  judged: { promptGuard: guard("{ webhook: { backendRef: { name: judge } } }") },
  edited: { overrides: "[{ field: user, value: house }]" },
} as const;

function guard(one: string): string {
  return `{ streaming: Mask, request: [${one}], response: [${one}] }`;
}

let vendor: ModelServer;
let judge: ModelServer;
let gateway: Gateway;

before(async () => {
  [vendor, judge] = await Promise.all([ModelServer.start(), ModelServer.start()]);
  judge.answer = ({ url }) => ({
    json: url.endsWith("request")
      ? { action: { body: { messages: [{ role: "user", content: "asked" }] } } }
      : { action: { body: { choices: [{ message: { role: "assistant", content: "said" } }] } } },
  });
  const names = Object.entries(POLICIES);
  const backends = names.map(([name, policies]) => {
    const fields = Object.entries(policies).map(([field, value]) => `${field}: ${value}`);
    const own = fields.length === 0 ? "" : `, policies: { ai: { ${fields.join(", ")} } }`;
    return `
  ${name}: { ai: { provider: { openai: {}, host: 127.0.0.1, port: ${vendor.port} } }${own} }`;
  });
  gateway = await Gateway.start({
    config: `gateways:\n  web:\n    port: \${PORT}\n    routes:${routesTo(Object.keys(POLICIES))}\nbackends:${backends.join("")}
  judge: { static: { host: 127.0.0.1, port: ${judge.port} } }\n`,
  });
});

after(() => Promise.all([gateway?.[Symbol.asyncDispose](), vendor.close(), judge.close()]));

interface Asked {
  readonly stream?: boolean;
  readonly path?: string;
  readonly gzip?: boolean;
}

/** Returns the names of the headers that describe a body, of the request and of the response. */
async function describing(
  route: string,
  asked: Asked = {},
): Promise<readonly (readonly string[])[]> {
  const { stream = false, path = "/v1/chat/completions", gzip = false } = asked;
  const limit = path.endsWith("messages") ? { max_tokens: 9 } : {};
  const body = { model: "gpt-5", stream, ...limit, messages: [{ role: "user", content: "Hello" }] };
  const text = JSON.stringify(body);
  const { etag: _, "accept-ranges": _ranges, "last-modified": _date, ...digests } = DIGESTS;
  const type = {
    "content-type": "application/json",
    ...(gzip ? { "content-encoding": "gzip" } : {}),
  };
  const response = await fetch(`${gateway.url}/${route}${path}`, {
    ...{ method: "POST", headers: { ...type, ...digests } },
    body: gzip ? gzipSync(text) : text,
    signal: AbortSignal.timeout(60_000),
  });
  assert.equal(response.status, 200, await response.clone().text());
  await response.text();
  const of = (has: (name: string) => boolean): readonly string[] =>
    Object.keys(DIGESTS).filter(has);
  const { headers } = vendor.last;
  return [of((name) => headers[name] !== undefined), of((name) => response.headers.has(name))];
}

for (const stream of [false, true])
  describe(stream ? "a stream" : "a whole response", () => {
    before(() => {
      const answer = stream ? openaiStream({ content: "Hello" }) : openaiAnswer;
      vendor.answer = () => ({ ...answer, headers: DIGESTS });
    });

    test("keeps what describes it if it is forwarded", async () => {
      const [asked = [], said] = await describing("plain", { stream });
      // A stream is asked for its usage, and the chunk with it is not forwarded.
      const isSame = !stream;
      assert.equal(asked.length, isSame ? 4 : 0);
      assert.deepEqual(said, isSame ? Object.keys(DIGESTS) : []);
    });

    for (const route of ["masked", "judged"])
      test(`has nothing that describes another one where it is ${route}`, async () => {
        assert.deepEqual(await describing(route, { stream }), [[], []]);
      });

    test("has nothing that describes another one where it is converted", async () => {
      assert.deepEqual(await describing("plain", { stream, path: "/v1/messages" }), [[], []]);
    });
  });

test("a request that is edited or decoded has nothing that describes another one", async () => {
  vendor.answer = () => openaiAnswer;
  assert.deepEqual((await describing("edited"))[0], []);
  assert.deepEqual((await describing("plain", { gzip: true }))[0], []);
});
