import type { LlmProvider } from "@edge-gateway/generated/types/index.ts";
import type { Backend } from "../ir/index.ts";

/** What requests are signed for. */
export interface AwsPlace {
  readonly region?: string;
  readonly service?: string;
}

/** Where a runtime of Amazon Bedrock AgentCore is, by its ARN. */
export function agentCorePlace(arn: string): { readonly region: string; readonly host: string } {
  const [, partition = "", service = "", region = ""] = arn.split(":");
  const end = partition === "aws-cn" ? "amazonaws.com.cn" : "amazonaws.com";
  return { region, host: `${service}.${region}.${end}` };
}

/** The host name that a backend is known by; undefined where requests or endpoints decide. */
export function hostOfBackend(backend: Backend | undefined): string | undefined {
  switch (backend?.kind) {
    case "static":
      return backend.static.host;
    case "a2a":
      return backend.a2a.host;
    case "aws":
      return agentCorePlace(backend.aws.agentCore.agentRuntimeArn).host;
    case "mcp":
      return backend.mcp.targets[0]?.static?.host;
    case "ai":
      return hostOfProvider(backend.ai.provider);
    default:
      return undefined;
  }
}

/** That of the vendor, also where it is reached by another one. */
function hostOfProvider(provider: LlmProvider | undefined): string | undefined {
  if (provider?.bedrock !== undefined)
    return `bedrock-runtime.${provider.bedrock.region}.amazonaws.com`;
  if (provider?.azureopenai !== undefined || provider?.azure !== undefined) return AZURE_OPENAI;
  return provider?.host;
}

/** The wildcard for every resource of the service. */
const AZURE_OPENAI = "resource.openai.azure.com";

/** `<service>.<region>.amazonaws.com`, perhaps below a name of its own. */
const AWS_HOST =
  /(?:^|\.)([a-z0-9-]+)\.([a-z]{2}(?:-[a-z]+)+-\d+)\.(?:amazonaws\.com(?:\.cn)?|on\.aws|api\.aws)$/i;
const BEDROCK = "bedrock";
/** Services whose signatures have another name than their host. */
const SIGNING_NAMES: Readonly<Record<string, string>> = {
  "bedrock-runtime": BEDROCK,
  "bedrock-agent-runtime": BEDROCK,
  "bedrock-agent": BEDROCK,
  "lambda-url": "lambda",
  email: "ses",
};

/** Region and service of the backend, as far as it tells. */
export function awsPlaceOf(backend: Backend | undefined): AwsPlace {
  const bedrock = backend?.kind === "ai" ? backend.ai.provider?.bedrock : undefined;
  if (bedrock !== undefined) return { region: bedrock.region, service: BEDROCK };
  const [, service = "", region] = AWS_HOST.exec(hostOfBackend(backend) ?? "") ?? [];
  if (region === undefined) return {};
  const name = service.toLowerCase();
  return { region: region.toLowerCase(), service: SIGNING_NAMES[name] ?? name };
}

const MODELS_SCOPE = "https://cognitiveservices.azure.com/.default";
/** Scopes of the services of Azure, by the ends of their hosts. */
const AZURE_SCOPES: readonly (readonly [end: string, scope: string])[] = [
  [".openai.azure.com", MODELS_SCOPE],
  [".cognitiveservices.azure.com", MODELS_SCOPE],
  [".services.ai.azure.com", MODELS_SCOPE],
  [".api.cognitive.microsoft.com", MODELS_SCOPE],
  [".search.windows.net", "https://search.azure.com/.default"],
  [".vault.azure.net", "https://vault.azure.net/.default"],
  [".core.windows.net", "https://storage.azure.com/.default"],
  ["management.azure.com", "https://management.azure.com/.default"],
  ["graph.microsoft.com", "https://graph.microsoft.com/.default"],
];

/** The scope that tokens for the backend have; undefined where its host does not tell. */
export function azureScopeOf(backend: Backend | undefined): string | undefined {
  const provider = backend?.kind === "ai" ? backend.ai.provider : undefined;
  if (provider?.azure !== undefined || provider?.azureopenai !== undefined) return MODELS_SCOPE;
  const host = hostOfBackend(backend)?.toLowerCase();
  return AZURE_SCOPES.find(
    ([end]) => host === end || (end.startsWith(".") && host?.endsWith(end)),
  )?.[1];
}
