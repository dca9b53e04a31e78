import { ChatFault, compileProvider, factsOfPath, planCall } from "@edge-gateway/llm";
import { DEFAULTS_OF_CALLS } from "./cells.ts";
import type { MatrixVendor } from "./vendors.ts";

/** Calls of models that have no stream. */
interface Other {
  readonly name: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Models that support the call, for vendors that do not support it with every model. */
  readonly models: Readonly<Record<string, string>>;
}

const EMBEDDING = {
  "Vertex AI, Gemini": "text-embedding-005",
  Bedrock: "amazon.titan-embed-text-v2:0",
};
const MESSAGES = [{ role: "user", content: "Hi" }];

export const OTHERS: readonly Other[] = [
  {
    name: "`/embeddings`",
    path: "/v1/embeddings",
    body: { input: "Hi" },
    models: EMBEDDING,
  },
  {
    name: "`:embedContent`",
    path: "/v1beta/models/m:embedContent",
    body: { content: { parts: [{ text: "Hi" }] } },
    models: EMBEDDING,
  },
  {
    name: "`/v2/embed`",
    path: "/v2/embed",
    body: { texts: ["Hi"], input_type: "search_query" },
    models: EMBEDDING,
  },
  {
    name: "`/rerank`",
    path: "/v1/rerank",
    body: { query: "q", documents: ["a"] },
    models: { Bedrock: "cohere.rerank-v3-5:0" },
  },
  {
    name: "`/messages/count_tokens`",
    path: "/v1/messages/count_tokens",
    body: { messages: MESSAGES },
    models: {},
  },
  {
    name: "`/responses/input_tokens`",
    path: "/v1/responses/input_tokens",
    body: { input: "Hi" },
    models: {},
  },
  {
    name: "`:countTokens`",
    path: "/v1beta/models/m:countTokens",
    body: { contents: [{ role: "user", parts: [{ text: "Hi" }] }] },
    models: {},
  },
];

/** The format in which the vendor is called, or a refusal. */
export function otherCell({ path, body, models }: Other, vendor: MatrixVendor): string {
  const model = models[vendor.name] ?? vendor.model;
  const facts = factsOfPath("POST", path);
  const named = facts.model === undefined ? { model } : {};
  const request = { ...facts, ...(facts.model === undefined ? {} : { model }), target: path };
  try {
    const provider = compileProvider(vendor.provider);
    return planCall({ ...request, body: { ...named, ...body } }, provider, DEFAULTS_OF_CALLS)
      .providerFormat;
  } catch (fault) {
    if (fault instanceof ChatFault) return "refused";
    throw fault;
  }
}
