import type { AiProviderPolicies, Settings } from "@edge-gateway/generated/types/index.ts";
import type { OwnedFinding } from "../../diagnostics/diagnostic.ts";
import type { Attachment, Ir, SourcePlace } from "../../ir/index.ts";
import { providerPolicies } from "../merge/provider-policies.ts";

/** Whether an authority issues the identity of a process with these settings. */
export function hasIdentity({ spiffe, istio }: Pick<Settings, "spiffe" | "istio">): boolean {
  return spiffe.endpoint !== undefined || istio.caAddress !== undefined;
}

/**
 * The listeners and backends that show the identity of the gateway, for a gateway that has none. A
 * pure function.
 */
export function withoutIdentity({
  attachments,
  backends,
  listeners,
}: Pick<Ir, "attachments" | "backends" | "listeners">): readonly OwnedFinding[] {
  const shown = listeners.filter(({ tls }) => tls?.showsWorkload === true);
  const policies = [
    ...attachments.filter(isShown).map(({ document, pointer }) => ({
      pointer,
      ...(document === undefined ? {} : { document }),
    })),
    ...backends.flatMap((backend) =>
      providerPolicies(backend)
        .filter(isShown)
        .map(({ place }) => place),
    ),
  ];
  return [
    ...shown.map(({ place }) => fault(place, "/tls/spiffe")),
    ...policies.map((place) => fault(place, "/tls/certificateSource")),
  ];
}

function isShown({ policies }: { policies: Attachment["policies"] | AiProviderPolicies }): boolean {
  if (!("tls" in policies) || policies.tls === undefined) return false;
  return "certificateSource" in policies.tls && policies.tls.certificateSource === "SPIFFE";
}

function fault({ document: owner, pointer }: SourcePlace, field: string): OwnedFinding {
  const message = `no handshake can succeed, because the gateway has no identity: ${CURE}`;
  return { owner, pointer: `${pointer}${field}`, atKey: true, code: "missing-key", message };
}

const CURE =
  "set `config.spiffe.endpoint` (environment variable SPIFFE_ENDPOINT_SOCKET), or `config.istio.caAddress` (CA_ADDRESS)";
