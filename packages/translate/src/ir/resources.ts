import type {
  IrAttachment,
  IrResource,
  IrRoute,
  IrValues,
  Settings,
} from "@edge-gateway/generated/types/index.ts";
import { byPrecedence } from "./precedence.ts";
import type { Ir, KeyedValues, NamedValues } from "./index.ts";

/** Objects of the internal form, by names of their own. */
export type Resources = ReadonlyMap<string, IrResource>;

/**
 * The internal form as single objects by name, without the settings, which each process reads for
 * itself: what a change of one field of one object of the source changes is one of them.
 */
export function resourcesOf(ir: Ir): Resources {
  const {
    binds,
    listeners,
    routes,
    tcpRoutes = [],
    udpRoutes = [],
    backends,
    attachments,
    named,
  } = ir;
  return new Map<string, IrResource>([
    ...binds.map((bind) => [`bind/${bind.key}`, { bind }] as const),
    ...listeners.map((listener) => [`listener/${listener.key}`, { listener }] as const),
    ...routes.map((route) => [`route/${wayTo(route)}`, { route }] as const),
    ...tcpRoutes.map((tcpRoute) => [`tcpRoute/${wayTo(tcpRoute)}`, { tcpRoute }] as const),
    ...udpRoutes.map((udpRoute) => [`udpRoute/${wayTo(udpRoute)}`, { udpRoute }] as const),
    ...backends.map((backend) => [`backend/${backend.key}`, { backend }] as const),
    ...namedAttachments(attachments),
    ...valuesOf(named?.secrets).map((secret) => [`secret/${secret.name}`, { secret }] as const),
    ...valuesOf(named?.configMaps).map(
      (configMap) => [`configMap/${configMap.name}`, { configMap }] as const,
    ),
  ]);
}

/** Each way to a route that others pass requests on to is a route of its own. */
function wayTo({ key, group }: IrRoute): string {
  return group === undefined ? key : `${key} in ${group}`;
}

/** Policies of one place may be attached to several targets, and several to one target. */
function namedAttachments(
  attachments: readonly IrAttachment[],
): readonly (readonly [string, IrResource])[] {
  const counts = new Map<string, number>();
  return attachments.map((attachment) => {
    const { document = "", pointer, target, block } = attachment;
    const name = `attachment/${document}${pointer}/${block}/${JSON.stringify(target)}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return [count === 1 ? name : `${name} ${count}`, { attachment }];
  });
}

function valuesOf(values: Readonly<Record<string, KeyedValues>> = {}): readonly IrValues[] {
  return Object.entries(values).map(([name, each]) => ({ name, values: each }));
}

/** The internal form of objects; the order in which they have come does not matter. */
export function irOf(resources: Resources, settings: Settings): Ir {
  const items = [...resources]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([, resource]) => resource);
  const tcpRoutes = inPrecedence(items.flatMap(({ tcpRoute }) => tcpRoute ?? []));
  const udpRoutes = inPrecedence(items.flatMap(({ udpRoute }) => udpRoute ?? []));
  return {
    settings,
    binds: items.flatMap(({ bind }) => bind ?? []),
    listeners: items.flatMap(({ listener }) => listener ?? []),
    routes: inPrecedence(items.flatMap(({ route }) => route ?? [])),
    ...(tcpRoutes.length === 0 ? {} : { tcpRoutes }),
    ...(udpRoutes.length === 0 ? {} : { udpRoutes }),
    backends: items.flatMap(({ backend }) => backend ?? []),
    attachments: items.flatMap(({ attachment }) => attachment ?? []),
    ...namedOf(items),
  };
}

/** Of routes that match alike the first wins: their order is that of this list from here on. */
function inPrecedence<Kind extends IrRoute>(routes: readonly Kind[]): readonly Kind[] {
  return routes
    .toSorted(byPrecedence)
    .map((route, order) => (route.rank === undefined ? route : { ...route, order }));
}

function namedOf(items: readonly IrResource[]): { readonly named?: NamedValues } {
  const secrets = items.flatMap(({ secret }) => secret ?? []);
  const configMaps = items.flatMap(({ configMap }) => configMap ?? []);
  if (secrets.length + configMaps.length === 0) return {};
  return { named: { secrets: byName(secrets), configMaps: byName(configMaps) } };
}

function byName(values: readonly IrValues[]): Readonly<Record<string, KeyedValues>> {
  return Object.fromEntries(values.map(({ name, values: each }) => [name, each]));
}
