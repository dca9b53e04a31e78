import { GUARD_HELD_BYTES } from "../../bounds.ts";
import type { Frame } from "../../stream/frames.ts";
import { EventTexts, GuardLimit, type Lane } from "../events/event-texts.ts";
import { type Piece, type ResponseTexts, RESPONSES } from "../events/index.ts";
import type { GuardedFormatName } from "../form/guarded-format.ts";
import { mediaIn } from "../form/response-media.ts";
import { type Judge, StageScan } from "../stages/stage-scan.ts";
import { WaitingEvents } from "./waiting-events.ts";

/**
 * Checks the events of a response as they pass. An event waits while its text may still become part of a
 * match, or while it must not overtake a waiting event; all others pass immediately. Masked text is replaced
 * in its events, and everything else in these events stays unchanged.
 */
export class EventGuard {
  readonly #judges: readonly Judge[];
  readonly #format: ResponseTexts;
  readonly #texts: EventTexts;
  readonly #waiting = new WaitingEvents();
  /** The names of members that guards cannot read. */
  readonly #unread = new Set<string>();
  /** The last whole text, because responses repeat a text up to four times. */
  #whole: { readonly text: string; readonly piece: Piece } | undefined;

  constructor(format: GuardedFormatName, judges: readonly Judge[]) {
    this.#judges = judges;
    this.#format = RESPONSES[format];
    this.#texts = new EventTexts(this.#format.event, {
      lane: () => new GuardedLane(judges),
      whole: (text) => this.#judgedWhole(text),
    });
  }

  /**
   * Returns the bytes for the client after an event.
   * @throws Rejection
   * @throws GuardLimit
   */
  add(frame: Frame): readonly Uint8Array[] {
    const { body } = frame;
    this.#lookForMedia(body);
    const lane = body === undefined ? undefined : this.#format.laneOf?.(body);
    const before = this.#waiting.bytes;
    this.#waiting.add(this.#texts.event(frame), lane);
    const released = this.#released(lane);
    if (this.#waiting.bytes > before && before > GUARD_HELD_BYTES)
      throw new GuardLimit(
        `more than ${GUARD_HELD_BYTES} bytes of its events wait for the end of a text`,
      );
    return released;
  }

  /** @throws GuardLimit if a guard refuses what it cannot read */
  #lookForMedia(body: Frame["body"]): void {
    const name = mediaIn(body);
    if (name === undefined || this.#unread.has(name)) return;
    this.#unread.add(name);
    for (const { stage } of this.#judges)
      if (stage.unread?.(name) === true) throw new GuardLimit(`\`${name}\` is not a text`);
  }

  /**
   * Ends the stream, and returns the remaining bytes.
   * @throws Rejection
   */
  end(): readonly Uint8Array[] {
    this.#texts.close();
    for (const judge of this.#judges) judge.end();
    return this.#released();
  }

  #released(changed?: string): readonly Uint8Array[] {
    return this.#waiting.take(changed).map((event) => event.bytes());
  }

  /**
   * Checks a text as a whole.
   * @throws Rejection
   */
  #judgedWhole(text: string): Piece {
    if (this.#whole?.text === text) return this.#whole.piece;
    const lane = new GuardedLane(this.#judges);
    const piece = lane.add(text);
    lane.end();
    this.#whole = { text, piece };
    return piece;
  }
}

class GuardedPiece implements Piece {
  text = "";
  isMasked = false;
  isSettled = false;
}

/** A text that passes through all guards, one after the other. */
class GuardedLane implements Lane {
  isMasked = false;
  readonly #scans: readonly StageScan<GuardedPiece>[];

  constructor(judges: readonly Judge[]) {
    this.#scans = judges.map((judge) => new StageScan(judge));
  }

  add(text: string): Piece {
    const piece = new GuardedPiece();
    this.#pass([{ owner: piece, text, isMasked: false }], false);
    return piece;
  }

  end(): void {
    this.#pass([], true);
  }

  #pass(shares: Parameters<StageScan<GuardedPiece>["pass"]>[0], isLast: boolean): void {
    const passed = this.#scans.reduce((left, scan) => scan.pass(left, isLast), shares);
    for (const { owner, text, isMasked } of passed) {
      owner.text = text;
      owner.isMasked = isMasked;
      owner.isSettled = true;
      this.isMasked ||= isMasked;
    }
  }
}
