import { compileBlock } from "@edge-gateway/gateway/exchange/compile-block";
import type {
  CompileContext,
  CompiledPolicy,
  PolicyTable,
} from "@edge-gateway/gateway/exchange/policy";
import { POSITION_OF_FILTER } from "@edge-gateway/policies/filters/table";
import { BACKEND, parseTraffic, TRAFFIC, type TrafficBlock } from "@edge-gateway/policies/table";
import type { EffectiveTraffic } from "@edge-gateway/translate/attach/merge/merge";

/** The names of traffic policies, in the order in which they run. */
export const TRAFFIC_ORDER = namesOf(TRAFFIC);
/** The names of backend policies, in the order in which they run. */
export const BACKEND_ORDER = namesOf(BACKEND);

/** Compiles the traffic policies of a place, in the order in which they run. */
export function compileTraffic(
  table: PolicyTable<TrafficBlock>,
  effective: EffectiveTraffic,
  context: CompileContext,
): (readonly [name: string, policy: CompiledPolicy])[] {
  return compileBlock<TrafficBlock>(table, parseTraffic(effective), TRAFFIC_ORDER, context);
}

/**
 * Filters run at the positions of policies, those of a backend in the same order; a mirror is the last, so that
 * its copy is what the other filters made. A CORS filter is used if no CORS policy is set.
 */
export function withFilters<Kind = CompiledPolicy>(
  policies: readonly (readonly [string, Kind])[],
  filters: readonly (readonly [string, Kind])[],
): (readonly [string, Kind])[] {
  const named = new Set(policies.map(([name]) => name));
  const added = filters.filter(([name]) => name !== "cors" || !named.has(name));
  return [...policies, ...added].toSorted(([left], [right]) => position(left) - position(right));
}

const POSITIONS = new Map<string, number>(TRAFFIC_ORDER.map((name, index) => [name, index]));

function position(name: string): number {
  const names: Readonly<Record<string, string>> = POSITION_OF_FILTER;
  return POSITIONS.get(names[name] ?? name) ?? -1;
}

function namesOf<Table extends object>(table: Table): (keyof Table & string)[] {
  return Object.keys(table) as (keyof Table & string)[];
}
