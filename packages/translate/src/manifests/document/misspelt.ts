import { closest } from "@edge-gateway/kernel/text/suggest";
import { readablePath } from "../../diagnostics/pointer.ts";
import { nameOf } from "./document.ts";
import type { ObjectKey } from "./document.ts";
import type { UnreadObject } from "./document-source.ts";
import { isKindName } from "./kind-names.ts";
import type { ManifestSet } from "./manifest-set.ts";
import type { Failure } from "./statuses.ts";

type Wrong = Pick<Failure, "field" | "suggestion">;

/**
 * Why an object cannot be used: the object does not exist, or is not valid for the reason given
 * first.
 */
export function absence(snapshot: ManifestSet, missing: ObjectKey): string {
  return unreadFault(snapshot, missing) ?? `there is no ${nameOf(missing)}`;
}

/**
 * The first reason why an object could not be read; undefined if the set has no such unreadable
 * object.
 */
export function unreadFault(snapshot: ManifestSet, object: ObjectKey): string | undefined {
  const unread = isKindName(object.kind) ? snapshot.unread(object.kind, object) : undefined;
  return unread && notValid(object, unread);
}

/**
 * Why a reference to an object of another namespace is refused. An unreadable ReferenceGrant
 * permits nothing, but may be the grant that the user meant, so the reason mentions it.
 */
export function notPermitted(snapshot: ManifestSet, object: ObjectKey): string {
  const { namespace } = object;
  const refused = `no ReferenceGrant in ${namespace} permits a reference to ${nameOf(object)}`;
  const kind = "ReferenceGrant";
  const [unread] = snapshot.unreadWithin(kind, namespace);
  if (unread === undefined) return refused;
  const [name, grant] = unread;
  return `${refused}; ${notValid({ kind, namespace, name }, grant)}`;
}

function notValid(object: ObjectKey, { findings: [first] }: UnreadObject): string {
  const why = first === undefined ? "" : `: ${readablePath(first.pointer)}: ${first.message}`;
  return `${nameOf(object)} is not valid${why}`;
}

/** A similar name of an existing object with the same kind and namespace. */
export function misspeltName(snapshot: ManifestSet, missing: ObjectKey): Wrong {
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
