import assert from "node:assert/strict";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { after, before, describe, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { listen, type Listening } from "@edge-gateway/testkit/listen";
import type { Echo } from "@edge-gateway/testkit/servers/upstream";

/**
 * Every field of the policies that edit messages works in all places: on a route, in a conditional
 * entry, and on a backend.
 */

let upstream: Listening;
let gateway: Gateway | undefined;

before(async () => {
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    response.setHeader("x-old", "upstream").setHeader("x-set", "upstream");
    response.setHeader("x-list", "upstream").setHeader("content-type", "application/json");
    response.end(JSON.stringify({ method, url, headers, body: await text(request) }));
  });
  upstream = await listen(server, 0);
  gateway = await Gateway.start({ config: config() });
});

after(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await upstream?.close();
});

/** The policies of a route, and those of its backend. */
interface Place {
  readonly policies?: object;
  readonly backend?: object;
}

const TRANSFORMS = {
  request: {
    metadata: { way: '"there"' },
    set: [{ name: "x-set", value: 'metadata.way + "-set"' }],
    add: [{ name: "x-list", value: '"added"' }],
    remove: ["x-old"],
    body: '"new " + string(request.body)',
  },
  response: {
    metadata: { way: '"back"' },
    set: [{ name: "x-set", value: 'metadata.way + "-set"' }],
    add: [{ name: "x-list", value: '"added"' }],
    remove: ["x-old"],
    body: 'string(response.body) + " seen"',
  },
};
const unless = { condition: 'request.method == "PUT"', policy: { request: { remove: ["x-set"] } } };
const MODIFIERS = {
  request: {
    set: [{ name: "x-set", value: "there-set" }],
    add: [{ name: "x-list", value: "added" }],
    remove: ["x-old"],
  },
  response: {
    set: [{ name: "x-set", value: "back-set" }],
    add: [{ name: "x-list", value: "added" }],
    remove: ["x-old"],
  },
};
const conditional = [unless, { policy: TRANSFORMS }];
const MADE = { status: 418, headers: [{ name: "x-made", value: '"by " + request.method' }] };
const fixed = { ...MADE, body: "fixed" };
const computed = { ...MADE, status: 419, bodyExpression: '"computed " + request.path' };

const PLACES: Readonly<Record<string, Place>> = {
  transformed: { policies: { transformation: TRANSFORMS } },
  "transformed-on-condition": { policies: { transformation: { conditional } } },
  "transformed-backend": { backend: { transformation: TRANSFORMS } },
  "transformed-backend-on-condition": { backend: { transformation: { conditional } } },
  modified: { policies: { headerModifiers: MODIFIERS } },
  "modified-backend": { backend: { headerModifiers: MODIFIERS } },
  "host-auto": { policies: { hostRewrite: { mode: "Auto" } } },
  "host-none": { policies: { hostRewrite: { mode: "None" } } },
  "host-auto-backend": { backend: { hostnameRewrite: { mode: "Auto" } } },
  "host-none-backend": {
    policies: { hostRewrite: { mode: "Auto" } },
    backend: { hostnameRewrite: { mode: "None" } },
  },
  "request-bounded": { policies: { buffer: { request: { maxBytes: 3 } } } },
  "response-bounded": { policies: { buffer: { response: { maxBytes: 3 } } } },
  "request-streamed": {
    policies: { buffer: { request: { maxBytes: 3, failureMode: "FailOpen" } } },
  },
  "response-streamed": {
    policies: { buffer: { response: { maxBytes: 3, failureMode: "FailOpen" } } },
  },
  fixed: { policies: { directResponse: fixed } },
  computed: { policies: { directResponse: computed } },
  chosen: {
    policies: {
      directResponse: {
        conditional: [
          { condition: 'request.method == "PUT"', policy: fixed },
          { policy: computed },
        ],
      },
    },
  },
};

