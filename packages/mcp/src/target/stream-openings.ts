import { createHash } from "node:crypto";
import type { Calls } from "@edge-gateway/http";
import type { WorkerChannel } from "@edge-gateway/kernel/process/worker-channel";
import { MCP_LATE_TIME, MCP_OPENING_PATIENCE, MCP_OPENING_PLACES } from "../bounds.ts";

/** Index of the number of all streams that are being opened; the places of sessions follow. */
const ALL = 0;

/** Creates the shared memory of {@link StreamOpenings}; each worker gets the memory when it starts. */
export function createOpeningMemory(): SharedArrayBuffer {
  return new SharedArrayBuffer((1 + MCP_OPENING_PLACES) * Int32Array.BYTES_PER_ELEMENT);
}

/**
 * Which sessions are opening the stream on which their servers send what belongs to no request, in any worker.
 * Clients open it before they send their first call, and some servers drop what they would send there earlier: a
 * call that arrived later, at another worker or on another connection, must not reach the server first.
 */
export class StreamOpenings {
  readonly #counts: Int32Array;
  readonly #calls: Pick<Calls, "alarm">;
  readonly #channel: Pick<WorkerChannel, "isAlone" | "reached">;
  readonly #now: () => number;
  /** When targets were late with a stream last: some send the headers only with the first event. */
  readonly #late = new WeakMap<object, number>();
  /** What calls of this worker wait for, by place. Calls that arrive meanwhile must not overtake them. */
  readonly #waiting = new Map<number, Promise<void>>();

  /** @param now a monotonic clock in milliseconds */
  constructor(
    memory: SharedArrayBuffer,
    calls: Pick<Calls, "alarm">,
    channel: Pick<WorkerChannel, "isAlone" | "reached">,
    now: () => number,
  ) {
    this.#counts = new Int32Array(memory);
    this.#calls = calls;
    this.#channel = channel;
    this.#now = now;
  }

  /**
   * Notes that a session opens its stream at a target. The returned function is to be called when the stream has
   * begun, and when there will be none. Nobody waits for a target that was late a short time ago.
   * @param target any object that identifies the target
   * @param name of the target
   */
  begin(target: object, session: string, name: string): () => void {
    const uncount = this.#isLate(target) ? undefined : this.#count(placeOf(session, name));
    let isRunning = true;
    const end = (isLate: boolean): void => {
      if (!isRunning) return;
      isRunning = false;
      alarm.release();
      uncount?.();
      if (isLate) this.#late.set(target, this.#now());
    };
    const alarm = this.#calls.alarm(() => end(true));
    alarm.set(MCP_OPENING_PATIENCE);
    return () => end(false);
  }

  /**
   * Resolves when the session has opened its stream at a target, or when that takes too long; undefined if no
   * stream is being opened.
   * @param name of the target
   * @param isNew whether the session began a moment ago, so that another worker may not have read yet that the
   *   client opens its stream
   */
  opened(session: string, name: string, isNew: boolean): Promise<void> | undefined {
    const waits = isNew && !this.#channel.isAlone;
    if (!waits && Atomics.load(this.#counts, ALL) === 0 && this.#waiting.size === 0)
      return undefined;
    const place = placeOf(session, name);
    const known = this.#waiting.get(place);
    if (known !== undefined) return known;
    const read = waits ? this.#channel.reached() : undefined;
    if (read === undefined && Atomics.load(this.#counts, place) === 0) return undefined;
    const waiting = this.#wait(place, read).finally(() => this.#waiting.delete(place));
    this.#waiting.set(place, waiting);
    return waiting;
  }

  #isLate(target: object): boolean {
    const at = this.#late.get(target);
    return at !== undefined && this.#now() - at < MCP_LATE_TIME;
  }

  #count(place: number): () => void {
    Atomics.add(this.#counts, place, 1);
    Atomics.add(this.#counts, ALL, 1);
    return () => {
      Atomics.sub(this.#counts, ALL, 1);
      if (Atomics.sub(this.#counts, place, 1) === 1) Atomics.notify(this.#counts, place);
    };
  }

  async #wait(place: number, read: Promise<void> | undefined): Promise<void> {
    await read;
    let count = Atomics.load(this.#counts, place);
    while (count > 0) {
      const { value } = Atomics.waitAsync(this.#counts, place, count, MCP_OPENING_PATIENCE);
      if ((await value) !== "not-equal") return;
      count = Atomics.load(this.#counts, place);
    }
  }
}

/** The index of a session's place. Sessions that share one, which is rare, wait for each other. */
function placeOf(session: string, target: string): number {
  const hash = createHash("sha256").update(`${session} ${target}`).digest().readUInt32LE();
  return 1 + (hash % MCP_OPENING_PLACES);
}
