import { GUARDED_TEXTS } from "../../bounds.ts";
import type { JsonObject } from "../../json.ts";
import type { SocketMessage } from "../../sockets/frames.ts";
import { EventGuard } from "./event-guard.ts";
import { GuardLimit } from "../events/event-texts.ts";
import { Judge, Rejection, type StreamStage } from "../stages/stage-scan.ts";
import {
  endsLane,
  frameOf,
  guardedLaneOf,
  type GuardedSocket,
  NOTHING,
  type Passed,
} from "./socket-events.ts";

/** Checks the responses of a WebSocket while they pass, each lane as a stream of its own. */
export class SocketGuard implements GuardedSocket {
  readonly #stages: () => readonly StreamStage[];
  /** The guards of responses that have not ended; undefined for a response that was rejected. */
  readonly #lanes = new Map<string, EventGuard | undefined>();

  constructor(stages: () => readonly StreamStage[]) {
    this.#stages = stages;
  }

  add(message: SocketMessage, event: JsonObject): Passed {
    const lane = guardedLaneOf(event, this.#lanes);
    const isLast = endsLane(event);
    const frame = frameOf(message, event);
    try {
      const guard = this.#guardOf(lane);
      if (isLast) this.#lanes.delete(lane);
      if (guard === undefined) return NOTHING;
      const sent = guard.add(frame);
      return { sent: isLast ? [...sent, ...guard.end()] : sent };
    } catch (fault) {
      if (!(fault instanceof Rejection) && !(fault instanceof GuardLimit)) throw fault;
      if (!isLast && this.#lanes.has(lane)) this.#lanes.set(lane, undefined);
      return { sent: [], error: fault.error };
    }
  }

  end(): readonly Uint8Array[] {
    const guards = [...this.#lanes.values()];
    this.#lanes.clear();
    return guards.flatMap((guard) => {
      try {
        return guard?.end() ?? [];
      } catch (fault) {
        if (!(fault instanceof Rejection) && !(fault instanceof GuardLimit)) throw fault;
        return [];
      }
    });
  }

  /**
   * The guard of a response; undefined if the response is rejected.
   * @throws GuardLimit
   */
  #guardOf(lane: string): EventGuard | undefined {
    if (this.#lanes.has(lane)) return this.#lanes.get(lane);
    if (this.#lanes.size >= GUARDED_TEXTS)
      throw new GuardLimit(`there are more than ${GUARDED_TEXTS} at once`);
    const guard = new EventGuard(
      "responses",
      this.#stages().map((stage) => new Judge(stage)),
    );
    this.#lanes.set(lane, guard);
    return guard;
  }
}
