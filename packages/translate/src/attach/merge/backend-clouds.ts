import type { LlmProvider } from "@edge-gateway/generated/types/index.ts";
import type { Backend } from "../../ir/index.ts";

/** The region and service that a request to AWS is signed for. */
export interface AwsPlace {
  readonly region?: string;
  readonly service?: string;
}

/** The host and region of an Amazon Bedrock AgentCore runtime, from its ARN. */
export function agentCorePlace(arn: string): { readonly region: string; readonly host: string } {
  const [, partition = "", service = "", region = ""] = arn.split(":");
  const end = partition === "aws-cn" ? "amazonaws.com.cn" : "amazonaws.com";
  return { region, host: `${service}.${region}.${end}` };
}

/** The host name of a backend; undefined if each request or endpoint has its own. */
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

/** The host name of a provider's vendor, even if requests reach it through another host. */
function hostOfProvider(provider: LlmProvider | undefined): string | undefined {
  if (provider?.bedrock !== undefined)
    return `bedrock-runtime.${provider.bedrock.region}.amazonaws.com`;
  if (provider?.azureopenai !== undefined || provider?.azure !== undefined) return AZURE_OPENAI;
  return provider?.host;
}

/** The wildcard for every resource of the service. */
const AZURE_OPENAI = "resource.openai.azure.com";

/** The hosts of AWS services: `<service>.<region>.amazonaws.com`, optionally with a prefix. */
const AWS_HOST =
  /(?:^|\.)([a-z0-9-]+)\.([a-z]{2}(?:-[a-z]+)+-\d+)\.(?:amazonaws\.com(?:\.cn)?|on\.aws|api\.aws)$/i;
const BEDROCK = "bedrock";
/** Services whose name in signatures differs from their name in host names. */
const SIGNING_NAMES: ReadonlyMap<string, string> = new Map([
  ["bedrock-runtime", BEDROCK],
  ["bedrock-agent-runtime", BEDROCK],
  ["bedrock-agent", BEDROCK],
  ["lambda-url", "lambda"],
  ["email", "ses"],
]);

/** The backend's region and service, as far as its host name determines them. */
export function awsPlaceOf(backend: Backend | undefined): AwsPlace {
  const bedrock = backend?.kind === "ai" ? backend.ai.provider?.bedrock : undefined;
  if (bedrock !== undefined) return { region: bedrock.region, service: BEDROCK };
  const [, service = "", region] = AWS_HOST.exec(hostOfBackend(backend) ?? "") ?? [];
  if (region === undefined) return {};
  const name = service.toLowerCase();
  return { region: region.toLowerCase(), service: SIGNING_NAMES.get(name) ?? name };
}

const MODELS_SCOPE = "https://cognitiveservices.azure.com/.default";
/** Token scopes of Azure services, by the suffixes of their host names. */
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

/** The scope of tokens for the backend; undefined if its host name does not determine it. */
export function azureScopeOf(backend: Backend | undefined): string | undefined {
  const provider = backend?.kind === "ai" ? backend.ai.provider : undefined;
  if (provider?.azure !== undefined || provider?.azureopenai !== undefined) return MODELS_SCOPE;
  const host = hostOfBackend(backend)?.toLowerCase();
  return AZURE_SCOPES.find(
    ([end]) => host === end || (end.startsWith(".") && host?.endsWith(end)),
  )?.[1];
}
