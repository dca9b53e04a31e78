import type { CompiledExpression } from "@edge-gateway/cel";
import type { IrVirtualModel } from "@edge-gateway/generated/types/index.ts";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import { betterOfTwo } from "../provider-score.ts";
import type { ModelMember } from "./model-member.ts";

/** A model that the backend offers. */
export interface CompiledModel {
  readonly pattern: string;
  readonly isPublic: boolean;
  readonly provider: string;
  /** The provider of the model; undefined for a virtual model. */
  readonly member: ModelMember | undefined;
  readonly virtual: CompiledVirtual | undefined;
  isAllowed(exchange: Exchange): boolean;
}

/** A virtual model, whose requests are served by other models. */
export interface CompiledVirtual {
  readonly choice: IrVirtualModel["choice"];
  readonly targets: readonly CompiledTarget[];
}

/** A target of a virtual model. */
export interface CompiledTarget {
  readonly model: CompiledModel;
  /** The name of the model in requests to the provider. */
  readonly name: string;
  readonly weight: number;
  readonly priority: number;
  readonly when: CompiledExpression | undefined;
}

/** The model that was chosen for an attempt. */
export interface Chosen {
  readonly member: ModelMember;
  /** The model name that is sent to the provider. */
  readonly name: string;
}

/** The request and state that a choice depends on. */
export interface ChoiceContext {
  readonly exchange: Exchange;
  /** The models that have failed in this request. */
  readonly tried: readonly Chosen[];
  /** A random number from 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number;
}

/** Why no model was chosen: no condition is true, or the client is not allowed to use any model. */
export type NoChoice = "no match" | "denied";

/**
 * Chooses the model for an attempt.
 * @param model the requested model
 * @param name the model name for the provider
 */
export function chooseModel(
  { member, virtual, isAllowed }: CompiledModel,
  name: string,
  context: ChoiceContext,
): Chosen | NoChoice {
  if (member !== undefined) return isAllowed(context.exchange) ? { member, name } : "denied";
  if (virtual === undefined) return "no match";
  switch (virtual.choice) {
    case "Conditional":
      return conditional(virtual.targets, context);
    case "Weighted":
      return weighted(virtual.targets, context);
    case "Failover":
      return failover(virtual.targets, context);
  }
}

/** The number of models that are tried before the request fails. */
export function failoverTargets({ member, virtual }: CompiledModel): number {
  if (member !== undefined || virtual === undefined) return 1;
  const counts = virtual.targets.map(({ model }) => failoverTargets(model));
  return virtual.choice === "Failover"
    ? counts.reduce((sum, count) => sum + count, 0)
    : Math.max(...counts);
}

function conditional(
  targets: readonly CompiledTarget[],
  context: ChoiceContext,
): Chosen | NoChoice {
  const { bindings } = context.exchange;
  const target = targets.find(({ when }) => when?.test(bindings) !== false);
  return target === undefined ? "no match" : chooseModel(target.model, target.name, context);
}

/** Chooses an allowed target by weight, preferably one that has not failed this request. */
function weighted(targets: readonly CompiledTarget[], context: ChoiceContext): Chosen | NoChoice {
  const open = resolved(targets, context);
  const fresh = open.filter(({ chosen }) => !hasFailed(chosen, context));
  const left = fresh.length > 0 ? fresh : open;
  const weight = left.reduce((sum, { target }) => sum + target.weight, 0);
  let point = context.random() * weight;
  const found = left.find(({ target }) => (point -= target.weight) < 0) ?? left.at(-1);
  return found?.chosen ?? "denied";
}

interface ResolvedTarget {
  readonly target: CompiledTarget;
  readonly chosen: Chosen;
}

/** The targets of a virtual model that this client is allowed to use. */
function resolved(
  targets: readonly CompiledTarget[],
  context: ChoiceContext,
): readonly ResolvedTarget[] {
  return targets.flatMap((target) => {
    const chosen = chooseModel(target.model, target.name, context);
    return typeof chosen === "string" ? [] : [{ target, chosen }];
  });
}

/** Whether the model has failed this request; another model of the same provider may still succeed. */
function hasFailed({ member, name }: Chosen, { tried }: ChoiceContext): boolean {
  return tried.some((before) => before.member === member && before.name === name);
}

/**
 * Chooses the better of two providers with the same priority: the first priority that has a healthy provider
 * without a failure in this request.
 */
function failover(targets: readonly CompiledTarget[], context: ChoiceContext): Chosen | NoChoice {
  const open = resolved(targets, context);
  const fresh = open.filter(({ chosen }) => !hasFailed(chosen, context));
  const healthy = fresh.filter(({ chosen }) => !chosen.member.isDegraded);
  // If no provider is healthy, unhealthy providers are used.
  const left = [healthy, fresh, open].find(({ length }) => length > 0) ?? [];
  const lowest = Math.min(...left.map(({ target }) => target.priority));
  const best = left
    .filter(({ target }) => target.priority === lowest)
    .map(({ chosen }) => ({ chosen, score: chosen.member.score }));
  return betterOfTwo(best, context.random)?.chosen ?? "denied";
}
