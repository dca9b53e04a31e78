import { PARSED_DEFAULTS } from "@edge-gateway/generated/parsed/index.ts";
import type { ParsedBackendHealth, IrModel } from "@edge-gateway/generated/types/index.ts";
import type { CompiledBackendRef, ModelChooser } from "@edge-gateway/gateway/pipeline/compiled";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import { decisionBy } from "@edge-gateway/gateway/exchange/rule-decision";
import { MODEL_PRICES } from "../model-prices.ts";
import type { CompiledModel, CompiledTarget } from "./model-choice.ts";
import { ModelMember } from "./model-member.ts";
import { ModelRouter } from "./model-router.ts";

/** The backend of a model, and how its health is measured. */
export interface ModelBackend {
  readonly ref: CompiledBackendRef;
  readonly health: ParsedBackendHealth | undefined;
}

/** What the compiler provides for compiling models. */
export interface ModelParts {
  readonly backend: (key: string) => ModelBackend;
  /** Registers a function that releases resources. */
  readonly closing: (close: () => void) => void;
  readonly context: CompileContext;
}

const MILLISECONDS_PER_SECOND = 1000;

/** Creates the router for the models of one backend. */
export function compileModels(models: readonly IrModel[], parts: ModelParts): ModelChooser {
  const { random, wallClock } = parts.context;
  const compiled = new Map<string, CompiledModel>();
  for (const model of inOrder(models))
    compiled.set(model.key, compiledModel(model, compiled, parts));
  return new ModelRouter(
    models.flatMap(({ key }) => compiled.get(key) ?? []),
    {
      maxBodyBytes: PARSED_DEFAULTS.aiBackend.maxBodySize,
      random,
      catalog: parts.context.use(MODEL_PRICES),
      created: Math.floor(wallClock() / MILLISECONDS_PER_SECOND),
    },
  );
}

/** Sorts models, so that each target comes before the virtual models that use it. */
function inOrder(models: readonly IrModel[]): readonly IrModel[] {
  const byKey = new Map(models.map((model) => [model.key, model]));
  const ordered = new Set<IrModel>();
  const underway = new Set<IrModel>();
  const add = (model: IrModel): void => {
    if (ordered.has(model) || underway.has(model)) return;
    underway.add(model);
    for (const target of model.virtual?.targets ?? []) {
      const found = byKey.get(target.model);
      if (found !== undefined) add(found);
    }
    ordered.add(model);
  };
  models.forEach(add);
  return [...ordered];
}

function compiledModel(
  { pattern, isPublic, provider, backend, virtual, authorization }: IrModel,
  known: ReadonlyMap<string, CompiledModel>,
  { backend: backendOf, closing, context }: ModelParts,
): CompiledModel {
  const base = { pattern, isPublic, provider };
  if (backend !== undefined) {
    const { ref, health } = backendOf(backend);
    const member = new ModelMember(ref, health, context);
    closing(() => member.close());
    const isAllowed = allowedBy(authorization, context);
    return { ...base, member, virtual: undefined, isAllowed };
  }
  const targets = (virtual?.targets ?? []).flatMap(
    ({ model: key, name, weight, priority, when }): readonly CompiledTarget[] => {
      const model = known.get(key);
      if (model === undefined) return [];
      const condition = when === undefined ? undefined : context.cel(when, "llm");
      return [{ model, name, weight, priority, when: condition }];
    },
  );
  return {
    ...base,
    member: undefined,
    virtual: virtual && { choice: virtual.choice, targets },
    isAllowed: (exchange) => targets.some(({ model }) => model.isAllowed(exchange)),
  };
}

function allowedBy(
  authorization: IrModel["authorization"],
  context: CompileContext,
): (exchange: Exchange) => boolean {
  if (authorization === undefined) return () => true;
  const { action, policy } = authorization;
  const expressions = policy.matchExpressions.map((source) => context.cel(source));
  const decide = decisionBy([{ action, expressions }]);
  return (exchange) => decide(exchange) === undefined;
}
