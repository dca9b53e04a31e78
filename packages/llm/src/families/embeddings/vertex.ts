import { badRequest, badResponse } from "../../chat/fault.ts";
import { gemini } from "../../formats/gemini/index.ts";
import { countIn, listIn, objectOf } from "../../json.ts";
import { type EmbedMember, vectorOf } from "./form.ts";
import { TASKS } from "./gemini.ts";

/** The API `…:predict` of Vertex AI's embedding models. */
export const vertexEmbeddings: EmbedMember = {
  name: "vertexEmbeddings",
  errors: gemini,
  readRequest() {
    throw badRequest("", "only Vertex AI supports predictions");
  },
  writeRequest: ({ texts, dimensions, purpose }) => ({
    instances: texts.map((content) => ({
      content,
      ...(purpose === undefined ? {} : { task_type: TASKS[purpose] }),
    })),
    ...(dimensions === undefined ? {} : { parameters: { outputDimensionality: dimensions } }),
  }),
  readResponse(body) {
    const found = listIn(body, "predictions").map((each) => objectOf(objectOf(each)["embeddings"]));
    if (found.length === 0) throw badResponse("the predictions are missing");
    const input = found.reduce(
      (sum, { statistics }) => sum + (countIn(objectOf(statistics), "token_count") ?? 0),
      0,
    );
    return {
      vectors: found.map(({ values }) => vectorOf(values)),
      model: undefined,
      usage: { input, output: 0 },
    };
  },
  writeResponse: ({ vectors }) => ({
    predictions: vectors.map((values) => ({ embeddings: { values } })),
  }),
};
