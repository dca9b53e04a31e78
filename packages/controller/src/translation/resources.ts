import type { Ir, KeyedValues } from "@edge-gateway/translate/ir";

/**
 * One gateway's part of the internal form as single resources by name: what a change of one field of
 * one object changes is one of them.
 */
export function resourcesOf(ir: Ir): ReadonlyMap<string, object> {
  const { settings, binds, listeners, routes, tcpRoutes = [], backends, attachments, named } = ir;
  const resources = new Map<string, object>([["settings", settings]]);
  const addAll = (kind: string, items: readonly { readonly key: string }[]): void => {
    for (const item of items) resources.set(`${kind}/${item.key}`, item);
  };
  addAll("bind", binds);
  addAll("listener", listeners);
  addAll("route", routes);
  addAll("tcpRoute", tcpRoutes);
  addAll("backend", backends);
  for (const attachment of attachments) {
    const { document = "", pointer, target } = attachment;
    resources.set(`attachment/${document}${pointer}/${JSON.stringify(target)}`, attachment);
  }
  addValues(resources, "secret", named?.secrets);
  addValues(resources, "configMap", named?.configMaps);
  return resources;
}

function addValues(
  resources: Map<string, object>,
  kind: string,
  values: Readonly<Record<string, KeyedValues>> = {},
): void {
  for (const [name, value] of Object.entries(values)) resources.set(`${kind}/${name}`, value);
}
