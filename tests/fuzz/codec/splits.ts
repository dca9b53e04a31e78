import { isDeepStrictEqual } from "node:util";
import type { Random } from "../random.ts";
import type { Kind } from "./compare.ts";
import { OurReader } from "./ours.ts";
import type { OurReading } from "./ours.ts";

/** Texts of at most this many bytes are split at every position, in every run. */
const SHORT = 80;
/**
 * Percentage of longer texts that are split at every position, and of those that are also split
 * into single bytes.
 */
const THOROUGH_PERCENT = 1;
const BYTEWISE_PERCENT = 5;
const MOST_CUTS = 6;

/** Why the bytes have another meaning when they arrive in pieces; undefined if they do not. */
export function splitFault(
  text: string,
  kind: Kind,
  method: string,
  random: Random,
): string | undefined {
  const bytes = Buffer.from(text, "latin1");
  const whole = readPieces(bytes, [], kind, method);
  for (const cuts of cutsOf(bytes.length, random)) {
    const split = readPieces(bytes, cuts, kind, method);
    if (!same(whole, split)) {
      const shown = JSON.stringify([whole, split]);
      return `split at ${cuts.join(", ")}: ${shown}`;
    }
  }
  return undefined;
}

/** Every single split of a short text, a few random ones of a long one. */
function cutsOf(length: number, random: Random): number[][] {
  const places = Array.from({ length: Math.max(length - 1, 0) }, (_, index) => index + 1);
  const some = Array.from({ length: random.below(MOST_CUTS) + 1 }, () => random.below(length + 1));
  const cuts = [some.sort((a, b) => a - b)];
  if (length <= SHORT || random.percent(THOROUGH_PERCENT)) cuts.push(...places.map((at) => [at]));
  if (random.percent(BYTEWISE_PERCENT)) cuts.push(places);
  return cuts;
}

function readPieces(
  bytes: Buffer,
  cuts: readonly number[],
  kind: Kind,
  method: string,
): OurReading {
  const reader = new OurReader(kind, method);
  let start = 0;
  for (const end of [...cuts, bytes.length]) {
    // A buffer that is reused, like that of a socket.
    const piece = Buffer.from(bytes.subarray(start, end));
    reader.feed(piece);
    piece.fill("#");
    start = end;
  }
  return reader.reading;
}

/** The understood part of a refused body depends on how it was split. */
function same(whole: OurReading, split: OurReading): boolean {
  const last = whole.messages.length - 1;
  const [ours, theirs] = [whole, split].map(({ messages, end, reason }) => ({
    end,
    reason,
    messages: messages.map((message, index) =>
      index === last && end === "refused" && !message.complete ? { ...message, body: "" } : message,
    ),
  }));
  return isDeepStrictEqual(ours, theirs);
}
