import type { SessionSeal } from "../../sealing/session-seal.ts";

/** The cursor at which the list of each target continues; undefined: the list is read from its beginning. */
export type Pages = ReadonlyMap<string, string | undefined>;

/**
 * Combines the cursors of several targets. The combined cursor is valid only for the same session and method.
 */
export class Cursors {
  readonly #seal: SessionSeal;

  constructor(seal: SessionSeal) {
    this.#seal = seal;
  }

  write(pages: ReadonlyMap<string, string>, session: string, method: string): string | undefined {
    if (pages.size === 0) return undefined;
    const text = Buffer.from(JSON.stringify([...pages])).toString("latin1");
    return this.#seal.sealOnce(text, ownerOf(session, method));
  }

  /** Splits a combined cursor; undefined if it belongs to another session or method. */
  read(cursor: string, session: string, method: string): Pages | undefined {
    const text = this.#seal.openOnce(cursor, ownerOf(session, method));
    if (text === undefined) return undefined;
    const pairs: [string, string][] = JSON.parse(Buffer.from(text, "latin1").toString());
    return new Map(pairs);
  }
}

function ownerOf(session: string, method: string): string {
  return JSON.stringify(["cursor", session, method]);
}
