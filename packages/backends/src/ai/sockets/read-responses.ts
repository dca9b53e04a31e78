import { LruCache } from "@edge-gateway/kernel/lru-cache";
import { MAX_SOCKET_CHARACTERS, MAX_SOCKET_RESPONSES } from "../../bounds.ts";
import { charactersOf, type SaidText } from "./said-texts.ts";

/** What the model has read in a response, as far as later texts follow it. */
export interface Read {
  readonly lane: string;
  readonly previous: unknown;
  readonly texts: readonly SaidText[];
  /** What was added while it ran, which the next response reads. */
  readonly added: readonly Addition[];
}

export interface Addition {
  readonly input: string;
  readonly texts: readonly SaidText[];
}

interface Kept {
  /** Undefined: it is not known what later events would follow. */
  read: Read | undefined;
  characters: number;
}

/** The responses of a WebSocket: of those that were used last it is known what the model has read. */
export class ReadResponses {
  #characters = 0;
  readonly #responses = new LruCache<string, Kept>(MAX_SOCKET_RESPONSES, (kept) =>
    this.#forget(kept),
  );

  has(id: string): boolean {
    return this.#responses.get(id) !== undefined;
  }

  /** What was read; undefined if that is not known. */
  get(id: unknown): Read | undefined {
    return typeof id === "string" ? this.#responses.get(id)?.read : undefined;
  }

  set(id: string, read: Read | undefined): void {
    const characters = read === undefined ? 0 : sizeOf(read);
    this.#responses.set(id, { read, characters });
    this.#characters += characters;
    if (this.#characters <= MAX_SOCKET_CHARACTERS) return;
    for (const kept of this.#responses.values())
      if (this.#characters > MAX_SOCKET_CHARACTERS) this.#forget(kept);
  }

  #forget(kept: Kept): void {
    this.#characters -= kept.characters;
    kept.characters = 0;
    kept.read = undefined;
  }
}

function sizeOf({ texts, added }: Read): number {
  const inputs = added.reduce((sum, { input }) => sum + input.length, 0);
  return inputs + charactersOf([...texts, ...added.flatMap((one) => one.texts)]);
}
