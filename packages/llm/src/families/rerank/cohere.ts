import { randomUUID } from "node:crypto";
import { badResponse } from "../../chat/fault.ts";
import { completions } from "../../formats/completions/index.ts";
import {
  countIn,
  flagIn,
  type JsonObject,
  listIn,
  numberIn,
  objectOf,
  textIn,
} from "../../json.ts";
import { documentsOf, queryOf, type RerankMember, type RerankResponse } from "./form.ts";

/**
 * Reranking of Cohere and Jina, which report tokens differently. Clients of Voyage AI are
 * recognized by `top_k`, and get Voyage AI's response format.
 */
export const cohereRerank: RerankMember = {
  name: "rerank",
  errors: completions,
  readRequest: (body) => ({
    query: queryOf(body),
    documents: documentsOf(body),
    count: numberIn(body, "top_n") ?? numberIn(body, "top_k"),
  }),
  writeRequest: ({ query, documents, count }, model) => ({
    model,
    query,
    documents,
    ...(count === undefined ? {} : { top_n: count }),
  }),
  readResponse(body) {
    const input = countIn(objectOf(body["usage"]), "total_tokens");
    return {
      ranks: ranksOf(body),
      model: textIn(body, "model"),
      usage: input === undefined ? undefined : { input, output: 0 },
    };
  },
  writeResponse(response, { body, model }) {
    const documents = listIn(body, "documents");
    const isWanted = flagIn(body, "return_documents") === true;
    const isVoyage = body["top_k"] !== undefined && body["top_n"] === undefined;
    const results = response.ranks.map(({ index, score }) => ({
      index,
      relevance_score: score,
      ...(isWanted ? { document: documentOf(documents[index], isVoyage) } : {}),
    }));
    const tokens = response.usage && { usage: { total_tokens: response.usage.input } };
    if (isVoyage) return { object: "list", data: results, model, ...tokens };
    return { id: randomUUID(), model, results, ...tokens };
  },
};

/**
 * Reads the ranks of documents, which Voyage AI calls `data` instead of `results`.
 * @throws ChatFault if the response has no ranks
 */
export function ranksOf(body: JsonObject): RerankResponse["ranks"] {
  const results = body["results"] ?? body["data"];
  if (!Array.isArray(results)) throw badResponse("`results` is missing");
  return results.map(objectOf).map((each) => ({
    index: numberIn(each, "index") ?? 0,
    score: numberIn(each, "relevance_score") ?? numberIn(each, "relevanceScore") ?? 0,
  }));
}

/** Adds the documents of the request. Cohere wraps their texts into objects, and Voyage AI does not. */
function documentOf(document: unknown, isVoyage: boolean): unknown {
  return typeof document === "string" && !isVoyage ? { text: document } : document;
}
