import type { Random } from "../random.ts";

/**
 * Lengths from here on take more than one octet, or the text is Huffman-coded (RFC 7541 section 5).
 */
const LONGEST_TEXT = 0x7f;

/** A valid request, names and values alternately. */
export const SOUND_FIELDS = [
  ...[":method", "GET", ":scheme", "http", ":authority", "a", ":path", "/"],
] as const;

/** A header with the stream of a request, so that the receiver can tell which one it is. */
export const MARK = "x-stream";

const NAMES = 0;
const PATH = 6;

/** Headers that make a request unusual or invalid: appended, or instead of others. */
interface OddFields {
  readonly at: number | "end";
  readonly put: readonly string[];
}

const end = (...put: string[]): OddFields => ({ at: "end", put });
const from = (at: number, ...put: string[]): OddFields => ({ at, put });

/** RFC 9113 sections 8.2 and 8.3 in reverse. */
export const ODD_FIELDS: readonly [OddFields, ...OddFields[]] = [
  end("x-a", "b"),
  end("x-a", ""),
  end("x-a", "\xe9"),
  end("x-a", "b\tc"),
  end("cookie", "a=b", "cookie", "c=d"),
  end("te", "trailers"),
  end("host", "a"),
  end("content-length", "5"),
  end("content-length", "0"),
  end("X-a", "b"),
  end("x a", "b"),
  end("x\xe9", "b"),
  end("", "b"),
  end("x-a", " b"),
  end("x-a", "b "),
  end("x-a", "b\0c"),
  end("x-a", "b\r\nc: d"),
  end("x-a", "\x7f"),
  end("connection", "close"),
  end("proxy-connection", "close"),
  end("keep-alive", "1"),
  end("transfer-encoding", "chunked"),
  end("upgrade", "x"),
  end("te", "gzip"),
  end("host", "b"),
  end("content-length", "x"),
  end("content-length", "5", "content-length", "5"),
  end("content-length", "5", "content-length", "6"),
  end("content-length", "99999999999999999999"),
  end("expect", "x"),
  end(":path", "/"),
  end(":authority", "a"),
  end(":status", "200"),
  end(":x", "y"),
  end(":protocol", "websocket"),
  from(NAMES, ":method", "CONNECT"),
  from(NAMES, ":method", ""),
  from(NAMES, ":method", "G T"),
  from(NAMES, "x-a", "b"),
  from(2, ":scheme", "https"),
  from(2, ":scheme", ""),
  from(2, ":scheme", "1"),
  from(2, "x-a", "b"),
  from(4, ":authority", ""),
  from(4, ":authority", "a b"),
  from(4, ":authority", "u@a"),
  from(4, "host", "a"),
  from(4, ":method", "GET"),
  from(PATH, ":path", ""),
  from(PATH, ":path", "*"),
  from(PATH, ":path", "a"),
  from(PATH, ":path", "/a b"),
  from(PATH, ":path", "/a#b"),
  from(PATH, ":path", "/\xe9"),
  from(PATH, "x-a", "b"),
];

const LITERAL = 0x00;
const REMEMBERED = 0x40;

/** The headers as a block (RFC 7541) of literals; sometimes invalid. */
export function block(fields: readonly string[], random: Random): Buffer {
  const parts: Buffer[] = [];
  for (let index = 0; index < fields.length; index += 2) {
    parts.push(Buffer.from([random.percent(30) ? REMEMBERED : LITERAL]));
    for (const text of [fields[index] ?? "", fields[index + 1] ?? ""]) {
      parts.push(Buffer.from([text.length]), Buffer.from(text, "latin1"));
    }
  }
  const whole = Buffer.concat(parts);
  if (!random.percent(1)) return whole;
  const at = random.below(whole.length + 1);
  return Buffer.concat([
    whole.subarray(0, at),
    Buffer.from([random.below(256)]),
    whole.subarray(at),
  ]);
}

/**
 * The headers of a block that has only literals: one additional octet may turn them into others.
 */
export function literals(whole: Buffer): string[] | undefined {
  const fields: string[] = [];
  let at = 0;
  while (at < whole.length) {
    if (whole[at] !== REMEMBERED && whole[at] !== LITERAL) return undefined;
    at += 1;
    for (const end = fields.length + 2; fields.length < end;) {
      const length = whole[at] ?? LONGEST_TEXT;
      const start = at + 1;
      at = start + length;
      if (length >= LONGEST_TEXT || at > whole.length) return undefined;
      fields.push(whole.toString("latin1", start, at));
    }
  }
  return fields;
}
