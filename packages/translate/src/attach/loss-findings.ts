import type { OwnedFinding } from "../diagnostics/diagnostic.ts";
import { pointerTo } from "../diagnostics/pointer.ts";
import type { LostField, Losses } from "./lost-fields.ts";
import { placeOf } from "./merge-fields.ts";
import type { Target } from "../ir/index.ts";

/**
 * Warnings about policy fields without effect, with the names of the places that take precedence.
 */
export function lossFindings({ lost, conflicts, unreached }: Losses): readonly OwnedFinding[] {
  return [
    ...lost.map((field) => overridden(field, "")),
    ...conflicts.map((field) => overridden(field, forTarget(field))),
    ...unreached.map(({ document: owner, pointer }): OwnedFinding => ({
      owner,
      pointer,
      atKey: true,
      severity: "warning",
      code: "unreachable",
      message: "this applies to no request: no route uses the target",
    })),
  ];
}

/** `where` limits the finding to some places; empty: the field is used nowhere. */
function overridden({ attachment, name, winners }: LostField, where: string): OwnedFinding {
  const places = winnersOf({ winners, name }).map((place) => `\`${place}\``);
  return {
    owner: attachment.document,
    pointer: pointerTo(attachment.pointer, name),
    atKey: true,
    severity: "warning",
    code: "overridden",
    message: `is not used${where}: ${places.join(", ")} ${places.length === 1 ? "wins" : "win"}`,
  };
}

/** The places that win, each once: a policy has an attachment for each of its targets. */
export function winnersOf({ winners, name }: Pick<LostField, "winners" | "name">): string[] {
  return [...new Set(winners.map((winner) => placeOf(winner, name)))].toSorted();
}

/** Describes the target at which a field is not used, if the field is used at other targets. */
export function forTarget({ attachment: { target } }: LostField): string {
  return ` for ${nameOf(target)}`;
}

/** The name of a target in messages. */
function nameOf(target: Target): string {
  switch (target.kind) {
    case "gateway":
      return `the gateway ${target.gateway}`;
    case "bind":
      return `${target.bind} of the gateway ${target.gateway}`;
    case "listenerSet":
      return `the listener set ${target.listenerSet}`;
    case "listener":
      return `the listener ${target.listener}`;
    case "route":
      return `the route ${target.route}`;
    case "backendRef":
      return `backend ${target.index} of the route ${target.route}`;
    case "backend":
      return `the backend ${target.backend}`;
    case "section":
      return `${target.section} of the backend ${target.backend}`;
  }
}
