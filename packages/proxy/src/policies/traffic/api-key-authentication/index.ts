import type { ApiKeyAuthentication } from "@edge-gateway/generated/types/index.ts";
import type { Exchange } from "../../../pipeline/exchange.ts";
import { CONTINUE } from "../../../pipeline/policy.ts";
import type {
  CompileContext,
  CompiledPolicy,
  Outcome,
  PolicyDefinition,
  Refusal,
} from "../../../pipeline/policy.ts";
import { BUDGETS } from "../../../keys/budgets.ts";
import { chargeBudgets } from "../../../keys/charge-budgets.ts";
import { RUNTIME_KEYS } from "../../../keys/runtime-keys.ts";
import { compilePlace } from "../../credential-location.ts";
import { apiKeysOf, digestOf } from "./api-keys.ts";

/** Verifies API keys by their SHA-256 digest. */
export const apiKeyAuthentication: PolicyDefinition<ApiKeyAuthentication> = {
  compile({ mode, location, secretRef, runtimeKeys }, context) {
    if (runtimeKeys !== undefined) return ofRuntimeKeys({ mode, location }, context);
    const entries = secretRef === undefined ? {} : context.secret(secretRef.name);
    const keys = apiKeysOf(entries, (message) =>
      context.log.warn("an invalid API key is ignored", { policy: context.path, reason: message }),
    );
    const place = compilePlace(location, context);
    return {
      request(exchange) {
        const key = place.read(exchange);
        if (key === undefined) return withoutKey(exchange, mode);
        exchange.trace?.learn(key);
        const metadata = keys.find(key);
        if (metadata === undefined) return withUnknownKey(exchange, mode);
        exchange.apiKey = metadata;
        exchange.apiKeyDigest = digestOf(key);
        exchange.trace?.note("apply", "the API key is known");
        place.remove(exchange, key);
        return CONTINUE;
      },
    };
  },
};

/** Keys created while the gateway runs; their budgets are checked from this step on. */
function ofRuntimeKeys(
  { mode, location }: Pick<ApiKeyAuthentication, "mode" | "location">,
  context: CompileContext,
): CompiledPolicy {
  const keys = context.use(RUNTIME_KEYS);
  const charging = {
    budgets: context.use(BUDGETS),
    outputTokens: keys.outputTokens,
    now: context.wallClock,
  };
  const place = compilePlace(location, context);
  return {
    request(exchange) {
      const key = place.read(exchange);
      if (key === undefined) return withoutKey(exchange, mode);
      exchange.trace?.learn(key);
      const digest = digestOf(key);
      const found = keys.find(digest, context.wallClock());
      if (found === undefined) return withUnknownKey(exchange, mode);
      exchange.apiKey = found.metadata;
      exchange.apiKeyDigest = digest;
      exchange.trace?.note("apply", `the API key is known: ${found.metadata["id"] ?? ""}`);
      place.remove(exchange, key);
      chargeBudgets(exchange, found.budgets, charging);
      return CONTINUE;
    },
  };
}

type Mode = ApiKeyAuthentication["mode"];

function withoutKey(exchange: Exchange, mode: Mode): Outcome {
  // An earlier phase has verified the key and removed it.
  if (exchange.apiKey !== undefined) return CONTINUE;
  if (mode === "Strict") return refusal("no API key found");
  exchange.trace?.note("skip", "no API key");
  return CONTINUE;
}

function withUnknownKey(exchange: Exchange, mode: Mode): Outcome {
  if (mode !== "Permissive") return refusal("unknown API key");
  exchange.trace?.note("skip", "unknown API key");
  return CONTINUE;
}

function refusal(reason: string): Refusal {
  return { code: "api_key_refused", text: `api key authentication failure: ${reason}` };
}
