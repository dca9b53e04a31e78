import type { GuardedEvent } from "./events/event-texts.ts";

interface Waiting {
  readonly event: GuardedEvent;
  readonly lane: string | undefined;
}

/**
 * The events of a stream that wait for guards. Those of one lane keep their order, and overtake
 * those of other lanes; an event without a lane keeps its place among all.
 */
export class WaitingEvents {
  readonly #lanes = new Map<string, GuardedEvent[]>();
  /** An event without a lane, and all events after it. */
  readonly #behind: Waiting[] = [];
  #bytes = 0;

  /** The bytes of all events that wait. */
  get bytes(): number {
    return this.#bytes;
  }

  add(event: GuardedEvent, lane: string | undefined): void {
    this.#bytes += event.frame.bytes.length;
    this.#behind.push({ event, lane });
  }

  /** Takes the settled events that are next in order. */
  take(): readonly GuardedEvent[] {
    const taken: GuardedEvent[] = [];
    for (const [lane, events] of this.#lanes) {
      taken.push(...settledOf(events));
      if (events.length === 0) this.#lanes.delete(lane);
    }
    let [next] = this.#behind;
    while (next !== undefined && this.#passes(next, taken)) {
      this.#behind.shift();
      [next] = this.#behind;
    }
    for (const { frame } of taken) this.#bytes -= frame.bytes.length;
    return taken;
  }

  /** Whether the next event leaves, or waits among those of its lane. */
  #passes({ event, lane }: Waiting, taken: GuardedEvent[]): boolean {
    const before = lane === undefined ? undefined : this.#lanes.get(lane);
    const isFree = lane === undefined ? this.#lanes.size === 0 : before === undefined;
    if (isFree && event.isSettled) taken.push(event);
    else if (lane === undefined) return false;
    else if (before === undefined) this.#lanes.set(lane, [event]);
    else before.push(event);
    return true;
  }
}

function settledOf(events: GuardedEvent[]): readonly GuardedEvent[] {
  const open = events.findIndex(({ isSettled }) => !isSettled);
  return events.splice(0, open < 0 ? events.length : open);
}
