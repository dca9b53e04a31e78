import { CelError, type CompiledExpression } from "@edge-gateway/cel";
import type {
  AiFieldTransformation,
  ParsedAiPolicies,
} from "@edge-gateway/generated/types/index.ts";
import {
  compileFieldEdits,
  enriched,
  FormatRoutes,
  compileCacheMarks,
  ModelAliases,
  withFields,
  type JsonObject,
} from "@edge-gateway/llm";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import { modelOf } from "@edge-gateway/gateway/models/model-exchange";
import type { EditedExchange, RequestEdits } from "@edge-gateway/gateway/models/request-edits";

type EditPolicies = Pick<
  ParsedAiPolicies,
  | "prompt"
  | "defaults"
  | "overrides"
  | "transformations"
  | "finalTransformations"
  | "modelAliases"
  | "promptCaching"
  | "routes"
>;

/** All expressions read the client's original request, never the results of other edits. */
export function compileRequestEdits(config: EditPolicies, context: CompileContext): RequestEdits {
  const { prompt, defaults, overrides, modelAliases, promptCaching } = config;
  const fields = compileFieldEdits(defaults, overrides);
  const first = compileFields(config.transformations, context.at("transformations"));
  const last = compileFields(config.finalTransformations, context.at("finalTransformations"));
  const mark = promptCaching && compileCacheMarks(promptCaching);
  const aliases = modelAliases && new ModelAliases(modelAliases);
  const routes = config.routes && new FormatRoutes(config.routes);
  const setsFields = [defaults, overrides, config.transformations].some(
    (each) => each !== undefined,
  );
  return {
    factsOf: (method, path) => routes?.factsOf(method, path),
    before(exchange, format, body) {
      modelOf(exchange).body = body;
      const set = setsFields ? withFields(body, fields, first(exchange), format) : body;
      const named = aliases === undefined ? set : withAlias(set, aliases);
      return prompt === undefined ? named : enriched(named, format, prompt);
    },
    after(exchange, { providerFormat: format, facts }, body) {
      const marked = mark === undefined ? body : mark(body, { format, facts });
      if (config.finalTransformations === undefined) return marked;
      modelOf(exchange).body = marked;
      return withFields(marked, NO_FIELDS, last(exchange), format);
    },
  };
}

const NO_FIELDS = compileFieldEdits();

function withAlias(body: JsonObject, aliases: ModelAliases): JsonObject {
  const { model } = body;
  if (typeof model !== "string") return body;
  const own = aliases.resolve(model);
  return own === model ? body : { ...body, model: own };
}

type Computed = (exchange: EditedExchange) => ReadonlyMap<string, unknown>;

function compileFields(
  transformations: readonly AiFieldTransformation[] = [],
  context: CompileContext,
): Computed {
  const compiled = transformations.map(
    ({ field, expression }) => [field, context.cel(expression, "llm")] as const,
  );
  return (exchange) =>
    new Map(compiled.map(([field, expression]) => [field, valueOf(expression, exchange)]));
}

/** Evaluates an expression. Undefined if the expression fails; then the field is removed. */
function valueOf(expression: CompiledExpression, { bindings }: EditedExchange): unknown {
  try {
    const text: unknown = JSON.stringify(expression.evaluate(bindings), plain);
    return typeof text === "string" ? JSON.parse(text) : undefined;
  } catch (error) {
    if (error instanceof CelError) return undefined;
    throw error;
  }
}

/** Converts integers of expressions to JavaScript numbers. */
function plain(_name: string, value: unknown): unknown {
  return typeof value === "bigint" ? Number(value) : value;
}
