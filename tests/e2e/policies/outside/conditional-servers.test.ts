import assert from "node:assert/strict";
import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { after, before, beforeEach, describe, test } from "node:test";
import type {
  HeaderMap,
  ProcessingRequest,
  ProcessingResponse,
  RateLimitRequest,
  RateLimitResponse,
} from "@edge-gateway/generated/proto/messages.ts";
import {
  EXTERNAL_PROCESSOR_PROCESS,
  RATE_LIMIT_SERVICE_SHOULD_RATE_LIMIT,
} from "@edge-gateway/generated/proto/methods.ts";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { GrpcServer } from "@edge-gateway/testkit/servers/grpc-server";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";

/** Every field of rate limits and of external processing also works inside a conditional entry. */

let upstream: Listening;
let limiter: GrpcServer;
let processor: GrpcServer;
let gateway: Gateway | undefined;
const limited: RateLimitRequest[] = [];
const processed: ProcessingRequest[] = [];

before(async () => {
  upstream = await startUpstream((incoming, response) => {
    response.writeHead(200, {
      trailer: "x-end",
      "x-limited": String(incoming.headers["x-limited"]),
    });
    incoming.resume().on("end", () => {
      response.addTrailers({ "x-end": "1" });
      response.end("body");
    });
  });
  limiter = await GrpcServer.answer(
    RATE_LIMIT_SERVICE_SHOULD_RATE_LIMIT,
    (asked): RateLimitResponse => {
      limited.push(asked);
      return { overallCode: "OK" };
    },
  );
  processor = await GrpcServer.converse(EXTERNAL_PROCESSOR_PROCESS, (call) => {
    call.on("data", (message: ProcessingRequest) => {
      processed.push(message);
      call.write(responseTo(message));
    });
    call.on("end", () => call.end());
    call.on("error", () => {});
  });
  gateway = await Gateway.start({ config: config() });
});

after(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await Promise.all([
    upstream?.close(),
    limiter?.[Symbol.asyncDispose](),
    processor?.[Symbol.asyncDispose](),
  ]);
});

beforeEach(() => {
  limited.splice(0);
  processed.splice(0);
});

/** Accepts everything; does not want the response if the request says so. */
function responseTo(message: ProcessingRequest): ProcessingResponse {
  const part = PARTS.find((name) => message[name] !== undefined) ?? "requestHeaders";
  const isLast = headerOf(message.requestHeaders?.headers, "x-last") === "yes";
  return {
    [part]: {},
    ...(isLast ? { modeOverride: { responseHeaderMode: "SKIP" } } : {}),
  };
}

const PARTS = [
  "requestHeaders",
  "requestBody",
  "requestTrailers",
  "responseHeaders",
  "responseBody",
  "responseTrailers",
] as const;

function headerOf(headers: HeaderMap | undefined, name: string): string | undefined {
  const found = headers?.headers?.find(({ key }) => key === name);
  return found?.rawValue === undefined ? undefined : Buffer.from(found.rawValue).toString();
}

const local = { name: "own", requests: 1, unit: "Hours", burst: 1, counts: "Forwarded" };
const user = { name: "user", expression: "request.headers['x-user']" };
const descriptors = [
  {
    entries: [user],
    cost: "2",
    limitOverride: "{'unit': 'Minutes', 'requestsPerUnit': 7}",
  },
];
const NOWHERE = "http://127.0.0.1:1";

const limits = (): Readonly<Record<string, object>> => ({
  local: { local: [{ ...local, key: "request.headers['x-user']" }] },
  global: { global: { url: `http://127.0.0.1:${limiter.port}`, domain: "shop", descriptors } },
  named: { global: { backendRef: { name: "limiter" }, domain: "named", descriptors } },
  open: { global: { url: NOWHERE, failureMode: "FailOpen", domain: "shop", descriptors } },
});

const NO_BODIES = { requestBodyMode: "None", responseBodyMode: "None" };

