import { badRequest, badResponse } from "../../chat/fault.ts";
import { converse } from "../../formats/converse/index.ts";
import { countIn, listIn, numberIn, objectOf, textIn } from "../../json.ts";
import { type EmbedMember, type Purpose, vectorOf } from "./form.ts";

/** Amazon's names of purposes. */
const PURPOSES: Readonly<Record<Purpose, string>> = {
  search_query: "GENERIC_RETRIEVAL",
  search_document: "GENERIC_INDEX",
  classification: "CLASSIFICATION",
  clustering: "CLUSTERING",
};

/** The request of Amazon Nova's embedding models on Bedrock: one text at a time. */
export const novaEmbeddings: EmbedMember = {
  name: "novaEmbeddings",
  errors: converse,
  readRequest(body) {
    const params = objectOf(body["singleEmbeddingParams"]);
    const text = textIn(objectOf(params["text"]), "value");
    if (text === undefined)
      throw badRequest("/singleEmbeddingParams/text", "the provider embeds texts only");
    return {
      texts: [text],
      dimensions: numberIn(params, "embeddingDimension"),
      purpose: undefined,
    };
  },
  writeRequest({ texts, dimensions, purpose = "search_document" }) {
    const [value, ...more] = texts;
    if (more.length > 0)
      throw badRequest("/input", "models of Amazon Nova embed one text per request");
    return {
      taskType: "SINGLE_EMBEDDING",
      singleEmbeddingParams: {
        embeddingPurpose: PURPOSES[purpose],
        ...(dimensions === undefined ? {} : { embeddingDimension: dimensions }),
        text: { truncationMode: "NONE", value },
      },
    };
  },
  readResponse(body, header) {
    const [first] = listIn(body, "embeddings").map(objectOf);
    if (!Array.isArray(first?.["embedding"])) throw badResponse("the embedding is missing");
    const said = countIn(body, "inputTextTokenCount") ?? Number(header(TOKENS) ?? Number.NaN);
    const usage = Number.isNaN(said) ? undefined : { input: said, output: 0 };
    return { vectors: [vectorOf(first["embedding"])], model: undefined, usage };
  },
  writeResponse: ({ vectors }) => ({
    embeddings: vectors.map((embedding) => ({ embeddingType: "TEXT", embedding })),
  }),
};

/** The header with the token count of Amazon Bedrock's models. */
const TOKENS = "x-amzn-bedrock-input-token-count";
