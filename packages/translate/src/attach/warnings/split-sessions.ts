import type { OwnedFinding } from "../../diagnostics/diagnostic.ts";
import { pointerTo } from "../../diagnostics/pointer.ts";
import type { Ir } from "../../ir/index.ts";

const POLICY = "sessionAffinity";

/**
 * Warns of sessions that stay at an endpoint of a backend while the weights of the route choose another backend
 * for each request. A pure function.
 */
export function splitSessions({
  attachments,
  routes,
}: Pick<Ir, "attachments" | "routes">): readonly OwnedFinding[] {
  if (!attachments.some(({ policies }) => POLICY in policies)) return [];
  const split = routes.filter(
    ({ backends, sessionPersistence }) =>
      sessionPersistence === undefined && backends.filter(({ weight }) => weight > 0).length > 1,
  );
  const keys = new Set(split.map(({ key }) => key));
  const backends = new Set(split.flatMap((route) => route.backends.map(({ backend }) => backend)));
  return attachments.flatMap(
    ({ document: owner, pointer, policies, target }): readonly OwnedFinding[] => {
      const isSplit =
        (target.kind === "backendRef" && keys.has(target.route)) ||
        (target.kind === "backend" && backends.has(target.backend));
      // HTTPRoutes and the backends of their sessions are other people's: their rules are the Gateway API's.
      if (!(POLICY in policies) || !isSplit || owner !== undefined) return [];
      return [
        {
          owner,
          pointer: pointerTo(pointer, POLICY),
          severity: "warning",
          code: "no-effect",
          message:
            "sessions stay at an endpoint of this backend, but not at the backend: the weights of the route choose one for each request, unless it has sessionPersistence",
        },
      ];
    },
  );
}