function config(): string {
  const routes = Object.entries(PLACES).map(([name, { policies = {}, backend }]) => ({
    matches: [{ path: { value: `/${name}` } }],
    policies,
    backends: "directResponse" in policies ? [] : [backendOf(backend)],
  }));
  const gateways = { web: { port: "PORT", routes } };
  return JSON.stringify({ gateways }).replace('"PORT"', "$PORT");
}

function backendOf(policies: object | undefined): object {
  const { host } = new URL(upstream.url);
  return policies === undefined ? { host } : { host, policies };
}

const SENT = { "x-old": "client", "x-set": "client", "x-list": "client", host: "asked.test" };

interface Seen {
  readonly response: Response;
  readonly body: string;
}

async function send(name: string, method = "POST"): Promise<Seen> {
  const { host: _, ...headers } = SENT;
  const response = await fetch(`${gateway?.url}/${name}`, { method, headers, body: "body" });
  return { response, body: await response.text() };
}

/** The body that the upstream received, which may not be complete yet. */
function echoOf(body: string): Echo {
  return JSON.parse(body.slice(0, body.lastIndexOf("}") + 1));
}

/** The three headers that are changed. */
function changed(headers: Headers | Echo["headers"]): readonly unknown[] {
  const get = (name: string): unknown =>
    headers instanceof Headers ? headers.get(name) : (headers[name] ?? null);
  return ["x-set", "x-list", "x-old"].map(get);
}

for (const name of Object.keys(PLACES).filter((each) => each.startsWith("transformed")))
  describe(name, () => {
    test("the request is edited", async () => {
      const { headers, body } = echoOf((await send(name)).body);
      assert.deepEqual(changed(headers), ["there-set", "client, added", null]);
      assert.equal(body, "new body");
    });

    test("the response is edited", async () => {
      const { response, body } = await send(name);
      assert.deepEqual(changed(response.headers), ["back-set", "upstream, added", null]);
      assert.ok(body.endsWith("} seen"), body);
    });

    if (name.endsWith("condition"))
      test("another entry is chosen by its condition", async () => {
        const { response, body } = await send(name, "PUT");
        assert.deepEqual(changed(echoOf(body).headers), [null, "client", "client"]);
        assert.deepEqual(changed(response.headers), ["upstream", "upstream", "upstream"]);
      });
  });

for (const name of ["modified", "modified-backend"])
  test(`headers of both directions are ${name}`, async () => {
    const { response, body } = await send(name);
    assert.deepEqual(changed(echoOf(body).headers), ["there-set", "client, added", null]);
    assert.deepEqual(changed(response.headers), ["back-set", "upstream, added", null]);
  });

test("bodies over the buffer limit are refused, or pass as a stream", async () => {
  for (const [name, status] of [
    ["request-bounded", 413],
    ["response-bounded", 502],
    ["request-streamed", 200],
    ["response-streamed", 200],
  ] as const)
    assert.equal((await send(name)).response.status, status, name);
});

test("the backend gets its own name as Host, or the client's", async () => {
  const own = new URL(upstream.url).host;
  const asked = new URL(gateway?.url ?? "").host;
  for (const [name, host] of [
    ["host-auto", own],
    ["host-none", asked],
    ["host-auto-backend", own],
    ["host-none-backend", asked],
  ] as const)
    assert.equal(echoOf((await send(name)).body).headers.host, host, name);
});

describe("a response of the gateway itself", () => {
  for (const [name, method, status, expected] of [
    ["fixed", "POST", 418, "fixed"],
    ["computed", "POST", 419, "computed /computed"],
    ["chosen", "PUT", 418, "fixed"],
    ["chosen", "POST", 419, "computed /chosen"],
  ] as const)
    test(`${name} by ${method}`, async () => {
      const { response, body } = await send(name, method);
      assert.deepEqual([response.status, body], [status, expected]);
      assert.equal(response.headers.get("x-made"), `by ${method}`);
    });
});
