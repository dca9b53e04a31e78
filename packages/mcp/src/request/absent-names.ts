import { METHODS } from "../federation/names/methods.ts";
import { unknownCall, type UnknownItem } from "../federation/plan.ts";
import type { Verdict } from "../federation/message-policy.ts";
import type { Occasion, TargetPlan } from "../session/occasion.ts";
import type { Federation } from "./federation.ts";
import { isListed, mayHide } from "./hidden-parts.ts";
import { learnList, readerOf } from "./lists.ts";

/** The result of {@link absenceOf} if the target has lost the session. */
export const SESSION_LOST = "session lost";

/**
 * The error for a tool or prompt that the list of its target lacks, if a policy hides items: a target says in its own
 * words that a name is unknown, which would tell the names that it does not have from those that are hidden.
 */
export async function absenceOf(
  federation: Federation,
  occasion: Occasion,
  { call, target }: TargetPlan,
): Promise<Verdict | typeof SESSION_LOST> {
  const { item } = call;
  const { owners, readings } = federation.names;
  if (item === undefined || owners.has(item) || !isListed(item)) return undefined;
  const isKnown = await readings.run(item.kind, `${readerOf(occasion)} ${target}`, {
    read: () => learnListOf(federation, occasion, item.kind, target),
    isFound: () => owners.has(item),
  });
  if (!isKnown) return SESSION_LOST;
  return owners.has(item) ? undefined : unknownCall(call, item);
}

/** Whether a request needs {@link absenceOf}. */
export function mayBeAbsent({ exchange }: Occasion, { call }: TargetPlan): boolean {
  return call.item !== undefined && isListed(call.item) && mayHide(exchange);
}

function learnListOf(
  federation: Federation,
  occasion: Occasion,
  kind: UnknownItem["kind"],
  target: string,
) {
  const found = METHODS.entries().find(
    ([, route]) => route.to === "list" && route.list.kind === kind,
  );
  const [method, route] = found ?? [];
  if (method === undefined || route?.to !== "list") throw new TypeError(`no list of ${kind}s`);
  return learnList(federation, occasion, { method, list: route.list, target });
}
