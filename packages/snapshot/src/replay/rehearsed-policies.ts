import type { RequestHead } from "@edge-gateway/http";
import { REDACTED } from "@edge-gateway/kernel/log/redact";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import { CONTINUE } from "@edge-gateway/gateway/exchange/policy";
import type {
  CompiledPolicy,
  Outcome,
  PolicyDefinition,
  PolicyTable,
  Refusal,
} from "@edge-gateway/gateway/exchange/policy";
import { BACKEND, TRAFFIC } from "@edge-gateway/policies/table";
import type { BackendBlock, TrafficBlock } from "@edge-gateway/policies/table";
import type { RecordedIdentity } from "./recorded.ts";
import { rehearsalOf } from "./rehearsed-stream.ts";

/** A policy that decides nothing about a request before it is sent. */
const silent: PolicyDefinition<unknown> = { compile: () => ({}) };

/** A policy whose decision depends on others, or on earlier requests. */
function outside(name: string): PolicyDefinition<unknown> {
  return { compile: () => undecided(name) };
}

/** Lets a request pass, and notes that this was not decided. */
export function undecided(name: string): CompiledPolicy {
  return {
    request({ stream }: Exchange): Outcome {
      rehearsalOf(stream).undecided.add(name);
      return CONTINUE;
    },
  };
}

interface Authentication {
  readonly mode?: "Strict" | "Optional" | "Permissive";
}

/**
 * A policy that verifies a credential: credentials are never recorded, but what was verified is. A request with
 * a credential that nobody has verified is not decided.
 */
function verified(
  name: string,
  identity: keyof RecordedIdentity,
  refusal: Refusal,
): PolicyDefinition<Authentication> {
  return {
    compile: ({ mode = "Strict" }) => ({
      request(exchange: Exchange): Outcome {
        const rehearsal = rehearsalOf(exchange.stream);
        const known = rehearsal.identity[identity];
        if (known !== undefined) {
          Object.assign(exchange, { [identity]: known });
          exchange.request.remove("authorization");
          return CONTINUE;
        }
        if (!rehearsal.hasHeaders || hasHiddenValue(exchange.request)) {
          rehearsal.undecided.add(name);
          rehearsal.isUnknownClient = true;
          return CONTINUE;
        }
        return mode === "Strict" ? refusal : CONTINUE;
      },
    }),
  };
}

/** The traffic policies as far as they decide without a network, without time and without earlier requests. */
export const REHEARSED_TRAFFIC: PolicyTable<TrafficBlock> = {
  ...TRAFFIC,
  timeouts: silent,
  retry: silent,
  delay: silent,
  oidc: outside("oidc"),
  jwtAuthentication: verified("jwtAuthentication", "jwt", { code: "unauthorized" }),
  basicAuthentication: verified("basicAuthentication", "basicAuth", {
    code: "credentials_refused",
  }),
  apiKeyAuthentication: verified("apiKeyAuthentication", "apiKey", { code: "api_key_refused" }),
  extAuth: outside("extAuth"),
  extProc: outside("extProc"),
  rateLimit: outside("rateLimit"),
};

/** The backend policies, with the same bounds; credentials for backends are secrets, and so not compared. */
export const REHEARSED_BACKEND: PolicyTable<BackendBlock> = {
  ...BACKEND,
  extAuth: outside("backend extAuth"),
  mcp: silent,
  ai: silent,
  auth: silent,
};

/** Whether a value was hidden when the request was recorded, which may be a credential. */
function hasHiddenValue(request: RequestHead): boolean {
  return [...request.entries()].some(([, value]) => value.includes(REDACTED));
}
