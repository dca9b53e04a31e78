import type { OwnedFinding } from "../../diagnostics/diagnostic.ts";
import { pointerTo } from "../../diagnostics/pointer.ts";
import type { Ir } from "../../ir/index.ts";

const POLICY = "apiKeyAuthentication";

/** Warns of keys that are made while the gateway runs and that no file keeps. A pure function. */
export function keysInMemory({
  attachments,
  settings,
}: Pick<Ir, "attachments" | "settings">): readonly OwnedFinding[] {
  if (settings.llmKeys.file !== undefined || settings.storage.mode === "database") return [];
  return attachments.flatMap(({ document: owner, pointer, policies }) => {
    if (!(POLICY in policies) || policies[POLICY]?.runtimeKeys === undefined) return [];
    return [
      {
        owner,
        pointer: pointerTo(pointerTo(pointer, POLICY), "runtimeKeys"),
        severity: "warning",
        code: "no-effect",
        message:
          "a restart forgets these keys and their budgets: set config.llmKeys.file to keep them",
      } as const,
    ];
  });
}
