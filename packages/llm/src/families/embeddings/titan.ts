import { badRequest, badResponse } from "../../chat/fault.ts";
import { converse } from "../../formats/converse/index.ts";
import { countIn, numberIn, textIn } from "../../json.ts";
import { type EmbedMember, vectorOf } from "./form.ts";

/** The request of Amazon Titan's embedding models on Bedrock: one text at a time. */
export const titanEmbeddings: EmbedMember = {
  name: "titanEmbeddings",
  errors: converse,
  readRequest(body) {
    const text = textIn(body, "inputText");
    if (text === undefined) throw badRequest("/inputText", "the provider embeds texts only");
    return { texts: [text], dimensions: numberIn(body, "dimensions"), purpose: undefined };
  },
  writeRequest({ texts, dimensions, purpose }, _model, notes) {
    const [inputText, ...more] = texts;
    if (more.length > 0)
      throw badRequest("/input", "models of Amazon Titan embed one text per request");
    if (purpose !== undefined)
      notes.dropped("/input_type", "embedding models of Amazon Titan do not support a purpose");
    return { inputText, ...(dimensions === undefined ? {} : { dimensions }) };
  },
  readResponse(body) {
    if (!Array.isArray(body["embedding"])) throw badResponse("the embedding is missing");
    return {
      vectors: [vectorOf(body["embedding"])],
      model: undefined,
      usage: { input: countIn(body, "inputTextTokenCount") ?? 0, output: 0 },
    };
  },
  writeResponse: ({ vectors: [embedding = []], usage }) => ({
    embedding,
    inputTextTokenCount: usage?.input ?? 0,
  }),
};
