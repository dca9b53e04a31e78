import { isDeepStrictEqual } from "node:util";
import {
  BytesRequestHead,
  Intake,
  RequestBody,
  requestFraming,
  testThread,
  writeRequestHead,
} from "@edge-gateway/http/testing";
import type { RequestScanner, Wire } from "@edge-gateway/http/testing";
import { knowsMethod, readByLlhttp } from "./llhttp.ts";
import { OurReader } from "./ours.ts";

/** Headers of one connection (RFC 9110 section 7.6.1); `te` has its own rule. */
const HOP_BY_HOP: ReadonlySet<string> = new Set([
  "connection",
  "keep-alive",
  "proxy-connection",
  "te",
  "upgrade",
]);
/**
 * Headers that the gateway itself sends about its connection to an upstream: trailers, and an
 * upgrade.
 */
const SENT_OPTIONS =
  /^(?:te,trailers; connection,te)?(?:; )?(?:upgrade,[^;]*; connection,upgrade)?$/;
/** Headers that the gateway writes in one canonical form each. */
const CANONICAL: ReadonlySet<string> = new Set(["host", "content-length", "transfer-encoding"]);
/** Names that a client may list in Connection any number of times. */
const KEPT: ReadonlySet<string> = new Set([
  "accept",
  "authorization",
  "content-type",
  "cookie",
  "date",
  "expect",
  "forwarded",
  "traceparent",
  "x-forwarded-for",
]);

/**
 * Why a request, as sent upstream, differs in meaning from the client's request; undefined if it
 * does not.
 */
export function forwardedFault(text: string): string | undefined {
  let fault: string | undefined;
  const reader = new OurReader("requests", "", (bytes, scanner) => {
    fault ??= headFault(bytes, scanner);
  });
  reader.feed(Buffer.from(text, "latin1"));
  return fault;
}

function headFault(bytes: Buffer, scanner: RequestScanner): string | undefined {
  const received = receivedOf(bytes, scanner);
  if (received.method === "CONNECT" || !knowsMethod(received.method)) return undefined;
  const sent = forwarded(bytes, scanner);
  const { messages, reason } = readByLlhttp(sent, "requests");
  const [message] = messages;
  const framed = scanner.chunked || scanner.contentLength > 0;
  if (message === undefined || messages.length !== 1 || message.complete === framed) {
    return `sent ${JSON.stringify(sent)}, llhttp: ${reason}`;
  }
  const pairs = pairsOf(message.fields);
  const expected = [...framing(scanner, received), ...endToEnd(received.pairs)].sort(byText);
  const ordinary = pairs.filter(([name]) => !HOP_BY_HOP.has(name)).sort(byText);
  const ofConnection = pairs.filter(([name]) => HOP_BY_HOP.has(name)).join("; ");
  const sameLine = message.method === received.method && message.minor === 1;
  if (sameLine && SENT_OPTIONS.test(ofConnection) && isDeepStrictEqual(ordinary, expected))
    return undefined;
  return `sent ${JSON.stringify(sent)}, expected ${JSON.stringify(expected)}`;
}

interface Received {
  readonly method: string;
  readonly host: string;
  readonly pairs: readonly Pair[];
}

type Pair = readonly [name: string, value: string];

function byText(one: Pair, other: Pair): number {
  return one.join(":") < other.join(":") ? -1 : 1;
}

function pairsOf(fields: readonly string[]): Pair[] {
  const pairs: Pair[] = [];
  for (let index = 0; index < fields.length; index += 2) {
    pairs.push([(fields[index] ?? "").toLowerCase(), fields[index + 1] ?? ""]);
  }
  return pairs;
}

function receivedOf(bytes: Buffer, scanner: RequestScanner): Received {
  const head = bytes.toString("latin1", scanner.lineStart, scanner.fieldsEnd);
  const [line = "", ...lines] = head.split("\r\n");
  const [method = "", target = ""] = line.split(" ");
  const pairs = lines
    .filter((field) => field !== "")
    .map((field): Pair => {
      const colon = field.indexOf(":");
      const value = field.slice(colon + 1).replace(/^[ \t]+|[ \t]+$/g, "");
      return [field.slice(0, colon).toLowerCase(), value];
    });
  const absolute = /^https?:\/\/([^/?]*)/i.exec(target)?.[1];
  const host = absolute ?? pairs.find(([name]) => name === "host")?.[1] ?? "";
  return { method, host, pairs };
}

function forwarded(bytes: Buffer, scanner: RequestScanner): string {
  let sent = "";
  const wire: Wire = {
    waits: false,
    congested: false,
    send: (piece) => ((sent += Buffer.from(piece).toString("latin1")), true),
    sendOwned: () => {},
    sendLent: () => {},
    pauseRead: () => {},
    resumeRead: () => {},
    end: () => {},
    destroy: () => {},
  };
  const { output } = testThread();
  const body = new RequestBody(output, new Intake(wire), {
    maxHeadBytes: 1,
    maxHeaders: 1,
    maxReplayBytes: 0,
  });
  body.begin(requestFraming(scanner), scanner.contentLength);
  body.expectsContinue = true;
  writeRequestHead(output, new BytesRequestHead(bytes, scanner, false), body);
  output.send(wire);
  return sent;
}

/** Methods whose requests say that they have no body (RFC 9110 section 8.6). */
const WITH_CONTENT = new Set(["POST", "PUT", "PATCH"]);

function framing(scanner: RequestScanner, { host, method }: Received): Pair[] {
  const pairs: Pair[] = [["host", host]];
  if (scanner.chunked) pairs.push(["transfer-encoding", "chunked"]);
  else if (scanner.contentLength >= 0 || WITH_CONTENT.has(method))
    pairs.push(["content-length", String(Math.max(scanner.contentLength, 0))]);
  return pairs;
}

function endToEnd(pairs: readonly Pair[]): Pair[] {
  const named = pairs
    .filter(([name]) => name === "connection")
    .flatMap(([, value]) => value.split(","))
    .map((option) => option.replace(/^[ \t]+|[ \t]+$/g, "").toLowerCase())
    .filter((name) => !KEPT.has(name));
  return pairs.filter(
    ([name]) => !HOP_BY_HOP.has(name) && !CANONICAL.has(name) && !named.includes(name),
  );
}
