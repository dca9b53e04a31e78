import { once } from "node:events";
import type { Socket } from "node:net";
import type { ClientRequest, IncomingMessage, ServerResponse } from "node:http";
import type { AdminSentEvent, AdminSentRequest } from "@edge-gateway/generated/types/index.ts";
import type { TracedConnection } from "@edge-gateway/gateway/observe/traces/trace-filter";
import type { TraceHub } from "@edge-gateway/gateway/observe/traces/trace-hub";
import { LruCache } from "@edge-gateway/kernel/lru-cache";
import { request as requestHttp } from "@edge-gateway/kernel/process/node-http";
import type { Redaction } from "@edge-gateway/kernel/log/redact";
import { encodeSse } from "@edge-gateway/trace/encode";
import type { Ir } from "@edge-gateway/translate/ir";
import {
  MAX_SENT_CONNECTIONS,
  MAX_SENT_REQUESTS,
  MAX_SENT_RESPONSE_BYTES,
  MAX_SENT_SESSIONS,
  MIN_PORT_REUSE_MILLISECONDS,
} from "../bounds.ts";
import { AdminRefusal } from "../problem.ts";
import { SAFE_HEADERS } from "../router.ts";
import { STREAM_HEADERS } from "../trace-stream.ts";
import { readOrder, type SentRequest } from "./read-order.ts";

/** The header of MCP that names a session; whoever knows the id has the session. */
const SESSION = "mcp-session-id";
const LOOPBACK = "127.0.0.1";

type Event = AdminSentEvent;

/** What a request is read and shown by, and who traces it. */
interface SendParts {
  readonly ir: Ir;
  readonly redaction: Redaction;
  readonly traces: Pick<TraceHub, "expect">;
}

/** Sends requests of administrators to the gateway's own listeners, as any client would. */
export class SendDesk {
  readonly #now: () => number;
  /** The ids of sessions of MCP by what the API shows in their place. */
  readonly #sessions = new LruCache<string, string>(MAX_SENT_SESSIONS);
  /** When connections were made, by their ports. */
  readonly #connections = new LruCache<string, number>(MAX_SENT_CONNECTIONS);
  readonly #wallClock: () => number;
  #running = 0;
  #lastSession = 0;

  /**
   * @param now a monotonic clock in milliseconds
   * @param wallClock the current time in milliseconds since 1970
   */
  constructor(now: () => number, wallClock: () => number) {
    this.#now = now;
    this.#wallClock = wallClock;
  }

  /**
   * Whether a request that arrived over a connection is one of those that were sent here.
   * @param at when it arrived, in milliseconds since 1970
   */
  hasSent(connection: TracedConnection, at: number): boolean {
    const made = this.#connections.get(nameOf(connection));
    // The system gives the same ports to another connection only after a minute (RFC 9293 section 3.6.1).
    return made !== undefined && Math.abs(at - made) < MIN_PORT_REUSE_MILLISECONDS;
  }

