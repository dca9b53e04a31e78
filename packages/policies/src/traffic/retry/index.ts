import type { ParsedRetry } from "@edge-gateway/generated/types/index.ts";
import type { UpstreamFailure } from "@edge-gateway/http";
import type { RetryPlan } from "@edge-gateway/gateway/exchange/exchange";
import { CONTINUE, type PolicyDefinition } from "@edge-gateway/gateway/exchange/policy";
import { RetryBudget } from "./retry-budget.ts";

/**
 * Retries a request after a failed call, or a response with a retryable status; the gateway
 * executes the retries.
 */
export const retry: PolicyDefinition<ParsedRetry> = {
  compile(config, context) {
    const { attempts, backoff = 0, precondition } = config;
    const budget = config.budget && new RetryBudget(config.budget);
    const plan: RetryPlan = {
      attempts,
      backoff,
      ...compileReasons(config, (condition) => context.cel(condition, "response")),
      isAllowed: (exchange) => budget?.take(exchange) ?? true,
    };
    const allowed = precondition === undefined ? undefined : context.cel(precondition);
    return {
      request(exchange) {
        if (allowed?.test(exchange.bindings) === false) {
          exchange.trace?.note("skip", "the precondition is not true");
          return CONTINUE;
        }
        exchange.retry = plan;
        budget?.add(exchange);
        exchange.trace?.note("apply", `up to ${attempts} more tries`);
        return CONTINUE;
      },
    };
  },
};

type Compile = (condition: string) => ReturnType<Parameters<typeof retry.compile>[1]["cel"]>;

/** Compiles which failures are retried. */
function compileReasons(
  { codes = [], condition, failures }: ParsedRetry,
  compile: Compile,
): Pick<RetryPlan, "wants" | "wantsAfter"> {
  const statuses = new Set(codes);
  const wanted = condition === undefined ? undefined : compile(condition);
  const kinds = failures === undefined ? undefined : new Set<string>(failures);
  return {
    wants: ({ response, bindings }) =>
      response !== undefined && (statuses.has(response.status) || wanted?.test(bindings) === true),
    wantsAfter: (failure) => kinds === undefined || kinds.has(KINDS[failure]),
  };
}

/**
 * Failures by their names in the policy. The request timeout is not among them, because it leaves no time for
 * a retry. Failures of a processor are not, because the processor already has the body.
 */
const KINDS: Readonly<Record<UpstreamFailure["kind"], string>> = {
  connect: "Connect",
  exhausted: "Connect",
  reset: "Reset",
  protocol: "Reset",
  upgrade: "Reset",
  timeout: "Timeout",
  deadline: "",
  processing: "",
};
