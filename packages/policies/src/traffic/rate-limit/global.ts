import { callOf } from "@edge-gateway/gateway/models/model-exchange";
import { retryAfterField } from "@edge-gateway/gateway/pipeline/retry-after-field";
import { CelError, type Bindings } from "@edge-gateway/cel";
import type {
  RateLimitOverride,
  RateLimitResponse,
  RateLimitServiceDescriptor,
  RateLimitStatus,
} from "@edge-gateway/generated/proto/messages.ts";
import { RATE_LIMIT_SERVICE_SHOULD_RATE_LIMIT } from "@edge-gateway/generated/proto/methods.ts";
import type { GlobalRateLimit, RateLimitDescriptor } from "@edge-gateway/generated/types/index.ts";
import { OutboundError } from "@edge-gateway/outbound/outbound-error";
import { POLICY_SERVERS } from "@edge-gateway/outbound/policy-servers";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import { CONTINUE, type CompileContext, type Outcome } from "@edge-gateway/gateway/exchange/policy";
import { applyToRequest, fieldsOf } from "../../header-mutations.ts";
import { compileEndpoint } from "../../outbound-endpoint.ts";
import { ServerLog } from "../../server-log.ts";
import { leftItem, policyItem } from "./limit-fields.ts";

type Ask = (exchange: Exchange) => Promise<Outcome> | Outcome;

/**
 * Limits requests by asking a rate limit server (envoy.service.ratelimit.v3); undefined if the reference to
 * the server is broken.
 */
export function compileGlobalLimit(
  config: GlobalRateLimit,
  context: CompileContext,
): Ask | undefined {
  const target = compileEndpoint(config, context);
  if (target === undefined) return undefined;
  const { grpc, rateLimitTimeout } = context.use(POLICY_SERVERS);
  grpc.prepare();
  const { domain, failureMode } = config;
  const log = new ServerLog(context.log, "rate-limit server");
  const compiled = config.descriptors.map((each) => compileDescriptor(each, context));
  const readsBody = compiled.some((descriptor) => descriptor.readsBody);
  const ask = async (
    exchange: Exchange,
    descriptors: readonly RateLimitServiceDescriptor[],
  ): Promise<Outcome> => {
    try {
      const method = RATE_LIMIT_SERVICE_SHOULD_RATE_LIMIT;
      const request = { domain, descriptors };
      const response = await grpc.call(target, method, request, { timeout: rateLimitTimeout });
      const outcome = exchange.finished ? CONTINUE : apply(response, exchange);
      log.responded();
      return outcome;
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      const { message: detail } = error;
      log.failed(detail);
      exchange.trace?.note("skip", `no decision: ${detail}`);
      return failureMode === "FailOpen" ? CONTINUE : { code: "rate_limit_unavailable", detail };
    }
  };
  const spend = async (descriptors: readonly RateLimitServiceDescriptor[]): Promise<void> => {
    try {
      const method = RATE_LIMIT_SERVICE_SHOULD_RATE_LIMIT;
      await grpc.call(target, method, { domain, descriptors }, { timeout: rateLimitTimeout });
      log.responded();
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      log.failed(`tokens are not counted: ${error.message}`);
    }
  };
  return (exchange) => {
    // A client must not avoid the limit by a large body.
    if (readsBody && exchange.requestBody === "too large") return { code: "body_too_large" };
    const counted = compiled.flatMap(({ of }) => of(exchange.bindings) ?? []);
    if (counted.length === 0) {
      exchange.trace?.note("skip", "no descriptor has all its values");
      return CONTINUE;
    }
    if (counted.some(({ countsTokens }) => countsTokens))
      exchange.afterEnd(() => {
        const spent = counted.flatMap((each) => each.spent(exchange) ?? []);
        if (spent.length > 0) void spend(spent);
      });
    return ask(
      exchange,
      counted.map(({ asked }) => asked),
    );
  };
}

/** A descriptor of one request, for the rate limit server. */
interface CountedDescriptor {
  /** Sent to the server before the request continues. */
  readonly asked: RateLimitServiceDescriptor;
  readonly countsTokens: boolean;
  /**
   * Sent to the server when the request has finished, with the number of used tokens; undefined: nothing is
   * sent.
   */
  spent(exchange: Exchange): RateLimitServiceDescriptor | undefined;
}

interface CompiledDescriptor {
  readonly readsBody: boolean;
  /** The descriptor of a request; undefined if an expression of it fails, which leaves the descriptor out. */
  of(bindings: Bindings): CountedDescriptor | undefined;
}

/**
 * Compiles a descriptor. For token limits, the server is first asked whether any tokens remain, and is later
 * told how many were used.
 */
function compileDescriptor(
  { entries, unit, cost, limitOverride }: RateLimitDescriptor,
  context: CompileContext,
): CompiledDescriptor {
  const values = entries.map(({ name, expression }) => ({ name, value: context.cel(expression) }));
  const hits = cost === undefined ? undefined : context.cel(cost, "response");
  const limit = limitOverride === undefined ? undefined : context.cel(limitOverride);
  const countsTokens = unit === "Tokens";
  const hitsOf = (bindings: Bindings): number | undefined => {
    const count = hits && attempt(() => hits.evaluate(bindings));
    return typeof count === "number" && count >= 0 ? count : undefined;
  };
  const of = (bindings: Bindings): CountedDescriptor | undefined => {
    const evaluated = attempt(() =>
      values.map(({ name, value }) => ({ key: name, value: textOf(value.evaluate(bindings)) })),
    );
    if (evaluated === undefined) return undefined;
    const override = limit && overrideOf(attempt(() => limit.evaluate(bindings)));
    const own = { entries: evaluated, ...(override === undefined ? {} : { limit: override }) };
    const count = countsTokens ? 0 : hitsOf(bindings);
    return {
      asked: count === undefined ? own : { ...own, hitsAddend: { value: count } },
      countsTokens,
      spent(exchange) {
        if (!countsTokens || callOf(exchange) === undefined) return undefined;
        const value = hitsOf(exchange.bindings) ?? tokensOf(exchange);
        return value === 0 ? undefined : { ...own, hitsAddend: { value } };
      },
    };
  };
  return { readsBody: values.some(({ value }) => value.readsRequestBody), of };
}

