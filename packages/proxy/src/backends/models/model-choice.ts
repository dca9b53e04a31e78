import type { CompiledExpression } from "@edge-gateway/cel";
import type { IrVirtualModel } from "@edge-gateway/generated/types/index.ts";
import type { Exchange } from "../../pipeline/exchange.ts";
import { betterOfTwo } from "../provider-score.ts";
import type { ModelMember } from "./model-member.ts";

/** A model of a place. */
export interface CompiledModel {
  readonly pattern: string;
  readonly isPublic: boolean;
  readonly provider: string;
  /** Who serves it; undefined: other models do. */
  readonly member: ModelMember | undefined;
  readonly virtual: CompiledVirtual | undefined;
  isAllowed(exchange: Exchange): boolean;
}

/** Models that take the requests of another one. */
export interface CompiledVirtual {
  readonly choice: IrVirtualModel["choice"];
  readonly targets: readonly CompiledTarget[];
}

/** A model that a virtual one may choose. */
export interface CompiledTarget {
  readonly model: CompiledModel;
  /** What it is asked for by. */
  readonly name: string;
  readonly weight: number;
  readonly priority: number;
  readonly when: CompiledExpression | undefined;
}

/** Who takes a try. */
export interface Chosen {
  readonly member: ModelMember;
  /** What the provider is asked for. */
  readonly name: string;
}

/** What a choice may use. */
export interface ChoiceContext {
  readonly exchange: Exchange;
  /** Those that have failed this request. */
  readonly tried: ReadonlySet<ModelMember>;
  /** From 0, included, to 1. */
  readonly random: () => number;
}

/** Why there is no model: no condition is true, or the client may ask for none of them. */
export type NoChoice = "no match" | "denied";

/** The model that takes a try of a request for `model`, which is asked for by `name`. */
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

/** How many models a request may be sent to in turn, before all of them have failed it. */
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

/** One that may be asked for, and rather one that has not failed this request. */
function weighted(targets: readonly CompiledTarget[], context: ChoiceContext): Chosen | NoChoice {
  const open = resolved(targets, context);
  const fresh = open.filter(({ chosen }) => !context.tried.has(chosen.member));
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

/** Those that this client may ask for. */
function resolved(
  targets: readonly CompiledTarget[],
  context: ChoiceContext,
): readonly ResolvedTarget[] {
  return targets.flatMap((target) => {
    const chosen = chooseModel(target.model, target.name, context);
    return typeof chosen === "string" ? [] : [{ target, chosen }];
  });
}

/** The better one of the lowest priority that has one that is neither degraded nor has failed this request. */
function failover(targets: readonly CompiledTarget[], context: ChoiceContext): Chosen | NoChoice {
  const open = resolved(targets, context);
  const fresh = open.filter(({ chosen }) => !context.tried.has(chosen.member));
  const healthy = fresh.filter(({ chosen }) => !chosen.member.isDegraded);
  // With none left that does well, requests rather go to the others than nowhere.
  const left = [healthy, fresh, open].find(({ length }) => length > 0) ?? [];
  const lowest = Math.min(...left.map(({ target }) => target.priority));
  const best = left
    .filter(({ target }) => target.priority === lowest)
    .map(({ chosen }) => ({ chosen, score: chosen.member.score }));
  return betterOfTwo(best, context.random)?.chosen ?? "denied";
}
