import type {
  BackendObjectRef,
  HttpExternalAuthFilter,
} from "@edge-gateway/generated/types/index.ts";
import type { Backend } from "../ir/index.ts";
import type { Context } from "./context.ts";
import { nameOf, placeOf } from "./document/document.ts";
import type { Document } from "./document/document.ts";
import { REASON, failed } from "./document/statuses.ts";
import type { Failure, Resolution } from "./document/statuses.ts";

/** An authorization server with the key of its backend as its name. */
interface ResolvedAuthorizer {
  readonly authorizer: HttpExternalAuthFilter;
  /**
   * The backend in place of an authorization server that was not found; the backend refuses every
   * call.
   */
  readonly added: readonly Backend[];
  readonly failures: readonly { readonly pointer: string; readonly failure: Failure }[];
}

/**
 * Finds the server of a filter at `pointer`. If there is no server, every request is refused
 * (Gateway API, HTTPRouteFilter.externalAuth: fail closed).
 */
export function resolveAuthorizer(
  document: Document,
  filter: HttpExternalAuthFilter,
  pointer: string,
  context: Context,
): ResolvedAuthorizer {
  const { backendRef } = filter;
  const at = `${pointer}/backendRef`;
  const { found, failure } = calledBackend(document, backendRef, "authorization", context);
  const place = placeOf(document, at);
  const key = found?.key ?? `${nameOf(document)}${at}`;
  return {
    authorizer: { ...filter, backendRef: { ...backendRef, name: key } },
    added: found === undefined ? [{ key, name: backendRef.name, kind: "unresolved", place }] : [],
    failures: failure === undefined ? [] : [{ pointer: at, failure }],
  };
}

/** A backend that the gateway itself can call, for the given purpose. */
export function calledBackend(
  document: Document,
  ref: BackendObjectRef,
  purpose: keyof typeof CANNOT,
  context: Context,
): Resolution<Backend> {
  const resolution = context.resolveBackendRef(document, ref);
  const { found } = resolution;
  if (found === undefined || found.kind === "static" || found.kind === "service") return resolution;
  return failed(REASON.invalidKind, `the backend ${found.name} ${CANNOT[purpose]}`);
}

const CANNOT = {
  authorization: "cannot authorize requests: name a Service, or an EdgeBackend with `static`",
  "mirrored requests":
    "cannot receive mirrored requests: mirror to a Service, or to an EdgeBackend with `static`",
} as const;
