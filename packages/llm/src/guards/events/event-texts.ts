import { GUARDED_ENDED_TEXTS, GUARDED_TEXTS } from "../../bounds.ts";
import { ChatFault } from "../../chat/fault.ts";
import { isObject } from "../../json.ts";
import type { Frame } from "../../stream/frames.ts";
import { NamedLanes } from "./named-lanes.ts";
import { type EditEvent, type Piece, type TextVisit } from "./visit.ts";

/** A text that arrives in pieces. */
export interface Lane {
  /** Whether guards have changed something in the text. */
  readonly isMasked: boolean;
  add(text: string): Piece;
  end(): void;
}

/** Creates the objects by which guards check texts. */
export interface LaneMaker {
  lane(): Lane;
  whole(text: string): Piece;
}

/** An event, and whether guards have finished with it. */
export interface GuardedEvent {
  readonly frame: Frame;
  /** Whether later events cannot change the texts of the event any more. */
  readonly isSettled: boolean;
  /** The bytes of the event for the client; to be called only after the event is settled. */
  bytes(): Uint8Array;
}

/** A group of texts, to ask whether guards have changed one of them. */
class Lanes {
  readonly #lanes: readonly Lane[];

  constructor(lanes: readonly Lane[]) {
    this.#lanes = lanes;
  }

  get isMasked(): boolean {
    return this.#lanes.some((lane) => lane.isMasked);
  }
}

/** The error of a stream that cannot be checked within the limits of memory. */
export class GuardLimit extends ChatFault {
  constructor(problem: string) {
    super(`the guards cannot check the response: ${problem}`, BAD_GATEWAY, "api");
  }
}

const BAD_GATEWAY = 502;
const NO_TEXT: Piece = { text: "", isMasked: false, isSettled: true };

/** Finds the texts in the events of a stream, and passes each piece to its lane. */
export class EventTexts implements TextVisit {
  readonly #edit: EditEvent;
  readonly #maker: LaneMaker;
  readonly #lanes = new NamedLanes<Lane>();
  /** The names of lanes that must not get more text. */
  readonly #closed = new Set<string>();
  /** The texts of the current event, in the order of the visit. */
  #pieces: Piece[] = [];
  #proved: Lanes[] = [];

  constructor(edit: EditEvent, maker: LaneMaker) {
    this.#edit = edit;
    this.#maker = maker;
  }

  event(frame: Frame): GuardedEvent {
    const pieces: Piece[] = [];
    const proved: Lanes[] = [];
    this.#pieces = pieces;
    this.#proved = proved;
    const { body, type } = frame;
    const edit = this.#edit;
    if (body !== undefined) edit(body, this, type);
    else if (!frame.isComment) this.close();
    return {
      frame,
      get isSettled() {
        return pieces.every(({ isSettled }) => isSettled);
      },
      bytes() {
        const isMasked = [...pieces, ...proved].some((one) => one.isMasked);
        if (body === undefined || !isMasked) return frame.bytes;
        const made = edit(body, replay(pieces, proved), type);
        return made === body || !isObject(made) ? frame.bytes : frame.with(made);
      },
    };
  }

  /** @throws GuardLimit */
  piece(text: string, lane: string): Piece {
    const piece = (text === "" ? this.#lanes.get(lane) : this.#opened(lane))?.add(text) ?? NO_TEXT;
    this.#pieces.push(piece);
    return piece;
  }

  whole(text: string): Piece {
    const piece = text === "" ? NO_TEXT : this.#maker.whole(text);
    this.#pieces.push(piece);
    return piece;
  }

  end(name: string, except?: string): void {
    for (const [key, lane] of this.#lanes.at(name)) if (key !== except) this.#end(key, lane);
  }

  /** @throws GuardLimit */
  close(name?: string): void {
    for (const [key, lane] of this.#lanes.at(name)) {
      this.#end(key, lane);
      this.#closed.add(key);
    }
    if (this.#closed.size > GUARDED_ENDED_TEXTS)
      throw new GuardLimit(`more than ${GUARDED_ENDED_TEXTS} texts`);
  }

  isMasked(name: string): boolean {
    const proved = new Lanes(this.#lanes.at(name).map(([, lane]) => lane));
    this.#proved.push(proved);
    return proved.isMasked;
  }

  #end(name: string, lane: Lane): void {
    this.#lanes.delete(name);
    lane.end();
  }

  #opened(name: string): Lane {
    const found = this.#lanes.get(name);
    if (found !== undefined) return found;
    // Clients would join the new piece to text that they already have.
    if (this.#closed.has(name)) throw new GuardLimit("a text continues after its end");
    if (this.#lanes.size >= GUARDED_TEXTS)
      throw new GuardLimit(`more than ${GUARDED_TEXTS} texts at once`);
    const lane = this.#maker.lane();
    this.#lanes.set(name, lane);
    return lane;
  }
}

/** Writes the final pieces into an event. */
function replay(pieces: readonly Piece[], proved: readonly Lanes[]): TextVisit {
  const left = pieces.values();
  const groups = proved.values();
  const next = (): Piece => left.next().value ?? NO_TEXT;
  return {
    end() {},
    close() {},
    piece: next,
    whole: next,
    isMasked: () => groups.next().value?.isMasked === true,
  };
}
