import { once } from "node:events";
import { type Socket, connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { connect as connectTls } from "node:tls";
import type { Running } from "../processes.ts";
import type { Asked } from "./requests.ts";

const ADDRESS = "127.0.0.1";
const POLL_MILLISECONDS = 5;
const LONGEST_MILLISECONDS = 300_000;
const STATUS = /^HTTP\/1\.1 (\d{3}) /;

/**
 * Waits until a condition is true; returns the milliseconds that this took.
 * @throws {Error} with the output of the program if it ends, or does not fulfil the condition in five minutes
 */
export async function until(
  running: Pick<Running, "name" | "alive" | "output">,
  condition: () => Promise<boolean>,
): Promise<number> {
  const begin = performance.now();
  while (!(await condition().catch(() => false))) {
    const late = performance.now() - begin > LONGEST_MILLISECONDS;
    if (!running.alive() || late) throw new Error(`${running.name}: ${running.output()}`);
    await delay(POLL_MILLISECONDS);
  }
  return performance.now() - begin;
}

/** Whether a port accepts connections. */
export async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, ADDRESS);
  await once(socket, "connect");
  socket.destroy();
  return true;
}

/** The fingerprint of the certificate that a port presents for a name. */
export async function presented(port: number, servername: string): Promise<string> {
  const socket = connectTls({ port, host: ADDRESS, servername, rejectUnauthorized: false });
  await once(socket, "secureConnect");
  const { fingerprint256 } = socket.getPeerCertificate();
  socket.destroy();
  return fingerprint256;
}

/** The bytes of a GET of HTTP/1.1. */
export function bytesOf({ host, path, field }: Asked): string {
  const more = field === undefined ? "" : `${field.name}: ${field.value}\r\n`;
  return `GET ${path} HTTP/1.1\r\nhost: ${host}\r\n${more}\r\n`;
}

/** The status of the response to a request on a connection of its own. */
export async function statusFor(port: number, asked: Asked): Promise<number> {
  const socket = connect(port, ADDRESS).setEncoding("latin1");
  try {
    socket.write(bytesOf(asked));
    const [text] = (await once(socket, "data")) as [string];
    return Number(STATUS.exec(text)?.[1]);
  } finally {
    socket.destroy();
  }
}

/** Times of responses in milliseconds, and requests that got none. */
export interface Latencies {
  readonly count: number;
  readonly p99: number;
  readonly longest: number;
  readonly failures: number;
}

/** Connections of the watch, and milliseconds between two requests of each. */
const WATCHERS = 8;
const PAUSE_MILLISECONDS = 4;

/** Sends requests over kept connections all the time, until it is told to stop. */
export class LatencyWatch {
  readonly #times: number[] = [];
  readonly #port: number;
  readonly #requests: readonly string[];
  readonly #watchers: readonly Promise<void>[];
  #failures = 0;
  #stopped = false;

  constructor(port: number, requests: readonly Asked[]) {
    this.#port = port;
    this.#requests = requests.map(bytesOf);
    this.#watchers = Array.from({ length: WATCHERS }, (_, at) => this.#watch(at));
  }

  /** Ends the requests and returns what was seen. */
  async stop(): Promise<Latencies> {
    this.#stopped = true;
    await Promise.all(this.#watchers);
    const sorted = this.#times.toSorted((a, b) => a - b);
    return {
      count: sorted.length,
      p99: sorted[Math.floor((sorted.length - 1) * 0.99)] ?? NaN,
      longest: sorted.at(-1) ?? NaN,
      failures: this.#failures,
    };
  }

  async #watch(first: number): Promise<void> {
    let socket: Socket | undefined;
    for (let at = first; !this.#stopped; at += WATCHERS) {
      try {
        // A proxy may close a connection between two requests while it reads its configuration again.
        if (socket === undefined || socket.destroyed || socket.readableEnded)
          socket = await opened(this.#port);
        const begin = performance.now();
        socket.write(this.#requests[at % this.#requests.length] ?? "");
        await answer(socket);
        this.#times.push(performance.now() - begin);
      } catch {
        this.#failures += 1;
        socket?.destroy();
        socket = undefined;
      }
      await delay(PAUSE_MILLISECONDS);
    }
    socket?.destroy();
  }
}

/** An open connection, whose end is not an error. */
export async function opened(port: number, localAddress?: string): Promise<Socket> {
  const socket = connect({
    port,
    host: ADDRESS,
    ...(localAddress !== undefined && { localAddress }),
  });
  await once(socket, "connect");
  socket.on("error", () => socket.destroy());
  return socket;
}

/** Waits for the first bytes of a response; rejects if the connection ends. */
async function answer(socket: Socket): Promise<void> {
  const ended = new AbortController();
  const end = () => ended.abort();
  socket.once("close", end);
  try {
    await once(socket, "data", { signal: ended.signal });
  } finally {
    socket.off("close", end);
  }
}
