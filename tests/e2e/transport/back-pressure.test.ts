import { once } from "node:events";
import { createServer as createHttp1, request as requestHttp1 } from "node:http";
import type { IncomingMessage, RequestListener } from "node:http";
import { connect as connectHttp2, createServer as createHttp2 } from "node:http2";
import { createServer as createHttps, request as requestHttps } from "node:https";
import { connect as connectTcp, createServer as createTcp, type Socket } from "node:net";
import type { Duplex, Readable, Writable } from "node:stream";
import { after, before, test, type TestContext } from "node:test";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { listen, type Listening } from "@edge-gateway/testkit/listen";
import { drain, Source } from "./flow.ts";

/**
 * Tests that a receiver that does not read pauses the sender through the gateway, whatever
 * protocols both use.
 */

/** Both directions of an exchange, at one of its ends. */
interface End {
  readonly input: Readable;
  readonly output: Writable;
}

const ADAPTERS = ["Net", "Fast"] as const;
const ask = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n`;
const SWITCHED = "HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n";

let authority: CertificateAuthority;
const upstreams: Record<string, Listening> = {};
const gateways: Partial<Record<string, { gateway: Gateway; secure: number; raw: number }>> = {};
/** Receives the next exchange at the upstreams. */
let arrived: (end: End) => void;

before(async () => {
  authority = await CertificateAuthority.create();
  const { certificate: cert, key } = await authority.issue({ name: "localhost" });
  const take: RequestListener = (input, output) => arrived({ input, output });
  const upgrade = (_request: IncomingMessage, socket: Duplex): void => {
    socket.on("error", () => {}).write(SWITCHED);
    arrived({ input: socket, output: socket });
  };
  upstreams["h1"] = await listen(createHttp1(take).on("upgrade", upgrade));
  upstreams["tls"] = await listen(createHttps({ cert, key }, take).on("upgrade", upgrade));
  upstreams["h2"] = await listen(
    createHttp2((input, output) => arrived({ input, output: output.stream })),
  );
  upstreams["tcp"] = await listen(
    createTcp({ pauseOnConnect: true }, (socket) => {
      socket.on("error", () => {});
      arrived({ input: socket, output: socket });
    }),
  );
  for (const adapter of ADAPTERS) {
    const [secure, raw] = [await freePort(), await freePort()];
    const gateway = await Gateway.start({
      config: configuration(adapter, secure, raw),
      files: { "a.crt": cert, "a.key": key },
    });
    gateways[adapter] = { gateway, secure, raw };
  }
});

after(async () => {
  for (const one of Object.values(gateways)) await one?.gateway[Symbol.asyncDispose]();
  for (const upstream of Object.values(upstreams)) await upstream.close();
  await authority[Symbol.asyncDispose]();
});

function configuration(adapter: string, secure: number, raw: number): string {
  const route = (name: string, policies: string): string =>
    `- {gateways: [plain, secure], matches: [{path: {value: /${name}}}], backends: [{host: "localhost:${upstreams[name]?.port}", policies: {${policies}}}]}`;
  return `
config: {workerThreads: 1, socketAdapter: ${adapter}}
gateways:
  plain: {port: $PORT}
  secure:
    port: ${secure}
    listeners: [{name: all, protocol: HTTPS, tls: {cert: a.crt, key: a.key}}]
  raw: {port: ${raw}, protocol: TCP}
