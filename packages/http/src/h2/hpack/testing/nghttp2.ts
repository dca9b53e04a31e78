import { once } from "node:events";
import { connect, createServer } from "node:http2";
import type {
  ClientHttp2Session,
  ClientSessionOptions,
  ServerHttp2Stream,
  Settings,
} from "node:http2";
import { createServer as createNetServer } from "node:net";
import type { AddressInfo, Server, Socket } from "node:net";
import type { TestContext } from "node:test";
import { until } from "../../../testing/harness.ts";
import {
  END_HEADERS,
  END_STREAM,
  FrameClient,
  FrameCutter,
  HEADERS,
  SETTINGS,
  frame,
} from "../../testing/frames.ts";

const PREFACE_BYTES = 24;
const HEADER_TABLE_SIZE = 1;
const COMPRESSION_ERROR = 9;

/** Encodes fields into blocks by nghttp2, over one connection. */
export class Compressor {
  readonly #session: ClientHttp2Session;
  readonly #blocks: Buffer[];
  readonly #socket: Socket;

  private constructor(session: ClientHttp2Session, socket: Socket, blocks: Buffer[]) {
    this.#session = session;
    this.#socket = socket;
    this.#blocks = blocks;
  }

  /** Connects to the server that {@link listenForBlocks} has started. */
  static async open(server: Server): Promise<Compressor> {
    const accepted = once(server, "connection") as Promise<[Socket]>;
    const { port } = server.address() as AddressInfo;
    const options: ClientSessionOptions & { readonly strictSingleValueFields: boolean } = {
      strictSingleValueFields: false,
    };
    const session = connect(`http://127.0.0.1:${port}`, options);
    session.on("error", () => {});
    const [socket] = await accepted;
    const blocks: Buffer[] = [];
    const cutter = new FrameCutter();
    let skipped = 0;
    socket.on("error", () => {});
    socket.on("data", (bytes: Buffer) => {
      const skip = Math.min(PREFACE_BYTES - skipped, bytes.length);
      skipped += skip;
      for (const { type, payload } of cutter.cut(bytes.subarray(skip))) {
        if (type === HEADERS) blocks.push(payload);
      }
    });
    return new Compressor(session, socket, blocks);
  }

  /** Sets the table size that the decoder allows from now on. */
  async setTableBytes(bytes: number): Promise<void> {
    const setting = Buffer.alloc(6);
    setting.writeUInt16BE(HEADER_TABLE_SIZE, 0);
    setting.writeUInt32BE(bytes, 2);
    const told = once(this.#session, "remoteSettings");
    this.#socket.write(frame(SETTINGS, 0, 0, setting));
    await told;
  }

  /** Encodes the fields of one request, as alternating names and values, into a block. */
  async compress(fields: readonly string[]): Promise<Buffer> {
    const count = this.#blocks.length;
    this.#session.request(fields, { endStream: true }).on("error", () => {});
    await until(() => this.#blocks.length > count);
    return this.#blocks[count] ?? Buffer.alloc(0);
  }

  close(): void {
    this.#session.destroy();
    this.#socket.destroy();
  }
}

/** Starts the server that {@link Compressor.open} connects to. */
export async function listenForBlocks(context: TestContext): Promise<Server> {
  const server = createNetServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  context.after(() => server.close());
  return server;
}

/**
 * The result of decoding blocks by nghttp2: the fields of each request, or undefined for an invalid request.
 */
export interface Understood {
  /** Whether a block was malformed, so that its connection has ended. */
  readonly malformed: boolean;
  readonly requests: readonly (readonly string[] | undefined)[];
}

/** Decodes the consecutive blocks of a client by nghttp2. */
export async function listenForFields(
  context: TestContext,
  settings: Settings = {},
): Promise<(blocks: readonly Buffer[]) => Promise<Understood>> {
  const server = createServer({ settings, maxSessionInvalidFrames: 100_000 });
  let requests: (readonly string[] | undefined)[] = [];
  server.on("stream", (stream: ServerHttp2Stream, _headers, _flags, fields: string[]) => {
    stream.on("error", () => {});
    if (stream.id !== undefined) requests[(stream.id - 1) / 2] = fields;
  });
  server.on("session", (session) => session.on("error", () => {}));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  context.after(() => server.close());
  const { port } = server.address() as AddressInfo;
  return async (blocks) => {
    requests = Array.from({ length: blocks.length }, () => undefined);
    const client = new FrameClient(context, port);
    client.send(frame(SETTINGS, 0, 0, Buffer.alloc(0)));
    for (const [index, block] of blocks.entries()) {
      client.send(frame(HEADERS, END_STREAM | END_HEADERS, 2 * index + 1, block));
    }
    await client.lives();
    const malformed = client.goaway === COMPRESSION_ERROR;
    client.close();
    return { malformed, requests };
  };
}
