import { factsOfPath, type PathFacts } from "@edge-gateway/llm";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";

/**
 * A header that only Google's clients send. Without it, Google's list of models could not be told from
 * OpenAI's, which may have the same path.
 */
const GOOGLE_CLIENT = "x-goog-api-client";

/** Determines the format of a request by its path and headers. */
export function requestFacts({ request }: Exchange): PathFacts {
  const facts = factsOfPath(request.method, request.path);
  const isGoogles = facts.format === "models" && request.has(GOOGLE_CLIENT);
  return isGoogles ? { ...facts, format: "geminiModels" } : facts;
}
