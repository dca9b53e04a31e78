import type { FormatName } from "./names.ts";

/** What the path of a request tells of it. */
export interface PathFacts {
  readonly format: FormatName;
  /** The model, where it is in the path. */
  readonly model?: string;
  /** Whether a stream is asked for, where the path says it. */
  readonly stream?: boolean;
}

/** The ends of paths that tell what is asked for, the longest first. */
const ENDS: readonly (readonly [end: string, format: FormatName])[] = [
  ["/messages/count_tokens", "tokenCount"],
  ["/responses/input_tokens", "responsesTokenCount"],
  ["/chat/completions", "completions"],
  ["/embeddings", "embeddings"],
  ["/responses", "responses"],
  ["/messages", "messages"],
  ["/realtime", "realtime"],
  ["/v2/embed", "cohereEmbeddings"],
  ["/rerank", "rerank"],
];

const GEMINI = /\/(?:models|tunedModels)\/([^/]+):(\w+)$/;
const CONVERSE = /\/model\/([^/]+)\/(converse|converse-stream|count-tokens)$/;
const RAW = /\/models\/([^/]+):(rawPredict|streamRawPredict)$/;
const MODELS = /\/models(?:\/[^/:]+)?$/;

/** What a request asks for, by its path; what nobody knows passes as it is. */
export function factsOfPath(method: string, path: string): PathFacts {
  const end = ENDS.find(([each]) => path.endsWith(each));
  if (end !== undefined) return { format: end[1] };
  if (method === "GET") return { format: MODELS.test(path) ? "models" : "passthrough" };
  return geminiFacts(path) ?? converseFacts(path) ?? rawFacts(path) ?? { format: "detect" };
}

const GEMINI_VERBS: ReadonlyMap<string, FormatName> = new Map([
  ["generateContent", "gemini"],
  ["streamGenerateContent", "gemini"],
  ["countTokens", "geminiTokenCount"],
  ["embedContent", "geminiEmbedding"],
  ["batchEmbedContents", "geminiEmbeddings"],
]);

function geminiFacts(path: string): PathFacts | undefined {
  const [, model, verb] = GEMINI.exec(path) ?? [];
  const format = GEMINI_VERBS.get(verb ?? "");
  if (model === undefined || format === undefined) return undefined;
  const facts = { format, model: decoded(model) };
  return format === "gemini" ? { ...facts, stream: verb === "streamGenerateContent" } : facts;
}

function converseFacts(path: string): PathFacts | undefined {
  const [, model, verb] = CONVERSE.exec(path) ?? [];
  if (model === undefined) return undefined;
  if (verb === "count-tokens") return { format: "converseTokenCount", model: decoded(model) };
  return { format: "converse", model: decoded(model), stream: verb === "converse-stream" };
}

/** Clients of Anthropic that talk to Vertex AI. */
function rawFacts(path: string): PathFacts | undefined {
  const [, model, verb] = RAW.exec(path) ?? [];
  if (model === undefined) return undefined;
  return { format: "messages", model: decoded(model), stream: verb === "streamRawPredict" };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
