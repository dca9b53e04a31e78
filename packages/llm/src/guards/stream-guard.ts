import { GUARD_HELD_BYTES } from "../bounds.ts";
import { responseFault } from "../chat/fault.ts";
import type { ChatError } from "../chat/form.ts";
import type { ChatFormat } from "../formats/format.ts";
import { type Frame, type FrameReader, frameReader } from "../stream/frames.ts";
import { EventTexts, type GuardedEvent, type Lane } from "./events/event-texts.ts";
import { EVENTS, type Piece } from "./events/index.ts";
import { Judge, Rejection, StageScan, type StreamStage } from "./stage-scan.ts";

const NOTHING = new Uint8Array(0);

/**
 * Checks a streamed response as it passes. Events wait while their text may still become part of a
 * match, and those behind them too; all others pass immediately. What guards mask is replaced in its
 * events, of which everything else stays as it is.
 */
export class StreamGuard {
  readonly #format: ChatFormat;
  readonly #judges: readonly Judge[];
  readonly #frames: FrameReader;
  readonly #texts: EventTexts;
  #held: GuardedEvent[] = [];
  #heldBytes = 0;
  /** The last whole text, which responses repeat up to four times. */
  #whole: { readonly text: string; readonly piece: Piece } | undefined;
  #isEnded = false;
  #isRefused = false;

  constructor(format: ChatFormat, stages: readonly StreamStage[]) {
    this.#format = format;
    this.#judges = stages.map((stage) => new Judge(stage));
    this.#frames = frameReader(format.streamType);
    this.#texts = new EventTexts(EVENTS[format.name], {
      lane: () => new GuardedLane(this.#judges),
      whole: (text) => this.#judgedWhole(text),
    });
  }

  /** The bytes for the client after a chunk of the stream. */
  add(bytes: Uint8Array): Uint8Array {
    return this.#passed(() => this.#frames.read(bytes));
  }

  /** The remaining bytes when the stream has ended. */
  end(): Uint8Array {
    return Buffer.concat([this.#passed(() => this.#frames.end()), this.#rest()]);
  }

  /**
   * The remaining bytes when the provider has disconnected: what guards pass, and the error, unless
   * the stream has already ended with one.
   */
  cut(error: () => Uint8Array): Uint8Array {
    if (this.#isEnded) return NOTHING;
    const rest = this.#rest();
    return this.#isRefused ? rest : Buffer.concat([rest, error()]);
  }

  #rest(): Uint8Array {
    const rest = this.#sent((sent) => {
      this.#texts.end();
      this.#release(sent);
    });
    if (!this.#isEnded) for (const judge of this.#judges) judge.end();
    this.#isEnded = true;
    return rest;
  }

  #passed(frames: () => Iterable<Frame>): Uint8Array {
    return this.#sent((sent) => {
      for (const frame of frames()) {
        if (frame.isComment) sent.push(frame.bytes);
        else this.#hold(frame);
        this.#release(sent);
      }
    });
  }

  #sent(pass: (sent: Uint8Array[]) => void): Uint8Array {
    if (this.#isEnded) return NOTHING;
    const sent: Uint8Array[] = [];
    try {
      pass(sent);
    } catch (error) {
      sent.push(this.#refused(error));
    }
    return Buffer.concat(sent);
  }

  #hold(frame: Frame): void {
    this.#held.push(this.#texts.event(frame));
    this.#heldBytes += frame.bytes.length;
    // What waits for one text is often another choice.
    if (this.#heldBytes - frame.bytes.length > GUARD_HELD_BYTES) this.#texts.end();
  }

  #release(sent: Uint8Array[]): void {
    const open = this.#held.findIndex(({ isSettled }) => !isSettled);
    for (const event of this.#held.splice(0, open < 0 ? this.#held.length : open)) {
      sent.push(event.bytes());
      this.#heldBytes -= event.frame.bytes.length;
    }
  }

  /** @throws Rejection */
  #judgedWhole(text: string): Piece {
    if (this.#whole?.text === text) return this.#whole.piece;
    const lane = new GuardedLane(this.#judges);
    const piece = lane.add(text);
    lane.end();
    this.#whole = { text, piece };
    return piece;
  }

  #refused(error: unknown): Uint8Array {
    this.#isEnded = true;
    this.#isRefused = true;
    this.#held = [];
    if (error instanceof Rejection) return this.#error(error.error);
    responseFault(error);
    const [first] = this.#judges;
    first?.unreadable();
    return first === undefined ? NOTHING : this.#error(first.stage.error);
  }

  #error(error: ChatError): Uint8Array {
    const written = this.#format.streamWriter({ usage: false, model: "" }).error(error);
    return typeof written === "string" ? Buffer.from(written) : written;
  }
}

class GuardedPiece implements Piece {
  text = "";
  isMasked = false;
  isSettled = false;
}

/** A text that passes all guards, one after the other. */
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
