import type { OwnedFinding } from "../../diagnostics/diagnostic.ts";
import { pointerTo } from "../../diagnostics/pointer.ts";
import type { Ir } from "../../ir/index.ts";
import { PolicyIndex } from "../merge/merge.ts";

/**
 * Warns of proxies whose backends have credentials, because a tunnel sends none to its proxy. A pure function.
 */
export function tunnelCredentials({
  attachments,
}: Pick<Ir, "attachments">): readonly OwnedFinding[] {
  if (!attachments.some(({ policies }) => "tunnel" in policies)) return [];
  const index = new PolicyIndex(attachments);
  return attachments.flatMap(({ document: owner, pointer, policies }): readonly OwnedFinding[] => {
    const proxy = "tunnel" in policies ? policies.tunnel?.backendRef?.name : undefined;
    if (proxy === undefined) return [];
    if (!index.backendOwnFields(proxy).some(({ name }) => name === "auth")) return [];
    const message = `the credentials of \`${proxy}\` are not sent: a tunnel has no \`proxy-authorization\``;
    return [
      {
        owner,
        pointer: pointerTo(pointer, "tunnel"),
        severity: "warning",
        code: "no-effect",
        message,
      },
    ];
  });
}
