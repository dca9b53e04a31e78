import type { CompiledPolicy, NamedStep, ResponseStep, Step } from "../exchange/policy.ts";
import { CONTINUE } from "../exchange/policy.ts";

/** The policies of one phase in table order. */
export interface Phase {
  /**
   * Names of the steps in traces: policy names, prefixed with the phase for gateway and backend.
   */
  readonly names: readonly string[];
  readonly request: readonly Step[];
  /**
   * The response steps, with the same indexes as the request steps; undefined for a policy without a response
   * step.
   */
  readonly response: readonly (NamedStep<ResponseStep> | undefined)[];
  /** The response steps for a request that has passed the whole phase. */
  readonly responseSteps: ResponseSteps;
  /** Undefined: there is nothing to close. */
  readonly close: (() => void) | undefined;
}

/** Response steps in the order of execution. */
export type ResponseSteps = readonly NamedStep<ResponseStep>[];

export const NO_STEPS: ResponseSteps = [];

/** The response steps of policies, in reverse order of the policies. */
export function responseStepsOf(response: Phase["response"]): ResponseSteps {
  const steps = response.filter((step) => step !== undefined).reverse();
  return steps.length === 0 ? NO_STEPS : steps;
}

/** The request step of a policy that has only a response step. */
export const noop: Step = () => CONTINUE;

/** The phase of the many routes that have no policies. */
const NO_POLICIES: Phase = {
  names: [],
  request: [],
  response: [],
  responseSteps: NO_STEPS,
  close: undefined,
};

/**
 * The steps of compiled policies in parallel lists, whose common index tells how far a request has
 * progressed.
 */
export function phaseOf(
  policies: readonly (readonly [name: string, policy: CompiledPolicy])[],
  place: "gateway" | "route" | "backend" = "route",
): Phase {
  if (policies.length === 0) return NO_POLICIES;
  const prefix = place === "route" ? "" : `${place} `;
  // Most policies have nothing to close, and need not be kept for it.
  const closing = policies
    .map(([, policy]) => policy)
    .filter((policy) => policy.close !== undefined);
  const steps = policies.flatMap(([name, policy]) => stepsOf(name, policy));
  const response = steps.map(({ name, response: step }) =>
    step === undefined ? undefined : { name: prefix + name, step },
  );
  return {
    names: steps.map(({ name }) => prefix + name),
    request: steps.map(({ request }) => request),
    response,
    responseSteps: responseStepsOf(response),
    close: closing.length === 0 ? undefined : () => closing.forEach((policy) => policy.close?.()),
  };
}

interface PolicySteps {
  readonly name: string;
  readonly request: Step;
  readonly response: ResponseStep | undefined;
}

/** The steps of a policy: its own endpoint comes before its check of requests. */
function stepsOf(name: string, policy: CompiledPolicy): readonly PolicySteps[] {
  const { endpoint, response } = policy;
  const request = policy.request ?? policy.attempt;
  return [
    ...(endpoint === undefined
      ? []
      : [{ name: endpoint.name, request: endpoint.step, response: undefined }]),
    ...(request === undefined && response === undefined
      ? []
      : [{ name, request: request ?? noop, response }]),
  ];
}
