import type { OwnedFinding } from "../../diagnostics/diagnostic.ts";
import { pointerTo } from "../../diagnostics/pointer.ts";
import type { LostField, Losses } from "./lost-fields.ts";
import type { MissedField } from "./missed-kinds.ts";
import { placeOf } from "../merge/merge-fields.ts";
import type { Target } from "../../ir/index.ts";

/**
 * Warnings about policy fields without effect, with the names of the places that take precedence.
 */
export function lossFindings({
  lost,
  conflicts,
  unreached,
  missed,
}: Losses): readonly OwnedFinding[] {
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
    ...missed.map((field): OwnedFinding => ({
      owner: field.attachment.document,
      pointer: pointerTo(field.attachment.pointer, field.name),
      atKey: true,
      severity: "warning",
      code: "no-effect",
      message: missedText(field),
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

/** Why a field has no effect at the backends that it reaches, and what protects all kinds. */
export function missedText({ attachment: { policies }, name }: MissedField): string {
  const value: unknown = Object.entries(policies).find(([field]) => field === name)?.[1];
  const others = Object.keys(Object(value)).flatMap((part) => FOR_EVERY_KIND[part] ?? []);
  const cure =
    others.length === 0
      ? ""
      : `; ${others.join(" and ")} ${others.length === 1 ? "protects" : "protect"} backends of every kind`;
  return `has no effect: \`${name}\` applies only to backends of the form \`${name}\`, and it reaches none${cure}`;
}

/** The policies that do for every backend what a part of `mcp` does for MCP backends. */
const FOR_EVERY_KIND: Readonly<Record<string, string>> = {
  authentication: "`traffic.jwtAuthentication`",
  authorization: "`traffic.authorization`",
};

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
