import { isObject, type JsonObject } from "@edge-gateway/llm";

/** The members with models that a provider calls when the first one fails: of OpenRouter, and of Anthropic and LiteLLM. */
const FALLBACKS: readonly string[] = ["models", "fallbacks"];
/** The type of a tool of Anthropic that asks another model. */
const ADVISOR = /^advisor/;

/** The models that a chat names beside its own, and that its provider may call for it. */
export function otherModels(body: JsonObject): readonly string[] {
  const fallbacks = FALLBACKS.flatMap((name) => listOf(body[name]).flatMap(namesIn));
  const tools = listOf(body["tools"]).filter(isObject);
  const advisors = tools.filter(({ type }) => typeof type === "string" && ADVISOR.test(type));
  return [...fallbacks, ...advisors.flatMap(({ model }) => namesIn(model))];
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The models of an entry: its text, its member `model`, or, for LiteLLM, the lists in its members. */
function namesIn(entry: unknown): readonly string[] {
  if (typeof entry === "string") return [entry];
  if (!isObject(entry)) return [];
  const { model } = entry;
  if (typeof model === "string") return [model];
  return Object.values(entry).flatMap((value) =>
    listOf(value).filter((name) => typeof name === "string"),
  );
}
