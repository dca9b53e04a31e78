import { MAX_CACHED_TEXT_BYTES, TEXT_CACHE_ENTRIES } from "../bounds.ts";

/** An odd prime, as in the usual string hash: it distributes texts over the slots. */
const FACTOR = 31;

/**
 * Caches short texts that often repeat, such as methods, hosts and targets: comparing bytes with a
 * cached text is cheaper than creating a new one.
 */
export class TextCache {
  readonly #texts: string[] = new Array<string>(TEXT_CACHE_ENTRIES).fill("");

  /** The bytes as latin1 characters. */
  read(bytes: Buffer, start: number, end: number): string {
    if (end - start > MAX_CACHED_TEXT_BYTES) return bytes.toString("latin1", start, end);
    let number = 0;
    for (let at = start; at < end; at++) number = Math.imul(number, FACTOR) + (bytes[at] ?? 0);
    const slot = number & (TEXT_CACHE_ENTRIES - 1);
    const known = this.#texts[slot] ?? "";
    if (isText(bytes, start, end, known)) return known;
    return (this.#texts[slot] = bytes.toString("latin1", start, end));
  }
}

function isText(bytes: Buffer, start: number, end: number, text: string): boolean {
  if (end - start !== text.length) return false;
  for (let index = 0; index < text.length; index++) {
    if (bytes[start + index] !== text.charCodeAt(index)) return false;
  }
  return true;
}
