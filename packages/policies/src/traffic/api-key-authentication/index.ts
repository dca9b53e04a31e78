import type { ApiKeyAuthentication } from "@edge-gateway/generated/types/index.ts";
import { digestOf, type KeyMetadata } from "@edge-gateway/kernel/http/api-key";
import { ExchangeMemo } from "@edge-gateway/kernel/http/exchange-memo";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import { CONTINUE } from "@edge-gateway/gateway/exchange/policy";
import type {
  CompileContext,
  CompiledPolicy,
  Outcome,
  PolicyDefinition,
  Refusal,
} from "@edge-gateway/gateway/exchange/policy";
import { BUDGETS } from "@edge-gateway/gateway/keys/budgets";
import { chargeBudgets } from "@edge-gateway/gateway/keys/charge-budgets";
import {
  RUNTIME_KEYS,
  type KeyRefusal,
  type RuntimeKey,
} from "@edge-gateway/gateway/keys/runtime-keys";
import { compilePlace, isForProxy } from "@edge-gateway/credentials/credential-location";
import { apiKeysOf } from "./api-keys.ts";
import { isUsualPlace, keyOfClient, refusalFor } from "./model-clients.ts";

/** Verifies API keys by their SHA-256 digest. */
export const apiKeyAuthentication: PolicyDefinition<ApiKeyAuthentication> = {
  compile({ mode, location, secretRef, runtimeKeys }, context) {
    if (runtimeKeys !== undefined) return ofRuntimeKeys({ mode, location }, context);
    const entries = secretRef === undefined ? {} : context.secret(secretRef.name);
    const keys = apiKeysOf(entries, (message) =>
      context.log.warn("an invalid API key is ignored", { policy: context.path, reason: message }),
    );
    return policyOf({ mode, location }, context, (digest) => {
      const metadata = keys.find(digest);
      return metadata === undefined ? "unknown" : { metadata };
    });
  },
};

/**
 * Finds keys that were created while the gateway runs. This step also starts to check the budget of a found
 * key.
 */
function ofRuntimeKeys(
  config: Pick<ApiKeyAuthentication, "mode" | "location">,
  context: CompileContext,
): CompiledPolicy {
  const keys = context.use(RUNTIME_KEYS);
  const charging = {
    budgets: context.use(BUDGETS),
    outputTokens: keys.outputTokens,
    now: context.wallClock,
  };
  return policyOf(config, context, (digest) => {
    const found = keys.find(digest, context.wallClock());
    if (typeof found === "string") return found;
    const { metadata } = found;
    const key = (): RuntimeKey | undefined => {
      const current = keys.find(digest, context.wallClock());
      return typeof current === "string" ? undefined : current;
    };
    const accepted = (exchange: Exchange): void => {
      if (CHARGED.get(exchange) === digest) return;
      CHARGED.set(exchange, digest);
      chargeBudgets(exchange, found, { ...charging, key });
    };
    return { metadata, name: metadata["id"], accepted };
  });
}

/** Remembers the key whose budget an earlier phase has already charged. */
const CHARGED = new ExchangeMemo<string>();

interface FoundKey {
  readonly metadata: KeyMetadata;
  /** The name of the key in traces. */
  readonly name?: string | undefined;
  readonly accepted?: (exchange: Exchange) => void;
}

function policyOf(
  { mode, location }: Pick<ApiKeyAuthentication, "mode" | "location">,
  context: CompileContext,
  find: (digest: string) => FoundKey | KeyRefusal,
): CompiledPolicy {
  const place = compilePlace(location, context);
  const isUsual = isUsualPlace(location);
  const challenge = challengeOf(location);
  // A key that is disabled or has expired is none of the backend.
  const isKnown = (key: string): boolean => find(digestOf(key)) !== "unknown";
  return {
    request(exchange) {
      const own = place.read(exchange);
      const ofClient = own === undefined && isUsual ? keyOfClient(exchange, isKnown) : undefined;
      const key = own ?? ofClient?.key;
      const refusal: Refuse = (reason) =>
        isForProxy(location, exchange)
          ? {
              code: "proxy_api_key_refused",
              text: `${FAILURE}${reason}`,
              headers: [["proxy-authenticate", challenge]],
            }
          : refusalFor(exchange, `${FAILURE}${reason}`, [["www-authenticate", challenge]]);
      // A key that an earlier phase has verified and removed must be a key of this policy, too.
      const digest = key === undefined ? exchange.apiKeyDigest : digestOf(key);
      if (digest === undefined) return withoutKey(exchange, mode, refusal);
      if (key !== undefined) exchange.trace?.learn(key);
      const found = find(digest);
      if (typeof found === "string") return withRefusedKey(exchange, mode, found, refusal);
      exchange.apiKey = found.metadata;
      exchange.apiKeyDigest = digest;
      const name = found.name === undefined ? "" : `: ${found.name}`;
      exchange.trace?.note("apply", `the API key is known${name}`);
      if (ofClient !== undefined) exchange.request.remove(ofClient.header);
      else if (key !== undefined) place.remove(exchange, key);
      found.accepted?.(exchange);
      return CONTINUE;
    },
  };
}

const FAILURE = "api key authentication failure: ";

type Mode = ApiKeyAuthentication["mode"];

type Refuse = (reason: string) => Refusal;

function withoutKey(exchange: Exchange, mode: Mode, refusal: Refuse): Outcome {
  if (mode === "Strict") return refusal("no API key found");
  exchange.trace?.note("skip", "no API key");
  return CONTINUE;
}

function withRefusedKey(exchange: Exchange, mode: Mode, why: KeyRefusal, refusal: Refuse): Outcome {
  const reason = `${why} API key`;
  if (mode !== "Permissive") return refusal(reason);
  exchange.trace?.note("skip", reason);
  return CONTINUE;
}

/** The headers whose values begin with a scheme (RFC 9110 section 11). */
const SCHEMES_IN: ReadonlySet<string> = new Set(["authorization", "proxy-authorization"]);
/** The characters of an authentication scheme (RFC 9110 section 11.1). */
const SCHEME = /^[\w!#$%&'*+.^`|~-]+$/;

/**
 * The challenge that a 401 must have (RFC 9110 section 11.6.1): the scheme of the location if it has one;
 * otherwise one that no standard defines.
 */
function challengeOf({ header }: ApiKeyAuthentication["location"]): string {
  const hasScheme = header !== undefined && SCHEMES_IN.has(header.name.toLowerCase());
  const scheme = hasScheme ? header.prefix?.trim() : undefined;
  return scheme !== undefined && SCHEME.test(scheme) ? scheme : "ApiKey";
}
