import type { AzureOpenaiProvider, AzureProvider } from "@edge-gateway/generated/types/index.ts";
import type { ModelFacts } from "../facts/model-facts.ts";
import type { FormatName } from "../formats/names.ts";
import { asField, dropForeign } from "./credentials.ts";
import { servedFormats } from "./openai-formats.ts";
import { openaiPath } from "./openai-paths.ts";
import { safeSegment } from "./safe-segment.ts";
import type { Vendor, VendorCall } from "./vendor.ts";

const OPENAI: readonly FormatName[] = [
  "responses",
  "completions",
  "embeddings",
  "rerank",
  "realtime",
  "models",
];
const MESSAGES: readonly FormatName[] = ["messages", "tokenCount", "models"];
const VERSION = "2023-06-01";

/** The vendor Azure OpenAI or Azure AI Foundry, configured by resource name. */
export function azureVendor(config: AzureProvider): Vendor {
  const { resourceName, resourceType, projectName, apiVersion } = config;
  const isFoundry = resourceType === "Foundry";
  const speaksMessages = ({ api }: ModelFacts): boolean => isFoundry && api === "Messages";
  return {
    name: "azure",
    host: `${resourceName}.${isFoundry ? "services.ai" : "openai"}.azure.com`,
    base: "",
    formats: (facts) => (speaksMessages(facts) ? MESSAGES : servedFormats(OPENAI, facts)),
    path(call) {
      if (call.format !== "models" && speaksMessages(call.facts))
        return `/anthropic/v1${openaiPath(call)}`;
      const start = isFoundry ? `/api/projects/${projectName ?? resourceName}` : "";
      return start + pathOf(call, apiVersion, call.model);
    },
    dress(fields, format) {
      dress(fields);
      if (format === "messages") fields.set("anthropic-version", VERSION);
    },
  };
}

/** The vendor Azure OpenAI, configured by host and deployment name. */
export function azureOpenaiVendor(config: AzureOpenaiProvider): Vendor {
  const { endpoint, deploymentName, apiVersion } = config;
  return {
    name: "azure",
    host: endpoint.replace(/^https?:\/\//, "").replace(/\/.*$/, ""),
    base: "",
    formats: (facts) => servedFormats(OPENAI, facts),
    path: (call) => pathOf(call, apiVersion, deploymentName ?? call.model),
    dress,
  };
}

/** Formats whose paths contain no deployment. */
const UNDEPLOYED: ReadonlySet<FormatName> = new Set(["responses", "models"]);

function pathOf(call: VendorCall, version: string, deployment: string): string {
  const path = openaiPath(call);
  if (version === "v1") return `/openai/v1${path}`;
  if (version === "preview") return `/openai/v1${path}?api-version=preview`;
  const start = UNDEPLOYED.has(call.format) ? "" : `/deployments/${safeSegment(deployment)}`;
  return `/openai${start}${path}?api-version=${encodeURIComponent(version)}`;
}

/** An Entra ID token has three parts; everything else is a key. */
const TOKEN = /^[^.]+\.[^.]+\.[^.]*$/;

function dress(fields: Parameters<Vendor["dress"]>[0]): void {
  dropForeign(fields, ["anthropic-", "openai-"]);
  asField(fields, "api-key", (token) => TOKEN.test(token));
}
