import { CelError } from "@edge-gateway/cel";
import type { Delay } from "@edge-gateway/generated/types/index.ts";
import { isDuration, parseDuration } from "@edge-gateway/kernel/text/duration";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import {
  CONTINUE,
  type CompileContext,
  type Outcome,
  type PolicyDefinition,
} from "@edge-gateway/gateway/exchange/policy";

/** A duration in the JSON format of Protocol Buffers, as expressions return it. */
const SECONDS = /^(-?[0-9]+(?:\.[0-9]+)?)s$/;
const MILLISECONDS_PER_SECOND = 1_000;

/** Delays requests; the delay counts towards the request timeout. */
export const delay: PolicyDefinition<Delay> = {
  compile({ duration }, context) {
    const milliseconds = compileDuration(duration, context);
    return { request: (exchange) => wait(milliseconds(exchange), exchange) };
  },
};

function compileDuration(text: string, context: CompileContext): (exchange: Exchange) => number {
  if (isDuration(text)) {
    const fixed = parseDuration(text);
    return () => fixed;
  }
  const expression = context.cel(text);
  return ({ bindings, trace }) => {
    try {
      return millisecondsOf(expression.evaluate(bindings));
    } catch (error) {
      if (!(error instanceof CelError)) throw error;
      trace?.celFailure(expression.source, error.message);
      return 0;
    }
  };
}

/** @throws CelError if an expression returned something that is not a duration */
function millisecondsOf(value: unknown): number {
  if (typeof value === "number") return value;
  if (typeof value === "string") {
    const seconds = SECONDS.exec(value)?.[1];
    if (seconds !== undefined) return Number(seconds) * MILLISECONDS_PER_SECOND;
    if (isDuration(value)) return parseDuration(value);
  }
  throw new CelError("the expression of the delay returns no duration");
}

function wait(milliseconds: number, { trace, stream }: Exchange): Outcome | Promise<Outcome> {
  // This form of the comparison is also false for NaN.
  if (!(milliseconds > 0)) {
    trace?.note("skip", "no delay");
    return CONTINUE;
  }
  trace?.note("apply", `${milliseconds} ms`);
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  stream.wait(milliseconds, () => resolve(CONTINUE));
  return promise;
}
