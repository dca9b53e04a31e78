import type { TunnelWire, WireUser } from "../../wire/wire.ts";
import { Connection } from "../session/connection.ts";
import type { ConnectionUser } from "../stream/connection-user.ts";
import type { ConnectionStream } from "../stream/connection-stream.ts";
import type { ConnectionOptions } from "../stream/stream-table.ts";
import {
  FLAG_ACK,
  GOAWAY,
  PREFACE,
  RST_STREAM,
  SETTINGS,
  USUAL_WINDOW,
} from "../frames/constants.ts";
import { testThread } from "../../testing/thread.ts";
import { frame, FrameCutter } from "./frames.ts";
import type { Frame } from "./frames.ts";

const OPTIONS: Omit<ConnectionOptions, "clock"> = {
  isServer: true,
  settings: [],
  windowBytes: undefined,
  connectionWindowBytes: USUAL_WINDOW,
  maxStreams: 100,
  frames: { frameBytes: 16_384, blockBytes: 20_000, continuations: 8, settings: 32 },
  maxListBytes: 20_000,
  maxFields: 100,
  highWaterMark: 65_536,
};

/** The thread that all peers of a test file share, as the connections of a real thread do. */
const THREAD = testThread();

/** A user of a connection that accepts all events and does nothing. */
export const IGNORANT: WireUser = {
  opened() {},
  received() {},
  drained() {},
  ended() {},
  closed() {},
};

/** A SETTINGS frame without settings. */
export const NO_SETTINGS = frame(SETTINGS, 0, 0, Buffer.alloc(0));

/** The peer of a connection, frame by frame and without a network, with a clock that the test advances. */
export class RawPeer implements TunnelWire, ConnectionUser {
  readonly waits = false;
  congested = false;
  /** The current time in milliseconds. */
  time = 0;
  /** The frames that the connection has sent, and the sizes of its writes. */
  readonly frames: Frame[] = [];
  readonly sizes: number[] = [];
  /**
   * Streams whose requests reached the handler, and streams whose users know that they have ended.
   */
  readonly requests: ConnectionStream[] = [];
  gone = 0;
  ended = false;
  destroyed = false;
  readonly connection: Connection;
  readonly #cutter = new FrameCutter();

  /** Makes a connection whose preface and settings were sent and acknowledged. */
  constructor(options: Partial<ConnectionOptions> = {}, Kind = Connection) {
    const all = { ...OPTIONS, ...options, clock: () => this.time };
    this.connection = new Kind(THREAD, all, this, this);
    const acknowledged = frame(SETTINGS, FLAG_ACK, 0, Buffer.alloc(0));
    if (all.isServer) this.receive(PREFACE, NO_SETTINGS, acknowledged);
    else this.receive(NO_SETTINGS, acknowledged);
    this.frames.length = 0;
    this.sizes.length = 0;
  }

  /** Whether the connection is still open. */
  get lives(): boolean {
    return !this.connection.closing && !this.ended && !this.destroyed;
  }

  /** The error code that the connection sent at its end. */
  get code(): number | undefined {
    return this.frames.findLast(({ type }) => type === GOAWAY)?.payload.readUInt32BE(4);
  }

  /** The error codes of the streams that the connection has reset, in order. */
  get resets(): number[] {
    return this.frames
      .filter(({ type }) => type === RST_STREAM)
      .map(({ payload }) => payload.readUInt32BE(0));
  }

  /** Delivers frames to the connection, and then ends the turn of the event loop. */
  receive(...frames: readonly Buffer[]): void {
    this.hear(...frames);
    this.connection.turnEnds();
  }

  /** Delivers frames to the connection, and does not end the turn of the event loop. */
  hear(...frames: readonly Buffer[]): void {
    const bytes = Buffer.concat(frames);
    this.connection.received(bytes, bytes.length);
  }

  /** Counts the sent frames of a type. */
  count(wanted: number): number {
    return this.frames.filter(({ type }) => type === wanted).length;
  }

  request(stream: ConnectionStream): void {
    stream.use(IGNORANT);
    this.requests.push(stream);
  }

  pong(): void {}

  streamClosed(): void {
    this.gone += 1;
  }

  ending(): void {}

  closed(): void {}

  send(bytes: Uint8Array): boolean {
    const all = Buffer.from(bytes);
    this.sizes.push(all.length);
    const start = all.subarray(0, PREFACE.length).equals(PREFACE) ? PREFACE.length : 0;
    this.frames.push(...this.#cutter.cut(all.subarray(start)));
    return true;
  }

  sendLent(bytes: Uint8Array): void {
    this.sendOwned(bytes);
  }

  sendOwned(bytes: Uint8Array): void {
    this.send(bytes);
  }

  use(user: WireUser): WireUser {
    return user;
  }

  pauseRead(): void {}

  resumeRead(): void {}

  end(): void {
    this.ended = true;
  }

  detach(): void {}

  destroy(): void {
    this.destroyed = true;
  }
}
