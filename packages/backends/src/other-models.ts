import { isObject, type JsonObject } from "@edge-gateway/llm";

/** The members with models that a provider calls when the first one fails: of OpenRouter, and of Anthropic and LiteLLM. */
const FALLBACKS: readonly string[] = [
  "models",
  "fallbacks",
  "context_window_fallbacks",
  "content_policy_fallbacks",
];
/** The type of a tool of Anthropic that asks another model. */
const ADVISOR = /^advisor/;
/** The types of tools that OpenRouter runs; those that ask other models have them in their parameters. */
const ROUTED = /^openrouter:/;
/** A tool whose caller may choose any model unless the request names one. */
const ROUTED_ADVISOR = "openrouter:advisor";
/** Several models respond, by a tool or by a plugin; those that OpenRouter chooses are called by this name. */
const FUSION = { tool: "openrouter:fusion", plugin: "fusion", model: "openrouter/fusion" } as const;
/** The settings of an account of OpenRouter, also behind the name of a model; they may name other models. */
const PRESET = "@preset/";

/**
 * The models that a chat, or each chat of a batch, names beside its own, and that its provider may call for it. Where
 * the provider chooses them, the name of what chooses.
 * Source: the types of the official SDK of OpenRouter, 1.3.19 (read 2026-12-01).
 */
export function otherModels(body: JsonObject): readonly string[] {
  const batch = listOf(body["requests"]).filter(isObject);
  const chats = batch.map(({ params }) => params).filter(isObject);
  return [body, ...chats].flatMap(othersOf);
}

function othersOf(chat: JsonObject): readonly string[] {
  const { model, preset, tools, plugins } = chat;
  const found = [
    ...FALLBACKS.flatMap((name) => listOf(chat[name]).flatMap(namesIn)),
    ...listOf(tools).filter(isObject).flatMap(modelsOfTool),
    ...listOf(plugins).filter(isObject).flatMap(modelsOfPlugin),
  ];
  return [
    ...found,
    ...[...textsIn([model]), ...found].flatMap(presetOf),
    ...textsIn([preset]).map((name) => (name.startsWith(PRESET) ? name : PRESET + name)),
  ];
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textsIn(values: readonly unknown[]): readonly string[] {
  return values.filter((value) => typeof value === "string" && value !== "") as readonly string[];
}

/** The models of an entry: its text, its member `model`, or, for LiteLLM, the lists in its members. */
function namesIn(entry: unknown): readonly string[] {
  if (typeof entry === "string") return [entry];
  if (!isObject(entry)) return [];
  const { model } = entry;
  if (typeof model === "string") return [model];
  return Object.values(entry).flatMap((value) => textsIn(listOf(value)));
}

function modelsOfTool(tool: JsonObject): readonly string[] {
  const { type, model, parameters } = tool;
  if (typeof type !== "string") return [];
  if (ADVISOR.test(type)) return textsIn([model]);
  if (!ROUTED.test(type)) return [];
  const settings = isObject(parameters) ? parameters : {};
  // A subagent has tools of its own, which have none.
  const nested = listOf(settings["tools"]).filter(isObject).map(withoutTools);
  return [...modelsIn(type, settings), ...nested.flatMap(modelsOfTool)];
}

function withoutTools(tool: JsonObject): JsonObject {
  const { parameters } = tool;
  return isObject(parameters) ? { ...tool, parameters: { ...parameters, tools: [] } } : tool;
}

function modelsIn(type: string, settings: JsonObject): readonly string[] {
  const named = textsIn([settings["model"]]);
  if (type === ROUTED_ADVISOR && named.length === 0) return [type];
  return type === FUSION.tool ? panelOf(settings) : named;
}

function modelsOfPlugin(plugin: JsonObject): readonly string[] {
  const { id, enabled } = plugin;
  return id === FUSION.plugin && enabled !== false ? panelOf(plugin) : [];
}

function panelOf(settings: JsonObject): readonly string[] {
  const panel = textsIn(listOf(settings["analysis_models"]));
  return [...(panel.length === 0 ? [FUSION.model] : panel), ...textsIn([settings["model"]])];
}

function presetOf(name: string): readonly string[] {
  const at = name.indexOf(PRESET);
  return at > 0 ? [name.slice(at)] : [];
}
