import type { BackendObjectRef, HttpRouteFilter } from "@edge-gateway/generated/types/index.ts";
import type { Backend } from "../../../ir/index.ts";
import type { Context } from "../../context.ts";
import type { RouteDocument } from "../../document.ts";
import { REASON, failed } from "../../statuses.ts";
import type { Failure, Resolution } from "../../statuses.ts";

/** The filters of a rule or backend reference, with keys of the internal form as backend names. */
export interface ResolvedFilters {
  readonly filters: readonly HttpRouteFilter[];
  /**
   * Mirrors that were left out, because their backend cannot receive copies (Gateway API,
   * HTTPRequestMirrorFilter).
   */
  readonly failures: readonly FilterFailure[];
}

/** Why a mirror was left out, with the place of its reference. */
export interface FilterFailure {
  readonly pointer: string;
  readonly failure: Failure;
  /** Whether it was already reported; unset: it was not. */
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
  const resolved = filters.flatMap((filter, index): readonly HttpRouteFilter[] => {
    const { requestMirror } = filter;
    if (requestMirror === undefined) return [filter];
    const { backendRef } = requestMirror;
    const { found, failure } = mirrorBackend(document, backendRef, context);
    if (found !== undefined) {
      const ref = { ...backendRef, name: found.key };
      return [{ ...filter, requestMirror: { ...requestMirror, backendRef: ref } }];
    }
    failures.push({ pointer: `${pointer}/${index}/requestMirror/backendRef`, failure });
    return [];
  });
  return { filters: resolved, failures };
}

/** The keys of the backends that receive mirrored requests. */
export function mirrorKeys(filters: readonly HttpRouteFilter[]): readonly string[] {
  return filters.flatMap(({ requestMirror }) => requestMirror?.backendRef.name ?? []);
}

function mirrorBackend(
  document: RouteDocument,
  ref: BackendObjectRef,
  context: Context,
): Resolution<Backend> {
  const resolution = context.resolveBackendRef(document, ref);
  const { found } = resolution;
  if (found === undefined || found.kind === "static" || found.kind === "service") return resolution;
  return failed(
    REASON.invalidKind,
    `the backend ${found.name} cannot receive mirrored requests: mirror to a Service, or to an EdgeBackend with \`static\``,
  );
}
