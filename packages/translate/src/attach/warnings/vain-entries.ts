import type { OwnedFinding } from "../../diagnostics/diagnostic.ts";
import type { Ir } from "../../ir/index.ts";
import { avoidableRules } from "./avoidable-rules.ts";
import { contradictions } from "./contradictions.ts";
import { prefixedNames } from "./prefixed-names.ts";
import { repeatedEntries } from "./repeated-entries.ts";
import { splitSessions } from "./split-sessions.ts";
import { tunnelCredentials } from "./tunnel-credentials.ts";
import { twoCredentials } from "./two-credentials.ts";
import { unsetIdentities } from "./unset-identities.ts";
import { unreachable } from "./unreachable.ts";
import { vainPatterns } from "../vain-patterns.ts";

/**
 * Warns of what has no effect: routes and rules that never match or can be avoided, credentials
 * that no request can have together, entries that others
 * repeat, and credentials that are not sent. Standalone files and manifests share these checks. A pure function.
 */
export function vainEntries(
  ir: Pick<Ir, "attachments" | "routes" | "listeners" | "backends">,
): readonly OwnedFinding[] {
  return [
    ...unreachable(ir),
    ...vainPatterns(ir),
    ...prefixedNames(ir),
    ...contradictions(ir),
    ...avoidableRules(ir),
    ...unsetIdentities(ir),
    ...twoCredentials(ir),
    ...repeatedEntries(ir),
    ...tunnelCredentials(ir),
    ...splitSessions(ir),
  ];
}
