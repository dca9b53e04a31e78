import { CelError, type Bindings, type CompiledExpression } from "@edge-gateway/cel";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";

/** An entry of a `conditional` list. */
interface ConditionalEntry<Config> {
  readonly condition?: string;
  readonly policy: Config;
}

/**
 * Compiles a policy, or the policies of its `conditional` list. The returned function selects the first
 * policy whose condition is true; undefined if there is none. `compile` gets a policy and its path in the
 * configuration. `whenUnknown` returns the substitute for a policy whose condition cannot be evaluated;
 * undefined means that the condition counts as false.
 */
export function compileConditional<Config extends object, Compiled>(
  config: Config | { readonly conditional: readonly ConditionalEntry<Config>[] },
  context: CompileContext,
  compile: (config: Config, path: string) => Compiled,
  whenUnknown: (compiled: Compiled) => Compiled | undefined = () => undefined,
): (exchange: Exchange) => Compiled | undefined {
  if (!hasEntries(config)) {
    const only = compile(config, context.path);
    return () => only;
  }
  const choices = config.conditional.map(({ condition, policy }, index) => ({
    when: condition === undefined ? undefined : context.cel(condition),
    compiled: compile(policy, `${context.path}.conditional[${index}].policy`),
  }));
  return (exchange) => {
    const { bindings, trace } = exchange;
    for (const { when, compiled } of choices) {
      const applies = when === undefined || outcomeOf(when, bindings);
      if (applies === true) return compiled;
      const instead = applies === "unknown" ? whenUnknown(compiled) : undefined;
      if (instead !== undefined) return instead;
    }
    trace?.note("skip", "no condition is true");
    return undefined;
  };
}

/** The outcome of a condition. A failed condition, or a result that is not a boolean, is unknown. */
function outcomeOf(when: CompiledExpression, bindings: Bindings): boolean | "unknown" {
  try {
    const result = when.evaluate(bindings);
    return typeof result === "boolean" ? result : "unknown";
  } catch (error) {
    if (error instanceof CelError) return "unknown";
    throw error;
  }
}

function hasEntries<Config extends object>(
  config: Config | { readonly conditional: readonly ConditionalEntry<Config>[] },
): config is { readonly conditional: readonly ConditionalEntry<Config>[] } {
  return "conditional" in config && config.conditional !== undefined;
}
