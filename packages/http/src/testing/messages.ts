import fc from "fast-check";

/** Valid and invalid parts of heads, which are combined in every way. */
const METHODS = ["GET", "POST", "HEAD", "OPTIONS", "PUT"];
const TARGETS = ["/", "/a?b=c", "*", "http://b/x", "http://b:80", "a", "/ b", "/\t", "/%zz", "//"];
const VERSIONS = ["HTTP/1.1", "HTTP/1.0", "HTTP/1.2", "HTTP/2.0", "http/1.1", "HTTP/1.1 "];
const ENDS = ["\r\n", "\r\n", "\r\n", "\r\n", "\n", "\r", "\r\r\n", "\r\n "];
const FIELDS = [
  "host: a",
  "Host: b:80",
  "host:",
  "content-length: 5",
  "content-length: 05",
  "content-length: 5, 5",
  "content-length: -5",
  "content-length: 5 ",
  "content-length : 5",
  "content-length:\t5",
  "transfer-encoding: chunked",
  "Transfer-Encoding: Chunked",
  "transfer-encoding: identity",
  "transfer-encoding: gzip, chunked",
  "transfer-encoding: chunked, chunked",
  "transfer-encoding:\x0bchunked",
  "transfer-encoding : chunked",
  " transfer-encoding: chunked",
  "connection: close",
  "connection: keep-alive",
  "connection: host",
  "expect: 100-continue",
  "x: y",
  "x:",
  "x",
  ": y",
  "x: \x00",
  "x: \xff",
];
const BODIES = [
  "",
  "hello",
  "5\r\nhello\r\n0\r\n\r\n",
  "5;a=b\r\nhello\r\n0\r\nx: y\r\n\r\n",
  "5\nhello\r\n0\r\n\r\n",
  "5 \r\nhello\r\n0\r\n\r\n",
  "0\r\n\r\n",
  "fffffffffffffffff\r\n",
  "GET / HTTP/1.1\r\nhost: a\r\n\r\n",
];
/** Bytes with a meaning in HTTP. */
const BYTES = '\r\n\t \0:;,="/?0123456789abcfx\x7f\xff';

const LINE_END = fc.constantFrom(...ENDS);
const SOUND_END = fc.constant("\r\n");

function lines(end: fc.Arbitrary<string>, fields: readonly string[]): fc.Arbitrary<string> {
  const line = fc.tuple(fc.constantFrom(...fields), end).map(([field, ending]) => field + ending);
  return fc.array(line, { maxLength: 4 }).map((all) => all.join(""));
}

/** Inserts, removes or changes a few bytes of a text. */
function mutated(texts: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const edit = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    byte: fc.constantFrom(...BYTES, ""),
    removed: fc.nat({ max: 2 }),
  });
  return fc.tuple(texts, fc.array(edit, { maxLength: 2 })).map(([text, edits]) => {
    let result = text;
    for (const { at, byte, removed } of edits) {
      const index = Math.floor(at * result.length);
      result = result.slice(0, index) + byte + result.slice(index + removed);
    }
    return result;
  });
}

function message(line: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const end = fc.oneof({ weight: 9, arbitrary: SOUND_END }, { weight: 1, arbitrary: LINE_END });
  const parts = fc.tuple(line, end, lines(end, FIELDS), fc.constantFrom("", "host: a\r\n"), end);
  const head = parts.map((all) => all.join(""));
  return mutated(fc.tuple(head, fc.constantFrom(...BODIES)).map(([first, body]) => first + body));
}

/** Requests, many of them invalid, as latin1 text. */
export const requests: fc.Arbitrary<string> = message(
  fc
    .tuple(
      fc.constantFrom("", "", "", "\r\n"),
      fc.constantFrom(...METHODS),
      fc.oneof({ weight: 3, arbitrary: fc.constant("/a") }, fc.constantFrom(...TARGETS)),
      fc.oneof({ weight: 5, arbitrary: fc.constant("HTTP/1.1") }, fc.constantFrom(...VERSIONS)),
    )
    .map(([before, method, target, version]) => `${before}${method} ${target} ${version}`),
);

/** Responses, many of them invalid, as latin1 text. */
export const responses: fc.Arbitrary<string> = message(
  fc.constantFrom(
    "HTTP/1.1 200 OK",
    "HTTP/1.1 204 No Content",
    "HTTP/1.0 200 OK",
    "HTTP/1.1 200",
    "HTTP/1.1 99 OK",
    "HTTP/1.1 100 Continue",
  ),
);

/** Positions at which a text is split. */
export const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 });

/** The parts of a text between the splits; without splits, each byte is a part. */
export function pieces(text: string, at: readonly number[]): Buffer[] {
  const bytes = Buffer.from(text, "latin1");
  const ends =
    at.length === 0
      ? Array.from(bytes, (_, index) => index + 1)
      : [...at.map((cut) => Math.floor(cut * bytes.length)), bytes.length].sort((a, b) => a - b);
  let start = 0;
  return ends.map((end) => bytes.subarray(start, (start = end)));
}
