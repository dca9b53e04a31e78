import type { CompiledPolicy, ResponseStep, Step } from "./policy.ts";
import { CONTINUE } from "./policy.ts";

/** The policies of one phase in the order of their table; empty phases cost nothing. */
export interface Phase {
  readonly names: readonly string[];
  readonly request: readonly Step[];
  /** At the index of the request step; undefined where the policy has nothing to do with the answer. */
  readonly response: readonly (ResponseStep | undefined)[];
  readonly close: () => void;
}

const goOn: Step = () => CONTINUE;

/** Lines up the steps of compiled policies, so that one index tells how far a request has come. */
export function phaseOf(
  policies: readonly (readonly [name: string, policy: CompiledPolicy])[],
): Phase {
  const active = policies.filter(
    ([, policy]) => (policy.request ?? policy.attempt ?? policy.response) !== undefined,
  );
  return {
    names: active.map(([name]) => name),
    request: active.map(([, policy]) => policy.request ?? policy.attempt ?? goOn),
    response: active.map(([, policy]) => policy.response),
    close: () => policies.forEach(([, policy]) => policy.close?.()),
  };
}
