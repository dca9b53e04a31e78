import type { AdminConfigDiff } from "@edge-gateway/generated/types/index.ts";
import { POLICY_TARGETS } from "../../components/labels/policy-targets.ts";

type Changes = AdminConfigDiff["changes"];
type Field = NonNullable<Changes[number]["fields"]>[number];

/** Changes that a message names: enough to tell what a version was about. */
const NAMED = 3;

/** Changes that read the same, such as those of a route at each gateway, once with their number. */
export function alike(changes: Changes): readonly (readonly [Changes[number], number])[] {
  const groups = Map.groupBy(changes, textOf);
  return Array.from(groups.values()).flatMap((all) => {
    const [first] = all;
    return first === undefined ? [] : [[first, all.length] as const];
  });
}

/** What changes, as the history says it where a person has said nothing: `listener shop added`. */
export function changesText({ changes, omitted }: Pick<AdminConfigDiff, "changes" | "omitted">) {
  const all = alike(changes);
  const more = all.length - NAMED + omitted;
  return [
    ...all.slice(0, NAMED).map(([change]) => textOf(change)),
    ...(more > 0 ? [`${more} more`] : []),
  ].join(", ");
}

/** Names of policies that people would take for something else. */
const NAMES: Readonly<Record<string, string>> = { "mcp.authorization": "rules of the MCP server" };
/** The place of an expression in the rules of a policy. */
const RULE = /matchExpressions\[\d+\]$/;

/**
 * A change in words, with what a policy is attached to, and the fields that differ:
 * `route shop: rateLimit changed (local[0].requests from 5 to 9)`.
 */
export function textOf({
  kind,
  name,
  change,
  target,
  targetName,
  fields,
}: Changes[number]): string {
  if (change === "unused") return `${kind} ${name}: no route leads to it any more`;
  const where = target === undefined ? kind : `${POLICY_TARGETS[target]} ${targetName}:`;
  // Of what is added or removed as a whole, the rules alone tell what it is for.
  const told = fields?.filter(({ path }) => change === "changed" || RULE.test(path)) ?? [];
  const inner = told.length === 0 ? "" : ` (${told.map(fieldText).join(", ")})`;
  return `${where} ${NAMES[name] ?? name} ${change}${inner}`;
}

function fieldText({ path, change, before, after }: Field): string {
  const value = after ?? before;
  if (RULE.test(path) && value !== undefined && change !== "changed")
    return `rule ${value} ${change}`;
  if (before !== undefined && after !== undefined)
    return `${path} from ${before} to ${after}`.trim();
  return [path, ...(value === undefined ? [] : [value]), change].join(" ").trim();
}
