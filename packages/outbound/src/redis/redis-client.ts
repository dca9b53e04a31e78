import { connect as connectTcp, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import { after } from "@edge-gateway/kernel/process/callbacks";
import { TRUSTED_BY_SYSTEM, tlsSocketOptions } from "../tls/tls-policy.ts";
import { MAX_REDIS_COMMANDS, REDIS_RECONNECT_DELAY } from "../bounds.ts";
import { OutboundError } from "../outbound-error.ts";
import { RedisReplies, type RedisReply } from "./redis-replies.ts";

export interface RedisOptions {
  readonly host: string;
  readonly port: number;
  readonly database: number;
  readonly username?: string;
  readonly password?: string;
  readonly tls: boolean;
  /** Maximum milliseconds for a command, including the time to connect. */
  readonly timeout: number;
  /** Maximum size of a value in bytes. */
  readonly maxValueBytes: number;
  /** A monotonic clock in milliseconds. */
  now(): number;
}

type Argument = string | Uint8Array;

/** A command that waits for its response. */
interface Waiting {
  readonly resolve: (reply: RedisReply) => void;
  readonly reject: (error: Error) => void;
}

const LINE_END = "\r\n";
/** What a server says that is no longer the primary one; up to Redis 6, within the error of a script. */
const HAS_MOVED = /^(?:READONLY|MASTERDOWN)\b|-READONLY\b/;

/**
 * A connection to a server that speaks the protocol of Redis (RESP 2), for values that expire. It connects
 * when a command needs it. A command without a response in time closes the connection, because responses can
 * be matched to commands only by their order.
 */
export class RedisClient {
  readonly #options: RedisOptions;
  readonly #address: string;
  #socket: Socket | undefined;
  #waiting: Waiting[] = [];
  /** The time before which no new connection is attempted. */
  #notBefore = 0;

  constructor(options: RedisOptions) {
    this.#options = options;
    this.#address = `${options.host}:${options.port}`;
  }

  /**
   * Returns the value of a key.
   * @throws OutboundError
   */
  async get(key: string): Promise<Uint8Array | undefined> {
    const reply = await this.#command("GET", key);
    if (reply === undefined || reply instanceof Uint8Array) return reply;
    throw this.#error("the response to GET is not a string");
  }

  /**
   * Sets a value that expires.
   * @throws OutboundError
   */
  async set(key: string, value: Uint8Array, milliseconds: number): Promise<void> {
    await this.#command("SET", key, value, "PX", String(milliseconds));
  }

  /**
   * Runs a script, which must not return a list.
   * @throws OutboundError
   */
  evaluate(
    script: string,
    keys: readonly string[],
    values: readonly string[],
  ): Promise<RedisReply> {
    return this.#command("EVAL", script, String(keys.length), ...keys, ...values);
  }

  close(): void {
    this.#end(this.#error("the connection is no longer used"));
  }

  async #command(...parts: readonly Argument[]): Promise<RedisReply> {
    const socket = this.#socket ?? this.#connect();
    const { timeout } = this.#options;
    const late = (): void => {
      if (this.#socket === socket) this.#failed(this.#error("no response in time"));
    };
    const timer = after(timeout, late, () => socket.destroy());
    try {
      return await this.#send(socket, parts);
    } finally {
      clearTimeout(timer);
    }
  }

  #send(socket: Socket, parts: readonly Argument[]): Promise<RedisReply> {
    if (this.#waiting.length >= MAX_REDIS_COMMANDS)
      return Promise.reject(this.#error("too many commands wait for the server"));
    const { promise, resolve, reject } = Promise.withResolvers<RedisReply>();
    this.#waiting.push({ resolve, reject });
    socket.write(written(parts));
    return promise;
  }

  #connect(): Socket {
    const { host, port, tls, now } = this.#options;
    if (now() < this.#notBefore) throw this.#error("the server could not be reached a moment ago");
    const socket = tls
      ? connectTls({ host, port, ...tlsSocketOptions(TRUSTED_BY_SYSTEM, host) })
      : connectTcp({ host, port, noDelay: true });
    // An idle connection must not keep the process alive.
    socket.unref();
    this.#socket = socket;
    const replies = new RedisReplies(this.#options.maxValueBytes);
    socket.on("data", (bytes) => {
      if (this.#socket === socket) this.#received(replies, bytes);
    });
    const ended = (why: string): void => {
      if (this.#socket === socket) this.#failed(this.#error(why));
    };
    socket.on("error", ({ message }) => ended(message));
    socket.on("close", () => ended("the connection has ended"));
    this.#introduce(socket);
    return socket;
  }

  /**
   * Sends the commands that a new connection needs first; if the server refuses one, the connection cannot be
   * used.
   */
  #introduce(socket: Socket): void {
    const { username, password, database } = this.#options;
    const user = username === undefined ? [] : [username];
    const first = [
      ...(password === undefined ? [] : [["AUTH", ...user, password]]),
      ...(database === 0 ? [] : [["SELECT", String(database)]]),
    ];
    for (const parts of first)
      this.#send(socket, parts).catch((error: unknown) => {
        const refused = error instanceof OutboundError ? error : this.#error("it refuses");
        if (this.#socket === socket) this.#failed(refused);
      });
  }

  #received(replies: RedisReplies, bytes: Uint8Array): void {
    replies.add(bytes);
    try {
      for (let next = replies.next(); next !== "more"; next = replies.next()) {
        const waiting = this.#waiting.shift();
        if (waiting === undefined)
          return this.#failed(this.#error("the server sent an unexpected response"));
        if (next.error === undefined) {
          waiting.resolve(next.reply);
          continue;
        }
        const error = this.#error(next.error);
        waiting.reject(error);
        // A new connection may lead to the server that has taken its place.
        if (HAS_MOVED.test(next.error)) return this.#failed(error);
      }
    } catch (error) {
      this.#failed(this.#error(error instanceof Error ? error.message : String(error)));
    }
  }

  /** Delays the next connection: requests must not wait for each attempt. */
  #failed(error: OutboundError): void {
    this.#notBefore = this.#options.now() + REDIS_RECONNECT_DELAY;
    this.#end(error);
  }

  #end(error: OutboundError): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#socket?.destroy();
    this.#socket = undefined;
    for (const { reject } of waiting) reject(error);
  }

  #error(reason: string): OutboundError {
    return new OutboundError(this.#address, reason);
  }
}

/** Formats a command as an array of bulk strings. */
function written(parts: readonly Argument[]): Buffer {
  const pieces = parts.flatMap((part) => {
    const bytes = Buffer.from(part);
    return [Buffer.from(`$${bytes.length}${LINE_END}`), bytes, Buffer.from(LINE_END)];
  });
  return Buffer.concat([Buffer.from(`*${parts.length}${LINE_END}`), ...pieces]);
}
