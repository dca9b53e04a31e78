import type {
  AiPolicies,
  BackendAuth,
  RequestGuard,
  ResponseGuard,
} from "@edge-gateway/generated/types/index.ts";
import type { OwnedFinding } from "../../diagnostics/diagnostic.ts";
import type { Attachment, Backend, Ir, SourcePlace } from "../../ir/index.ts";
import { awsPlaceOf, azureScopeOf, hostOfBackend } from "../merge/backend-clouds.ts";
import type { PolicyIndex } from "../merge/merge.ts";
import { providerPolicies } from "../merge/provider-policies.ts";
import { takersOf } from "../merge/takers.ts";

/**
 * Finds cloud credentials that lack a region, service or scope that the host name of the backend
 * does not determine either.
 */
export function cloudFaults(ir: Ir, index: PolicyIndex): readonly OwnedFinding[] {
  return [
    ...(ir.attachments.some(({ policies }) => "auth" in policies) ? routeFaults(ir, index) : []),
    ...ir.backends.flatMap(targetFaults),
    ...ir.attachments.flatMap((attachment) =>
      "ai" in attachment.policies ? guardsFaults(attachment.policies.ai, attachment) : [],
    ),
    ...ir.backends
      .flatMap(providerPolicies)
      .flatMap(({ policies: { ai }, place }) => guardsFaults(ai, place)),
  ];
}

function routeFaults(ir: Ir, index: PolicyIndex): readonly OwnedFinding[] {
  const backends = new Map(ir.backends.map((backend) => [backend.key, backend]));
  const listeners = new Map(ir.listeners.map((listener) => [listener.key, listener]));
  return ir.routes.flatMap((route) =>
    route.listeners
      .flatMap((key) => listeners.get(key) ?? [])
      .flatMap((listener) =>
        route.backends.flatMap(({ backend }, position) =>
          takersOf(backends.get(backend), backends).flatMap((taker) => {
            const fields = index.backendFields(listener, route, position, [taker.key]);
            const from = fields.filter(({ name }) => name === "auth").flatMap((each) => each.from);
            return from.flatMap((attachment) => faultOf(attachment, taker));
          }),
        ),
      ),
  );
}

/** The vendors' servers that prompt guards call. Their host names are known. */
function guardsFaults(
  ai: AiPolicies | undefined,
  { document, pointer }: SourcePlace,
): readonly OwnedFinding[] {
  const guard = ai?.promptGuard;
  if (guard === undefined) return [];
  const { request = [], response = [] } = guard;
  const owner = document === undefined ? {} : { document };
  const found = (phase: string, guards: readonly (RequestGuard | ResponseGuard)[]) =>
    guards.flatMap((each, index) =>
      guardFaults(each, { ...owner, pointer: `${pointer}/ai/promptGuard/${phase}/${index}` }),
    );
  return [...found("request", request), ...found("response", response)];
}

function guardFaults(
  guard: RequestGuard | ResponseGuard,
  place: SourcePlace,
): readonly OwnedFinding[] {
  const { bedrockGuardrails: bedrock, googleModelArmor: armor } = guard;
  const moderation = "openAIModeration" in guard ? guard.openAIModeration : undefined;
  const servers = {
    openAIModeration: [moderation, "api.openai.com"],
    bedrockGuardrails: [bedrock, `bedrock-runtime.${bedrock?.region}.amazonaws.com`],
    googleModelArmor: [armor, `modelarmor.${armor?.location}.rep.googleapis.com`],
  } as const;
  return Object.entries(servers).flatMap(([kind, [config, host]]) => {
    const auth = config?.policies?.auth;
    if (auth === undefined) return [];
    const at = { ...place, pointer: `${place.pointer}/${kind}/policies/auth` };
    const server = { host, port: 443 };
    return missing(auth, { kind: "static", key: host, name: host, place, static: server }, at);
  });
}

function faultOf(attachment: Attachment, backend: Backend | undefined): readonly OwnedFinding[] {
  const { policies, document, pointer } = attachment;
  if (!("auth" in policies) || policies.auth === undefined || backend === undefined) return [];
  const place = { ...(document === undefined ? {} : { document }), pointer: `${pointer}/auth` };
  return missing(policies.auth, backend, place);
}

function targetFaults(backend: Backend): readonly OwnedFinding[] {
  if (backend.kind !== "mcp") return [];
  return backend.mcp.targets.flatMap((target, position) => {
    const auth = target.static?.policies?.auth;
    const pointer = `${backend.place.pointer}/mcp/targets/${position}/static/policies/auth`;
    const own = { ...backend, mcp: { ...backend.mcp, targets: [target] } };
    return auth === undefined ? [] : missing(auth, own, { ...backend.place, pointer });
  });
}

function missing(
  { aws, azure, gcp }: BackendAuth,
  backend: Backend,
  { document: owner, pointer }: SourcePlace,
): readonly OwnedFinding[] {
  const fault = (field: string, names: readonly string[], why: string): readonly OwnedFinding[] => [
    {
      owner,
      pointer: `${pointer}/${field}`,
      code: "conflict",
      message: `${names.join(" and ")} ${names.length === 1 ? "is" : "are"} missing: the backend \`${backend.name}\` ${why}`,
    },
  ];
  if (aws !== undefined) {
    const own = awsPlaceOf(backend);
    const names = [
      ...((aws.region ?? own.region) === undefined ? ["`region`"] : []),
      ...((aws.serviceName ?? own.service) === undefined ? ["`serviceName`"] : []),
    ];
    if (names.length > 0) return fault("aws", names, "is not a host of AWS");
  }
  if (azure !== undefined && azure.scopes === undefined && azureScopeOf(backend) === undefined)
    return fault("azure", ["`scopes`"], "is not a host of Azure that determines them");
  const needsAudience = gcp?.type === "IdToken" && gcp.audience === undefined;
  if (needsAudience && hostOfBackend(backend) === undefined)
    return fault("gcp", ["`audience`"], "has no host name");
  return [];
}
