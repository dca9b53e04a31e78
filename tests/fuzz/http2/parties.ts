import { createServer as createHttp2Server } from "node:http2";
import type { ServerHttp2Stream } from "node:http2";
import type { AddressInfo } from "node:net";
import { ClientSessions, createServer } from "@edge-gateway/http";
import type { RequestHandler, Stream } from "@edge-gateway/http";
import { ADAPTER, HTTP2_LIMITS, LIMITS, testThread } from "@edge-gateway/http/testing";
import { MARK } from "./fields.ts";

/** A request as one side understood it. */
export interface Understood {
  /** Names and values alternately, without pseudo-headers and host. */
  readonly fields: readonly string[];
  readonly line: string;
  /** Whether the request asks for a tunnel. */
  readonly tunnel: boolean;
  body: string;
  complete: boolean;
}

/** A server that keeps its responses until the test asks for them. */
export interface Party {
  readonly port: number;
  /** Requests, by the value of {@link MARK}. */
  readonly requests: ReadonlyMap<string, Understood>;
  /** Reasons of the refusals of requests that could be parsed. */
  readonly refusals: readonly string[];
  /** Whether nothing is left of any connection. */
  readonly idle: boolean;
  answer(): void;
  restart(): void;
  close(): void;
}

const MOST_BODY = 100_000;
const TUNNEL = "CONNECT";

class Requests {
  readonly byMark = new Map<string, Understood>();

  add(fields: readonly string[], line: string, tunnel: boolean): Understood {
    const mark = fields[fields.indexOf(MARK) + 1] ?? "";
    const understood = { fields, line, tunnel, body: "", complete: false };
    this.byMark.set(mark, understood);
    return understood;
  }
}

/** Starts the engine without an upstream. */
export async function startEngine(): Promise<Party> {
  const requests = new Requests();
  const refusals: string[] = [];
  const held: Stream[] = [];
  let open = 0;
  const handler: RequestHandler = {
    request(stream) {
      open += 1;
      const { request } = stream;
      const tunnel = request.method === TUNNEL || request.get("upgrade") !== undefined;
      const fields = [...request.entries()].filter(([name]) => name !== "host").flat();
      const line = `${request.method} ${request.target} ${request.authority}`;
      const understood = requests.add(fields, line, tunnel);
      stream.bufferRequest(MOST_BODY, (body) => {
        if (body === undefined) return;
        understood.body = Buffer.from(body).toString("latin1");
        understood.complete = true;
        held.push(stream);
      });
    },
    response: (stream) => stream.respond(),
    failed: (stream) => stream.respondWith({ status: 503, headers: [], body: Buffer.alloc(0) }),
    finished: () => (open -= 1),
    refused: (_downstream, code, detail) => refusals.push(detail ?? code),
  };
  const thread = testThread(() => 0);
  const server = createServer({
    limits: LIMITS,
    handler,
    thread,
    clock: () => 0,
    adapter: ADAPTER,
  });
  server.http2 = new ClientSessions(server, HTTP2_LIMITS);
  const port = await server.listen({ port: 0, host: "127.0.0.1" });
  return {
    port,
    requests: requests.byMark,
    refusals,
    get idle() {
      return open === 0 && server.connections === 0;
    },
    answer() {
      for (const stream of held)
        stream.respondWith({ status: 200, headers: [], body: Buffer.from("x") });
    },
    restart() {
      requests.byMark.clear();
      held.length = 0;
      refusals.length = 0;
    },
    close: () => void server.close({ min: 0, max: 0 }),
  };
}

/** node:http2 with the settings of the engine. */
export async function startReference(): Promise<Party> {
  const requests = new Requests();
  const held: ServerHttp2Stream[] = [];
  const options = {
    strictSingleValueFields: false,
    maxHeaderListPairs: LIMITS.maxHeaders * 2,
    settings: {
      enablePush: false,
      enableConnectProtocol: true,
      maxConcurrentStreams: HTTP2_LIMITS.maxStreams,
      maxHeaderListSize: HTTP2_LIMITS.maxListBytes * 2,
    },
  };
  const server = createHttp2Server(options);
  let sessions = 0;
  server.on("session", (session) => {
    sessions += 1;
    session.on("error", () => {});
    session.on("close", () => (sessions -= 1));
  });
  server.on("stream", (stream, headers, _flags, fields: string[]) => {
    stream.on("error", () => {});
    const tunnel = headers[":method"] === TUNNEL;
    const authority = headers[":authority"] ?? headers.host;
    const line = `${headers[":method"]} ${headers[":path"]} ${authority}`;
    const understood = requests.add(withoutPseudo(fields), line, tunnel);
    stream.on("data", (bytes: Buffer) => (understood.body += bytes.toString("latin1")));
    stream.on("end", () => {
      if (stream.aborted || stream.rstCode) return;
      understood.complete = true;
      held.push(stream);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    requests: requests.byMark,
    refusals: [],
    get idle() {
      return sessions === 0;
    },
    answer() {
      for (const stream of held) {
        if (stream.destroyed || stream.closed) continue;
        stream.respond({ ":status": 200 });
        stream.end("x");
      }
    },
    restart() {
      requests.byMark.clear();
      held.length = 0;
    },
    close: () => void server.close(),
  };
}

function withoutPseudo(fields: readonly string[]): string[] {
  const kept: string[] = [];
  for (let index = 0; index < fields.length; index += 2) {
    const name = fields[index] ?? "";
    const value = fields[index + 1] ?? "";
    if (name.startsWith(":") || name === "host") continue;
    const cookie = name === "cookie" ? kept.indexOf("cookie") : -1;
    if (cookie < 0) kept.push(name, value);
    else kept[cookie + 1] += `; ${value}`;
  }
  return kept;
}