function tokensOf(exchange: Exchange): number {
  const { input = 0, output = 0 } = callOf(exchange)?.usage ?? {};
  return input + output;
}

/** Evaluates an expression; undefined if it fails. */
function attempt<Value>(evaluate: () => Value): Value | undefined {
  try {
    return evaluate();
  } catch (error) {
    if (error instanceof CelError) return undefined;
    throw error;
  }
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

const UNITS: Readonly<Record<string, RateLimitOverride["unit"]>> = {
  second: "OVERRIDE_SECOND",
  minute: "OVERRIDE_MINUTE",
  hour: "OVERRIDE_HOUR",
  day: "OVERRIDE_DAY",
  month: "OVERRIDE_MONTH",
  year: "OVERRIDE_YEAR",
};

/** Parses a unit in any case and in the plural, like the units of local limits. */
function overrideOf(value: unknown): RateLimitOverride | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { unit: name, requestsPerUnit }: Record<string, unknown> = { ...value };
  const unit = UNITS[String(name).toLowerCase().replace(/s$/, "")];
  return unit === undefined || typeof requestsPerUnit !== "number" || requestsPerUnit < 0
    ? undefined
    : { unit, requestsPerUnit };
}

/** Applies the server's decision; a response that contains no decision is an error. */
function apply(response: RateLimitResponse, exchange: Exchange): Outcome {
  const tightest = tightestOf(response.statuses ?? []);
  if (tightest !== undefined) tell(tightest, exchange);
  const headers = fieldsOf(response.responseHeadersToAdd?.map((header) => ({ header })));
  exchange.trace?.note("apply", `the server says ${response.overallCode ?? "nothing"}`);
  switch (response.overallCode) {
    case "OK":
      applyToRequest(
        exchange.request,
        response.requestHeadersToAdd?.map((header) => ({ header, append: { value: true } })),
      );
      for (const [name, value] of headers) exchange.addResponseHeader(name, value);
      return CONTINUE;
    case "OVER_LIMIT":
      return { code: "rate_limited", headers: withRetry(headers, tightest), ...bodyOf(response) };
    default:
      throw new OutboundError("rate-limit server", "the response has no decision");
  }
}

/** Adds `Retry-After` if the server says when its limit is reset, but not when to try again. */
function withRetry(
  headers: readonly (readonly [string, string])[],
  tightest: Counted | undefined,
): readonly (readonly [string, string])[] {
  const duration = tightest?.durationUntilReset;
  const isSaid = headers.some(([name]) => name.toLowerCase() === "retry-after");
  if (duration === undefined || isSaid) return headers;
  return [...headers, retryAfterField(Number(duration.seconds ?? 0) * MILLISECONDS_PER_SECOND)];
}

const MILLISECONDS_PER_SECOND = 1_000;

function bodyOf({ rawBody }: RateLimitResponse): { readonly body?: Uint8Array } {
  return rawBody === undefined || rawBody.length === 0 ? {} : { body: rawBody };
}

type Counted = RateLimitStatus & Required<Pick<RateLimitStatus, "currentLimit">>;

function tightestOf(statuses: readonly RateLimitStatus[]): Counted | undefined {
  const counted = statuses.filter((each): each is Counted => each.currentLimit !== undefined);
  return counted.toSorted(
    ({ limitRemaining: left = 0 }, { limitRemaining: right = 0 }) => left - right,
  )[0];
}

function tell(
  { currentLimit = {}, limitRemaining = 0, durationUntilReset }: Counted,
  to: Exchange,
) {
  const { requestsPerUnit = 0, unit = 0, name = "global" } = currentLimit;
  const reset = durationUntilReset?.seconds ?? undefined;
  to.addResponseHeader("x-ratelimit-limit", String(requestsPerUnit));
  to.addResponseHeader("x-ratelimit-remaining", String(limitRemaining));
  if (durationUntilReset !== undefined)
    to.addResponseHeader("x-ratelimit-reset", String(reset ?? 0));
  const window = WINDOWS[unit];
  if (window === undefined) return;
  addItem(to, "ratelimit-policy", policyItem({ name, capacity: requestsPerUnit, window }));
  addItem(
    to,
    "ratelimit",
    leftItem(name, limitRemaining, reset === undefined ? window : Number(reset)),
  );
}

/** Seconds of each unit (`RateLimitResponse.RateLimit.Unit`); units of variable length are not listed. */
const WINDOWS: Readonly<Record<number, number>> = { 1: 1, 2: 60, 3: 3_600, 4: 86_400, 7: 604_800 };

/** Appends the values of the server's limits to the headers of local limits. */
function addItem(to: Exchange, field: string, item: string): void {
  to.addResponseHeader(field, (response) => [response.get(field), item].filter(Boolean).join(", "));
}
