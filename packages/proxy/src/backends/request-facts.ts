import { factsOfPath, type PathFacts } from "@edge-gateway/llm";
import type { Exchange } from "../pipeline/exchange.ts";

/** A header of Google's clients, whose list of models may have the same path as that of OpenAI. */
const GOOGLE_CLIENT = "x-goog-api-client";

/** The format of a request by its path and headers. */
export function requestFacts({ request }: Exchange): PathFacts {
  const facts = factsOfPath(request.method, request.path);
  const isGoogles = facts.format === "models" && request.has(GOOGLE_CLIENT);
  return isGoogles ? { ...facts, format: "geminiModels" } : facts;
}
