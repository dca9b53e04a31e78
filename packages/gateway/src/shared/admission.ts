import type { OverloadSettings } from "@edge-gateway/generated/types/index.ts";
import type { MemoryRoom } from "./memory-room.ts";

/** Why a request is refused: too many requests at once, or too much memory in use. */
export type Overload = "requests" | "memory";

/** Creates the shared memory of {@link Admission}, the number of running requests; each worker gets it when it starts. */
export function createAdmissionMemory(): SharedArrayBuffer {
  return new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
}

/** Counts the running requests of all workers, and refuses requests beyond the limit. */
export class Admission {
  readonly #underWay: Int32Array;
  readonly #room: Pick<MemoryRoom, "isFull" | "take"> | undefined;
  readonly #maxRequests: number;
  readonly #refused: (why: Overload) => void;

  /**
   * @param room undefined: memory has no bound
   * @param refused is called for each refused request
   */
  constructor(
    memory: SharedArrayBuffer,
    room: Pick<MemoryRoom, "isFull" | "take"> | undefined,
    { maxRequests = Infinity }: OverloadSettings,
    refused: (why: Overload) => void,
  ) {
    this.#underWay = new Int32Array(memory);
    this.#room = room;
    this.#maxRequests = maxRequests;
    this.#refused = refused;
  }

  /**
   * Counts a request, or returns why the request is refused. Call {@link leave} at the end of an admitted
   * request.
   */
  enter(): Overload | undefined {
    const before = Atomics.add(this.#underWay, 0, 1);
    const why = this.#reason(before);
    if (why === undefined) return undefined;
    this.leave();
    this.#refused(why);
    return why;
  }

  /**
   * Counts bytes that were buffered for an admitted request, or returns why no more may be buffered. The request is
   * then refused, and counts until {@link leave}.
   */
  buffer(bytes: number): Overload | undefined {
    if (this.#room === undefined || this.#room.take(bytes)) return undefined;
    this.#refused("memory");
    return "memory";
  }

  leave(): void {
    Atomics.sub(this.#underWay, 0, 1);
  }

  #reason(underWay: number): Overload | undefined {
    if (underWay >= this.#maxRequests) return "requests";
    return this.#room?.isFull === true ? "memory" : undefined;
  }
}
