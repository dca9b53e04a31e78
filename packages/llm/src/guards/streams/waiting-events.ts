import type { GuardedEvent } from "../events/event-texts.ts";

interface Waiting {
  readonly event: GuardedEvent;
  readonly lane: string | undefined;
}

/**
 * The events of a stream that wait for guards. Events of the same lane keep their order, and overtake events
 * of other lanes; an event without a lane overtakes no event, and no later event overtakes it.
 */
export class WaitingEvents {
  readonly #lanes = new Map<string, GuardedEvent[]>();
  /** An event without a lane that waits, and all later events. */
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

  /**
   * Removes and returns the settled events that are next in order.
   * @param changed the only lane that has changed; unset: each one may have
   */
  take(changed?: string): readonly GuardedEvent[] {
    const taken: GuardedEvent[] = [];
    for (const lane of changed === undefined ? this.#lanes.keys() : [changed]) {
      const events = this.#lanes.get(lane) ?? [];
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

  /**
   * Moves the next event to the events to send, or to those of its lane; false if the event must still wait.
   */
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
