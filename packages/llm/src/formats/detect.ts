import type { FormatName } from "./names.ts";

/** What a request's path reveals. */
export interface PathFacts {
  readonly format: FormatName;
  /** The model, if the path contains it. */
  readonly model?: string;
  /** Whether a stream is requested, if the path determines it. */
  readonly stream?: boolean;
}

/** Path suffixes of each format, longest first. */
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

/** Determines the format from the path; unknown requests pass unchanged. */
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

/** Anthropic clients that call Vertex AI. */
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
