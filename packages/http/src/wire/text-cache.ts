import { MAX_CACHED_TEXT_BYTES, TEXT_CACHE_ENTRIES, TEXT_CACHE_SAMPLES } from "../bounds.ts";

/** An odd prime, as in the usual string hash: it distributes texts over the slots. */
const FACTOR = 31;

/**
 * Caches short texts that often repeat, such as methods, hosts and names of headers: comparing
 * bytes with a cached text is cheaper than creating a new one.
 */
export class TextCache {
  /** For each slot, the cached bytes as latin1 characters. */
  readonly #received: string[] = new Array<string>(TEXT_CACHE_ENTRIES).fill("");
  /** For each slot, the text that is returned for its bytes. */
  readonly #texts: string[] = new Array<string>(TEXT_CACHE_ENTRIES).fill("");
  readonly #form: (text: string) => string;

  /** @param form converts each text that is read; by default, texts stay as they were received */
  constructor(form = (text: string): string => text) {
    this.#form = form;
  }

  /** Reads bytes as a text. */
  read(bytes: Buffer, start: number, end: number): string {
    if (end - start > MAX_CACHED_TEXT_BYTES)
      return this.#form(bytes.toString("latin1", start, end));
    const step = Math.ceil((end - start) / TEXT_CACHE_SAMPLES);
    let number = end - start;
    for (let at = end - 1; at >= start; at -= step)
      number = Math.imul(number, FACTOR) + (bytes[at] ?? 0);
    const slot = number & (TEXT_CACHE_ENTRIES - 1);
    if (isText(bytes, start, end, this.#received[slot] ?? "")) return this.#texts[slot] ?? "";
    const received = bytes.toString("latin1", start, end);
    this.#received[slot] = received;
    return (this.#texts[slot] = this.#form(received));
  }
}

function isText(bytes: Buffer, start: number, end: number, text: string): boolean {
  if (end - start !== text.length) return false;
  for (let index = 0; index < text.length; index++) {
    if (bytes[start + index] !== text.charCodeAt(index)) return false;
  }
  return true;
}
