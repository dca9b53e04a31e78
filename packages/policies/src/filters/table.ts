import type { HttpRouteFilter, HttpRouteMatch } from "@edge-gateway/generated/types/index.ts";
import type { Listener } from "@edge-gateway/translate/ir";
import type { CompileContext, CompiledPolicy } from "@edge-gateway/gateway/exchange/policy";
import { headerModifiers } from "../header-modifiers.ts";
import { cors } from "../traffic/cors/index.ts";
import { externalAuth } from "./external-auth.ts";
import type { FilterPlace } from "./filter-place.ts";
import { requestMirror } from "./request-mirror.ts";
import { requestRedirect } from "./request-redirect.ts";
import { urlRewrite } from "./url-rewrite.ts";

/** A compiled filter, and its name in traces. */
type CompiledFilter = readonly [name: FilterName, policy: CompiledPolicy];
type FilterName =
  | "cors"
  | "extensionRef"
  | "externalAuth"
  | "headerModifiers"
  | "urlRewrite"
  | "requestRedirect"
  | "requestMirror";

/** For each filter of a route, the policy at whose position in the pipeline the filter runs. */
export const POSITION_OF_FILTER: Readonly<Record<FilterName, string>> = {
  cors: "cors",
  extensionRef: "directResponse",
  externalAuth: "extAuth",
  headerModifiers: "headerModifiers",
  urlRewrite: "hostRewrite",
  requestRedirect: "hostRewrite",
  requestMirror: "directResponse",
};

/** The name of each kind of filter. */
export const FILTER_NAMES: Readonly<Record<HttpRouteFilter["type"], FilterName>> = {
  RequestHeaderModifier: "headerModifiers",
  ResponseHeaderModifier: "headerModifiers",
  CORS: "cors",
  RequestRedirect: "requestRedirect",
  URLRewrite: "urlRewrite",
  RequestMirror: "requestMirror",
  ExternalAuth: "externalAuth",
  ExtensionRef: "extensionRef",
};

/** Compiles the filters of a route or backend reference, in their order. */
export function compileFilters(
  filters: readonly HttpRouteFilter[],
  place: FilterPlace,
  context: CompileContext,
): CompiledFilter[] {
  return filters.map((filter, index) =>
    compileFilter(filter, place, context.at(`filters[${index}]`)),
  );
}

function compileFilter(
  filter: HttpRouteFilter,
  place: FilterPlace,
  context: CompileContext,
): CompiledFilter {
  if (filter.requestHeaderModifier !== undefined) {
    const edits = { request: filter.requestHeaderModifier };
    return ["headerModifiers", headerModifiers.compile(edits, context)];
  }
  if (filter.responseHeaderModifier !== undefined) {
    const edits = { response: filter.responseHeaderModifier };
    return ["headerModifiers", headerModifiers.compile(edits, context)];
  }
  if (filter.cors !== undefined) return ["cors", cors.compile(filter.cors, context)];
  if (filter.urlRewrite !== undefined) return ["urlRewrite", urlRewrite(filter.urlRewrite, place)];
  if (filter.requestRedirect !== undefined)
    return ["requestRedirect", requestRedirect(filter.requestRedirect, place)];
  if (filter.externalAuth !== undefined)
    return ["externalAuth", externalAuth(filter.externalAuth, context.at("externalAuth"), place)];
  if (filter.requestMirror !== undefined)
    return ["requestMirror", requestMirror(filter.requestMirror, place, context)];
  // Nothing that was judged has such a filter; a filter must never be skipped.
  context.problem("extensionRef", "there are no filters of other kinds");
  return ["extensionRef", {}];
}

/** Compiles the external authorization filters of a listener, in their order. */
export function compileAuthorizers(
  authorizers: Listener["authorizers"] = [],
  context: CompileContext,
): CompiledFilter[] {
  return authorizers.map((filter, index) => [
    "externalAuth",
    externalAuth(filter, context.at(`filters[${index}]`)),
  ]);
}

/** The path prefix that all matches of a route share; undefined if a match has another prefix, or none. */
export function prefixOf(matches: readonly HttpRouteMatch[]): string | undefined {
  const [first, ...others] = matches.map(({ path }) => path);
  if (first?.type !== "PathPrefix") return undefined;
  const same = others.every(({ type, value }) => type === first.type && value === first.value);
  return same ? first.value : undefined;
}
