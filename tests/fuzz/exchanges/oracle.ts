import { hasEscapedSlash, normalizePath, PathFault } from "@edge-gateway/kernel/http/request-path";
import { knowsMethod, readByLlhttp } from "../codec/llhttp.ts";
import { OurReader } from "../codec/ours.ts";
import type { Message, Reading } from "../codec/reading.ts";
import type { ClientScript } from "./scripts.ts";
import { FORBIDDEN_TARGET } from "./scripts.ts";

/** The observable behaviour of an exchange. */
export interface Observed {
  readonly script: ClientScript;
  /** The bytes that the client received. */
  readonly received: string;
  /** The bytes that each upstream connection received. */
  readonly upstream: readonly string[];
  /** Whether the upstream has responded to each request once, and correctly. */
  readonly sound: boolean;
  readonly log: readonly string[];
}

/**
 * Requests that may be sent twice: again after a reused connection has ended (RFC 9110 section
 * 9.2.2).
 */
const IDEMPOTENT: ReadonlySet<string> = new Set([
  "GET",
  "HEAD",
  "OPTIONS",
  "PUT",
  "DELETE",
  "TRACE",
]);
const FINAL = 200;
/** A header that a policy of the route sets, whatever the client sent or listed in Connection. */
const INJECTED = new Map([
  ["authorization", "Bearer injected"],
  ["x-edge", "1"],
]);

/** Why the observed behaviour is wrong; undefined if it is right. */
export function faultOf({ script, received, upstream, sound, log }: Observed): string | undefined {
  const reading = readingOf(script.text);
  if (!reading.messages.every(({ method }) => knowsMethod(method))) return logFault(log, reading);
  return (
    upstreamFault(upstream, reading, script.hasForbidden) ??
    answerFault(received, reading, sound) ??
    logFault(log, reading)
  );
}

/** The requests that may be forwarded, including the readable part of a refused body. */
function readingOf(text: string): Reading {
  const bytes = Buffer.from(text, "latin1");
  const whole = new OurReader("requests");
  whole.feed(bytes);
  if (whole.reading.messages.at(-1)?.complete !== false) return whole.reading;
  const slow = new OurReader("requests");
  for (let at = 0; at < bytes.length; at++) slow.feed(bytes.subarray(at, at + 1));
  return slow.reading;
}

/** Checks that the upstream receives what the client may request, in order, and nothing else. */
function upstreamFault(
  upstream: readonly string[],
  reading: Reading,
  hasForbidden: boolean,
): string | undefined {
  const left = reading.messages.filter(({ method }) => method !== "CONNECT");
  // A part of a body that is refused later has been sent upstream; it never becomes a complete
  // message.
  const tornBody = reading.messages.at(-1)?.complete === false;
  const sent: string[] = [];
  for (const text of upstream) {
    const { messages, end, reason } = readByLlhttp(text, "requests");
    const torn = tornBody && messages.at(-1)?.complete === false;
    if (end === "refused" && !torn) return `sent upstream: ${reason}: ${JSON.stringify(text)}`;
    for (const message of messages) {
      const fault = requestFault(message, left, sent);
      if (fault !== undefined) return `sent upstream: ${fault}: ${JSON.stringify(text)}`;
      if (hasForbidden && message.target === FORBIDDEN_TARGET)
        return "a forbidden request was executed";
    }
  }
  return undefined;
}

function requestFault(message: Message, left: Message[], sent: string[]): string | undefined {
  const { method, body, complete } = message;
  const target = message.target;
  const host = valuesOf(message, "host");
  if (host.length !== 1 || host[0] === "") return `host ${host.join()}`;
  for (const [name, value] of INJECTED) {
    if (valuesOf(message, name).join() !== value) return `${name} is not that of the gateway`;
  }
  const index = left.findIndex(
    (request) =>
      request.method === method &&
      targetOf(request) === target &&
      (complete ? request.complete && request.body === body : request.body.startsWith(body)),
  );
  const key = `${method} ${target}`;
  if (index >= 0) left.splice(index, 1);
  else if (!IDEMPOTENT.has(method) || !sent.includes(key)) return `${key} was not asked for`;
  sent.push(key);
  return undefined;
}

function valuesOf({ fields }: Message, name: string): string[] {
  return fields.filter((_, index) => index % 2 === 1 && fields[index - 1]?.toLowerCase() === name);
}

/**
 * The target in origin-form with a normalized path; undefined for a target that is not forwarded.
 */
function targetOf({ method, target }: Message): string | undefined {
  const absolute = /^https?:\/\/[^/?]*(.*)$/i.exec(target);
  if (absolute === null) return normalizedTarget(target);
  const [, path = ""] = absolute;
  if (path === "" && method === "OPTIONS") return "*";
  return normalizedTarget(path.startsWith("/") ? path : `/${path}`);
}

/**
 * Normalizes a target by the default settings of a frontend: an escaped slash leads to a redirect.
 */
function normalizedTarget(target: string): string | undefined {
  const [, path = "", query = ""] = /^([^?]*)(.*)$/.exec(target) ?? [];
  if (path === "*") return target;
  const normal = normalizePath(path, { unescapesSlashes: false, mergesSlashes: true });
  if (normal instanceof PathFault || hasEscapedSlash(path)) return undefined;
  return normal + query;
}

/**
 * The client receives valid responses, each to its own request. An upstream that sends more
 * responses than requests can put an unexpected one in the place of the next; HTTP/1.1 does not
 * prevent that.
 */
function answerFault(
  received: string,
  { messages: requests }: Reading,
  sound: boolean,
): string | undefined {
  const methods = requests.map(({ method }) => method);
  const { messages, end, reason } = readByLlhttp(received, "responses", methods);
  // Trailers of a hostile upstream are forwarded as they arrive; if they are refused, the body
  // never becomes complete.
  const torn = !sound && messages.at(-1)?.complete === false;
  if (end === "refused" && !torn) return `answered: ${reason}: ${JSON.stringify(received)}`;
  const answers = messages.filter(({ status }) => status >= FINAL);
  if (answers.length > requests.length + 1) return "more answers than requests";
  for (const [index, { status, body, complete }] of answers.entries()) {
    const asked = requests[index];
    if (!sound || !complete || status !== FINAL || asked === undefined || !body.startsWith("to "))
      continue;
    if (body !== `to ${targetOf(asked)}`) return `${asked.target} was answered with ${body}`;
  }
  return undefined;
}

/** Checks the log: each request and each refusal writes one line. */
function logFault(log: readonly string[], { messages, end }: Reading): string | undefined {
  const most = messages.length + (end === "closed" ? 0 : 1);
  return log.length > most ? `${log.length} lines for ${messages.length} requests` : undefined;
}
