import { END_TO_END, OWNED } from "@edge-gateway/http";
import type { Head } from "@edge-gateway/http";

/** Fields of the framing are written anew, but most often as they came. */
const FRAMING: ReadonlySet<string> = new Set(["content-length", "transfer-encoding"]);

/** The names, each once, of the fields that are sent on: not those of one connection (RFC 9110 section 7.6.1). */
export function sentNames(head: Pick<Head, "entries" | "getAll">): readonly string[] {
  const ended = new Set(
    head.getAll("connection").flatMap((value) => value.toLowerCase().split(/[\t ,]+/)),
  );
  const names = new Set(Array.from(head.entries(), ([name]) => name));
  return [...names].filter((name) => {
    if (OWNED.has(name)) return FRAMING.has(name);
    return END_TO_END.has(name) || !ended.has(name);
  });
}
