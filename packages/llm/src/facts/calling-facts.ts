import type { CatalogFacts } from "@edge-gateway/generated/types/index.ts";

/** A name, and those that continue it with a date or a word: `gpt-5-prod` is a deployment of another model. */
export const named = (name: string): readonly string[] => [name, `${name}-*`];

/** How models are called: the API of platforms with models of several vendors, and members that it knows. */
export const CALLING_FACTS: readonly CatalogFacts[] = [
  {
    // Those that the official SDK has for Responses only, and the pro models and Codex of later versions.
    providers: ["openai", "azure"],
    models: [
      ...["gpt-5-pro", "gpt-5-*-pro", "o1-pro", "o3-pro", "gpt-*-cyber"].flatMap(named),
      "*codex*",
      "*deep-research*",
      "computer-use-preview*",
      "gpt-daybreak*",
      "gpt-*rosalind*",
    ],
    source: "https://github.com/openai/openai-node/blob/main/src/resources/shared.ts",
    checked: "2026-11-30",
    api: "Responses",
  },
  {
    providers: ["azure"],
    models: ["claude*"],
    source:
      "https://learn.microsoft.com/azure/ai-foundry/foundry-models/how-to/use-foundry-models-claude",
    checked: "2026-11-28",
    api: "Messages",
  },
  {
    providers: ["gcp.vertex_ai"],
    models: ["claude-*", "anthropic/claude-*", "publishers/anthropic/models/claude-*"],
    source:
      "https://docs.cloud.google.com/vertex-ai/generative-ai/docs/partner-models/claude/use-claude",
    checked: "2026-11-28",
    api: "Messages",
  },
  {
    providers: ["gcp.vertex_ai"],
    models: ["*embedding*"],
    source:
      "https://docs.cloud.google.com/vertex-ai/generative-ai/docs/embeddings/get-text-embeddings",
    checked: "2026-11-28",
    api: "VertexEmbeddings",
  },
  {
    providers: ["gcp.vertex_ai"],
    models: ["gemini-*", "models/gemini-*", "google/gemini-*", "publishers/google/models/gemini-*"],
    source: "https://docs.cloud.google.com/vertex-ai/generative-ai/docs/model-reference/inference",
    checked: "2026-11-28",
    api: "Gemini",
  },
  {
    providers: ["gcp.vertex_ai"],
    models: ["semantic-ranker-*"],
    source: "https://docs.cloud.google.com/generative-ai-app-builder/docs/ranking",
    checked: "2026-11-29",
    api: "VertexRanking",
  },
  {
    providers: ["aws.bedrock"],
    models: ["*titan-embed*"],
    source:
      "https://docs.aws.amazon.com/bedrock/latest/userguide/model-parameters-titan-embed-text.html",
    checked: "2026-11-28",
    api: "TitanEmbeddings",
  },
  {
    providers: ["aws.bedrock"],
    models: ["*nova*embed*"],
    source: "https://docs.aws.amazon.com/nova/latest/userguide/embeddings-schema.html",
    checked: "2026-11-28",
    api: "NovaEmbeddings",
  },
  {
    providers: ["aws.bedrock"],
    models: ["*cohere-embed*"],
    source: "https://docs.aws.amazon.com/bedrock/latest/userguide/model-parameters-embed-v4.html",
    checked: "2026-11-28",
    api: "CohereEmbeddings",
  },
  {
    providers: ["aws.bedrock"],
    models: ["*cohere-rerank*"],
    source: "https://docs.aws.amazon.com/bedrock/latest/userguide/rerank-supported.html",
    checked: "2026-11-28",
    rerankVersion: 2,
  },
  {
    providers: ["aws.bedrock"],
    models: ["*rerank*"],
    source: "https://docs.aws.amazon.com/bedrock/latest/userguide/rerank-supported.html",
    checked: "2026-11-28",
    api: "BedrockRerank",
  },
  {
    providers: ["aws.bedrock"],
    models: ["*anthropic-claude-instant*", "*anthropic-claude-v1*", "*anthropic-claude-v2*"],
    source: "https://docs.aws.amazon.com/bedrock/latest/userguide/prompt-caching.html",
    checked: "2026-11-28",
    cachePoints: false,
  },
  {
    // The model behind an inference profile is unknown.
    providers: ["aws.bedrock"],
    models: ["*anthropic-claude-*", "*amazon-nova*", "*application-inference-profile*"],
    source: "https://docs.aws.amazon.com/bedrock/latest/userguide/prompt-caching.html",
    checked: "2026-11-28",
    cachePoints: true,
  },
  {
    providers: ["openai", "azure"],
    models: ["gpt-5-6*"],
    source: "https://github.com/vercel/ai/blob/main/packages/openai/src/openai-model-catalog.ts",
    checked: "2026-11-30",
    toolsByResponses: true,
  },
  {
    providers: ["openai"],
    models: ["gpt-*", "o1*", "o3*", "o4-mini*"],
    source: "https://developers.openai.com/api/reference/resources/chat",
    checked: "2026-11-28",
    completionTokens: true,
  },
];
