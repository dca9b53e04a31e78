import { converse } from "../../formats/converse/index.ts";
import { numberIn } from "../../json.ts";
import { ranksOf } from "./cohere.ts";
import { documentsOf, queryOf, type RerankMember } from "./form.ts";

/** Amazon Bedrock's reranking models, called by InvokeModel. */
export const bedrockRerank: RerankMember = {
  name: "bedrockRerank",
  errors: converse,
  readRequest: (body) => ({
    query: queryOf(body),
    documents: documentsOf(body),
    count: numberIn(body, "top_n"),
  }),
  writeRequest: ({ query, documents, count }, _model, _notes, facts) => ({
    query,
    documents,
    top_n: count ?? documents.length,
    ...(facts.rerankVersion === undefined ? {} : { api_version: facts.rerankVersion }),
  }),
  readResponse: (body) => ({ ranks: ranksOf(body), model: undefined, usage: undefined }),
  writeResponse: ({ ranks }) => ({
    results: ranks.map(({ index, score }) => ({ index, relevance_score: score })),
  }),
};
