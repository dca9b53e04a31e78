/** What the key of a route is made of. */
export interface NamedRoute {
  readonly name: string | undefined;
  /** Gateways or listeners that it serves. */
  readonly gateways: readonly string[];
}

/**
 * The names that logs, metrics and traces show: `web/api` for a route of one gateway or listener,
 * `routes/api` for one of several; a route without a name is called by its position.
 */
export function routeKeys(routes: readonly NamedRoute[]): readonly string[] {
  const counts = new Map<string, number>();
  return routes.map(({ name, gateways }) => {
    const owner = gateways.length === 1 ? (gateways[0] ?? "") : "routes";
    const position = counts.get(owner) ?? 0;
    counts.set(owner, position + 1);
    return `${owner}/${name ?? `route${position}`}`;
  });
}
