import type { Ir } from "@edge-gateway/translate/ir";

/** The prefixes of the admin UI by the key of the bind that serves it. */
export type UiPaths = ReadonlyMap<string, readonly string[]>;

/** Where a configuration serves the admin UI. */
export function uiPathsOf({ backends, listeners, routes }: Ir): UiPaths {
  const places = backends.flatMap((backend) => {
    if (backend.kind !== "admin") return [];
    const own = routes.filter((route) => route.backends.some((one) => one.backend === backend.key));
    const keys = new Set(own.flatMap((route) => route.listeners));
    return listeners.flatMap(({ key, bind }) =>
      keys.has(key) ? [{ bind, path: backend.path }] : [],
    );
  });
  const byBind = Map.groupBy(places, ({ bind }) => bind);
  return new Map([...byBind].map(([bind, own]) => [bind, own.map(({ path }) => path)]));
}

/** Whether a path is one of the admin UI at this bind; a UI at the root is found by the paths of its API. */
export function isUiPath(paths: UiPaths, bind: string, path: string): boolean {
  return (paths.get(bind) ?? []).some((base) =>
    base === "" ? /^\/(?:api|debug)\//.test(path) : path === base || path.startsWith(`${base}/`),
  );
}
