import { MAX_CACHED_TEXT_BYTES, TEXT_CACHE_ENTRIES, TEXT_CACHE_SAMPLES } from "../bounds.ts";
import { LOWER } from "../codec/characters.ts";

/** An odd prime, as in the usual string hash: it distributes texts over the slots. */
const FACTOR = 31;
/** A table that maps each byte to itself, so that letters keep their case. */
const SAME = LOWER.map((_, code) => code);

/**
 * Caches short texts that often repeat, such as methods, hosts and names of headers: comparing
 * bytes with a cached text is cheaper than creating a new one.
 */
export class TextCache {
  readonly #texts: string[] = new Array<string>(TEXT_CACHE_ENTRIES).fill("");
  readonly #table: Uint8Array;

  /** `table`: the character to read for each byte; by default latin1. */
  constructor(table = SAME) {
    this.#table = table;
  }

  /** Reads bytes as a text. */
  read(bytes: Buffer, start: number, end: number): string {
    if (end - start > MAX_CACHED_TEXT_BYTES) return this.#text(bytes, start, end);
    const table = this.#table;
    const step = Math.ceil((end - start) / TEXT_CACHE_SAMPLES);
    let number = end - start;
    for (let at = end - 1; at >= start; at -= step)
      number = Math.imul(number, FACTOR) + (table[bytes[at] ?? 0] ?? 0);
    const slot = number & (TEXT_CACHE_ENTRIES - 1);
    const known = this.#texts[slot] ?? "";
    if (end - start === known.length && this.#isText(bytes, start, known)) return known;
    return (this.#texts[slot] = this.#text(bytes, start, end));
  }

  #isText(bytes: Buffer, start: number, text: string): boolean {
    const table = this.#table;
    for (let index = 0; index < text.length; index++) {
      if (table[bytes[start + index] ?? 0] !== text.charCodeAt(index)) return false;
    }
    return true;
  }

  #text(bytes: Buffer, start: number, end: number): string {
    const table = this.#table;
    if (table === SAME) return bytes.toString("latin1", start, end);
    const mapped = bytes.subarray(start, end).map((byte) => table[byte] ?? 0);
    return Buffer.from(mapped).toString("latin1");
  }
}