const processing = (): Readonly<Record<string, object>> => {
  const with_ = (processingOptions: object): object => ({
    url: `http://127.0.0.1:${processor.port}`,
    processingOptions,
  });
  const metadata = { demo: { path: "request.path" } };
  return {
    told: {
      ...with_(NO_BODIES),
      metadataContext: metadata,
      requestAttributes: { method: "request.method" },
      responseAttributes: { code: "response.code" },
    },
    back: with_({ ...NO_BODIES, requestHeaderMode: "Skip" }),
    there: with_({ ...NO_BODIES, responseHeaderMode: "Skip" }),
    whole: with_({ requestBodyMode: "Buffered", responseBodyMode: "Buffered" }),
    untrailed: with_({ ...NO_BODIES, requestTrailerMode: "Skip" }),
    "untrailed-back": with_({ ...NO_BODIES, responseTrailerMode: "Skip" }),
    changed: with_({ ...NO_BODIES, allowModeOverride: true }),
    fixed: with_(NO_BODIES),
    named: { backendRef: { name: "processor" }, processingOptions: NO_BODIES },
    open: { url: NOWHERE, failureMode: "FailOpen", processingOptions: NO_BODIES },
  };
};

/**
 * A policy by itself, or as the second of several conditional entries, after one whose condition is
 * false.
 */
const PLACES: Readonly<Record<string, (policy: object, other: object) => object>> = {
  always: (policy) => policy,
  condition: (policy, other) => ({
    conditional: [{ condition: "request.method == 'PATCH'", policy: other }, { policy }],
  }),
};

function config(): string {
  const away = { url: NOWHERE };
  const kinds = [
    ["rateLimit", limits(), { global: { ...away, domain: "shop", descriptors } }],
    ["extProc", processing(), { ...away, processingOptions: NO_BODIES }],
  ] as const;
  const unknown = ["FailClosed", "FailOpen"].map((failureMode) => ({
    matches: [{ path: { value: `/unknown/${failureMode}` } }],
    policies: {
      extProc: {
        conditional: [
          {
            condition: "request.headers['x-user'] == 'ann'",
            policy: { ...away, failureMode, processingOptions: NO_BODIES },
          },
        ],
      },
    },
    backends: [{ host: new URL(upstream.url).host }],
  }));
  const routes = Object.entries(PLACES).flatMap(([place, put]) =>
    kinds.flatMap(([kind, policies, other]) =>
      Object.entries(policies).map(([name, policy]) => ({
        matches: [{ path: { value: `/${place}/${kind}/${name}` } }],
        policies: { [kind]: put(policy, other), csrf: {} },
        backends: [{ host: new URL(upstream.url).host }],
      })),
    ),
  );
  const backends = { limiter: grpc(limiter), processor: grpc(processor) };
  const gateways = { web: { port: "PORT", routes: [...routes, ...unknown] } };
  const patient = { policyServers: { rateLimitTimeout: "10s", processingTimeout: "10s" } };
  return JSON.stringify({ config: patient, gateways, backends }).replace('"PORT"', () => "$PORT");
}

const grpc = ({ port }: GrpcServer): object => ({ static: { host: "127.0.0.1", port } });

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a body and a trailer. */
async function send(
  path: string,
  { method = "POST", headers }: Sent = {},
): Promise<IncomingMessage> {
  const sent = request(`${gateway?.url}${path}`, {
    method,
    headers: { "transfer-encoding": "chunked", trailer: "x-end", ...headers },
  });
  sent.addTrailers({ "x-end": "1" });
  sent.end("body");
  const [response]: IncomingMessage[] = await once(sent, "response");
  assert.ok(response);
  await once(response.resume(), "end");
  return response;
}

