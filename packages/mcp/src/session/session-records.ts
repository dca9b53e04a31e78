import { KNOWN_MCP_SESSIONS } from "../bounds.ts";

interface Placed<Content> {
  readonly id: string;
  /** Identifies the backend, and whatever else its sessions depend on. */
  readonly place: string;
  readonly content: Content;
}

/**
 * What a thread needs to end MCP sessions at their servers. The records outlive configurations, which only
 * cache sessions. Beyond the capacity, the record that was added first is removed.
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

  /** Returns the content of a session's record and removes the record. */
  take(id: string, place: string): Content | undefined {
    const content = this.get(id, place);
    if (content !== undefined) this.#records.delete(id);
    return content;
  }

  /** The records of all sessions of a place. */
  of(place: string): readonly Placed<Content>[] {
    return [...this.#records.values()].filter((record) => record.place === place);
  }
}
