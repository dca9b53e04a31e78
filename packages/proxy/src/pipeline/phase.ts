import type { CompiledPolicy, NamedStep, ResponseStep, Step } from "./policy.ts";
import { CONTINUE } from "./policy.ts";

/** The policies of one phase in the order of their table; empty phases cost nothing. */
export interface Phase {
  /** What traces call the steps: the names of their policies; of the gateway and backend phase with it. */
  readonly names: readonly string[];
  readonly request: readonly Step[];
  /** At the index of the request step; undefined where the policy has nothing to do with the response. */
  readonly response: readonly (NamedStep<ResponseStep> | undefined)[];
  /** Those that there are, for a request that has met the whole phase. */
  readonly back: ResponseSteps;
  readonly close: () => void;
}

/** Steps of the way back, in the order in which a response passes them. */
export type ResponseSteps = readonly NamedStep<ResponseStep>[];

export const NO_STEPS: ResponseSteps = [];

/** What a response passes on its way back through these steps. */
export function backOf(response: Phase["response"]): ResponseSteps {
  const steps = response.filter((step) => step !== undefined).reverse();
  return steps.length === 0 ? NO_STEPS : steps;
}

/** Stands for a policy that has nothing to do with the request. */
export const goOn: Step = () => CONTINUE;

/** Lines up the steps of compiled policies, so that one index tells how far a request has come. */
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
    back: backOf(response),
    close: () => policies.forEach(([, policy]) => policy.close?.()),
  };
}

interface PolicySteps {
  readonly name: string;
  readonly request: Step;
  readonly response: ResponseStep | undefined;
}

/** An endpoint of a policy responds before the policy checks the request. */
function stepsOf(name: string, policy: CompiledPolicy): readonly PolicySteps[] {
  const { endpoint, response } = policy;
  const request = policy.request ?? policy.attempt;
  return [
    ...(endpoint === undefined
      ? []
      : [{ name: endpoint.name, request: endpoint.step, response: undefined }]),
    ...(request === undefined && response === undefined
      ? []
      : [{ name, request: request ?? goOn, response }]),
  ];
}
