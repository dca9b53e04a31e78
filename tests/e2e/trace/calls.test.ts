import assert from "node:assert/strict";
import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { inject } from "./gwctl.ts";

/** Milliseconds that the upstream takes for a response. */
const THINKING = 30;
const MILLISECONDS = 1_000;
const MICROSECONDS = 1_000_000;
/** A port of 127.0.0.1 on which nothing listens. */
const CLOSED_PORT = 1;

const CONFIG = `
gateways:
  web:
    port: \${PORT}
    protocol: HTTP
    routes:
      - name: slow
        hostnames: [slow.test]
        backends: [{ host: "127.0.0.1:\${UPSTREAM}" }]
      - name: refused
        hostnames: [refused.test]
        backends: [{ host: "127.0.0.1:${CLOSED_PORT}" }]
      - name: unknown
        hostnames: [unknown.test]
        backends: [{ host: "nothing.invalid:80" }]
      - name: late
        hostnames: [late.test]
        backends:
          - host: "127.0.0.1:\${UPSTREAM}"
            policies: { http: { requestTimeout: 500ms } }
      - name: backoff
        hostnames: [backoff.test]
        policies:
          timeouts: { request: 1s }
          retry: { attempts: 1, codes: [503], backoff: 10s }
        backends: [{ host: "127.0.0.1:\${UPSTREAM}" }]
      - name: buffered
        hostnames: [buffered.test]
        policies:
          buffer: { response: { maxBytes: 1Ki } }
        backends: [{ host: "127.0.0.1:\${UPSTREAM}" }]
`;

let upstream: Server;
const gateways = new Map<string, Gateway>();

before(async () => {
  upstream = createServer(serve).listen(0, "127.0.0.1");
  await once(upstream, "listening");
  const { port } = upstream.address() as AddressInfo;
  for (const adapter of ["Net", "Fast"]) {
    const environment = { UPSTREAM: String(port), SOCKET_ADAPTER: adapter };
    gateways.set(adapter, await Gateway.start({ config: CONFIG, environment }));
  }
});

after(async () => {
  upstream.close();
  for (const gateway of gateways.values()) await gateway[Symbol.asyncDispose]();
});

/** Responds to each request according to its path. */
function serve(socket: Socket): void {
  socket.on("error", () => {});
  socket.once("data", (bytes) => {
    const [, path] = bytes.toString().split(" ");
    if (path === "/reset") socket.resetAndDestroy();
    else if (path === "/end") socket.end();
    else if (path === "/cut") socket.end("HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhalf");
    else if (path === "/busy") socket.end("HTTP/1.1 503 Busy\r\ncontent-length: 0\r\n\r\n");
    else if (path === "/never") upstream.emit("never");
    else setTimeout(() => socket.end("HTTP/1.1 204 No Content\r\n\r\n"), THINKING);
  });
}

interface TraceLine {
  readonly eventStart: number | null;
  readonly eventEnd: number;
  readonly message: {
    readonly type: string;
    readonly stage?: string;
    readonly status?: number | null;
    readonly error?: string | null;
    readonly requestState?: {
      readonly proxy?: {
        readonly requestProcessingDuration?: string;
        readonly upstreamDuration?: string;
      };
    };
  };
}

async function traceOf(gateway: Gateway, ...curl: readonly string[]): Promise<TraceLine[]> {
  const { out } = await inject(gateway, ["--raw"], ...curl);
  return out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as TraceLine);
}

/** The trace of a request whose client disconnects while the upstream processes the request. */
async function traceOfGone(gateway: Gateway): Promise<TraceLine[]> {
  const trace = await fetch(`http://127.0.0.1:${gateway.adminPort}/debug/trace`);
  const arrived = once(upstream, "never");
  const client = connect(gateway.port, "127.0.0.1").on("error", () => {});
  client.write("GET /never HTTP/1.1\r\nhost: slow.test\r\n\r\n");
  await arrived;
  client.destroy();
  const records = (await trace.text()).matchAll(/^data: (.*)$/gm);
  return Array.from(records, ([, json = ""]) => JSON.parse(json) as TraceLine);
}

