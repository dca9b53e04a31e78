import type { OwnedFinding } from "../diagnostics/diagnostic.ts";
import type { Ir } from "../ir/index.ts";
import { contradictions } from "./contradictions.ts";
import { repeatedEntries } from "./repeated-entries.ts";
import { unreachable } from "./unreachable.ts";

/**
 * Warns of what has no effect: routes and rules that never match, and entries that others repeat. Standalone
 * files and manifests share these checks. A pure function.
 */
export function vainEntries(
  ir: Pick<Ir, "attachments" | "routes" | "listeners">,
): readonly OwnedFinding[] {
  return [...unreachable(ir), ...contradictions(ir), ...repeatedEntries(ir)];
}
