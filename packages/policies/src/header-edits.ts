import type { HttpHeaderFilter } from "@edge-gateway/generated/types/index.ts";
import type { Head } from "@edge-gateway/http";
import { firstByName } from "@edge-gateway/kernel/first-by-name";

/** Compiles header edits, which run in the order add, set, remove. */
export function compileHeaderEdits(modifier: HttpHeaderFilter): (head: Head) => void {
  const edits: ((head: Head) => void)[] = [];
  for (const { name, value } of firstByName(modifier.add)) {
    const field = name.toLowerCase();
    edits.push((head) => head.add(field, value));
  }
  for (const { name, value } of firstByName(modifier.set)) {
    const field = name.toLowerCase();
    edits.push((head) => head.set(field, value));
  }
  for (const name of modifier.remove ?? []) {
    const field = name.toLowerCase();
    edits.push((head) => head.remove(field));
  }
  const [only] = edits;
  if (only !== undefined && edits.length === 1) return only;
  return (head) => {
    for (const edit of edits) edit(head);
  };
}
