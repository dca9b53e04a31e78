import type { CompiledPolicy, NamedStep, ResponseStep, Step } from "./policy.ts";
import { CONTINUE } from "./policy.ts";

/** The policies of one phase in the order of their table; empty phases cost nothing. */
export interface Phase {
  /** What traces call the steps: the names of their policies; of the gateway and backend phase with it. */
  readonly names: readonly string[];
  readonly request: readonly Step[];
  /** Those of `request` that answer the paths that policies serve themselves. */
  readonly endpoints: readonly Step[];
  /** At the index of the request step; undefined where the policy has nothing to do with the answer. */
  readonly response: readonly (NamedStep<ResponseStep> | undefined)[];
  /** Those that there are, for a request that has met the whole phase. */
  readonly back: ResponseSteps;
  readonly close: () => void;
}

/** Steps of the way back, in the order in which an answer passes them. */
export type ResponseSteps = readonly NamedStep<ResponseStep>[];

export const NO_STEPS: ResponseSteps = [];

/** What an answer passes on its way back through these steps. */
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
  const endpoints = policies.flatMap(([, { endpoint }]) => endpoint ?? []);
  const active = policies.filter(
    ([, policy]) => (policy.request ?? policy.attempt ?? policy.response) !== undefined,
  );
  const responses = active.map(([name, { response }]) =>
    response === undefined ? undefined : { name: prefix + name, step: response },
  );
  const response = [...endpoints.map(() => undefined), ...responses];
  return {
    names: [...endpoints, ...active.map(([name]) => ({ name }))].map(({ name }) => prefix + name),
    request: [
      ...endpoints.map(({ step }) => step),
      ...active.map(([, policy]) => policy.request ?? policy.attempt ?? goOn),
    ],
    endpoints: endpoints.map(({ step }) => step),
    response,
    back: backOf(response),
    close: () => policies.forEach(([, policy]) => policy.close?.()),
  };
}
