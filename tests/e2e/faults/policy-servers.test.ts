import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type {
  HeaderMap,
  ProcessingRequest,
  ProcessingResponse,
  RateLimitResponse,
} from "@edge-gateway/generated/proto/messages.ts";
import {
  AUTHORIZATION_CHECK,
  EXTERNAL_PROCESSOR_PROCESS,
  RATE_LIMIT_SERVICE_SHOULD_RATE_LIMIT,
} from "@edge-gateway/generated/proto/methods.ts";
import { FaultProxy } from "@edge-gateway/testkit/servers/fault-proxy";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { GrpcServer } from "@edge-gateway/testkit/servers/grpc-server";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { BROKEN, hurt, type Service, statusOf, type Use } from "./hurt.ts";
import { Outputs } from "./outputs.ts";

/**
 * Servers that policies ask are killed, slow, half-open or return false data at any moment: the
 * failure mode decides, nothing hangs, and nothing reveals a secret. Each server allows requests
 * below `/allow` and denies those below `/deny`.
 */

const TIMEOUT = 300;
/** Messages of one request to which an external processor responds. */
const MESSAGES = 4;
const SECRETS = {
  authorization: "Bearer planted-token-1",
  cookie: "session=planted-cookie-2",
  "x-api-key": "planted-key-3",
};
const BODY = JSON.stringify({ text: "hello" });

const outputs = new Outputs();
const servers: { close(): Promise<void> }[] = [];
const proxies: FaultProxy[] = [];
let backend: Listening;
let gateway: Gateway;

const isDenied = (path = ""): boolean => path.includes("/deny");

before(async () => {
  backend = await startUpstream((request, response) => {
    request.resume().on("end", () => response.end("served"));
  });
  servers.push(
    backend,
    await GrpcServer.answer(AUTHORIZATION_CHECK, ({ attributes }) =>
      isDenied(attributes?.request?.http?.path)
        ? { status: { code: 7 }, deniedResponse: { status: { code: 403 }, body: "no" } }
        : { status: { code: 0 }, okResponse: {} },
    ),
    await startUpstream(({ url }, response) => {
      response.writeHead(isDenied(url) ? 403 : 200).end();
    }),
    await GrpcServer.answer(
      RATE_LIMIT_SERVICE_SHOULD_RATE_LIMIT,
      ({ descriptors = [] }): RateLimitResponse => {
        const code = isDenied(descriptors[0]?.entries?.[0]?.value) ? "OVER_LIMIT" : "OK";
        return { overallCode: code, statuses: [{ code }] };
      },
    ),
    await GrpcServer.converse(EXTERNAL_PROCESSOR_PROCESS, (call) => {
      call.on("data", (message: ProcessingRequest) => {
        for (const response of processed(message)) call.write(response);
      });
      call.on("end", () => call.end());
      call.on("error", () => {});
    }),
  );
});

after(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await Promise.all([...proxies, ...servers].map(close));
});

function close(one: FaultProxy | { close(): Promise<void> }): Promise<void> {
  return one instanceof FaultProxy ? one[Symbol.asyncDispose]() : one.close();
}

function processed({
  requestHeaders,
  responseHeaders,
  requestBody,
  responseBody,
}: ProcessingRequest): readonly ProcessingResponse[] {
  if (requestHeaders !== undefined) {
    const isRefused = isDenied(pathIn(requestHeaders.headers));
    return isRefused
      ? [{ immediateResponse: { status: { code: 403 } } }]
      : [{ requestHeaders: { response: {} } }];
  }
  if (responseHeaders !== undefined) return [{ responseHeaders: { response: {} } }];
  const body = requestBody ?? responseBody ?? {};
  const streamedResponse = { body: body.body, endOfStream: body.endOfStream };
  const part = { response: { bodyMutation: { streamedResponse } } };
  return [requestBody === undefined ? { responseBody: part } : { requestBody: part }];
}

function pathIn(map: HeaderMap | undefined): string {
  const found = map?.headers?.find(({ key }) => key === ":path");
  return Buffer.from(found?.rawValue ?? "").toString();
}

const STREAMED = { requestBodyMode: "FullDuplexStreamed", responseBodyMode: "FullDuplexStreamed" };
const HEADERS = { requestBodyMode: "None", responseBodyMode: "None" };