function gatewayWith(adapter: string): Gateway {
  const gateway = gateways.get(adapter);
  assert.ok(gateway);
  return gateway;
}

/** Microseconds of a duration such as `0.001420061s`. */
function microseconds(duration: string | undefined): number {
  assert.match(duration ?? "", /^[0-9]+\.[0-9]{9}s$/);
  return Number(duration?.slice(0, -1)) * MICROSECONDS;
}

function one(lines: readonly TraceLine[], type: string, stage?: string): TraceLine {
  const found = lines.filter(({ message }) => message.type === type && message.stage === stage);
  const [line] = found;
  assert.ok(line && found.length === 1, `${found.length} records ${type} ${stage ?? ""}`);
  return line;
}

for (const adapter of ["Net", "Fast"]) {
  test(`${adapter}: the times of a call are those of its events`, async () => {
    const lines = await traceOf(gatewayWith(adapter), "http://slow.test/");
    const call = one(lines, "backendCallResult");
    const { proxy } = one(lines, "responseSnapshot", "raw response").message.requestState ?? {};
    const processing = microseconds(proxy?.requestProcessingDuration);
    const upstreamTime = microseconds(proxy?.upstreamDuration);
    const start = call.eventStart ?? 0;
    // The call begins after the final request was recorded.
    assert.ok(
      start > one(lines, "requestSnapshot", "final request").eventEnd,
      `the call starts at ${start}`,
    );
    assert.ok(Math.abs(start - processing) <= 1, `${start} is ${processing}`);
    assert.ok(upstreamTime >= (THINKING - 1) * MILLISECONDS, `${upstreamTime}`);
    assert.ok(start + upstreamTime <= call.eventEnd, `${start} + ${upstreamTime} ends later`);
  });

  /** URL, arguments of curl, and the expected result of the call in the trace. */
  const failures: readonly (readonly [curl: readonly string[], error: string])[] = [
    [
      ["http://refused.test/"],
      `connect: connection refused (ECONNREFUSED 127.0.0.1:${CLOSED_PORT})`,
    ],
    [["http://unknown.test/"], "connect: host not found (ENOTFOUND nothing.invalid)"],
    [["http://slow.test/reset", "-d", "x"], "reset: connection reset by the peer (ECONNRESET)"],
    [
      ["http://slow.test/end", "-d", "x"],
      "reset: the connection ended before the response was complete",
    ],
    [["http://late.test/never"], "timeout: no response in time"],
  ];
  test(`${adapter}: the call of a client that goes away ends with client-aborted`, async () => {
    const lines = await traceOfGone(gatewayWith(adapter));
    const call = one(lines, "backendCallResult");
    assert.deepEqual([call.message.status, call.message.error], [null, "client-aborted"]);
    assert.equal(one(lines, "requestFinished").message.error, "client-aborted");
  });

  for (const [curl, error] of failures) {
    test(`${adapter}: ${curl.join(" ")}: the call has no status and ends with ${error}`, async () => {
      const lines = await traceOf(gatewayWith(adapter), ...curl);
      const call = one(lines, "backendCallResult");
      assert.deepEqual([call.message.status, call.message.error], [null, error]);
      assert.ok((call.eventStart ?? 0) > one(lines, "requestSnapshot", "final request").eventEnd);
    });
  }
}

test("each call has one result, also when the request ends while no call is made", async () => {
  const lines = await traceOf(gatewayWith("Net"), "http://backoff.test/busy");
  assert.equal(one(lines, "backendCallResult").message.status, 503);
  const finished = one(lines, "requestFinished").message;
  assert.deepEqual(
    [finished.status, finished.error],
    [504, "deadline: the timeout of the whole request expired"],
  );
});

test("a body that ends too early does not give the call a second result", async () => {
  const lines = await traceOf(gatewayWith("Net"), "http://buffered.test/cut");
  assert.equal(one(lines, "backendCallResult").message.status, 200);
  const finished = one(lines, "requestFinished").message;
  assert.equal(finished.error, "reset: the connection ended before the response was complete");
});
