import type { AdminTopology } from "@edge-gateway/generated/types/index.ts";

/**
 * The URLs at which clients reach some backends: one for each route that leads to one of them, and its listeners.
 * @param host for routes and listeners that serve any
 */
export function clientUrls(
  { routes, listeners }: Pick<AdminTopology, "routes" | "listeners">,
  backends: ReadonlySet<string>,
  host: string,
): readonly string[] {
  const urls = routes
    .filter((route) => route.backends.some(({ backend }) => backends.has(backend)))
    .flatMap((route) =>
      listeners
        .filter(({ id, protocol }) => route.listeners.includes(id) && /^HTTPS?$/.test(protocol))
        .map(({ protocol, port, hostname }) => {
          const [name = hostname ?? host] = route.hostnames;
          const [match] = route.matches;
          const path =
            match === undefined || match.pathType === "RegularExpression" ? "/" : match.path;
          return `${protocol.toLowerCase()}://${name.replace("*", "x")}:${port}${path}`;
        }),
    );
  return [...new Set(urls)];
}
