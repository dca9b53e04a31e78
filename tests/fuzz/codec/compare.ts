import { isDeepStrictEqual } from "node:util";
import { differenceOf } from "./differences.ts";
import { knowsMethod, readByLlhttp } from "./llhttp.ts";
import { OurReader } from "./ours.ts";
import type { OurReading } from "./ours.ts";
import type { Reading } from "./reading.ts";

export type Kind = "requests" | "responses";

/**
 * The result of a comparison: `class` names an allowed difference; `fault` describes a difference
 * that is not allowed.
 */
export interface Comparison {
  /** Number of messages that both parsers understood in the same way. */
  readonly agreed: number;
  readonly class?: string;
  readonly fault?: string;
  /** llhttp refuses bytes at which our parser still waits for more. */
  readonly early?: boolean;
}

/** Endings that could complete a message, appended to bytes at which a parser waits. */
const ENDINGS = [
  "\r\n\r\n",
  "\r\n",
  "\n",
  "x: y\r\n\r\n",
  "\r\nhost: a\r\n\r\n",
  " HTTP/1.1\r\nhost: a\r\n\r\n",
  "HTTP/1.1\r\nhost: a\r\n\r\n",
  "0\r\n\r\n",
  "\r\n0\r\n\r\n",
  "hello\r\n0\r\n\r\n",
];

const KNOWN_METHOD = "POST";

/** Reads the text with the engine's codec. */
function readByUs(text: string, kind: Kind, method: string): OurReading {
  const reader = new OurReader(kind, method);
  reader.feed(Buffer.from(text, "latin1"));
  return reader.reading;
}

/**
 * Compares the engine's codec with llhttp. `method`: that of the request, for responses. If llhttp
 * refuses and our parser still waits, no ending may complete a message.
 */
export function compare(text: string, kind: Kind, method = ""): Comparison {
  const found = compareOnce(text, kind, method);
  if (found.early !== true) return found;
  for (const ending of ENDINGS) {
    const { fault } = compareOnce(text + ending, kind, method);
    if (fault !== undefined) return { ...found, fault: `with ${JSON.stringify(ending)}: ${fault}` };
  }
  return found;
}

function compareOnce(text: string, kind: Kind, method: string): Comparison {
  const ours = readByUs(text, kind, method);
  const known = kind === "requests" ? withKnownMethods(text, ours) : text;
  const theirs = readByLlhttp(known, kind, [method]);
  const count = Math.min(ours.messages.length, theirs.messages.length);
  for (let index = 0; index < count; index++) {
    const fault = messageFault(ours, theirs, index);
    if (fault !== undefined) return { agreed: index, fault };
  }
  const [extra] = ours.messages.slice(count);
  if (extra !== undefined) {
    return { agreed: count, fault: `llhttp refuses (${theirs.reason}): ${JSON.stringify(extra)}` };
  }
  return { agreed: count, ...endOf(text, ours, theirs) };
}

/** Why our parser understands the message differently; undefined if it does not. */
function messageFault(ours: Reading, theirs: Reading, index: number): string | undefined {
  const our = ours.messages[index];
  const their = theirs.messages[index];
  if (our === undefined || their === undefined) return undefined;
  const { body: ourBody, complete: ourComplete, ...ourHead } = our;
  const { body: theirBody, complete: theirComplete, ...theirHead } = their;
  if (!isDeepStrictEqual(ourHead, theirHead)) {
    return `head: ${JSON.stringify(ourHead)}, llhttp: ${JSON.stringify(theirHead)}`;
  }
  const refused = !ourComplete && ours.end === "refused";
  const same = refused
    ? ourBody.startsWith(theirBody) || theirBody.startsWith(ourBody)
    : ourBody === theirBody;
  if (!same) return `body: ${JSON.stringify(ourBody)}, llhttp: ${JSON.stringify(theirBody)}`;
  if (ourComplete && !theirComplete) return `complete, llhttp: ${theirs.reason || "waits"}`;
  if (theirComplete && !ourComplete && !refused) return "waits, llhttp has the whole message";
  return undefined;
}

/** Compares the states of both parsers after the messages on which they agree. */
function endOf(text: string, ours: OurReading, theirs: Reading): Omit<Comparison, "agreed"> {
  if (ours.end === "refused") {
    const completed = theirs.messages.filter(({ complete }) => complete).length;
    if (theirs.end === "refused" && completed <= ours.messages.length) return {};
    return listed(ours.reason, text.slice(ours.start));
  }
  const more = theirs.messages.length > ours.messages.length;
  if (ours.end === "closed") return {};
  if (more) return { fault: "waits, llhttp has another message" };
  return { early: theirs.end === "refused" };
}

function listed(reason: string, refused: string): Omit<Comparison, "agreed"> {
  const difference = differenceOf(reason, refused);
  if (difference !== undefined) return { class: difference };
  return { fault: `refused (${reason}), which no class of differences explains` };
}

/**
 * llhttp has a list of methods; every other token is a method too (RFC 9110 section 16.1.1), so
 * each accepted unknown method is replaced by one from the list.
 */
function withKnownMethods(text: string, { messages, lines }: OurReading): string {
  let known = "";
  let from = 0;
  for (const [index, message] of messages.entries()) {
    const at = lines[index] ?? from;
    known += text.slice(from, at);
    from = at + message.method.length;
    if (!knowsMethod(message.method)) message.method = KNOWN_METHOD;
    known += message.method;
  }
  return known + text.slice(from);
}
