import { ServiceKey } from "@edge-gateway/kernel/process/services";
import { READ_BUFFER_BYTES } from "../bounds.ts";
import { DateLine } from "./date-line.ts";
import { FrameBuffers } from "./frame-buffers.ts";
import { Output } from "./output.ts";
import { SpareMemory } from "./spare-memory.ts";
import { TimerWheel } from "./timer-wheel.ts";
import { Turn } from "./turn.ts";

/** The clocks of a thread, in milliseconds. */
export interface Clocks {
  /** A clock that never goes back, in milliseconds. */
  readonly monotonic: () => number;
  /** The current time since 1970 in milliseconds, in UTC. */
  readonly wall: () => number;
}

/** Service key: the {@link Thread} itself. */
export const THREAD = new ServiceKey<Thread>("thread");

/**
 * What all connections of a thread share: clocks, timers, and reusable memory. Created once per
 * thread, and passed to its servers and pools. (Scratch memory and caches of pure functions belong
 * to their modules, because their content is never visible outside.)
 */
export class Thread {
  readonly clocks: Clocks;
  readonly turn: Turn;
  readonly wheel: TimerWheel;
  readonly output: Output;
  readonly frameBuffers: FrameBuffers;
  readonly spareMemory = new SpareMemory();
  /** The buffer into which all connections read, one after the other. */
  readonly readBuffer: Buffer = Buffer.allocUnsafeSlow(READ_BUFFER_BYTES);
  readonly dateLine: DateLine;
  #lastConnection = 0;

  constructor(clocks: Clocks) {
    this.clocks = clocks;
    this.turn = new Turn(clocks.monotonic);
    this.wheel = new TimerWheel(clocks.monotonic);
    this.output = new Output(this.turn);
    this.frameBuffers = new FrameBuffers(this.turn, this.output);
    this.dateLine = new DateLine(this.turn, clocks.wall);
  }

  /** The number of the next accepted connection. */
  nextConnection(): number {
    this.#lastConnection += 1;
    return this.#lastConnection;
  }
}
