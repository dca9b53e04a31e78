import { badResponse } from "../../chat/fault.ts";
import { gemini } from "../../formats/gemini/index.ts";
import { listIn, numberIn, objectOf, textIn } from "../../json.ts";
import { queryOf, type RerankMember } from "./form.ts";

/** The ranking API of Vertex AI, which knows documents by ids: here their places in the list. */
export const vertexRanking: RerankMember = {
  name: "vertexRanking",
  errors: gemini,
  readRequest: (body) => ({
    query: queryOf(body),
    documents: listIn(body, "records").map((each) => textIn(objectOf(each), "content") ?? ""),
    count: numberIn(body, "topN"),
  }),
  writeRequest: ({ query, documents, count }, model) => ({
    model,
    query,
    records: documents.map((content, index) => ({ id: String(index), content })),
    ...(count === undefined ? {} : { topN: count }),
    ignoreRecordDetailsInResponse: true,
  }),
  readResponse(body) {
    const { records } = body;
    if (!Array.isArray(records)) throw badResponse("`records` is missing");
    const ranks = records.map(objectOf).map((each) => ({
      index: Number(textIn(each, "id") ?? Number.NaN),
      score: numberIn(each, "score") ?? 0,
    }));
    if (ranks.some(({ index }) => !Number.isSafeInteger(index) || index < 0))
      throw badResponse("`records` has an id that was not sent");
    return { ranks, model: undefined, usage: undefined };
  },
  writeResponse: ({ ranks }) => ({
    records: ranks.map(({ index, score }) => ({ id: String(index), score })),
  }),
};
