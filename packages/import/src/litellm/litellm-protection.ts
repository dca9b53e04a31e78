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

/** Returns the place of a setting that protects every model and is not converted; undefined if there is none. */
export function lostProtection(read: JsonObject): string | undefined {
  const general = objectOf(read["general_settings"]);
  const auth = Object.keys(general).find((name) => PROTECTING.has(name) && isSet(general[name]));
  if (auth !== undefined) return `general_settings.${auth}`;
  const settings = objectOf(read["litellm_settings"]);
  if (isSet(settings["guardrails"])) return "litellm_settings.guardrails";
  const guard = listOf(settings["callbacks"])
    .map(textOf)
    .find((each) => GUARDS.has(each ?? ""));
  return guard === undefined ? undefined : `litellm_settings.callbacks (${guard})`;
}

/** Returns why a deployment would be less protected than before; undefined if it would not. */
export function lostOfDeployment(params: JsonObject, info: JsonObject): string | undefined {
  if (isSet(params["guardrails"])) return "the model is left out: its guardrails are not converted";
  return isSet(info["team_id"]) ? "the model is left out: only one team may use it" : undefined;
}

function isSet(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== false;
}
