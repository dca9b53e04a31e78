import { isChunked } from "./chunked.ts";
import { MALFORMED_CHUNKS } from "./ours.ts";

/** A kind of message that our codec refuses and llhttp accepts. */
interface Difference {
  readonly name: string;
  /** The detail that we report when the message is refused. */
  readonly reasons: readonly string[];
  /** The section of the standard by which the message is wrong, or may be refused. */
  readonly source: string;
  readonly sentence: string;
  /**
   * Whether the refused bytes, from the beginning of the message or of its body, are of this kind.
   */
  readonly applies: (refused: string) => boolean;
}

const TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
const NAME = "(?:[-._~!$&'()*+,;=0-9A-Za-z]|%[0-9A-Fa-f]{2})+";
const LITERAL = "\\[[^\\]]*\\]";
const IP_FUTURE = /^\[v[0-9A-Fa-f]+\.[:\-._~!$&'()*+,;=0-9A-Za-z]+\]$/i;
const AUTHORITY = new RegExp(`^(?:(${LITERAL})|${NAME})(?::(\\d{0,5}))?$`);
const HIGHEST_PORT = 65_535;
const MAX_FIELDS = 20;
const MAX_BYTES = 4096;
const MAX_TARGET = 1000;

/** The request line or status line of a refused message. */
function lineOf(refused: string): string {
  return refused.replace(/^\r\n/, "").split("\r\n", 1)[0] ?? "";
}

/** Trimmed values of the header with that name. */
function valuesOf(refused: string, name: string): string[] {
  const [, ...lines] = (refused.replace(/^\r\n/, "").split("\r\n\r\n", 1)[0] ?? "").split("\r\n");
  const prefix = `${name}:`;
  return lines
    .filter((line) => line.toLowerCase().startsWith(prefix))
    .map((line) => line.slice(prefix.length).replace(/^[ \t]+|[ \t]+$/g, ""));
}

function isAuthority(text: string): boolean {
  const match = AUTHORITY.exec(text);
  if (match === null) return false;
  const [, literal, port = "0"] = match;
  return Number(port) <= HIGHEST_PORT && (literal === undefined || isLiteral(literal));
}

/** RFC 3986 section 3.2.2; a URL accepts only IPv6, and removes tabs. */
function isLiteral(text: string): boolean {
  return (!text.includes("\t") && URL.canParse(`http://${text}/`)) || IP_FUTURE.test(text);
}

function isTarget(method: string, target: string): boolean {
  if (!/^[!-~]+$/.test(target) || target.includes("#")) return false;
  if (method === "CONNECT") return isAuthority(target) && /:\d+$/.test(target);
  if (target === "*") return method === "OPTIONS";
  const absolute = /^https?:\/\/([^/?]*)/i.exec(target);
  return target.startsWith("/") || (absolute !== null && isAuthority(absolute[1] ?? ""));
}

/** Every difference between the engine's codec and llhttp: all are refusals of the engine. */
export const DIFFERENCES: readonly Difference[] = [
  {
    name: "status line",
    reasons: ["malformed status line"],
    source: "RFC 9112 section 4, RFC 9110 section 15",
    sentence:
      "status-line = HTTP-version SP status-code SP [ reason-phrase ]; values outside the range 100..599 are invalid",
    applies: (refused) =>
      !/^HTTP\/1\.[01] [1-5]\d\d(?: [\t -~\x80-\xff]*)?\r\n/.test(refused.slice(0, MAX_BYTES)),
  },
  {
    name: "no host",
    reasons: ["no host field in HTTP/1.1"],
    source: "RFC 9112 section 3.2",
    sentence:
      "A server MUST respond with a 400 (Bad Request) status code to any HTTP/1.1 request message that lacks a Host header field",
    applies: (refused) => valuesOf(refused, "host").length === 0,
  },
  {
    name: "host more than once",
    reasons: ["host, content-length or transfer-encoding more than once"],
    source: "RFC 9112 section 3.2",
    sentence:
      "... and to any request message that contains more than one Host header field line or a Host header field with an invalid field value",
    applies: (refused) => valuesOf(refused, "host").length > 1,
  },
  {
    name: "content-length or transfer-encoding more than once",
    reasons: ["host, content-length or transfer-encoding more than once"],
    source: "RFC 9110 section 8.6, RFC 9112 section 6.1",
    sentence:
      "the recipient MUST either reject the message as invalid or replace the duplicated field values with a single valid Content-Length; a sender MUST NOT apply the chunked transfer coding more than once to a message body",
    applies: (refused) =>
      valuesOf(refused, "content-length").length > 1 ||
      valuesOf(refused, "transfer-encoding").length > 1,
  },
  {
    name: "host value",
    reasons: ["malformed host field"],
    source: "RFC 9112 section 3.2, RFC 9110 section 7.2",
    sentence: 'Host = uri-host [ ":" port ]; an invalid field value is answered with 400',
    applies: (refused) => valuesOf(refused, "host").some((value) => !isAuthority(value)),
  },
  {
    name: "start of the request line",
    reasons: ["method is not a token followed by one space"],
    source: "RFC 9112 sections 2.2 and 3",
    sentence:
      "A request-line begins with a method token, followed by a single space; a server SHOULD ignore at least one empty line (CRLF) received prior to the request-line",
    applies: (refused) => !new RegExp(`^(?:\\r\\n)?${TOKEN} `).test(refused),
  },
  {
    name: "request target",
    reasons: ["malformed request target"],
    source: "RFC 9112 section 3.2",
    sentence:
      "Recipients of an invalid request-line SHOULD respond with either a 400 (Bad Request) error or a 301; no whitespace is allowed in the request-target",
    applies: (refused) => {
      const [method = "", target = ""] = lineOf(refused).split(" ");
      return !isTarget(method, target);
    },
  },
  {
    name: "end of the request line",
    reasons: ["malformed request line", "malformed request target"],
    source: "RFC 9112 section 2.3 and 3",
    sentence:
      'request-line = method SP request-target SP HTTP-version; HTTP-version = HTTP-name "/" DIGIT "." DIGIT',
    applies: (refused) => !/^\S+ \S+ HTTP\/\d\.\d$/.test(lineOf(refused)),
  },
  {
    name: "version",
    reasons: ["version other than HTTP/1.0 and HTTP/1.1"],
    source: "RFC 9110 section 15.6.6",
    sentence:
      "The 505 (HTTP Version Not Supported) status code indicates that the server does not support, or refuses to support, the major version of HTTP that was used in the request message",
    applies: (refused) => !/ HTTP\/1\.[01]$/.test(lineOf(refused)),
  },
  {
    name: "connection option",
    reasons: ["connection option is not a token"],
    source: "RFC 9110 section 7.6.1",
    sentence: "Connection = #connection-option; connection-option = token",
    applies: (refused) =>
      valuesOf(refused, "connection")
        .flatMap((value) => value.split(","))
        .map((option) => option.replace(/^[ \t]+|[ \t]+$/g, ""))
        .some((option) => option !== "" && !new RegExp(`^${TOKEN}$`).test(option)),
  },
  {
    name: "transfer coding",
    reasons: [
      "chunked must be the last transfer coding, and occur only once",
      "transfer coding other than chunked",
    ],
    source: "RFC 9112 sections 6.1 and 6.3",
    sentence:
      "A server that receives a request message with a transfer coding it does not understand SHOULD respond with 501; if chunked is not the final encoding, the server MUST respond with 400 and then close the connection",
    applies: (refused) =>
      valuesOf(refused, "transfer-encoding").some((value) => value.toLowerCase() !== "chunked"),
  },
  {
    name: "tab behind a transfer coding",
    reasons: ["chunked must be the last transfer coding, and occur only once"],
    source: "RFC 9112 section 11.2",
    sentence:
      "Request smuggling is a technique that exploits differences in protocol parsing among various recipients: llhttp takes such a tab for a part of the coding",
    applies: (refused) => /^transfer-encoding:[^\r\n]*\t *\r$/im.test(refused),
  },
  {
    name: "transfer coding in HTTP/1.0",
    reasons: ["transfer-encoding in HTTP/1.0"],
    source: "RFC 9112 section 6.1",
    sentence:
      "A server or client that receives an HTTP/1.0 message containing a Transfer-Encoding header field MUST treat the message as if the framing is faulty",
    applies: (refused) =>
      /\bHTTP\/1\.0\b/.test(lineOf(refused)) && valuesOf(refused, "transfer-encoding").length > 0,
  },
  {
    name: "huge content-length",
    reasons: ["content-length is not one decimal number"],
    source: "RFC 9110 section 8.6",
    sentence:
      "a recipient MUST anticipate potentially large decimal numerals and prevent parsing errors due to integer conversion overflows or precision loss",
    applies: (refused) =>
      valuesOf(refused, "content-length").some((value) => /^\d{16,}$/.test(value)),
  },
  {
    name: "expectation",
    reasons: ["expectation other than 100-continue"],
    source: "RFC 9110 section 10.1.1",
    sentence:
      "A server that receives an Expect field value containing a member other than 100-continue MAY respond with a 417 (Expectation Failed) status code",
    applies: (refused) =>
      valuesOf(refused, "expect").some((value) => value.toLowerCase() !== "100-continue"),
  },
  {
    name: "CONNECT with content",
    reasons: ["CONNECT with content"],
    source: "RFC 9110 section 9.3.6",
    sentence:
      "A CONNECT request message does not have content. The interpretation of data sent after the header section is specific to the version of HTTP in use",
    applies: (refused) => refused.replace(/^\r\n/, "").startsWith("CONNECT "),
  },
  {
    name: "chunked body",
    reasons: [MALFORMED_CHUNKS],
    source: "RFC 9112 section 7.1, RFC 9110 section 6.5.1",
    sentence:
      "chunk = chunk-size [ chunk-ext ] CRLF chunk-data CRLF; a server ought to limit the total length of chunk extensions; a sender MUST NOT generate a trailer field for framing, routing or connection",
    applies: (refused) => !isChunked(refused),
  },
  {
    name: "limits",
    reasons: ["too many headers", "too many bytes", "request target is too long"],
    source: "RFC 9110 section 5.4, RFC 9112 section 3",
    sentence:
      "A server that receives a request header field line, field value, or set of fields larger than it wishes to process MUST respond with an appropriate 4xx (Client Error) status code",
    applies: (refused) =>
      refused.split("\r\n").length > MAX_FIELDS ||
      refused.length >= MAX_BYTES ||
      lineOf(refused).length > MAX_TARGET,
  },
];

/**
 * The name of the difference that explains why our codec refuses the bytes; undefined if there is
 * none.
 */
export function differenceOf(reason: string, refused: string): string | undefined {
  return DIFFERENCES.find(({ reasons, applies }) => reasons.includes(reason) && applies(refused))
    ?.name;
}
