import type { FormatName } from "./names.ts";

/** The ends of paths that tell what is asked for, the longest first. */
const ENDS: readonly (readonly [end: string, format: FormatName])[] = [
  ["/messages/count_tokens", "tokenCount"],
  ["/chat/completions", "completions"],
  ["/embeddings", "embeddings"],
  ["/responses", "responses"],
  ["/messages", "messages"],
  ["/rerank", "rerank"],
];

/** What a request asks for, by its path; what nobody knows passes as it is. */
export function formatOfPath(path: string): FormatName {
  const end = ENDS.find(([each]) => path.endsWith(each));
  return end?.[1] ?? "detect";
}
