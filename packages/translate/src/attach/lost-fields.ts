import type { Attachment, Ir, Listener, Route } from "../ir.ts";
import type { MergedField } from "./merge-fields.ts";
import { PolicyIndex } from "./merge.ts";

/** A field that has no effect anywhere, because others win wherever it applies. */
export interface LostField {
  readonly attachment: Attachment;
  readonly name: string;
  readonly winners: readonly Attachment[];
}

/** What policies that name their targets say in vain. */
export interface Losses {
  readonly lost: readonly LostField[];
  /** Blocks that no request meets. */
  readonly unreached: readonly Attachment[];
}

/** Follows every field of every block to the places where it applies. Pure. */
export function findLosses(ir: Ir): Losses {
  const given = new Map<Attachment, Set<string>>();
  const losses = new Map<Attachment, Map<string, Set<Attachment>>>();
  for (const { name, from, instead } of everyMerge(ir)) {
    for (const attachment of from) {
      const names = given.get(attachment) ?? new Set();
      given.set(attachment, names.add(name));
    }
    for (const attachment of instead) {
      const names = losses.get(attachment) ?? new Map<string, Set<Attachment>>();
      losses.set(attachment, names.set(name, new Set([...(names.get(name) ?? []), ...from])));
    }
  }
  const lost = [...losses].flatMap(([attachment, names]) =>
    [...names]
      .filter(([name]) => given.get(attachment)?.has(name) !== true)
      .map(([name, winners]) => ({ attachment, name, winners: [...winners] })),
  );
  return {
    lost: lost.filter(({ attachment, winners }) => [attachment, ...winners].some(namesTargets)),
    unreached: ir.attachments.filter(
      (attachment) => namesTargets(attachment) && !given.has(attachment) && !losses.has(attachment),
    ),
  };
}

/** What stands in its target itself is judged where it stands. */
function namesTargets({ policy }: Attachment): boolean {
  return policy !== undefined;
}

/** Every merge that the data plane makes. */
function everyMerge(ir: Ir): readonly MergedField[] {
  const index = new PolicyIndex(ir.attachments);
  const listeners = new Map(ir.listeners.map((listener) => [listener.key, listener]));
  return [
    ...ir.binds.flatMap(({ gateway, key }) => index.frontendFields({ gateway, bind: key })),
    ...ir.listeners.flatMap((listener) => index.gatewayFields(listener)),
    ...ir.routes.flatMap((route) =>
      route.listeners.flatMap((key) => {
        const listener = listeners.get(key);
        return listener === undefined ? [] : ofRoute(index, listener, route);
      }),
    ),
    ...ir.backends.flatMap((backend) => [
      ...index.backendOwnFields(backend.key),
      ...(backend.kind === "mcp"
        ? backend.mcp.targets.flatMap(({ name }) => index.sectionFields(backend.key, name))
        : []),
    ]),
  ];
}

function ofRoute(index: PolicyIndex, listener: Listener, route: Route): readonly MergedField[] {
  return [
    ...index.routeFields(listener, route),
    ...route.backends.flatMap((_, position) => index.backendFields(listener, route, position)),
  ];
}