for (const place of Object.keys(PLACES))
  describe(`a limit, ${place}`, () => {
    const ask = async (name: string, headers: Record<string, string> = {}): Promise<number> =>
      (await send(`/${place}/rateLimit/${name}`, { headers })).statusCode ?? 0;

    test("of the gateway: name, time, burst, key and what counts", async () => {
      const own = { "x-user": "ann" };
      const foreign = { ...own, origin: "http://evil.test", "sec-fetch-site": "cross-site" };
      assert.equal(await ask("local", foreign), 403);
      const first = await send(`/${place}/rateLimit/local`, { headers: own });
      assert.equal(first.headers["ratelimit-policy"], '"own";q=2;w=3600');
      assert.deepEqual([await ask("local", own), await ask("local", own)], [200, 429]);
      assert.equal(await ask("local", { "x-user": "bob" }), 200);
    });

    test("data that an external processing server receives", async () => {
      const expected = {
        entries: [{ key: "user", value: "ann" }],
        limit: { unit: "OVERRIDE_MINUTE", requestsPerUnit: 7 },
        hitsAddend: { value: 2 },
      };
      for (const [name, domain] of [
        ["global", "shop"],
        ["named", "named"],
      ] as const) {
        assert.equal(await ask(name, { "x-user": "ann" }), 200);
        assert.deepEqual(limited.splice(0), [{ domain, descriptors: [expected] }]);
      }
    });

    test("of a server that is away: requests pass where the policy says so", async () => {
      assert.equal(await ask("open", { "x-user": "ann" }), 200);
    });

    if (place === "condition")
      test("another condition chooses another policy", async () => {
        const headers = { "x-user": "ann" };
        const path = `/${place}/rateLimit/open`;
        assert.equal((await send(path, { method: "PATCH", headers })).statusCode, 500);
      });
  });

for (const place of Object.keys(PLACES))
  describe(`processing, ${place}`, () => {
    const pathOf = (name: string): string => `/${place}/extProc/${name}`;
    const parts = async (name: string, headers: Record<string, string> = {}): Promise<string> => {
      assert.equal((await send(pathOf(name), { headers })).statusCode, 200);
      const told = processed
        .splice(0)
        .map((message) => PARTS.find((part) => message[part] !== undefined));
      return told.join(" ");
    };

    test("metadata and attributes are sent to the server", async () => {
      await send(pathOf("told"));
      const [first, ...others] = processed;
      assert.deepEqual(first?.metadataContext?.filterMetadata, {
        demo: { fields: { path: { stringValue: pathOf("told") } } },
      });
      const ofFilter = (fields: object): object => ({ "envoy.filters.http.ext_proc": { fields } });
      assert.deepEqual(first.attributes, ofFilter({ method: { stringValue: "POST" } }));
      const back = others.find(({ responseHeaders }) => responseHeaders !== undefined);
      assert.deepEqual(back?.attributes, ofFilter({ code: { numberValue: 200 } }));
    });

    for (const [name, expected] of Object.entries({
      fixed: "requestHeaders requestTrailers responseHeaders responseTrailers",
      back: "requestTrailers responseHeaders responseTrailers",
      there: "requestHeaders requestTrailers responseTrailers",
      untrailed: "requestHeaders responseHeaders responseTrailers",
      "untrailed-back": "requestHeaders requestTrailers responseHeaders",
      whole: PARTS.join(" "),
      named: "requestHeaders requestTrailers responseHeaders responseTrailers",
    }))
      test(`the server receives the selected parts: ${name}`, async () => {
        assert.equal(await parts(name), expected);
      });

    test("the server changes the allowed parts", async () => {
      const last = { "x-last": "yes" };
      const usual = "requestHeaders requestTrailers responseHeaders responseTrailers";
      assert.equal(await parts("fixed", last), usual);
      assert.equal(await parts("changed", last), usual.replace("responseHeaders ", ""));
    });

    test("without a server requests pass where the policy says so", async () => {
      assert.equal(await parts("open"), "");
    });

    if (place === "condition")
      test("another condition chooses another policy", async () => {
        assert.equal((await send(pathOf("open"), { method: "PATCH" })).statusCode, 500);
      });
  });

test("a condition of a processor that cannot be evaluated fails the request, unless the processor fails open", async () => {
  assert.equal(
    (await send("/unknown/FailClosed", { headers: { "x-user": "bob" } })).statusCode,
    200,
  );
  assert.equal((await send("/unknown/FailClosed")).statusCode, 500);
  assert.equal((await send("/unknown/FailOpen")).statusCode, 200);
});
