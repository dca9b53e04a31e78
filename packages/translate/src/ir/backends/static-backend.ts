import type { StaticBackend } from "@edge-gateway/generated/types/index.ts";
import type { Backend } from "../index.ts";

/** A backend with one server, or several equivalent ones. */
export function staticBackend(
  config: StaticBackend,
  base: Pick<Backend, "key" | "name" | "place">,
): Backend {
  if (config.endpoints === undefined) return { ...base, kind: "static", static: config };
  const endpoints = config.endpoints.map(({ zone, ...server }) => ({
    ...server,
    ...(zone === undefined ? {} : { zones: [zone] }),
  }));
  return { ...base, kind: "service", service: { endpoints, isStatic: true } };
}
