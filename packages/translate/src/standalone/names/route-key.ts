/** The parts of a route that form its key. */
export interface NamedRoute {
  readonly name: string | undefined;
  /** The gateways or listeners that the route uses. */
  readonly gateways: readonly string[];
}

/**
 * The names of routes in logs, metrics and traces: `web/api` for a route of one gateway or
 * listener, `routes/api` for a route of several; an unnamed route has its position as its name.
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
