import { END_TO_END, OWNED } from "@edge-gateway/http";
import type { Head } from "@edge-gateway/http";

/** Framing headers are written anew for the forwarded message, but usually equal the received ones. */
const FRAMING: ReadonlySet<string> = new Set(["content-length", "transfer-encoding"]);

/**
 * The distinct names of the headers that are forwarded, without connection-specific headers (RFC 9110 section
 * 7.6.1).
 */
export function forwardedNames(head: Pick<Head, "entries" | "getAll">): readonly string[] {
  const ended = new Set(
    head.getAll("connection").flatMap((value) => value.toLowerCase().split(/[\t ,]+/)),
  );
  const names = new Set(Array.from(head.entries(), ([name]) => name));
  return [...names].filter((name) => {
    if (OWNED.has(name)) return FRAMING.has(name);
    return END_TO_END.has(name) || !ended.has(name);
  });
}
