import type { ModelFacts } from "../facts/model-facts.ts";
import { type JsonObject, numberIn, objectOf, textIn } from "../json.ts";
import { budgetOf, effortFor, effortOf, LEAST_BUDGET } from "./effort.ts";
import type { ChatRequest, Effort, Reasoning, Settings } from "./form.ts";
import type { Notes } from "./notes.ts";
import { callsUnproven } from "./turns.ts";

/** The reasoning of Anthropic's models, which is configured in the same way on every platform. */
interface Thinking {
  /** The request's `thinking` option. */
  readonly option: JsonObject;
  /** The effort, for models that decide how much they reason. */
  readonly effort?: Effort;
  /** The limit of the response, including its reasoning; undefined: that of the request. */
  readonly maxTokens?: number;
  readonly isOn: boolean;
}

/**
 * How the model reasons; undefined if the request does not say so, or the model cannot.
 * @param target the limit of a response without reasoning, if the request sets no limit; and what is known
 * about the model
 */
export function anthropicThinking(
  request: ChatRequest,
  { maxTokens: defaultTokens, facts }: { readonly maxTokens: number; readonly facts: ModelFacts },
  notes: Notes,
): Thinking | undefined {
  const { reasoning, maxTokens: limit } = request.settings;
  if (reasoning === undefined) return undefined;
  const isAdaptive = facts.thinking === "Adaptive";
  const asked = budgetOf(reasoning);
  // Newer models reason unless they are told not to.
  if (asked === 0) return isAdaptive ? { option: { type: "disabled" }, isOn: false } : undefined;
  // With the default limit, tokens must be left for the response after the reasoning.
  const maxTokens = limit ?? defaultTokens + asked;
  if (!isAdaptive) return byBudget(request, { asked, maxTokens }, notes);
  const display = reasoning.isHidden === true ? "omitted" : "summarized";
  const option = { type: "adaptive", display };
  return { option, effort: effortFor(reasoning), maxTokens, isOn: true };
}

function byBudget(
  { messages, at }: ChatRequest,
  { asked, maxTokens }: { readonly asked: number; readonly maxTokens: number },
  notes: Notes,
): Thinking | undefined {
  const budget = Math.min(asked, maxTokens - 1);
  if (budget < LEAST_BUDGET) {
    notes.dropped(at.reasoning ?? "", "too few tokens are left for reasoning");
    return undefined;
  }
  if (callsUnproven(messages)) {
    notes.dropped(at.reasoning ?? "", "the signed reasoning before the last tool calls is missing");
    return undefined;
  }
  return { option: { type: "enabled", budget_tokens: budget }, maxTokens, isOn: true };
}

const LEAST_TOP_P = 0.95;

/** The sampling settings that Anthropic's models accept while they reason. */
export function besidesThinking(
  { settings, at }: ChatRequest,
  notes: Notes,
): Pick<Settings, "temperature" | "topP" | "topK"> {
  const { temperature, topP, topK } = settings;
  const refused = {
    temperature: temperature !== undefined && temperature !== 1,
    topP: topP !== undefined && topP < LEAST_TOP_P,
    topK: topK !== undefined,
  };
  for (const name of ["temperature", "topP", "topK"] as const)
    if (refused[name]) notes.dropped(at[name] ?? "", "not accepted together with reasoning");
  if (settings.toolChoice === "any" || typeof settings.toolChoice === "object")
    notes.changed(at.toolChoice ?? "", "with reasoning, a tool call cannot be forced");
  return refused.topP ? {} : { topP };
}

/** The highest temperature of Anthropic and Amazon is 1. */
export function sampling(
  { settings, at }: ChatRequest,
  notes: Notes,
): Pick<Settings, "temperature" | "topP" | "topK"> {
  const { temperature, topP, topK } = settings;
  if (temperature === undefined || temperature <= 1) return { temperature, topP, topK };
  notes.changed(at.temperature ?? "", "at most 1 is allowed");
  return { temperature: 1, topP, topK };
}

/** Reads the reasoning that a client asks of Anthropic's models. */
export function readAnthropicThinking(body: JsonObject): Reasoning | undefined {
  const thinking = objectOf(body["thinking"]);
  const effort = effortOf(textIn(objectOf(body["output_config"]), "effort"));
  const isHidden = thinking["display"] === "omitted" ? true : undefined;
  switch (thinking["type"]) {
    case "enabled":
      return { effort, budget: numberIn(thinking, "budget_tokens"), isHidden };
    case "adaptive":
      return { effort: effort ?? "high", isHidden };
    case "disabled":
      return { effort: "none" };
    default:
      return effort === undefined ? undefined : { effort };
  }
}

/** The place where a client says whether it wants to read the reasoning. */
export function placeOfDisplay({ at }: ChatRequest): string {
  return `${at.reasoning ?? ""}/display`;
}

/** The place of the member in which a client asks for reasoning. */
export function placeOfThinking(body: JsonObject): string {
  return body["thinking"] === undefined ? "/output_config/effort" : "/thinking";
}
