import type { HttpRouteFilter } from "@edge-gateway/generated/types/index.ts";
import type { CompileContext, CompiledPolicy } from "../pipeline/policy.ts";
import { headerModifiers } from "../policies/header-modifiers.ts";
import { cors } from "../policies/traffic/cors/index.ts";

/** A filter under the name of the policy that does the same, which also says where it runs. */
type CompiledFilter = readonly [policy: "cors" | "headerModifiers", policy: CompiledPolicy];

/** Compiles the filters of a route or backend reference, in their order. */
export function compileFilters(
  filters: readonly HttpRouteFilter[],
  context: CompileContext,
): CompiledFilter[] {
  return filters.map((filter, index) => compileFilter(filter, context.at(`filters[${index}]`)));
}

function compileFilter(filter: HttpRouteFilter, context: CompileContext): CompiledFilter {
  if (filter.requestHeaderModifier !== undefined) {
    return [
      "headerModifiers",
      headerModifiers.compile({ request: filter.requestHeaderModifier }, context),
    ];
  }
  if (filter.responseHeaderModifier !== undefined) {
    return [
      "headerModifiers",
      headerModifiers.compile({ response: filter.responseHeaderModifier }, context),
    ];
  }
  return ["cors", cors.compile(filter.cors, context)];
}
