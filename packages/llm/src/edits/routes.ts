import type { AiPolicies } from "@edge-gateway/generated/types/index.ts";
import { factsOfPath, type PathFacts } from "../formats/detect.ts";
import type { FormatName } from "../formats/names.ts";

type RouteType = NonNullable<AiPolicies["routes"]>[string];

const FORMATS: Readonly<Record<RouteType, FormatName>> = {
  Completions: "completions",
  Messages: "messages",
  Models: "models",
  Passthrough: "passthrough",
  Detect: "detect",
  Responses: "responses",
  AnthropicTokenCount: "tokenCount",
  Embeddings: "embeddings",
  Realtime: "realtime",
  Rerank: "rerank",
  GenerateContent: "gemini",
  GeminiCountTokens: "geminiTokenCount",
};

const EVERY_OTHER = "*";

/** Formats by path suffix, longest first; other paths are chat completions. */
export class FormatRoutes {
  readonly #ends: readonly (readonly [end: string, format: FormatName])[];
  readonly #other: FormatName;

  constructor(routes: Readonly<Record<string, RouteType>>) {
    const { [EVERY_OTHER]: other = "Completions", ...ends } = routes;
    this.#other = FORMATS[other];
    this.#ends = Object.entries(ends)
      .toSorted(([one], [another]) => another.length - one.length)
      .map(([end, type]) => [end, FORMATS[type]]);
  }

  /** The facts about a request's path, which may contain the model even if a suffix determines the format. */
  factsOf(method: string, path: string): PathFacts {
    const [, format = this.#other] = this.#ends.find(([end]) => path.endsWith(end)) ?? [];
    const facts = factsOfPath(method, path);
    // Paths of chat completions and of older text completions both end with `completions`.
    const isOlder = format === "completions" && facts.format === "textCompletions";
    return isOlder ? facts : { ...facts, format, isConfigured: true };
  }
}
