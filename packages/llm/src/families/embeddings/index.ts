import { familyOf } from "../family.ts";
import { cohereEmbeddings } from "./cohere.ts";
import { geminiEmbedding, geminiEmbeddings } from "./gemini.ts";
import { novaEmbeddings } from "./nova.ts";
import { openaiEmbeddings } from "./openai.ts";
import { titanEmbeddings } from "./titan.ts";
import { vertexEmbeddings } from "./vertex.ts";

/** The family of APIs that return vectors of texts. */
export const EMBEDDINGS = familyOf([
  openaiEmbeddings,
  geminiEmbeddings,
  geminiEmbedding,
  vertexEmbeddings,
  cohereEmbeddings,
  titanEmbeddings,
  novaEmbeddings,
]);
