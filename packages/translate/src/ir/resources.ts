import type {
  IrAttachment,
  IrResource,
  IrRoute,
  IrValues,
  Settings,
} from "@edge-gateway/generated/types/index.ts";
import { byPrecedence } from "./precedence.ts";
import type { Ir, KeyedValues, NamedValues } from "./index.ts";

/** The items of the internal form, by unique names. */
export type Resources = ReadonlyMap<string, IrResource>;

/**
 * Splits the internal form into named items, so that changing one field of a source object changes
 * one item. Settings are left out, because each process reads its own.
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
    keySets = [],
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
    ...keySets.map((keySet) => [`keySet/${keySet.url}`, { keySet }] as const),
  ]);
}

/** A delegated route appears once per path to it. */
function wayTo({ key, group }: IrRoute): string {
  return group === undefined ? key : `${key} in ${group}`;
}

/** One object can attach several policies to one target, or one policy to several targets. */
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

/** Rebuilds the internal form from items in any order. */
export function irOf(resources: Resources, settings: Settings): Ir {
  const items = [...resources]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([, resource]) => resource);
  const tcpRoutes = items.flatMap(({ tcpRoute }) => tcpRoute ?? []).toSorted(byPrecedence);
  const udpRoutes = items.flatMap(({ udpRoute }) => udpRoute ?? []).toSorted(byPrecedence);
  const keySets = items.flatMap(({ keySet }) => keySet ?? []);
  return {
    settings,
    binds: items.flatMap(({ bind }) => bind ?? []),
    listeners: items.flatMap(({ listener }) => listener ?? []),
    // Of routes that match equally well, the first one takes precedence.
    routes: items.flatMap(({ route }) => route ?? []).toSorted(byPrecedence),
    ...(tcpRoutes.length === 0 ? {} : { tcpRoutes }),
    ...(udpRoutes.length === 0 ? {} : { udpRoutes }),
    backends: items.flatMap(({ backend }) => backend ?? []),
    attachments: items.flatMap(({ attachment }) => attachment ?? []),
    ...namedOf(items),
    ...(keySets.length === 0 ? {} : { keySets }),
  };
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
