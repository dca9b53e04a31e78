import type { AdminConfigDiff } from "@edge-gateway/generated/types/index.ts";
import { POLICY_TARGETS } from "../../components/labels/policy-targets.ts";

type Changes = AdminConfigDiff["changes"];

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

/** A change in words, with what a policy is attached to: `route shop: cors added`. */
export function textOf({ kind, name, change, target, targetName }: Changes[number]): string {
  const where = target === undefined ? kind : `${POLICY_TARGETS[target]} ${targetName}:`;
  return `${where} ${name} ${change}`;
}
