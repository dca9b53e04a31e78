import type { Attachment, Ir, Listener, Route } from "../../ir/index.ts";
import { partsOf } from "../merge/backend-parts.ts";
import type { MergedField } from "../merge/merge-fields.ts";
import { PolicyIndex } from "../merge/merge.ts";
import { targetKey } from "../merge/target-names.ts";
import { findMissedKinds, type MissedField } from "./missed-kinds.ts";
import { hiddenRoutes } from "./unreachable.ts";

/** A field without effect, because other places take precedence wherever it applies. */
export interface LostField {
  readonly attachment: Attachment;
  readonly name: string;
  readonly winners: readonly Attachment[];
}

/** Fields and blocks of policies without effect. */
export interface Losses {
  readonly lost: readonly LostField[];
  /**
   * Fields that have an effect, but not at one of their targets: an older policy sets the same
   * fields for that target.
   */
  readonly conflicts: readonly LostField[];
  /** Blocks that apply to no request. */
  readonly unreached: readonly Attachment[];
  /** Fields that reach only backends of kinds that do not read them. */
  readonly missed: readonly MissedField[];
}

/** Checks every place where every field of every block applies. A pure function. */
export function findLosses(ir: Ir): Losses {
  const hidden = hiddenRoutes(ir);
  const routes = ir.routes.filter(({ key }) => !hidden.has(key));
  const given = new Set<string>();
  const losses = new Map<
    string,
    { readonly loser: Attachment; readonly winners: Set<Attachment> }
  >();
  const conflicts = new Map<string, LostField>();
  for (const { name, from, instead } of everyMerge({ ...ir, routes })) {
    for (const winner of from) given.add(blockOf(winner)).add(fieldOf(winner, name));
    for (const loser of instead) {
      const known = losses.get(fieldOf(loser, name));
      if (known === undefined) losses.set(fieldOf(loser, name), { loser, winners: new Set(from) });
      else for (const winner of from) known.winners.add(winner);
      given.add(blockOf(loser));
      const key = `${fieldOf(loser, name)} ${targetKey(loser.target)}`;
      const winners = from.filter((winner) => isConflict(loser, winner));
      if (winners.length > 0) conflicts.set(key, { attachment: loser, name, winners });
    }
  }
  const lost = [...losses]
    .filter(([field]) => !given.has(field))
    .map(([field, { loser, winners }]) => ({
      attachment: loser,
      name: field.slice(blockOf(loser).length + 1),
      winners: [...winners],
    }));
  const unreached = ir.attachments.filter(
    (attachment) =>
      namesTargets(attachment) &&
      Object.keys(attachment.policies).length > 0 &&
      !given.has(blockOf(attachment)),
  );
  return {
    lost: lost.filter(({ attachment, winners }) => [attachment, ...winners].some(namesTargets)),
    conflicts: [...conflicts.values()].filter(({ attachment, name }) =>
      given.has(fieldOf(attachment, name)),
    ),
    unreached: [...new Map(unreached.map((each) => [blockOf(each), each])).values()],
    missed: findMissedKinds(ir, routes).filter(
      ({ attachment, name }) =>
        !lost.some((one) => fieldOf(one.attachment, one.name) === fieldOf(attachment, name)),
    ),
  };
}

/** A block of a policy, with all of its targets. */
function blockOf({ document = "", pointer }: Attachment): string {
  return `${document}${pointer}`;
}

function fieldOf(attachment: Attachment, name: string): string {
  return `${blockOf(attachment)}/${name}`;
}

/** Whether two policies name the same target. */
function isConflict(loser: Attachment, winner: Attachment): boolean {
  return (
    [loser, winner].every(namesTargets) && targetKey(loser.target) === targetKey(winner.target)
  );
}

/** Whether the policy names targets; inline policies are checked elsewhere. */
function namesTargets({ policy }: Attachment): boolean {
  return policy !== undefined;
}

/** All merges of policies that the data plane computes. */
function everyMerge(ir: Ir): readonly MergedField[] {
  const index = new PolicyIndex(ir.attachments);
  const listeners = new Map(ir.listeners.map((listener) => [listener.key, listener]));
  return [
    ...ir.binds.flatMap(({ gateway, key }) => index.frontendFields({ gateway, bind: key })),
    ...ir.listeners.flatMap((listener) => [
      ...index.telemetryFields(listener),
      ...index.gatewayFields(listener),
    ]),
    ...ir.routes.flatMap((route) =>
      route.listeners.flatMap((key) => {
        const listener = listeners.get(key);
        return listener === undefined ? [] : ofRoute(index, listener, route);
      }),
    ),
    ...[...(ir.tcpRoutes ?? []), ...(ir.udpRoutes ?? [])].flatMap((route) =>
      route.listeners.flatMap((key) => {
        const listener = listeners.get(key);
        return listener === undefined ? [] : ofBackends(index, listener, route);
      }),
    ),
    ...ir.backends.flatMap((backend) => [
      ...index.backendOwnFields(backend.key),
      ...partsOf(backend).flatMap(({ name }) => index.sectionFields(backend.key, name)),
    ]),
  ];
}

function ofRoute(index: PolicyIndex, listener: Listener, route: Route): readonly MergedField[] {
  return [...index.routeFields(listener, route), ...ofBackends(index, listener, route)];
}

function ofBackends(index: PolicyIndex, listener: Listener, route: Route): readonly MergedField[] {
  return route.backends.flatMap((_, position) => index.backendFields(listener, route, position));
}
