import { randomUUID } from "node:crypto";
import { badRequest, badResponse } from "../../chat/fault.ts";
import { completions } from "../../formats/completions/index.ts";
import { countIn, isObject, type JsonObject, listIn, numberIn, objectOf } from "../../json.ts";
import type { HeaderOf } from "../family.ts";
import { type EmbedMember, isPurpose, textsOf, vectorOf } from "./form.ts";

/** The header with the token count of Amazon Bedrock's models. */
const TOKENS = "x-amzn-bedrock-input-token-count";

/** Cohere's API `/v2/embed`, which Cohere's models on Amazon Bedrock also support. */
export const cohereEmbeddings: EmbedMember = {
  name: "cohereEmbeddings",
  errors: completions,
  readRequest(body) {
    const types = listIn(body, "embedding_types");
    if (types.some((type) => type !== "float"))
      throw badRequest("/embedding_types", "the provider gives numbers of type float only");
    const { input_type: purpose } = body;
    return {
      texts: textsOf(body["texts"], "/texts"),
      dimensions: numberIn(body, "output_dimension"),
      purpose: isPurpose(purpose) ? purpose : undefined,
    };
  },
  writeRequest({ texts, dimensions, purpose }, model, notes) {
    if (purpose === undefined)
      notes.changed("/input", "the provider requires a purpose: `search_document` was set");
    return {
      model,
      texts,
      input_type: purpose ?? "search_document",
      embedding_types: ["float"],
      ...(dimensions === undefined ? {} : { output_dimension: dimensions }),
    };
  },
  readResponse(body, header) {
    const { embeddings } = body;
    const vectors = isObject(embeddings) ? embeddings["float"] : embeddings;
    if (!Array.isArray(vectors)) throw badResponse("the embeddings are missing");
    const input = tokensOf(body, header);
    return {
      vectors: vectors.map(vectorOf),
      model: undefined,
      usage: input === undefined ? undefined : { input, output: 0 },
    };
  },
  writeResponse: ({ vectors, usage }, { body }) => ({
    id: randomUUID(),
    texts: textsOf(body["texts"], "/texts"),
    embeddings: { float: vectors },
    response_type: "embeddings_by_type",
    meta: {
      api_version: { version: "2" },
      ...(usage === undefined ? {} : { billed_units: { input_tokens: usage.input } }),
    },
  }),
};

function tokensOf(body: JsonObject, header: HeaderOf): number | undefined {
  const said = countIn(objectOf(objectOf(body["meta"])["billed_units"]), "input_tokens");
  if (said !== undefined) return said;
  const counted = header(TOKENS);
  return counted === undefined ? undefined : Number(counted) || 0;
}
