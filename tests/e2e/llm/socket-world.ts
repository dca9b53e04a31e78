import assert from "node:assert/strict";
import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import OpenAI from "openai";
import { ResponsesWS } from "openai/resources/beta/responses/ws";
import { type RawData, WebSocket, WebSocketServer } from "ws";

/** An event of the realtime or responses API. */
export type Event = Readonly<Record<string, unknown>>;

type Answer = (event: Event, send: (event: Event) => void, socket: WebSocket) => void;

/** The text of a received message. */
export function textOf(data: RawData): string {
  return Buffer.isBuffer(data) ? data.toString() : "";
}

/** A client of the responses API with an open connection. */
interface Talk {
  readonly events: Event[];
  send(event: Event): void;
  raw(message: string | Buffer): void;
  /** Sends a message in several frames. */
  frames(pieces: readonly (string | Buffer)[], binary: boolean): void;
  /** Waits for this many events of a type. */
  got(type: string, count?: number): Promise<readonly Event[]>;
  close(): Promise<void>;
}

/** Sends a text in the lane of the request, and its token usage. */
export function says(text: string, model = "gpt-5-2026"): Answer {
  return ({ stream_id: lane }, send) => {
    const own = { stream_id: lane, sequence_number: 1 };
    send({ type: "response.output_text.delta", delta: text, item_id: "i", ...own });
    const content = [{ type: "output_text", text, annotations: [] }];
    send({
      type: "response.completed",
      ...own,
      response: {
        id: `r-${String(lane)}`,
        model,
        status: "completed",
        output: [{ type: "message", id: "i", role: "assistant", content }],
        usage: { input_tokens: 10, output_tokens: 4, total_tokens: 14 },
      },
    });
  };
}

/** A provider that speaks WebSocket as a test specifies, and a gateway before it. */
export class SocketWorld {
  answer: Answer = () => {};
  readonly requests: IncomingMessage[] = [];
  readonly seen: Event[] = [];
  readonly gateway: Gateway;
  /** The server of the guards of the route `judged`. */
  readonly judge: ModelServer;
  readonly #provider: WebSocketServer;
  /** Sends an event to the client that has connected last. */
  tell: (event: Event) => void = () => {};

  private constructor(provider: WebSocketServer, gateway: Gateway, judge: ModelServer) {
    this.#provider = provider;
    this.gateway = gateway;
    this.judge = judge;
    provider.on("connection", (socket, request) => {
      this.requests.push(request);
      const send = (event: Event): void => socket.send(JSON.stringify(event));
      this.tell = send;
      send({ type: "session.created", event_id: "e0", session: { model: "gpt-realtime-2026" } });
      socket.on("message", (data) => {
        const event: Event = JSON.parse(textOf(data));
        this.seen.push(event);
        this.answer(event, send, socket);
      });
    });
  }

  static async start(): Promise<SocketWorld> {
    const provider = new WebSocketServer({ port: 0, host: "127.0.0.1", perMessageDeflate: true });
    await once(provider, "listening");
    const address = provider.address();
    assert.ok(typeof address === "object" && address !== null);
    const judge = await ModelServer.start();
    const gateway = await Gateway.start({ config: configOf(address.port, judge.port) });
    return new SocketWorld(provider, gateway, judge);
  }

  client(path: string): OpenAI {
    const baseURL = `${this.gateway.url}/${path}/v1`;
    return new OpenAI({ baseURL, apiKey: "client-key", maxRetries: 0 });
  }

  /** The official client of the responses API. */
  async talk(path: string): Promise<Talk> {
    const own = new ResponsesWS(this.client(path));
    const events: Event[] = [];
    own.on("event", (event) => events.push({ ...event }));
    own.on("error", () => {});
    const socket = own.socket.platformSocket;
    await once(socket, "open");
    return {
      events,
      send: (event) => socket.send(JSON.stringify(event)),
      raw: (message) => socket.send(message),
      frames(pieces, binary) {
        for (const [index, piece] of pieces.entries())
          socket.send(piece, { binary, fin: index === pieces.length - 1 });
      },
      async got(type, count = 1) {
        const found = (): readonly Event[] => events.filter((event) => event["type"] === type);
        await waitFor(`${count} events ${type}`, () => found().length >= count);
        return found();
      },
      async close() {
        const closed = once(socket, "close");
        own.close();
        await closed;
      },
    };
  }

