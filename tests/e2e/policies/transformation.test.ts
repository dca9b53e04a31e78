import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { Server } from "node:http";
import { createServer as createHttp2Server } from "node:http2";
import type { Http2Server } from "node:http2";
import type { AddressInfo } from "node:net";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/** Transformations of requests and responses by expressions (doc 2 §Traffic policies). */

let http1: Server;
let http2: Http2Server;
let gateway: Gateway;

/** The request that an upstream received, as JSON. */
interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

before(async () => {
  http1 = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (text: string) => (body += text));
    request.on("end", () => {
      const { method, url, headers } = request;
      response.setHeader("x-secret", "hidden").setHeader("content-type", "application/json");
      response.end(JSON.stringify({ method, url, headers, body, card: "4111" }));
    });
  });
  http2 = createHttp2Server((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (text: string) => (body += text));
    request.on("end", () =>
      response.end(
        JSON.stringify({
          method: request.method,
          url: request.url,
          headers: request.headers,
          body,
        }),
      ),
    );
  });
  for (const server of [http1, http2])
    await new Promise<void>((resolve) => {
      server.listen(0, "127.0.0.1", resolve);
    });
  gateway = await Gateway.start({ config: configuration() });
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  http1.close();
  http2.close();
});

const portOf = (server: { address(): AddressInfo | string | null }): number => {
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
};

function configuration(): string {
  const backends = `backends: [{ host: "127.0.0.1:${portOf(http1)}" }]`;
  return `
gateways:
  web:
    port: \${PORT}
    routes:
      - name: headers
        matches: [{ path: { type: PathPrefix, value: /headers } }]
        policies:
          transformation:
            request:
              metadata: { who: 'request.headers["x-user"].upperAscii()' }
              set:
                - { name: x-who, value: metadata.who }
                - { name: ":path", value: '"/changed?from=" + request.path' }
                - { name: x-absent, value: 'request.headers["x-none"]' }
                - { name: x-split, value: '"a\\r\\nb: c"' }
                - { name: x-null, value: "null" }
              add: [{ name: x-list, value: '"two"' }]
              remove: [x-drop]
            response:
              set: [{ name: ":status", value: "201" }, { name: x-who, value: metadata.who }]
              remove: [x-secret]
        ${backends}
      - name: target
        matches: [{ path: { type: PathPrefix, value: /target } }]
        policies:
          transformation:
            request:
              set:
                - { name: ":path", value: 'request.headers["x-path"]' }
                - { name: ":authority", value: 'request.headers["x-host"]' }
                - { name: host, value: 'request.headers["x-other"]' }
            response: { set: [{ name: ":status", value: '"99"' }] }
        ${backends}
      - name: body
        matches: [{ path: { type: PathPrefix, value: /body } }]
        policies:
          transformation:
            request: { body: '{"wrapped": string(request.body)}' }
            response: { body: 'string(response.body).replace("4111", "****")' }
        ${backends}
      - name: made
        matches: [{ path: { type: PathPrefix, value: /made } }]
        policies: { transformation: { request: { body: '"made"' } } }
        backends:
          - host: 127.0.0.1:${portOf(http2)}
            policies: { http: { version: HTTP2 } }
      - name: failing
        matches: [{ path: { type: PathPrefix, value: /failing } }]
        policies: { transformation: { response: { body: response.headers.none } } }
        ${backends}
      - name: conditional
        matches: [{ path: { type: PathPrefix, value: /conditional } }]
        policies:
          transformation:
            conditional:
              - condition: request.headers["x-mode"] == "a"
                policy:
                  request: { set: [{ name: x-mode, value: '"chosen"' }] }
                  response: { set: [{ name: x-entry, value: '"a"' }] }
              - policy: { response: { set: [{ name: x-entry, value: '"other"' }] } }
        ${backends}
      - name: extended
        matches: [{ path: { type: PathPrefix, value: /extended } }]
        policies:
          directResponse: { status: 200, body: made here }
          transformation: { response: { body: "'so ' + string(response.body)" } }
      - name: direct
        matches: [{ path: { type: PathPrefix, value: /direct } }]
        policies:
          directResponse: { status: 200, body: made here }
          transformation: { response: { body: '"changed"', set: [{ name: x-direct, value: '"yes"' }] } }
      - name: backend
        matches: [{ path: { type: PathPrefix, value: /backend } }]
        backends:
          - host: 127.0.0.1:${portOf(http1)}
            policies:
              transformation: { request: { set: [{ name: x-backend, value: backend.type }] } }
`;
}

async function ask(path: string, init: RequestInit = {}) {
  const response = await fetch(`${gateway.url}${path}`, init);
  const text = await response.text();
  return { response, text };
}

