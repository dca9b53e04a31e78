import type { AiBackend, BackendPolicies } from "@edge-gateway/generated/types/index.ts";

const SERVICE = "bedrock";

/** Requests to Bedrock are signed for it and its region, where the policy does not name another. */
export function signedForProvider(
  { provider }: AiBackend,
  { auth }: Pick<BackendPolicies, "auth">,
): Pick<BackendPolicies, "auth"> {
  if (auth?.aws === undefined || provider?.bedrock === undefined) return {};
  const { region } = provider.bedrock;
  return { auth: { ...auth, aws: { region, serviceName: SERVICE, ...auth.aws } } };
}
