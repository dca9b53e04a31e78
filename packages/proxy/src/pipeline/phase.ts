import type { CompiledPolicy, NamedStep, ResponseStep, Step } from "./policy.ts";
import { CONTINUE } from "./policy.ts";

/** The policies of one phase in the order of their table. */
export interface Phase {
  /** Names of the steps in traces: those of their policies, with the phase of the gateway and of backends before them. */
  readonly names: readonly string[];
  readonly request: readonly Step[];
  /** At the index of the request step; undefined where the policy does not handle responses. */
  readonly response: readonly (NamedStep<ResponseStep> | undefined)[];
  /** The steps of a response whose request passed the whole phase. */
  readonly responseSteps: ResponseSteps;
  readonly close: () => void;
}

/** Response steps, in the order in which a response passes them. */
export type ResponseSteps = readonly NamedStep<ResponseStep>[];

export const NO_STEPS: ResponseSteps = [];

/** The response steps of policies, the last policy first. */
export function responseStepsOf(response: Phase["response"]): ResponseSteps {
  const steps = response.filter((step) => step !== undefined).reverse();
  return steps.length === 0 ? NO_STEPS : steps;
}

/** The request step of a policy that handles responses only. */
export const noop: Step = () => CONTINUE;

/** The steps of compiled policies in lists with the same index, which tells how far a request has come. */
export function phaseOf(
  policies: readonly (readonly [name: string, policy: CompiledPolicy])[],
  place: "gateway" | "route" | "backend" = "route",
): Phase {
  const prefix = place === "route" ? "" : `${place} `;
  const steps = policies.flatMap(([name, policy]) => stepsOf(name, policy));
  const response = steps.map(({ name, response: step }) =>
    step === undefined ? undefined : { name: prefix + name, step },
  );
  return {
    names: steps.map(({ name }) => prefix + name),
    request: steps.map(({ request }) => request),
    response,
    responseSteps: responseStepsOf(response),
    close: () => policies.forEach(([, policy]) => policy.close?.()),
  };
}

interface PolicySteps {
  readonly name: string;
  readonly request: Step;
  readonly response: ResponseStep | undefined;
}

/** The endpoint of a policy responds before the policy checks the request. */
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
