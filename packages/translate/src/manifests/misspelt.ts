import { closest } from "@edge-gateway/kernel/suggest";
import type { ObjectKey } from "./document.ts";
import { isKindName } from "./kinds/table.ts";
import type { Snapshot } from "./snapshot.ts";
import type { Failure } from "./statuses.ts";

type Wrong = Pick<Failure, "field" | "suggestion">;

/** A similar name of an existing object with the same kind and namespace. */
export function misspeltName(snapshot: Snapshot, missing: ObjectKey): Wrong {
  const { kind, namespace, name } = missing;
  if (!isKindName(kind)) return {};
  const suggestion = snapshot.namesOf(kind, namespace).closest(name);
  return suggestion === undefined || suggestion === name ? {} : { field: "name", suggestion };
}

/** A similar name of an existing part of the object. */
export function misspeltSection(section: string | undefined, known: readonly string[]): Wrong {
  if (section === undefined) return {};
  return { field: "sectionName", suggestion: closest(section, known) };
}
