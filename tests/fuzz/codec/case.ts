import { Random } from "../random.ts";
import { compare } from "./compare.ts";
import type { Comparison, Kind } from "./compare.ts";
import { forwardedFault } from "./forwarded.ts";
import { messages } from "./messages.ts";
import { splitFault } from "./splits.ts";

/** A message for the codec. */
export interface CodecCase {
  readonly kind: Kind;
  /** The method of the request, if the bytes are responses. */
  readonly method: string;
  /** The message as latin1 text. */
  readonly text: string;
}

const REQUESTS_PERCENT = 60;
const HEAD_PERCENT = 15;

/** The case with this number; the same one for the same seed. */
export function codecCase(seed: number, index: number): CodecCase {
  const random = new Random(seed, index);
  const kind = random.percent(REQUESTS_PERCENT) ? "requests" : "responses";
  const method = kind === "responses" && random.percent(HEAD_PERCENT) ? "HEAD" : "";
  return { kind, method, text: messages(kind, random) };
}

/** Checks everything that the codec must fulfil for arbitrary bytes. */
export function checkCase({ kind, method, text }: CodecCase, seed: number): Comparison {
  const found = compare(text, kind, method);
  if (found.fault !== undefined) return found;
  const fault =
    splitFault(text, kind, method, new Random(seed, text.length)) ??
    (kind === "requests" ? forwardedFault(text) : undefined);
  return fault === undefined ? found : { ...found, fault };
}