  /**
   * Sends a request, and streams what comes back until either side ends.
   * @throws AdminRefusal before anything was sent
   */
  async send(
    order: AdminSentRequest,
    { ir, redaction, traces }: SendParts,
    response: ServerResponse,
  ): Promise<void> {
    const wanted = this.#withSession(readOrder(order, ir));
    if (this.#running >= MAX_SENT_REQUESTS)
      throw new AdminRefusal("too-many", `${MAX_SENT_REQUESTS} requests run already: end one`);
    const sent = await begin(wanted);
    const began = this.#now();
    const tell = (event: Omit<Event, "milliseconds">): boolean => {
      const milliseconds = Math.round(this.#now() - began);
      return response.write(encodeSse(JSON.stringify({ ...event, milliseconds })));
    };
    const failed = (error: Error): void => {
      if (response.writableEnded || response.destroyed) return;
      tell({ type: "failed", reason: error.message });
      response.end();
    };
    sent.on("error", failed);
    this.#note(sent, wanted.port);
    // The person may have gone before this; then nobody would notice the end.
    if (response.destroyed) {
      sent.destroy();
      return;
    }
    this.#running += 1;
    response.once("close", () => {
      this.#running -= 1;
      sent.destroy();
    });
    response.writeHead(200, { ...SAFE_HEADERS, ...STREAM_HEADERS });
    sent.on("response", (message) => {
      tell({
        type: "head",
        status: message.statusCode ?? 0,
        headers: this.#shown(message, redaction),
      });
      passBody(message, { tell, failed, response });
    });
    const { trace } = order;
    if (trace !== undefined) {
      const connection = await connectionOf(sent, wanted);
      if (connection !== undefined) await traces.expect(trace, connection);
    }
    sent.end(wanted.body);
  }

  /** Keeps the ports of the connection of a request as soon as it has one. */
  #note(sent: ClientRequest, listenerPort: number): void {
    const connected = (socket: Socket): void => {
      socket.once("connect", () => {
        const connection = { clientPort: socket.localPort ?? 0, listenerPort };
        this.#connections.set(nameOf(connection), this.#wallClock());
      });
    };
    if (sent.socket === null) sent.once("socket", connected);
    else connected(sent.socket);
  }

  /** The request with the id of a session in place of what the API showed for it. */
  #withSession(wanted: SentRequest): SentRequest {
    const fields = wanted.fields.map((value, index, all) => {
      const isId = index % 2 === 1 && all[index - 1]?.toLowerCase() === SESSION;
      return isId ? (this.#sessions.get(value) ?? value) : value;
    });
    return { ...wanted, fields };
  }

  #shown({ rawHeaders }: IncomingMessage, redaction: Redaction): NonNullable<Event["headers"]> {
    return rawHeaders.flatMap((value, index) => {
      if (index % 2 === 0) return [];
      const name = (rawHeaders[index - 1] ?? "").toLowerCase();
      const shown = name === SESSION ? this.#nameOf(value) : redaction.header(name, value);
      return [{ name, value: shown }];
    });
  }

  #nameOf(session: string): string {
    const name = `session ${++this.#lastSession}`;
    this.#sessions.set(name, session);
    return name;
  }
}

function nameOf({ clientPort, listenerPort }: TracedConnection): string {
  return `${clientPort} ${listenerPort}`;
}

async function begin({
  secure,
  port,
  serverName,
  method,
  path,
  fields,
}: SentRequest): Promise<ClientRequest> {
  const place = { host: LOOPBACK, port, method, path, headers: fields, setHost: false };
  const direct = { ...place, agent: false } as const;
  try {
    if (!secure) return requestHttp(direct);
    const { request: requestHttps } = await import("node:https");
    const name = serverName === undefined ? {} : { servername: serverName };
    // The listener is this process, so its certificate proves nothing, and may be for other names.
    return requestHttps({ ...direct, ...name, rejectUnauthorized: false });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new AdminRefusal("bad-request", `the request cannot be written: ${reason}`);
  }
}

/** The ports of the connection; undefined if it fails, which the request reports itself. */
async function connectionOf(
  sent: ClientRequest,
  { port }: SentRequest,
): Promise<TracedConnection | undefined> {
  try {
    if (sent.socket === null) await once(sent, "socket");
    const { socket } = sent;
    if (socket?.connecting === true) await once(socket, "connect");
    const { localPort } = socket ?? {};
    return localPort === undefined ? undefined : { clientPort: localPort, listenerPort: port };
  } catch {
    return undefined;
  }
}

interface Receiver {
  readonly tell: (event: Omit<Event, "milliseconds">) => boolean;
  readonly failed: (error: Error) => void;
  readonly response: ServerResponse;
}

/** Passes a body on as fast as the person's browser reads it. */
function passBody(message: IncomingMessage, { tell, failed, response }: Receiver): void {
  const decoder = new TextDecoder();
  let length = 0;
  message.on("data", (bytes: Buffer) => {
    length += bytes.length;
    if (length > MAX_SENT_RESPONSE_BYTES) {
      message.destroy(new Error(`the response has more than ${MAX_SENT_RESPONSE_BYTES} bytes`));
      return;
    }
    const text = decoder.decode(bytes, { stream: true });
    if (text === "" || tell({ type: "data", text })) return;
    message.pause();
    response.once("drain", () => message.resume());
  });
  message.on("error", failed);
  message.on("end", () => {
    const rest = decoder.decode();
    if (rest !== "") tell({ type: "data", text: rest });
    tell({ type: "end" });
    response.end();
  });
}
