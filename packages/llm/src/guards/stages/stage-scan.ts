import type { ChatError } from "../../chat/form.ts";
import { maskedText, merged, moved, type Match } from "../text/matches.ts";
import type { RegexSearch } from "./regex-guard.ts";
import type { ScannedText, TextScan } from "../text/text-scan.ts";

/** A guard that checks a stream. */
export interface StreamStage {
  readonly search: RegexSearch;
  readonly action: "Mask" | "Reject" | "Audit";
  /** The error for the client if the guard rejects. */
  readonly error: ChatError;
  /** Is called with the matches; with an empty list if the stream ended without a match. */
  judged(found: readonly string[] | undefined): void;
  /**
   * Is called once with the name of each member that guards cannot read; unset: such members pass.
   * @returns whether the guard refuses the response
   */
  unread?(name: string): boolean;
}

/** The error of a guard that rejects the model's text. */
export class Rejection extends Error {
  readonly error: ChatError;

  constructor(error: ChatError) {
    super(error.message);
    this.error = error;
  }
}

/** A guard, and what it has already reported about the stream. */
export class Judge {
  readonly stage: StreamStage;
  readonly #told = new Set<string>();

  constructor(stage: StreamStage) {
    this.stage = stage;
  }

  /**
   * Reports matches that have not been reported before.
   * @throws Rejection
   */
  tell(matches: readonly Match[]): void {
    const { action, error } = this.stage;
    const fresh = new Set(
      matches.map(({ entity }) => entity).filter((name) => !this.#told.has(name)),
    );
    for (const name of fresh) this.#told.add(name);
    if (fresh.size > 0) this.stage.judged([...fresh]);
    if (action === "Reject" && matches.length > 0) throw new Rejection(error);
  }

  end(): void {
    if (this.#told.size === 0) this.stage.judged(undefined);
  }

  unreadable(): void {
    this.stage.judged(["unreadable"]);
  }
}

/** The part of a text that comes from one event, on its way from one guard to the next. */
export interface Share<Owner> {
  readonly owner: Owner;
  readonly text: string;
  readonly isMasked: boolean;
}

/** Checks one text by one guard. The share of an event is passed on when no later text can change it. */
export class StageScan<Owner> {
  readonly #judge: Judge;
  readonly #scan: TextScan;
  /** The scanned text of all shares that have not been passed on. */
  #text = "";
  /** The matches in the current text; a match that began before the text has a negative start. */
  #matches: readonly Match[] = [];
  #waiting: Share<Owner>[] = [];

  constructor(judge: Judge) {
    this.#judge = judge;
    this.#scan = judge.stage.search.scan();
  }

  /**
   * @param isLast whether the text ends here
   * @throws Rejection
   */
  pass(shares: readonly Share<Owner>[], isLast: boolean): readonly Share<Owner>[] {
    for (const share of shares) {
      this.#waiting.push(share);
      this.#take(this.#scan.add(share.text));
    }
    if (isLast) this.#take(this.#scan.end());
    const done: Share<Owner>[] = [];
    let [first] = this.#waiting;
    while (first !== undefined && first.text.length <= this.#text.length) {
      done.push(this.#leave(first));
      this.#waiting.shift();
      [first] = this.#waiting;
    }
    return done;
  }

  #take({ text, matches }: ScannedText): void {
    this.#judge.tell(matches);
    if (this.#judge.stage.action === "Mask")
      this.#matches = merged([
        ...this.#matches,
        ...matches.map((match) => moved(match, this.#text.length)),
      ]);
    this.#text += text;
  }

  #leave({ owner, text: { length }, isMasked }: Share<Owner>): Share<Owner> {
    const text = maskedText(this.#text, this.#matches, length);
    const isTouched = this.#matches.some(({ start, end }) => start < length && end > 0);
    this.#text = this.#text.slice(length);
    this.#matches = this.#matches
      .map((match) => moved(match, -length))
      .filter(({ end }) => end > 0);
    return { owner, text, isMasked: isMasked || isTouched };
  }
}
