import type { BackendObjectRef } from "@edge-gateway/generated/types/index.ts";
import type { ReferenceFault } from "../shape/check-reference.ts";
import { pointerTo } from "../diagnostics/pointer.ts";
import type { Backend } from "../ir/index.ts";
import type { Context } from "./context.ts";
import type { Document } from "./document.ts";
import { holderKey } from "./keys.ts";
import { REASON, failed } from "./statuses.ts";
import type { Resolution } from "./statuses.ts";

/** A value of a document, at its place. */
export interface PlacedValue {
  readonly value: unknown;
  readonly pointer: string;
}

/** A value whose references have been followed. */
export interface Followed {
  readonly value: unknown;
  readonly failures: readonly { readonly pointer: string; readonly message: string }[];
}

/** A value with keys of the internal form in place of the names in its references. */
export function withKeys(document: Document, context: Context, place: PlacedValue): Followed {
  const failures: { readonly pointer: string; readonly message: string }[] = [];
  const toHolders = new Set(document.references.map(({ place: { pointer } }) => pointer));
  const key = (ref: BackendObjectRef, pointer: string): BackendObjectRef => {
    const { found, failure } = context.resolveBackendRef(document, ref);
    if (found !== undefined) return { ...ref, name: found.key };
    failures.push({ pointer, message: failure.message });
    return ref;
  };
  const follow = (value: unknown, pointer: string): unknown => {
    if (Array.isArray(value))
      return value.map((item: unknown, index) => follow(item, pointerTo(pointer, index)));
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).map(([name, inner]: [string, unknown]) => {
      const at = pointerTo(pointer, name);
      if (isBackendRef(name, inner)) return [name, key(inner, at)] as const;
      if (name === "name" && typeof inner === "string" && toHolders.has(pointer))
        return [name, holderKey({ namespace: document.namespace, name: inner })] as const;
      return [name, follow(inner, at)] as const;
    });
    return Object.fromEntries(entries);
  };
  return { value: follow(place.value, place.pointer), failures };
}

/** What the reference of a route leads to, with whether its failure has been said. */
export type UsableBackend = Resolution<Backend> & { readonly isKnown: boolean };

/** A backend to which a route leads requests, unless the internal form has shown that it cannot be reached from there. */
export function resolveUsable(
  document: Document,
  ref: BackendObjectRef,
  pointer: string,
  context: Context,
): UsableBackend {
  const [problem] = document.problems.filter((each) => each.pointer === pointer);
  if (problem === undefined) return { ...context.resolveBackendRef(document, ref), isKnown: false };
  return { ...failed(REASON.unsupportedValue, problem.message), isKnown: true };
}

/** Why references below a place lead nowhere; those that only select nothing yet do no harm. */
export function faultsWithin(
  faults: readonly ReferenceFault[],
  pointer: string,
): readonly ReferenceFault[] {
  return faults.filter(
    ({ reference, isEmpty }) => !isEmpty && `${reference}/`.startsWith(`${pointer}/`),
  );
}

/** The validator has found nothing wrong with what is in a field of this name. */
function isBackendRef(name: string, value: unknown): value is BackendObjectRef {
  return name === "backendRef" && typeof value === "object" && value !== null;
}
