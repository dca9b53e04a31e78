import { createRequire } from "node:module";
import { METHODS } from "node:http";
import type { Message, Reading } from "./reading.ts";

type Headers = (headers: string[], target: string) => void;
type HeadersComplete = (
  ...head: [
    major: number,
    minor: number,
    fields: string[] | undefined,
    method: number | undefined,
    target: string | undefined,
    status: number | undefined,
  ]
) => number;

/** The used part of the parser of Node.js. */
interface Parser {
  initialize(type: number, resource: object, maxHeaderSize: number, leniency: number): void;
  execute(bytes: Buffer): number | (Error & { reason: string; bytesParsed: number });
  [event: number]: Headers | HeadersComplete | ((bytes: Buffer) => void) | (() => void);
}

interface ParserClass {
  new (): Parser;
  readonly REQUEST: number;
  readonly RESPONSE: number;
  readonly kLenientNone: number;
  readonly kOnHeaders: number;
  readonly kOnHeadersComplete: number;
  readonly kOnBody: number;
  readonly kOnMessageComplete: number;
}

const { HTTPParser } = createRequire(import.meta.url)("_http_common") as {
  HTTPParser: ParserClass;
};

const MAX_HEADER_BYTES = 1 << 20;
const OK = 200;
/** What kOnHeadersComplete returns to llhttp. */
const READ_BODY = 0;
const SKIP_BODY = 1;

/** The method of responses, which have none. */
const NO_METHOD = -1;

const PARSER = new HTTPParser();

/**
 * Parses with llhttp, the parser of Node.js, in its strict mode. `methods`: those of the requests,
 * in order, for their responses.
 */
export function readByLlhttp(
  text: string,
  kind: "requests" | "responses",
  methods: readonly string[] = [],
): Reading {
  const reading: Reading = { messages: [], end: "waiting", reason: "" };
  let bytes: Buffer = Buffer.from(text, "latin1");
  while (bytes.length > 0 && reading.end === "waiting") {
    const before = reading.messages.length;
    const read = readUntilUpgrade(bytes, kind, methods, reading);
    // The parser stops after a message that asks for an upgrade; a server that does not upgrade
    // continues.
    if (read === 0 || reading.messages.length === before) break;
    bytes = bytes.subarray(read);
  }
  return reading;
}

/** Returns the number of bytes parsed. */
function readUntilUpgrade(
  bytes: Buffer,
  kind: "requests" | "responses",
  methods: readonly string[],
  reading: Reading,
): number {
  let fields: string[] = [];
  let received = "";
  let message: Message | undefined;
  const parser = PARSER;
  const type = kind === "requests" ? HTTPParser.REQUEST : HTTPParser.RESPONSE;
  parser.initialize(type, {}, MAX_HEADER_BYTES, HTTPParser.kLenientNone);
  parser[HTTPParser.kOnHeaders] = (headers: string[], target: string) => {
    fields.push(...headers);
    received += target;
  };
  parser[HTTPParser.kOnHeadersComplete] = (...head: Parameters<HeadersComplete>) => {
    const [, minor, last, method, target, status] = head;
    message = {
      method: NAMES.get(method ?? NO_METHOD) ?? "",
      target: received + (target ?? ""),
      status: status ?? 0,
      minor,
      fields: [...fields, ...(last ?? [])],
      body: "",
      complete: false,
    };
    reading.messages.push(message);
    fields = [];
    received = "";
    if (isInterim(status)) return SKIP_BODY;
    const finals = reading.messages.filter((other) => !isInterim(other.status)).length;
    return methods[finals - 1] === "HEAD" ? SKIP_BODY : READ_BODY;
  };
  parser[HTTPParser.kOnBody] = (body: Buffer) => {
    if (message !== undefined) message.body += body.toString("latin1");
  };
  parser[HTTPParser.kOnMessageComplete] = () => {
    fields = [];
    received = "";
    if (message !== undefined) message.complete = true;
  };
  const result = parser.execute(bytes);
  if (typeof result === "number") return result;
  reading.end = "refused";
  reading.reason = result.reason;
  return 0;
}

function isInterim(status: number | undefined): boolean {
  return status !== undefined && status < OK;
}

/** The parser's numbers for the methods that it knows, with their names. */
const NAMES = new Map<number, string>();
for (const method of METHODS) {
  PARSER.initialize(HTTPParser.REQUEST, {}, MAX_HEADER_BYTES, HTTPParser.kLenientNone);
  PARSER[HTTPParser.kOnMessageComplete] = () => {};
  PARSER[HTTPParser.kOnHeadersComplete] = (...head: Parameters<HeadersComplete>) => {
    NAMES.set(head[3] ?? NO_METHOD, method);
    return READ_BODY;
  };
  PARSER.execute(Buffer.from(`${method} ${method === "CONNECT" ? "a:1" : "/"} HTTP/1.1\r\n\r\n`));
}

/** Whether llhttp knows the method. */
export function knowsMethod(method: string): boolean {
  return METHODS.includes(method);
}
