import type { JsonValue } from "@edge-gateway/generated/types/index.ts";
import { formsOf } from "./secret-forms.ts";
import { withoutNeedlessEscapes } from "@edge-gateway/kernel/json/needless-escapes";
import { REDACTED } from "@edge-gateway/kernel/log/redact";

/** The bytes of a body are compared as Latin-1, in which only these characters are those of UTF-8. */
const LAST_OF_ASCII = 0x7e;
/** The beginning of an escaped character. */
const CUT_ESCAPE = /\\+(?:u[\da-f]{0,3})?$/i;
/** Minimum characters of a secret; hiding shorter texts would make the rest of a record unreadable. */
const SHORTEST_SECRET = 6;

/**
 * The secrets of one request. Values with secret names are hidden first; this class finds copies of these
 * values in other places, also encoded: in an echoed body, in a header that an expression computes, in the
 * text of an error.
 */
export class SeenSecrets {
  readonly #secrets = new Set<string>();

  readonly add = (secret: string): void => {
    if (secret.length < SHORTEST_SECRET || this.#secrets.has(secret)) return;
    for (const form of formsOf(secret)) if (form.length >= SHORTEST_SECRET) this.#secrets.add(form);
  };

  /**
   * A text without the secrets. JSON in it loses the escapes that it does not need, if a secret is written with
   * them.
   */
  text(text: string): string {
    const clean = this.#withoutForms(text);
    if (!clean.includes("\\u")) return clean;
    const plain = withoutNeedlessEscapes(clean, LAST_OF_ASCII);
    const found = this.#withoutForms(plain);
    return found === plain ? clean : found;
  }

  #withoutForms(text: string): string {
    return this.#longestFirst().reduce((shown, secret) => shown.replaceAll(secret, REDACTED), text);
  }

  /** Copies data as JSON, without the secrets. Names are kept, and bytes become base64. */
  json(value: unknown): JsonValue {
    switch (typeof value) {
      case "string":
        return this.text(value);
      case "boolean":
        return value;
      case "number":
        return Number.isFinite(value) ? value : String(value);
      case "bigint":
        return value.toString();
      case "object":
        return this.#compound(value);
      default:
        return null;
    }
  }

  object(value: object): Record<string, JsonValue> {
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    return Object.fromEntries(members.map(([key, member]) => [key, this.json(member)]));
  }

  #compound(value: object | null): JsonValue {
    if (value === null) return null;
    if (Array.isArray(value)) return value.map((item) => this.json(item));
    if (value instanceof Uint8Array)
      return Buffer.from(this.body(value, value.length)).toString("base64");
    return this.object(value);
  }

  /**
   * Returns the first `limit` bytes of a body, without the secrets; a secret that the limit cuts is removed,
   * too.
   * @param isCut whether the bytes end before the body does
   */
  body(bytes: Uint8Array, limit: number, isCut = false): Uint8Array {
    const longest = this.#longestFirst()[0]?.length ?? 0;
    if (longest === 0) return bytes.subarray(0, limit);
    // With latin1, each byte becomes one character, and each character becomes the same byte again.
    const shown = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
    const clean = this.text(bytes.length > limit ? shown.slice(0, limit + longest) : shown);
    const isWhole = bytes.length < limit && !isCut;
    const cut = isWhole ? clean : this.#withoutSplitSecret(clean.slice(0, limit));
    return Buffer.from(cut, "latin1");
  }

  #withoutSplitSecret(text: string): string {
    const cut = text.slice(0, this.#endOf(text));
    if (!cut.includes("\\u")) return cut;
    const plain = withoutNeedlessEscapes(cut.replace(CUT_ESCAPE, ""), LAST_OF_ASCII);
    const end = this.#endOf(plain);
    return end === plain.length ? cut : plain.slice(0, end);
  }

  /** Where a secret begins that continues after the text. */
  #endOf(text: string): number {
    const cuts = this.#longestFirst().flatMap((secret) => {
      for (let length = Math.min(secret.length, text.length); length >= SHORTEST_SECRET; length--)
        if (text.endsWith(secret.slice(0, length))) return [text.length - length];
      return [];
    });
    return Math.min(text.length, ...cuts);
  }

  #longestFirst(): readonly string[] {
    return [...this.#secrets].sort((a, b) => b.length - a.length);
  }
}
