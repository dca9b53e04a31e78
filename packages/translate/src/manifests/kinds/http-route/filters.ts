import type { HttpRouteFilter, LocalObjectReference } from "@edge-gateway/generated/types/index.ts";
import type { Backend } from "../../../ir/index.ts";
import type { Context } from "../../context.ts";
import type { RouteDocument } from "../../document/document.ts";
import { calledBackend, resolveAuthorizer } from "../../authorizers.ts";
import { REASON } from "../../document/statuses.ts";
import type { Failure, PlacedFailure } from "../../document/statuses.ts";

/** The filters of a rule or backend reference, with keys of the internal form as backend names. */
export interface ResolvedFilters {
  readonly filters: readonly HttpRouteFilter[];
  /** The backends in place of authorization servers that were not found. */
  readonly added: readonly Backend[];
  /**
   * Mirrors that were left out, because their backend cannot receive copies (Gateway API,
   * HTTPRequestMirrorFilter), and authorization servers that cannot be asked.
   */
  readonly failures: readonly FilterFailure[];
  /** Whether a filter is of an unknown kind, so that no request may pass: it must not be skipped. */
  readonly isRefusing: boolean;
}

/** Why a filter's backend cannot be called, with the place of its reference. */
export interface FilterFailure extends PlacedFailure {
  /** Whether the fault was already reported (default: false). */
  readonly isKnown?: boolean;
}

/** Resolves the references of the filters in the list at `pointer`. */
export function resolveFilters(
  document: RouteDocument,
  filters: readonly HttpRouteFilter[],
  pointer: string,
  context: Context,
): ResolvedFilters {
  const failures: FilterFailure[] = [];
  const added: Backend[] = [];
  let isRefusing = false;
  const resolved = filters.flatMap((filter, index): readonly HttpRouteFilter[] => {
    const { requestMirror, externalAuth, extensionRef } = filter;
    if (extensionRef !== undefined) {
      isRefusing = true;
      const failure = unknownKind(extensionRef);
      failures.push({ pointer: `${pointer}/${index}/extensionRef`, failure });
      return [];
    }
    if (externalAuth !== undefined) {
      const at = `${pointer}/${index}/externalAuth`;
      const found = resolveAuthorizer(document, externalAuth, at, context);
      added.push(...found.added);
      failures.push(...found.failures);
      return [{ ...filter, externalAuth: found.authorizer }];
    }
    if (requestMirror === undefined) return [filter];
    const { backendRef } = requestMirror;
    const { found, failure } = calledBackend(document, backendRef, "mirrored requests", context);
    if (found !== undefined) {
      const ref = { ...backendRef, name: found.key };
      return [{ ...filter, requestMirror: { ...requestMirror, backendRef: ref } }];
    }
    failures.push({ pointer: `${pointer}/${index}/requestMirror/backendRef`, failure });
    return [];
  });
  return { filters: resolved, added, failures, isRefusing };
}

/** Why a filter of another kind does not run (Gateway API, HTTPRouteFilter.extensionRef, RouteReasonInvalidKind). */
function unknownKind({ group, kind, name }: LocalObjectReference): Failure {
  const message = `${kind}.${group} ${name} is not a filter that this gateway knows: attach an EdgePolicy to the route by its targetRefs`;
  return { reason: REASON.invalidKind, message };
}

/** The keys of the backends that filters call. */
export function calledKeys(filters: readonly HttpRouteFilter[]): readonly string[] {
  return filters.flatMap(
    ({ requestMirror, externalAuth }) => (requestMirror ?? externalAuth)?.backendRef.name ?? [],
  );
}
