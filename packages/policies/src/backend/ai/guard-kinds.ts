import type {
  ParsedRequestGuard,
  ParsedResponseGuard,
} from "@edge-gateway/generated/types/index.ts";
import {
  bedrockQuestion,
  compileRegexGuard,
  modelArmorQuestion,
  moderationQuestion,
  webhookQuestion,
} from "@edge-gateway/llm/guards";
import type { RegexSearch } from "@edge-gateway/llm/guards";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import type { GuardKind } from "./guard-kind.ts";
import { compileConnection } from "./guard-connection.ts";
import { ServerGuard } from "./server-guard.ts";
import { compileWebhookHeaders } from "./webhook-headers.ts";

const MODERATION = "https://api.openai.com";

/** The schema guarantees that exactly one kind is set. */
export function compileGuard(
  guard: ParsedRequestGuard | ParsedResponseGuard,
  context: CompileContext,
): GuardKind {
  const { regex, webhook } = guard;
  if (regex !== undefined) {
    const search = compileRegexGuard(regex);
    context.loads(search.ready);
    return regexKind(search, regex.action);
  }
  if (webhook !== undefined) {
    const { backendRef } = webhook;
    const target = context.server(`${context.path}.webhook.backendRef`, { backendRef });
    const headers = compileWebhookHeaders(webhook, context);
    const ask = webhookQuestion("/");
    const server = new ServerGuard({ target, ask, headers }, context);
    const failsOpen = webhook.failureMode === "FailOpen";
    return {
      kind: "webhook",
      action: webhook.action,
      failsOpen,
      search: undefined,
      told: headers,
      judge: server.judge,
    };
  }
  const cloud = cloudGuard(guard, context);
  return { ...cloud, failsOpen: false, search: undefined, told: undefined };
}

function regexKind(search: RegexSearch, action: GuardKind["action"]): GuardKind {
  return {
    kind: "regex",
    action,
    failsOpen: false,
    search,
    told: undefined,
    judge: (phase, texts, _exchange, clean) => Promise.resolve(search.judge(phase, texts, clean)),
  };
}

function cloudGuard(
  guard: ParsedRequestGuard | ParsedResponseGuard,
  context: CompileContext,
): Pick<GuardKind, "kind" | "action" | "judge"> {
  const { bedrockGuardrails: bedrock, googleModelArmor: armor } = guard;
  if (bedrock !== undefined) {
    const url = `https://bedrock-runtime.${bedrock.region}.amazonaws.com`;
    const ask = bedrockQuestion(bedrock.identifier, bedrock.version);
    const connection = compileConnection(url, bedrock.policies, context.at("bedrockGuardrails"));
    const { judge } = new ServerGuard({ ...connection, ask }, context);
    return { kind: "bedrockGuardrails", action: bedrock.action, judge };
  }
  if (armor !== undefined) {
    const url = `https://modelarmor.${armor.location}.rep.googleapis.com`;
    const connection = compileConnection(url, armor.policies, context.at("googleModelArmor"));
    const { judge } = new ServerGuard({ ...connection, ask: modelArmorQuestion(armor) }, context);
    return { kind: "googleModelArmor", action: armor.action, judge };
  }
  const moderation = "openAIModeration" in guard ? guard.openAIModeration : undefined;
  const { policies, model, action = "Reject" } = moderation ?? {};
  const connection = compileConnection(MODERATION, policies, context.at("openAIModeration"));
  const { judge } = new ServerGuard({ ...connection, ask: moderationQuestion(model) }, context);
  return { kind: "openAIModeration", action, judge };
}
