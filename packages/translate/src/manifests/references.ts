import type { BackendObjectRef } from "@edge-gateway/generated/types/index.ts";
import type { ReferenceFault } from "../shape/check-reference.ts";
import { pointerTo } from "../diagnostics/pointer.ts";
import type { Backend } from "../ir/index.ts";
import type { Context } from "./context.ts";
import type { Document } from "./document/document.ts";
import { holderKey } from "./document/keys.ts";
import { REASON, failed } from "./document/statuses.ts";
import type { Resolution } from "./document/statuses.ts";

/** A value of a document, and its place. */
export interface PlacedValue {
  readonly value: unknown;
  readonly pointer: string;
}

/** A value whose references were resolved. */
export interface Followed {
  readonly value: unknown;
  readonly failures: readonly { readonly pointer: string; readonly message: string }[];
}

/** Replaces the references in a value by keys of the internal form. */
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

/** The keys of the backends that a value refers to; broken references are left out. */
export function backendsWithin(
  document: Document,
  context: Context,
  value: unknown,
): readonly string[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown) => backendsWithin(document, context, item));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    if (!isBackendRef(name, inner)) return backendsWithin(document, context, inner);
    const { found } = context.resolveBackendRef(document, inner);
    return found === undefined ? [] : [found.key];
  });
}

/** The backend of a route's reference, and whether its problem was already reported. */
export type UsableBackend = Resolution<Backend> & { readonly isKnown: boolean };

/**
 * Resolves a route's backend, unless the backend is known to be unreachable from the place of the
 * reference.
 */
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

/** The broken references below a place; those that only find no usable value do not count. */
export function faultsWithin(
  faults: readonly ReferenceFault[],
  pointer: string,
): readonly ReferenceFault[] {
  return faults.filter(({ reference, isEmpty }) => !isEmpty && isBelow(reference, pointer));
}

/** The references below a place that are right, but find no usable value. */
export function emptyWithin(
  faults: readonly ReferenceFault[],
  pointer: string,
): readonly ReferenceFault[] {
  return faults.filter(({ reference, isEmpty }) => isEmpty && isBelow(reference, pointer));
}

function isBelow(reference: string, pointer: string): boolean {
  return `${reference}/`.startsWith(`${pointer}/`);
}

/** The validator guarantees that every object named `backendRef` has this type. */
function isBackendRef(name: string, value: unknown): value is BackendObjectRef {
  return name === "backendRef" && typeof value === "object" && value !== null;
}
