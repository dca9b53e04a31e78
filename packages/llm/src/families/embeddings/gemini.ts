import { badRequest, badResponse } from "../../chat/fault.ts";
import type { Usage } from "../../chat/form.ts";
import { camelCased, contentOf, manyIn, partsOf } from "../../formats/gemini/names.ts";
import { gemini } from "../../formats/gemini/index.ts";
import {
  below,
  type JsonObject,
  listIn,
  countIn,
  numberIn,
  objectIn,
  objectOf,
  textIn,
} from "../../json.ts";
import { type EmbedMember, type EmbedRequest, type Purpose, vectorOf } from "./form.ts";

/** The purpose of an embedding, with Google's names. */
export const TASKS: Readonly<Record<Purpose, string>> = {
  search_query: "RETRIEVAL_QUERY",
  search_document: "RETRIEVAL_DOCUMENT",
  classification: "CLASSIFICATION",
  clustering: "CLUSTERING",
};

const PURPOSES: ReadonlyMap<string, Purpose> = new Map([
  ["RETRIEVAL_QUERY", "search_query"],
  ["RETRIEVAL_DOCUMENT", "search_document"],
  ["CLASSIFICATION", "classification"],
  ["CLUSTERING", "clustering"],
]);

/** Gemini's API `…:batchEmbedContents`, which returns one vector for each of several contents. */
export const geminiEmbeddings: EmbedMember = {
  name: "geminiEmbeddings",
  errors: gemini,
  readRequest(written) {
    const asked = manyIn(camelCased(written), "requests").map(objectOf);
    const requests = asked.map(camelCased);
    const [first] = requests;
    if (first === undefined) throw badRequest("/requests", "there is none");
    const texts = requests.map((each, index) => textOf(each, below("/requests", index)));
    return { ...settingsOf(first), texts };
  },
  writeRequest: (request, model) => ({
    requests: request.texts.map((text) => ({ model: named(model), ...requestOf(text, request) })),
  }),
  readResponse(body) {
    const vectors = listIn(body, "embeddings").map((each) => vectorOf(objectOf(each)["values"]));
    if (vectors.length === 0) throw badResponse("the embeddings are missing");
    return { vectors, model: undefined, usage: usageOf(body) };
  },
  writeResponse: ({ vectors, usage }) => ({
    embeddings: vectors.map((values) => ({ values })),
    ...writtenUsage(usage),
  }),
};

/** Gemini's API `…:embedContent`, which returns the vector of one content. */
export const geminiEmbedding: EmbedMember = {
  name: "geminiEmbedding",
  errors: gemini,
  readRequest(written) {
    const body = camelCased(written);
    return { ...settingsOf(body), texts: [textOf(body, "")] };
  },
  writeRequest(request, model) {
    const [text = "", ...more] = request.texts;
    if (more.length > 0) throw badRequest("", "the provider embeds one text per request");
    return { model: named(model), ...requestOf(text, request) };
  },
  readResponse(body) {
    const embedding = objectIn(body, "embedding");
    if (embedding === undefined) throw badResponse("the embedding is missing");
    return { vectors: [vectorOf(embedding["values"])], model: undefined, usage: usageOf(body) };
  },
  writeResponse: ({ vectors: [values = []], usage }) => ({
    embedding: { values },
    ...writtenUsage(usage),
  }),
};

function settingsOf(body: JsonObject): Omit<EmbedRequest, "texts"> {
  return {
    dimensions: numberIn(body, "outputDimensionality"),
    purpose: PURPOSES.get(textIn(body, "taskType") ?? ""),
  };
}

/**
 * The whole text of a content.
 * @throws ChatFault if the content has parts other than text
 */
function textOf(body: JsonObject, at: string): string {
  const parts = partsOf(contentOf(body["content"])).map((part) => textIn(part, "text"));
  const texts = parts.filter((text) => text !== undefined);
  if (texts.length === 0 || texts.length < parts.length)
    throw badRequest(`${at}/content`, "the provider embeds texts only");
  return texts.join("");
}

function requestOf(text: string, { dimensions, purpose }: EmbedRequest): JsonObject {
  return {
    content: { parts: [{ text }] },
    ...(dimensions === undefined ? {} : { outputDimensionality: dimensions }),
    ...(purpose === undefined ? {} : { taskType: TASKS[purpose] }),
  };
}

function named(model: string): string {
  return model.includes("/") ? model : `models/${model}`;
}

function usageOf(body: JsonObject): Usage | undefined {
  const input = countIn(objectOf(body["usageMetadata"]), "promptTokenCount");
  return input === undefined ? undefined : { input, output: 0 };
}

function writtenUsage(usage: Usage | undefined): JsonObject {
  return usage === undefined ? {} : { usageMetadata: { promptTokenCount: usage.input } };
}
