import type { OwnedFinding } from "../../diagnostics/diagnostic.ts";
import type { Ir } from "../../ir/index.ts";
import { PolicyIndex } from "../merge/merge.ts";
import { openListeners } from "../open-listeners.ts";

const CURE =
  "add `oidc`, `jwtAuthentication`, `apiKeyAuthentication` or `basicAuthentication` with mode Strict, or `extAuth`, to `ui.policies`";

/**
 * Finds listeners whose clients reach the admin UI without authentication: an error, or with
 * `ui.insecure` a warning. A pure function.
 */
export function exposedUi(ir: Ir): readonly OwnedFinding[] {
  const backends = ir.backends.filter((backend) => backend.kind === "admin");
  if (backends.length === 0) return [];
  const index = new PolicyIndex(ir.attachments);
  return backends.flatMap(({ key, insecure, place }) => {
    const open = ir.routes
      .filter((route) => route.backends.some(({ backend }) => backend === key))
      .flatMap((route) => openListeners(ir, index, route));
    if (open.length === 0) return [];
    const where = open.map((listener) => `\`${listener.key}\``).join(", ");
    const message = `every client that reaches ${where} reads the configuration and the traffic, because no policy authenticates clients`;
    const finding = { owner: place.document, atKey: true, code: "exposed" } as const;
    return [
      insecure
        ? {
            ...finding,
            pointer: `${place.pointer}/insecure`,
            severity: "warning",
            message: `${message}: ${CURE}`,
          }
        : {
            ...finding,
            pointer: place.pointer,
            message: `${message}: ${CURE}; \`ui.insecure: true\` allows it`,
          },
    ];
  });
}