/** The policies that ask a server at a URL. */
const POLICIES: Readonly<Record<string, (url: string, failureMode: string) => object>> = {
  "grpc-auth": (url, failureMode) => ({ extAuth: { url, grpc: {}, failureMode } }),
  "http-auth": (url, failureMode) => ({
    extAuth: { url, http: { path: "request.path" }, failureMode },
  }),
  limit: (url, failureMode) => ({
    rateLimit: {
      global: {
        url,
        domain: "test",
        descriptors: [{ entries: [{ name: "path", expression: "request.path" }] }],
        failureMode,
      },
    },
  }),
  headers: (url, failureMode) => ({ extProc: { url, processingOptions: HEADERS, failureMode } }),
  stream: (url, failureMode) => ({ extProc: { url, processingOptions: STREAMED, failureMode } }),
};

/** The statuses by policy: of a denial, and of a failure where the mode is FailClosed. */
const STATUSES: Readonly<Record<string, readonly [denied: number, failed: number]>> = {
  "grpc-auth": [403, 403],
  "http-auth": [403, 403],
  limit: [429, 500],
  headers: [403, 500],
  stream: [403, 500],
};

function usesOf(policy: string): readonly Use[] {
  const [denied, failed] = STATUSES[policy] ?? [0, 0];
  // Any status of an HTTP server other than 200 is a denial, which the client gets unchanged.
  const own = policy === "http-auth" ? [502] : [];
  const heard = policy === "http-auth" ? new Outputs() : outputs;
  // A streamed body has already been sent to the server, so the request cannot be repeated without
  // it.
  const broken = policy === "stream" ? [BROKEN] : [];
  // A processor that fails after its first response counts as failed.
  const openToo = policy === "stream" ? [...broken, failed] : [];
  const allowed = {
    "closed/allow": [200, failed, ...broken, ...own],
    "closed/deny": [denied, failed, ...broken, ...own],
    "open/allow": [200, ...openToo, ...own],
    "open/deny": [200, denied, ...openToo, ...own],
  };
  return Object.entries(allowed).map(([path, statuses]) => ({
    name: path,
    send: (round) =>
      statusOf(heard, `${gateway.url}/${policy}/${path}/${round}`, {
        method: "POST",
        headers: SECRETS,
        body: BODY,
      }),
    allowed: statuses,
    healthy: path.endsWith("deny") ? denied : 200,
  }));
}

const ports = (): Readonly<Record<string, number>> => {
  const [, grpcAuth = 0, httpAuth = 0, limit = 0, processor = 0] = servers.map((server) =>
    "port" in server && typeof server.port === "number" ? server.port : 0,
  );
  return {
    "grpc-auth": grpcAuth,
    "http-auth": httpAuth,
    limit,
    headers: processor,
    stream: processor,
  };
};

async function start(urls: Readonly<Record<string, string>>): Promise<void> {
  const routes = Object.entries(POLICIES).flatMap(([name, policiesOf]) =>
    ["FailClosed", "FailOpen"].map((mode) => ({
      name: `${name}-${mode}`.toLowerCase(),
      matches: [{ path: { value: `/${name}/${mode === "FailOpen" ? "open" : "closed"}` } }],
      policies: policiesOf(urls[name] ?? "", mode),
      backends: [{ host: `127.0.0.1:${backend.port}` }],
    })),
  );
  const time = `${TIMEOUT}ms`;
  const config = {
    config: {
      policyServers: {
        authorizationTimeout: time,
        rateLimitTimeout: time,
        processingTimeout: time,
        maxReconnectDelay: "50ms",
      },
    },
    gateways: { web: { port: "PORT", routes } },
  };
  gateway = await Gateway.start({ config: JSON.stringify(config).replace('"PORT"', "$PORT") });
}

test("the failure mode of policies decides in time, whatever their servers do", async () => {
  const services: Service[] = [];
  const urls: Record<string, string> = {};
  for (const [name, port] of Object.entries(ports())) {
    const proxy = await FaultProxy.start(port);
    proxies.push(proxy);
    urls[name] = proxy.url;
    const isProcessor = name === "headers" || name === "stream";
    const timeout = isProcessor ? MESSAGES * TIMEOUT : TIMEOUT;
    services.push({ name, proxy, timeout, uses: usesOf(name) });
  }
  await start(urls);
  outputs.watch(gateway);
  await Promise.all(services.map(hurt));
  await waitFor("end of the clients' connections", async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${gateway.statsPort}/metrics`)).text();
    return /edge_gateway_downstream_connections_active\S* 0\n/.test(metrics);
  });
  await outputs.finish(gateway);
  outputs.assertWithout(Object.values(SECRETS).map((value) => value.replace(/^.*[ =]/, "")));
  await gateway[Symbol.asyncDispose]();
  for (const proxy of proxies)
    await waitFor("end of the gateway's connections", () => proxy.open === 0);
  assert.ok(!/at .*\.ts:\d+/.test(gateway.output), "no bug shows in the log");
});
