import { CelError } from "@edge-gateway/cel";
import type { ParsedExtAuth, ParsedExtAuthPolicy } from "@edge-gateway/generated/types/index.ts";
import { OutboundError } from "@edge-gateway/outbound/outbound-error";
import { ExchangeMemo } from "@edge-gateway/kernel/http/exchange-memo";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type {
  CompileContext,
  CompiledPolicy,
  Outcome,
  PolicyDefinition,
} from "@edge-gateway/gateway/exchange/policy";
import { compileConditional } from "../../conditional.ts";
import { compileEndpoint } from "../../outbound-endpoint.ts";
import { applyToRequest } from "../../header-mutations.ts";
import { ServerLog } from "../../server-log.ts";
import { DecisionCache } from "./cache.ts";
import {
  apply,
  applyWaiting,
  type Ask,
  type Decision,
  type RefusalResponse,
  type WaitingEdits,
} from "./decision.ts";
import { compileGrpcCheck } from "./grpc-check.ts";
import { compileHttpCheck } from "./http-check.ts";
import type { FilterTerms } from "./filter-terms.ts";
import { wholeRequest } from "@edge-gateway/http";

/** Lets an external server decide which requests are allowed. */
export const extAuth: PolicyDefinition<ParsedExtAuth> = {
  compile(config, context) {
    const owned = ownedBy(config);
    const choose = compileConditional<ParsedExtAuthPolicy, Check | undefined>(
      config,
      context,
      (each) => compileOne(each, context, { owned }),
      (check) => check?.withoutAsking,
    );
    const unasked = notAsking(owned);
    return policyOf((exchange) => choose(exchange) ?? unasked);
  },
};

/** Compiles the policy for one backend; its steps run again for every attempt. */
export const backendExtAuth: PolicyDefinition<ParsedExtAuthPolicy> = {
  compile(config, context) {
    const check = compileOne(config, context, { owned: ownedBy(config) });
    return policyOf(() => check, true);
  },
};

/** Compiles the policy for a filter of the Gateway API; `isOfAttempt`: each attempt has a decision of its own. */
export function filterExtAuth(
  config: ParsedExtAuthPolicy,
  terms: FilterTerms,
  context: CompileContext,
  isOfAttempt = false,
): CompiledPolicy {
  const check = compileOne(config, context, { terms, owned: ownedBy(config) });
  return policyOf(() => check, isOfAttempt);
}

/** @param isOfAttempt whether each attempt has a decision of its own, with edits for its own response */
function policyOf(
  choose: (exchange: Exchange) => Check | undefined,
  isOfAttempt = false,
): CompiledPolicy {
  const waiting: WaitingEdits = new ExchangeMemo({ isOfAttempt });
  return {
    request: (exchange) => choose(exchange)?.check(exchange, waiting),
    response: (exchange) => applyWaiting(exchange, waiting),
  };
}

/**
 * Compiles a policy. If its endpoint reference is broken, that was already reported, and the configuration
 * never runs.
 */
function compileOne(
  config: ParsedExtAuthPolicy,
  context: CompileContext,
  { owned, terms = {} }: { readonly owned: readonly string[]; readonly terms?: FilterTerms },
): Authorizer | undefined {
  const target = compileEndpoint(config, context);
  if (target === undefined) return undefined;
  const ask =
    config.grpc === undefined
      ? compileHttpCheck(config.http, target, context, terms)
      : compileGrpcCheck(config.grpc, target, context, terms);
  return new Authorizer(config, ask, { context, owned });
}

/** The headers that only a server of the policy may set, under whatever condition it is asked. */
function ownedBy(config: ParsedExtAuth): readonly string[] {
  const { conditional } = config;
  const policies = conditional === undefined ? [config] : conditional.map(({ policy }) => policy);
  return policies.flatMap(({ http }) => http?.allowedResponseHeaders ?? []);
}

/** Decides about a request. */
interface Check {
  check(exchange: Exchange, waiting: WaitingEdits): Outcome | Promise<Outcome>;
  /** The check if it is unknown whether the policy applies; undefined: the request is allowed. */
  readonly withoutAsking?: Check | undefined;
}