routes:
${route("h1", "http: {version: HTTP1}")}
${route("tls", "http: {version: HTTP1}, tls: {insecureSkipVerify: All}")}
${route("h2", "http: {version: HTTP2}")}
tcpRoutes: [{gateways: [raw], backends: [{host: "127.0.0.1:${upstreams["tcp"]?.port}"}]}]
`;
}

/** The client's end of a request, whose response follows later. */
interface Asked {
  readonly output: Writable;
  readonly answer: Promise<Readable>;
  close(): void;
}

type Ask = (
  ports: { port: number; secure: number; raw: number },
  path: string,
) => Asked | Promise<Asked>;

const http1 =
  (secure: boolean): Ask =>
  (ports, path) => {
    const options = { host: "localhost", path, method: "POST", rejectUnauthorized: false };
    const request = secure
      ? requestHttps({ ...options, port: ports.secure })
      : requestHttp1({ ...options, port: ports.port });
    request.on("error", () => {}).flushHeaders();
    const answer = once(request, "response").then(([response]) => response);
    return { output: request, answer, close: () => request.destroy() };
  };

const http2 =
  (secure: boolean): Ask =>
  (ports, path) => {
    const url = secure ? `https://localhost:${ports.secure}` : `http://localhost:${ports.port}`;
    const session = connectHttp2(url, { rejectUnauthorized: false }).on("error", () => {});
    const stream = session.request({ ":method": "POST", ":path": path }).on("error", () => {});
    const answer = once(stream, "response").then(() => stream);
    return { output: stream, answer, close: () => session.destroy() };
  };

/** Requests an upgrade, after which the connection does not use HTTP. */
const upgraded: Ask = async (ports, path) => {
  const socket = connectTcp(ports.port, "127.0.0.1").on("error", () => {});
  socket.write(ask(path));
  await headOf(socket);
  return { output: socket, answer: Promise.resolve(socket), close: () => socket.destroy() };
};

const relayed: Ask = (ports) => {
  const socket = connectTcp(ports.raw, "127.0.0.1").on("error", () => {});
  return { output: socket, answer: Promise.resolve(socket), close: () => socket.destroy() };
};

/** Reads the head of a response, but not its body. */
async function headOf(socket: Socket): Promise<void> {
  let head = "";
  while (!head.endsWith("\r\n\r\n")) {
    const bytes: Buffer | null = socket.read(1);
    if (bytes === null) await once(socket, "readable");
    else head += bytes.toString("latin1");
  }
  socket.removeAllListeners("readable");
}

const WAYS: readonly (readonly [name: string, ask: Ask, upstream: string])[] = [
  ["HTTP/1.1", http1(false), "h1"],
  ["HTTP/1.1 over TLS", http1(true), "h1"],
  ["HTTP/1.1 to an upstream with TLS", http1(false), "tls"],
  ["HTTP/1.1 to an upstream of HTTP/2", http1(false), "h2"],
  ["HTTP/2", http2(false), "h1"],
  ["HTTP/2 over TLS to an upstream of HTTP/2", http2(true), "h2"],
  ["HTTP/2 over TLS to an upstream with TLS", http2(true), "tls"],
  ["an upgrade", upgraded, "h1"],
  ["an upgrade to an upstream with TLS", upgraded, "tls"],
  ["a TCP route", relayed, "tcp"],
];

/** Begins an exchange, which is closed when the test ends. */
async function begin(
  context: TestContext,
  adapter: string,
  [, ask, upstream]: (typeof WAYS)[number],
) {
  const found = gateways[adapter];
  if (found === undefined) throw new Error("no gateway");
  const { promise: peer, resolve } = Promise.withResolvers<End>();
  arrived = (end) => {
    context.after(() => {
      end.input.destroy();
      end.output.destroy();
    });
    resolve(end);
  };
  const { gateway, secure, raw } = found;
  const asked = await ask({ port: gateway.port, secure, raw }, `/${upstream}`);
  // A client that only sends must end its request before the response.
  asked.answer.catch(() => {});
  context.after(() => asked.close());
  return { asked, peer };
}

for (const adapter of ADAPTERS) {
  for (const way of WAYS) {
    test(`${way[0]}, ${adapter}: a client that does not read stops the upstream`, async (context) => {
      const { asked, peer } = await begin(context, adapter, way);
      const { output } = await peer;
      const source = new Source();
      source.sendTo(output);
      const answer = await asked.answer;
      await source.stopped();
      await drain(answer);
    });

    test(`${way[0]}, ${adapter}: an upstream that does not read stops the client`, async (context) => {
      const { asked, peer } = await begin(context, adapter, way);
      const source = new Source();
      source.sendTo(asked.output);
      const { input } = await peer;
      await source.stopped();
      await drain(input);
    });
  }
}
