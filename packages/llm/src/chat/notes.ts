import { MAX_RESPONSE_NOTES } from "../bounds.ts";

/** A note about a part of a message that the target format cannot express. */
export interface ConversionNote {
  /** JSON pointer into the client's request, or into the provider's response. */
  readonly at: string;
  readonly what: "dropped" | "changed";
  readonly why: string;
}

/** Collects the parts of a message that a conversion could not keep. */
export class Notes {
  readonly list: ConversionNote[] = [];

  dropped(at: string, why: string): void {
    this.list.push({ at, what: "dropped", why });
  }

  /** Whether a place, or a place that contains it, has already been noted as dropped. */
  hasDropped(at: string): boolean {
    return this.list.some(
      (note) =>
        note.what === "dropped" &&
        note.at !== "" &&
        (note.at === at || at.startsWith(`${note.at}/`)),
    );
  }

  changed(at: string, why: string): void {
    this.list.push({ at, what: "changed", why });
  }
}

/**
 * Notes about a response. Each place is noted once, because each chunk of a stream may contain a part of it.
 * For a stream, the places refer to the whole response.
 */
export class ResponseNotes extends Notes {
  readonly #places = new Set<string>();

  override dropped(at: string, why = "the format of the client has no such member"): void {
    if (this.#places.has(at) || this.#places.size >= MAX_RESPONSE_NOTES) return;
    this.#places.add(at);
    super.dropped(at, why);
  }
}