/**
 * The check if a condition cannot be evaluated: otherwise a request could avoid a policy by making its
 * condition fail.
 */
const CONDITION_UNKNOWN: Check = {
  check({ trace }) {
    const detail = "a condition cannot be evaluated";
    trace?.note("apply", detail);
    return { code: "external_authorization_unavailable", detail };
  },
};

/** The check of requests that no server is asked about. */
function notAsking(owned: readonly string[]): Check {
  return {
    check({ request }) {
      applyToRequest(request, [], owned);
    },
  };
}

class Authorizer implements Check {
  readonly withoutAsking: Check | undefined;
  readonly #ask: Ask;
  readonly #cache: DecisionCache | undefined;
  readonly #failsOpen: boolean;
  /** Maximum body bytes that are sent to the server; undefined: no body is sent. */
  readonly #maxBody: number | undefined;
  /** Headers that only the server may set: the client's are removed even if the server is not asked. */
  readonly #owned: readonly string[];
  readonly #log: ServerLog;

  constructor(
    config: ParsedExtAuthPolicy,
    ask: Ask,
    { context, owned }: { readonly context: CompileContext; readonly owned: readonly string[] },
  ) {
    this.#ask = ask;
    this.#cache = config.cache && new DecisionCache(config.cache, context);
    this.#failsOpen = config.failureMode === "FailOpen";
    this.withoutAsking = this.#failsOpen ? undefined : CONDITION_UNKNOWN;
    this.#maxBody = config.forwardBody && config.forwardBody.maxSize;
    this.#owned = owned;
    this.#log = new ServerLog(context.log, "authorization server");
  }

  check(exchange: Exchange, waiting: WaitingEdits): Outcome | Promise<Outcome> {
    if (this.#maxBody === undefined || !exchange.stream.hasRequestBody)
      return this.#decide(exchange, undefined, waiting);
    // The body is read even if the decision is cached, because a body over the limit is refused.
    return this.#read(exchange, this.#maxBody, waiting);
  }

  async #read(exchange: Exchange, limit: number, waiting: WaitingEdits): Promise<Outcome> {
    const body = await wholeRequest(exchange, limit);
    return body === undefined ? { code: "body_too_large" } : this.#decide(exchange, body, waiting);
  }

  #decide(
    exchange: Exchange,
    body: Uint8Array | undefined,
    waiting: WaitingEdits,
  ): Outcome | Promise<Outcome> {
    const key = this.#cache?.keyOf(exchange.bindings);
    const known = key === undefined ? undefined : this.#cache?.recall(key);
    if (known === undefined) return this.#askServer(exchange, { key, body }, waiting);
    exchange.trace?.note("apply", "a cached decision");
    return this.#apply(known, exchange, waiting);
  }

  #apply(decision: Decision, exchange: Exchange, waiting: WaitingEdits): Outcome {
    if (decision.refusal === undefined) applyToRequest(exchange.request, [], this.#owned);
    return apply(decision, exchange, waiting);
  }

  async #askServer(
    exchange: Exchange,
    { key, body }: { readonly key: string | undefined; readonly body: Uint8Array | undefined },
    waiting: WaitingEdits,
  ): Promise<Outcome> {
    try {
      const ask = (): Promise<RefusalResponse> => this.#ask(exchange, body);
      const decision =
        key === undefined || this.#cache === undefined
          ? (await ask()).decision
          : await this.#cache.decide(key, exchange.bindings, ask);
      this.#log.responded();
      return exchange.finished ? undefined : this.#apply(decision, exchange, waiting);
    } catch (error) {
      return this.#failed(error, exchange);
    }
  }

  #failed(error: unknown, exchange: Exchange): Outcome {
    if (!(error instanceof OutboundError || error instanceof CelError)) throw error;
    const { request, trace, requestBody } = exchange;
    // A client must not avoid the server by a large body.
    if (error instanceof CelError && requestBody === "too large") throw error;
    const { message: detail } = error;
    this.#log.failed(detail);
    trace?.note(this.#failsOpen ? "skip" : "apply", `no decision: ${detail}`);
    if (!this.#failsOpen) return { code: "external_authorization_unavailable", detail };
    applyToRequest(request, [], this.#owned);
    return undefined;
  }
}
