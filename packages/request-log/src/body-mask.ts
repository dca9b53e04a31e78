import type { RequestLogMask } from "@edge-gateway/generated/types/index.ts";
import type { Redaction } from "@edge-gateway/kernel/redact";
import { compileRegexGuard, guardedFormat, WholeStream } from "@edge-gateway/llm/guards";
import type { GuardedText, RegexSearch } from "@edge-gateway/llm/guards";
import type { FormatName } from "@edge-gateway/llm";
import { changedWithin } from "@edge-gateway/trace/compressed-bodies";
import type { SeenSecrets } from "@edge-gateway/trace/secrets";

/** The first bytes of a body. */
export interface CutBody {
  readonly bytes: Uint8Array;
  readonly isCut: boolean;
  /** The value of Content-Encoding; empty if there is none. */
  readonly coding: string;
  /** The format of a streamed response of a model. */
  readonly format: FormatName | undefined;
}

/** What must not be in a body that is kept. */
interface Hidden {
  readonly secrets: SeenSecrets;
  readonly redaction: Redaction;
}

const ESCAPED = /\\u([\da-fA-F]{4})/g;
const HEXADECIMAL = 16;
/** The end of an event of a stream (HTML Living Standard, section 9.2). */
const EVENT_END = "\n\n";

/** Masks bodies by the same patterns and rules as prompt guards. */
export class BodyMask {
  readonly #search: RegexSearch | undefined;

  /** @throws RE2JSException for patterns that the schema should have refused */
  constructor({ builtins, matches }: RequestLogMask) {
    if (builtins.length === 0 && matches === undefined) return;
    this.#search = compileRegexGuard({
      ...(builtins.length === 0 ? {} : { builtins: [...builtins] }),
      ...(matches === undefined ? {} : { matches }),
      action: "Mask",
    });
    // Until the library of phone numbers is loaded, bodies are not kept.
    this.#search.ready.then(
      () => (this.#isReady = true),
      () => {},
    );
    this.#isReady = false;
  }

  #isReady = true;

  /** The text of a body as it is kept; undefined if it is no text, or cannot be masked yet. */
  shown(body: CutBody, hidden: Hidden): string | undefined {
    const decoded = decodedOf(body);
    if (decoded === undefined || !this.#isReady || decoded.includes(0)) return undefined;
    const { secrets } = hidden;
    const bytes = secrets.body(decoded, decoded.length, body.isCut);
    const text = Buffer.from(bytes).toString();
    const document = body.isCut ? undefined : parsed(text);
    if (document !== undefined) {
      const masked = this.#document(hidden.redaction.document(document));
      return secrets.text(JSON.stringify(masked));
    }
    return secrets.text(hidden.redaction.text(this.#text(this.#stream(text, body), body.isCut)));
  }

  /** Every text of a document is masked alone, and adjacent ones together. */
  #document(document: unknown): unknown {
    const texts: GuardedText[] = [];
    visited(document, (text) => {
      texts.push({ text, scope: "Messages", role: "user", lane: 0 });
      return text;
    });
    const verdict = texts.length === 0 ? undefined : this.#search?.judge("request", texts);
    if (verdict?.kind !== "mask") return document;
    const masked = verdict.texts.values();
    return visited(document, (text) => masked.next().value ?? text);
  }

  /** The texts of the events of a model's stream, which may have split what is searched for. */
  #stream(text: string, { format, isCut }: CutBody): string {
    const guarded = format && guardedFormat(format);
    if (guarded === undefined || this.#search === undefined) return text;
    const whole = isCut ? text.slice(0, text.lastIndexOf(EVENT_END) + EVENT_END.length) : text;
    try {
      const stream = new WholeStream(guarded, Buffer.from(whole));
      const texts = stream.texts.map((each) => this.#text(each, isCut));
      return Buffer.from(stream.with(texts)).toString();
    } catch {
      return text;
    }
  }

  /** A text without matches; where it was cut, also without what could have become one. */
  #text(text: string, isCut: boolean): string {
    if (this.#search === undefined) return text;
    const plain = text.replaceAll(ESCAPED, (_, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, HEXADECIMAL)),
    );
    const scan = this.#search.scan();
    const parts = [scan.add(plain), ...(isCut ? [] : [scan.end()])];
    return parts.map((part) => maskedPart(part)).join("");
  }
}

function maskedPart({ text, matches }: ReturnType<ReturnType<RegexSearch["scan"]>["add"]>): string {
  let masked = "";
  let at = 0;
  for (const { start, end, entity } of matches) {
    if (start >= 0) masked += `${text.slice(at, start)}<${entity}>`;
    at = end;
  }
  return masked + text.slice(at);
}

/** The body without its content coding; undefined if the coding is not known. */
function decodedOf({ bytes, coding }: CutBody): Uint8Array | undefined {
  if (coding === "") return bytes;
  let decoded: Uint8Array | undefined;
  changedWithin(bytes, coding, (inner) => (decoded = inner));
  return decoded;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A copy of a document with other texts. */
function visited(value: unknown, visit: (text: string) => string): unknown {
  if (typeof value === "string") return visit(value);
  // Numbers of cards and of people may be numbers of JSON, too.
  if (typeof value === "number") {
    const text = String(value);
    const shown = visit(text);
    return shown === text ? value : shown;
  }
  if (Array.isArray(value)) return value.map((item) => visited(item, visit));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, visited(member, visit)]),
  );
}
