import { withoutNeedlessEscapes } from "@edge-gateway/kernel/json/needless-escapes";
import type { RequestLogMask } from "@edge-gateway/generated/types/index.ts";
import type { Redaction } from "@edge-gateway/kernel/log/redact";
import { compileRegexGuard, guardedFormat, WholeStream } from "@edge-gateway/llm/guards";
import type { GuardedText, RegexSearch } from "@edge-gateway/llm/guards";
import type { FormatName } from "@edge-gateway/llm";
import { MAX_MASKED_LEVELS, MAX_MASKED_VALUES } from "./bounds.ts";
import { changedWithin } from "@edge-gateway/trace/compressed-bodies";
import type { SeenSecrets } from "@edge-gateway/trace/secrets";

/** The first bytes of a body. */
export interface CutBody {
  readonly bytes: Uint8Array;
  readonly isCut: boolean;
  /** Maximum bytes that are kept, also of what a content coding has made smaller. */
  readonly limit: number;
  /** The value of Content-Encoding; empty if there is none. */
  readonly coding: string;
  /** The value of Content-Type; empty if there is none. */
  readonly type: string;
  /** The format of a streamed response of a model. */
  readonly format: FormatName | undefined;
}

/** What must not be in a body that is kept. */
interface Hidden {
  readonly secrets: SeenSecrets;
  readonly redaction: Redaction;
}

/** The end of an event of a stream (HTML Living Standard, section 9.2). */
const EVENT_END = "\n\n";
const FORM = /^application\/x-www-form-urlencoded\b/i;
/** Bytes that are encoded in the fields of a form. */
const ENCODED_BYTES = /(?:%[\da-f]{2})+/gi;
const CUT_BYTE = /%[\da-f]?$/i;

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
    const { secrets, redaction } = hidden;
    const isCut = body.isCut || decoded.length > body.limit;
    const text = Buffer.from(secrets.body(decoded, body.limit, isCut)).toString();
    const document = isCut ? undefined : parsed(text);
    if (isSmall(document)) {
      const masked = this.#document(redaction.document(document));
      return secrets.text(JSON.stringify(masked));
    }
    const named = redaction.members(withoutNeedlessEscapes(text));
    const masked = FORM.test(body.type)
      ? this.#form(redaction.parameters(named), isCut)
      : this.#text(this.#stream(named, body.format, isCut), isCut);
    return secrets.text(redaction.text(masked));
  }

  /** Every text of a document is masked alone, and adjacent ones together. */
  #document(document: unknown): unknown {
    const texts: GuardedText[] = [];
    visited(document, (said, isName) => {
      const text = withoutNeedlessEscapes(said);
      texts.push({ text, scope: "Messages", role: "user", lane: isName ? undefined : 0 });
      return said;
    });
    const verdict = texts.length === 0 ? undefined : this.#search?.judge("request", texts);
    if (verdict?.kind !== "mask") return document;
    let at = 0;
    return visited(document, (said) => {
      const masked = verdict.texts[at];
      const isSame = masked === texts[at]?.text;
      at += 1;
      return isSame ? said : (masked ?? said);
    });
  }

  /** The texts of the events of a model's stream, which may have split what is searched for. */
  #stream(text: string, format: CutBody["format"], isCut: boolean): string {
    const guarded = format && guardedFormat(format);
    if (guarded === undefined || this.#search === undefined) return text;
    const whole = isCut ? text.slice(0, text.lastIndexOf(EVENT_END) + EVENT_END.length) : text;
    try {
      const stream = WholeStream.read(guarded, Buffer.from(whole));
      const texts = stream.texts.map((each) => this.#text(each, isCut));
      return Buffer.from(stream.with(texts)).toString();
    } catch {
      return text;
    }
  }

  /** The fields of a form are masked as they are meant, without their encoding. */
  #form(text: string, isCut: boolean): string {
    const fields = text.split("&");
    return fields
      .map((field, index) => {
        const isLast = isCut && index === fields.length - 1;
        const plain = decodedField(isLast ? field.replace(CUT_BYTE, "") : field);
        const masked = this.#text(plain, isLast);
        return masked === plain ? field : masked;
      })
      .join("&");
  }

  /** A text without matches; where it was cut, also without what could have become one. */
  #text(text: string, isCut: boolean): string {
    if (this.#search === undefined) return text;
    const scan = this.#search.scan();
    const parts = [scan.add(text), ...(isCut ? [] : [scan.end()])];
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

/** Whether there is a document that is small enough for a mask of each value. */
function isSmall(document: unknown): boolean {
  if (document === undefined) return false;
  let level: readonly unknown[] = [document];
  let count = 0;
  for (let depth = 0; level.length > 0; depth++) {
    count += level.length;
    if (depth > MAX_MASKED_LEVELS || count > MAX_MASKED_VALUES) return false;
    level = level.flatMap((value) =>
      typeof value === "object" && value !== null ? Object.values(value) : [],
    );
  }
  return true;
}

function decodedField(field: string): string {
  return field
    .replaceAll("+", " ")
    .replaceAll(ENCODED_BYTES, (bytes) => Buffer.from(bytes.replaceAll("%", ""), "hex").toString());
}

type Visit = (text: string, isName: boolean) => string;

/** A copy of a document with other texts. */
function visited(value: unknown, visit: Visit): unknown {
  if (typeof value === "string") return visit(value, false);
  // Numbers of cards and of people may be numbers of JSON, too.
  if (typeof value === "number") {
    const text = String(value);
    const shown = visit(text, false);
    return shown === text ? value : shown;
  }
  if (Array.isArray(value)) return value.map((item) => visited(item, visit));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [visit(key, true), visited(member, visit)]),
  );
}
