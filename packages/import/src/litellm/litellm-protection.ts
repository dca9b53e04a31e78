import type { JsonObject } from "@edge-gateway/llm";
import { listOf, objectOf, textOf } from "../values.ts";

/** Settings of LiteLLM that decide who may ask, or what. None of them is converted. */
const PROTECTING: ReadonlySet<string> = new Set([
  "custom_auth",
  "enable_jwt_auth",
  "enable_oauth2_auth",
  "enable_oauth2_proxy_auth",
  "allowed_ips",
  "allowed_routes",
  "enforce_user_param",
  "enforced_params",
]);

/** Sections of LiteLLM that protect no model, besides those that are read. Any other section may do so. */
const SECTIONS: ReadonlySet<string> = new Set([
  "model_list",
  "general_settings",
  "litellm_settings",
  "router_settings",
  "guardrails",
  "policies",
  "policy_attachments",
  "environment_variables",
  "credential_list",
  "callback_settings",
  "default_vertex_config",
  "files_settings",
  "finetune_settings",
  "assistant_settings",
  "mcp_servers",
  "mcp_tools",
  "mcp_aliases",
  "agents",
  "agent_list",
  "prompts",
  "search_tools",
  "vector_store_registry",
]);

/** Callbacks of LiteLLM that are guards. */
const GUARDS: ReadonlySet<string> = new Set([
  "detect_prompt_injection",
  "hide_secrets",
  "presidio",
  "llamaguard_moderations",
  "llmguard_moderations",
  "google_text_moderation",
  "openai_moderations",
  "banned_keywords",
  "blocked_user_check",
  "lakera_prompt_injection",
  "aporia_prompt_injection",
  "azure_content_safety",
]);

/** The budgets of providers, beyond which LiteLLM calls none of their models. */
const BUDGETS = "provider_budget_config";

/** Rules of LiteLLM that refuse calls: code of the user. */
const RULES = ["pre_call_rules", "post_call_rules"] as const;

/** Returns the place of a setting that protects every model and is not converted; undefined if there is none. */
export function lostProtection(read: JsonObject): string | undefined {
  const section = Object.keys(read).find((name) => !SECTIONS.has(name) && isSet(read[name]));
  if (section !== undefined) return section;
  const general = objectOf(read["general_settings"]);
  const auth = Object.keys(general).find((name) => PROTECTING.has(name) && isSet(general[name]));
  if (auth !== undefined) return `general_settings.${auth}`;
  const settings = objectOf(read["litellm_settings"]);
  const own = ["guardrails", ...RULES].find((name) => isSet(settings[name]));
  if (own !== undefined) return `litellm_settings.${own}`;
  if (isSet(read["policy_attachments"])) return "policy_attachments";
  const guard = [settings["callbacks"], ...listOf(settings["callbacks"])]
    .map(textOf)
    .find((each) => each !== undefined && mayRefuse(each));
  if (guard !== undefined) return `litellm_settings.callbacks (${guard})`;
  const router = objectOf(read["router_settings"]);
  if (isSet(router[BUDGETS])) return `router_settings.${BUDGETS}`;
  const isFiltered = isSet(router["enable_tag_filtering"]) && hasTags(listOf(read["model_list"]));
  return isFiltered ? "router_settings.enable_tag_filtering" : undefined;
}

/** Whether a callback may refuse calls: a guard of LiteLLM, or code of the user, whose name has a module. */
function mayRefuse(callback: string): boolean {
  return GUARDS.has(callback) || callback.includes(".");
}

function hasTags(deployments: readonly unknown[]): boolean {
  return deployments.some((each) => isSet(objectOf(objectOf(each)["litellm_params"])["tags"]));
}

/** Parameters of a deployment that decide what may be asked or answered, and why they leave it out. */
const OF_DEPLOYMENT: Readonly<Record<string, string>> = {
  guardrails: "its guardrails are not converted",
  guardrailConfig: "its guardrail of Bedrock is not converted",
  safety_settings: "its safety settings are not converted",
  policies: "its policies are not converted",
  enforced_params: "the parameters that it enforces are not converted",
  blocked: "it is blocked",
  max_budget: "its budget is not converted",
};

/** Returns why a deployment would be less protected than before; undefined if it would not. */
export function lostOfDeployment(params: JsonObject, info: JsonObject): string | undefined {
  const lost = Object.entries(OF_DEPLOYMENT).find(
    ([name]) => isSet(params[name]) && !(name === "safety_settings" && isOff(params[name])),
  );
  if (lost !== undefined) return `the model is left out: ${lost[1]}`;
  return isSet(info["team_id"]) ? "the model is left out: only one team may use it" : undefined;
}

/** Whether safety settings of Gemini only switch filters off, which protects nothing. */
function isOff(settings: unknown): boolean {
  return (
    Array.isArray(settings) &&
    settings.every((each) => OFF.has(textOf(objectOf(each)["threshold"]) ?? ""))
  );
}

const OFF: ReadonlySet<string> = new Set(["BLOCK_NONE", "OFF"]);

function isSet(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== false;
}