  /** The official client of the realtime API supports only TLS. */
  async realtime(path: string): Promise<WebSocket> {
    const url = `${this.gateway.url.replace("http", "ws")}/${path}/v1/realtime?model=gpt-realtime`;
    const socket = new WebSocket(url, { headers: { authorization: "Bearer client-key" } });
    socket.on("error", () => {});
    await once(socket, "open");
    return socket;
  }

  /** The last line of the access log with a text. */
  async logLine(part: string): Promise<string> {
    const { gateway } = this;
    await waitFor("line of the access log", () => gateway.output.includes(part));
    return gateway.output.split("\n").findLast((line) => line.includes(part)) ?? "";
  }

  async close(): Promise<void> {
    await this.gateway[Symbol.asyncDispose]();
    for (const socket of this.#provider.clients) socket.terminate();
    this.#provider.close();
    await this.judge.close();
  }
}

function configOf(port: number, judge: number): string {
  const route = (name: string, policies = ""): string => `
      - name: ${name}
        matches: [{ path: { type: PathPrefix, value: /${name} } }]
        filters: [{ type: URLRewrite, urlRewrite: { path: { type: ReplacePrefixMatch, replacePrefixMatch: / } } }]${policies}
        backends: [{ backend: ${name} }]`;
  const at = `host: 127.0.0.1, port: ${port}`;
  return `
gateways:
  web:
    port: \${PORT}
    routes:${route("plain")}${route("fixed")}${route("grouped")}${route("guarded")}${route("judged")}${route("asked")}${route("claude")}${route(
      "limited",
      "\n        policies: { rateLimit: { local: [{ tokens: 20, unit: Hours }] } }",
    )}
backends:
  plain:
    ai: { provider: { openai: {}, ${at} } }
    policies: { auth: { key: provider-key } }
  fixed:
    ai: { provider: { openai: { model: gpt-fixed }, ${at} } }
  grouped:
    ai:
      groups:
        - providers:
            - { name: one, openai: { model: gpt-one }, ${at} }
            - { name: two, openai: { model: gpt-one }, ${at} }
  claude:
    ai: { provider: { anthropic: {}, ${at} } }
  limited:
    ai: { provider: { openai: {}, ${at} } }
  guarded:
    ai: { provider: { openai: {}, ${at} } }
    policies:
      ai:
        promptGuard:
          streaming: Mask
          request:
            - regex: { action: Reject, matches: [{ pattern: "forbidden", name: X }] }
              scope: [SystemPrompt, Messages, ToolInput]
            - regex: { action: Mask, matches: [{ pattern: "secret-[0-9]+", name: X }] }
            - regex: { action: Reject, matches: [{ pattern: '\\bcut\\b', name: X }] }
            - regex: { action: Audit, matches: [{ pattern: "odd-[0-9]+", name: ODD }] }
          response:
            - regex: { action: Mask, matches: [{ pattern: "hidden-[0-9]+", name: X }] }
            - regex: { action: Reject, matches: [{ pattern: "banned", name: Y }] }
  asked:
    ai: { provider: { openai: {}, ${at} } }
    policies: { ai: { promptGuard: { request: [{ webhook: { backendRef: { name: judge } } }] } } }
  judge: { static: { host: 127.0.0.1, port: ${judge} } }
  judged:
    ai: { provider: { openai: {}, ${at} }, maxBodySize: 4Ki }
    policies:
      ai:
        modelAliases: { gpt-realtime: gpt-real }
        promptGuard:
          streaming: Mask
          response:
            - webhook: { backendRef: { name: judge } }
            - regex: { action: Mask, matches: [{ pattern: "hidden-[0-9]+", name: X }] }
`;
}
