import { parse } from "@edge-gateway/cel";
import type { OwnedFinding } from "../../diagnostics/diagnostic.ts";
import type { Attachment, Ir } from "../../ir/index.ts";
import { variablesIn } from "../../shape/expression-comparisons.ts";
import type { MergedField } from "../merge/merge-fields.ts";
import { PolicyIndex } from "../merge/merge.ts";
import { mayHaveRules, rulesOf, type Rule } from "./contradictions.ts";

/** The policies that set the variables of who calls. */
const SETTERS: Readonly<Record<string, readonly string[]>> = {
  jwt: ["jwtAuthentication", "oidc"],
  apiKey: ["apiKeyAuthentication"],
  basicAuth: ["basicAuthentication"],
};

/** A variable that a rule reads, and whether it is set at one of the places where the rule applies. */
interface Reading {
  readonly rule: Rule;
  readonly variable: string;
  isReached: boolean;
  isSet: boolean;
}

/**
 * Warns of rules that deny nothing, because they read who calls where no policy has found that out. A pure
 * function.
 */
export function unsetIdentities(
  ir: Pick<Ir, "attachments" | "routes" | "listeners">,
): readonly OwnedFinding[] {
  const readings = new Map(
    ir.attachments.filter(mayHaveRules).flatMap((attachment) => {
      const found = readingsOf(attachment);
      return found.length === 0 ? [] : [[attachment, found]];
    }),
  );
  if (readings.size === 0) return [];
  for (const [fields, before] of placesIn(ir))
    for (const attachment of new Set(fields.flatMap(({ from }) => from)))
      for (const reading of readings.get(attachment) ?? []) {
        reading.isReached = true;
        reading.isSet ||= before.some((field) => sets(field, reading.variable));
      }
  return [...readings].flatMap(([{ document: owner }, found]) =>
    found
      .filter(({ isReached, isSet }) => isReached && !isSet)
      .map(({ rule: { pointer }, variable }): OwnedFinding => {
        const setters = SETTERS[variable]?.join(" or ");
        const message = `\`${variable}\` is never set where this rule applies, because no ${setters} does: an expression that reads it denies nothing`;
        return { owner, pointer, severity: "warning", code: "no-effect", message };
      }),
  );
}

function readingsOf(attachment: Attachment): readonly Reading[] {
  const rules = rulesOf(attachment).filter(({ action }) => action === "Deny");
  return rules.flatMap((rule) =>
    [...new Set(rule.expressions.flatMap(identitiesIn))].map((variable) => ({
      ...{ rule, variable, isReached: false, isSet: false },
    })),
  );
}

function identitiesIn(expression: string): readonly string[] {
  const tree = parse(expression);
  if ("message" in tree) return [];
  return variablesIn(tree).filter((name) => Object.hasOwn(SETTERS, name));
}

/** The policies of each place of the order, and all that run before them or with them. */
function* placesIn({
  attachments,
  routes,
  listeners,
}: Pick<Ir, "attachments" | "routes" | "listeners">): Iterable<
  readonly [fields: readonly MergedField[], before: readonly MergedField[]]
> {
  const index = new PolicyIndex(attachments);
  for (const listener of listeners) {
    const ofGateway = index.gatewayFields(listener);
    yield [ofGateway, ofGateway];
    for (const route of routes) {
      if (!route.listeners.includes(listener.key)) continue;
      const ofRoute = [...ofGateway, ...index.routeFields(listener, route)];
      yield [ofRoute.slice(ofGateway.length), ofRoute];
      for (const position of route.backends.keys()) {
        const ofBackend = index.backendFields(listener, route, position);
        yield [ofBackend, [...ofRoute, ...ofBackend]];
      }
    }
  }
}

function sets({ name, from }: MergedField, variable: string): boolean {
  if (SETTERS[variable]?.includes(name) === true) return true;
  // Servers of MCP verify tokens themselves.
  return (
    variable === "jwt" &&
    name === "mcp" &&
    from.some(({ policies }) => "mcp" in policies && policies.mcp?.authentication !== undefined)
  );
}