/** @throws SyntaxError if the response is not that of an upstream */
function seen(text: string): Seen {
  return JSON.parse(text);
}

test("headers and the path are computed, added, set and removed; metadata is seen on the way back", async () => {
  const headers = { "x-user": "ann", "x-list": "one", "x-drop": "x" };
  const { response, text } = await ask("/headers", { headers });
  const { url, headers: sent } = seen(text);
  assert.equal(url, "/changed?from=/headers");
  assert.deepEqual(
    [sent["x-who"], sent["x-list"], sent["x-drop"], sent["x-absent"], sent["x-split"], sent["b"]],
    ["ANN", "one, two", undefined, undefined, undefined, undefined],
  );
  assert.deepEqual(
    [response.status, response.headers.get("x-who"), response.headers.get("x-secret")],
    [201, "ANN", null],
  );
});

test("a target, a host or a status that could not be sent changes nothing", async () => {
  const sent = async (headers: Readonly<Record<string, string>>) => {
    const { response, text } = await ask("/target", { headers });
    const { url, headers: got } = seen(text);
    return [response.status, url, got["host"]];
  };
  const host = new URL(gateway.url).host;
  assert.deepEqual(await sent({ "x-path": "/a b HTTP/1.1", "x-host": "a b", "x-other": "a/b@c" }), [
    200,
    "/target",
    host,
  ]);
  assert.deepEqual(await sent({ "x-path": "/\u00e4", "x-host": "a:99999", "x-other": "" }), [
    200,
    "/target",
    host,
  ]);
  assert.deepEqual(await sent({ "x-path": "new?q", "x-host": "a.test:80" }), [
    200,
    "/new?q",
    "a.test:80",
  ]);
  assert.deepEqual(await sent({ "x-other": "b.test" }), [200, "/target", "b.test"]);
});

test("a header whose expression fails does not keep the value of its sender", async () => {
  const headers = { "x-absent": "forged", "x-split": "forged", "x-null": "forged", "x-user": "a" };
  const { headers: sent } = seen((await ask("/headers", { headers })).text);
  assert.deepEqual(
    [sent["x-absent"], sent["x-split"], sent["x-null"]],
    [undefined, undefined, undefined],
  );
});

test("bodies of both directions are replaced, with their length", async () => {
  const { response, text } = await ask("/body", { method: "POST", body: "original" });
  const { body, headers } = seen(text);
  assert.equal(body, '{"wrapped":"original"}');
  assert.equal(headers["content-length"], String(body.length));
  assert.ok(text.includes('"card":"****"') && !text.includes("4111"));
  assert.equal(response.headers.get("content-length"), String(text.length));
});

test("a client cannot ask for parts in which an expression does not find what it looks for", async () => {
  const headers = { range: "bytes=0-9", "if-range": '"x"' };
  const askedFor = async (path: string) => {
    const { headers: sent } = seen((await ask(path, { headers })).text);
    return [sent["range"], sent["if-range"]];
  };
  assert.deepEqual(await askedFor("/body"), [undefined, undefined]);
  assert.deepEqual(await askedFor("/headers"), ["bytes=0-9", '"x"']);
});

test("a request without a body gets one, also over HTTP/2", async () => {
  assert.equal(seen((await ask("/made")).text).body, "made");
  const { text } = await ask("/made", { method: "POST", body: "x".repeat(100_000) });
  assert.equal(seen(text).body, "made");
});

test("a body whose expression fails is an error, so that hidden content does not pass", async () => {
  const { response, text } = await ask("/failing");
  assert.deepEqual([response.status, text], [502, "internal error"]);
  await waitFor("the error in the log", () => /error="no such [^"]*none/.test(gateway.output));
});

test("the first entry whose condition holds is used, for the response too", async () => {
  const chosen = await ask("/conditional", { headers: { "x-mode": "a" } });
  assert.equal(seen(chosen.text).headers["x-mode"], "chosen");
  assert.equal(chosen.response.headers.get("x-entry"), "a");
  const other = await ask("/conditional", { headers: { "x-mode": "b" } });
  assert.equal(other.response.headers.get("x-entry"), "other");
});

test("responses that the gateway makes are transformed too", async () => {
  const { response, text } = await ask("/direct");
  assert.deepEqual([text, response.headers.get("x-direct")], ["changed", "yes"]);
});

test("the gateway's own response to HEAD has the length of one to GET", async () => {
  const [get, head] = [await ask("/extended"), await ask("/extended", { method: "HEAD" })];
  assert.equal(get.text, "so made here");
  assert.equal(head.response.headers.get("content-length"), "12");
});

test("a transformation of a backend reads the backend", async () => {
  assert.equal(seen((await ask("/backend")).text).headers["x-backend"], "static");
});
