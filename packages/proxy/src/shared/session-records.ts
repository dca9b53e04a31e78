import { KNOWN_MCP_SESSIONS } from "../bounds.ts";

/** A header of a request to a server. */
export type SentField = readonly [name: string, value: string];

/** What a server last got beside messages, if it sees credentials. */
export interface SentFields {
  readonly fields: readonly SentField[];
  /** Who sent it: another configuration may send credentials elsewhere, or none. */
  readonly by: object;
}

interface Placed<Content> {
  readonly id: string;
  /** The backend, and what else its sessions depend on. */
  readonly place: string;
  readonly content: Content;
}

/**
 * What a thread needs to end MCP sessions at their servers. It outlives configurations, which only
 * cache sessions. If there are too many, the one that it learned of first is forgotten.
 */
export class SessionRecords<Content> {
  readonly #records = new Map<string, Placed<Content>>();
  readonly #capacity: number;

  constructor(capacity = KNOWN_MCP_SESSIONS) {
    this.#capacity = capacity;
  }

  get(id: string, place: string): Content | undefined {
    const found = this.#records.get(id);
    return found?.place === place ? found.content : undefined;
  }

  set(id: string, place: string, content: Content): void {
    this.#records.set(id, { id, place, content });
    if (this.#records.size <= this.#capacity) return;
    const [first] = this.#records.keys();
    if (first !== undefined) this.#records.delete(first);
  }

  /** The content, which is forgotten. */
  take(id: string, place: string): Content | undefined {
    const content = this.get(id, place);
    if (content !== undefined) this.#records.delete(id);
    return content;
  }

  /** The sessions of a place, with their ids. */
  of(place: string): readonly Placed<Content>[] {
    return [...this.#records.values()].filter((record) => record.place === place);
  }
}
