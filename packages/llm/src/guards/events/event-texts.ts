import { GUARDED_TEXTS } from "../../bounds.ts";
import { isObject } from "../../json.ts";
import type { Frame } from "../../stream/frames.ts";
import type { EditEvent, EventVisit, Piece } from "./visit.ts";

/** A text that arrives in pieces. */
export interface Lane {
  /** Whether guards have changed something in it. */
  readonly isMasked: boolean;
  add(text: string): Piece;
  end(): void;
}

/** Makes what guards need of each text. */
export interface LaneMaker {
  lane(): Lane;
  whole(text: string): Piece;
}

/** An event, and what guards make of it. */
export interface GuardedEvent {
  readonly frame: Frame;
  /** Whether later events cannot change the texts of the event any more. */
  readonly isSettled: boolean;
  /** The event for the client; only after it is settled. */
  bytes(): Uint8Array;
}

/** The texts of one phase of a group, by their names. */
class Group {
  readonly phase: string;
  readonly lanes = new Map<string, Lane>();

  constructor(phase: string) {
    this.phase = phase;
  }

  get isMasked(): boolean {
    return [...this.lanes.values()].some((lane) => lane.isMasked);
  }

  end(): void {
    for (const lane of this.lanes.values()) lane.end();
  }
}

const NO_TEXT: Piece = { text: "", isMasked: false, isSettled: true };

/** Finds the texts in the events of a stream, and hands each piece to its lane. */
export class EventTexts implements EventVisit {
  readonly #edit: EditEvent;
  readonly #maker: LaneMaker;
  readonly #groups = new Map<string, Group>();
  /** The texts of the current event, in the order of the visit. */
  #pieces: Piece[] = [];
  #proved: (Group | undefined)[] = [];

  constructor(edit: EditEvent, maker: LaneMaker) {
    this.#edit = edit;
    this.#maker = maker;
  }

  event(frame: Frame): GuardedEvent {
    const pieces: Piece[] = [];
    const proved: (Group | undefined)[] = [];
    this.#pieces = pieces;
    this.#proved = proved;
    const { body, type } = frame;
    const edit = this.#edit;
    if (body !== undefined) edit(body, this, type);
    else if (!frame.isComment) this.end();
    return {
      frame,
      get isSettled() {
        return pieces.every(({ isSettled }) => isSettled);
      },
      bytes() {
        const isMasked = [...pieces, ...proved].some((one) => one?.isMasked === true);
        if (body === undefined || !isMasked) return frame.bytes;
        const made = edit(body, replay(pieces, proved), type);
        return made === body || !isObject(made) ? frame.bytes : frame.with(made);
      },
    };
  }

  begin(group: string, phase: string): void {
    const current = this.#groups.get(group);
    if (current?.phase === phase) return;
    current?.end();
    this.#limit();
    this.#groups.set(group, new Group(phase));
  }

  piece(text: string, group: string, name: string): Piece {
    const piece =
      text === "" ? this.#lane(group, name)?.add(text) : this.#opened(group, name).add(text);
    this.#pieces.push(piece ?? NO_TEXT);
    return piece ?? NO_TEXT;
  }

  whole(text: string): Piece {
    const piece = text === "" ? NO_TEXT : this.#maker.whole(text);
    this.#pieces.push(piece);
    return piece;
  }

  end(group?: string): void {
    const ended = group === undefined ? [...this.#groups.keys()] : [group];
    for (const key of ended) {
      const found = this.#groups.get(key);
      this.#groups.delete(key);
      found?.end();
    }
  }

  isMasked(group: string): boolean {
    const found = this.#groups.get(group);
    this.#proved.push(found);
    return found?.isMasked === true;
  }

  #lane(group: string, name: string): Lane | undefined {
    return this.#groups.get(group)?.lanes.get(name);
  }

  #opened(group: string, name: string): Lane {
    const found = this.#lane(group, name);
    if (found !== undefined) return found;
    this.#limit();
    const lane = this.#maker.lane();
    const owner = this.#groups.get(group) ?? new Group("");
    owner.lanes.set(name, lane);
    this.#groups.set(group, owner);
    return lane;
  }

  /** Limits the number of texts: no vendor sends so much, and the memory of a worker is finite. */
  #limit(): void {
    let open = this.#groups.size;
    for (const { lanes } of this.#groups.values()) open += lanes.size;
    if (open >= GUARDED_TEXTS) this.end();
  }
}

/** Writes the final pieces into an event. */
function replay(pieces: readonly Piece[], proved: readonly (Group | undefined)[]): EventVisit {
  const left = pieces.values();
  const groups = proved.values();
  const next = (): Piece => left.next().value ?? NO_TEXT;
  return {
    begin() {},
    end() {},
    piece: next,
    whole: next,
    isMasked: () => groups.next().value?.isMasked === true,
  };
}
