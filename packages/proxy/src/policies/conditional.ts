import type { Exchange } from "../pipeline/exchange.ts";
import type { CompileContext } from "../pipeline/policy.ts";

/** An entry of a `conditional` list. */
interface ConditionalEntry<Config> {
  readonly condition?: string;
  readonly policy: Config;
}

/**
 * Compiles a policy, or the policies of its `conditional` list. The result returns the first one
 * whose condition is true, or undefined. `compile` is given the place of its policy.
 */
export function compileConditional<Config extends object, Compiled>(
  config: Config | { readonly conditional: readonly ConditionalEntry<Config>[] },
  context: CompileContext,
  compile: (config: Config, path: string) => Compiled,
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
    const found = choices.find(({ when }) => when === undefined || when.test(bindings));
    if (found === undefined) trace?.note("skip", "no condition is true");
    return found?.compiled;
  };
}

function hasEntries<Config extends object>(
  config: Config | { readonly conditional: readonly ConditionalEntry<Config>[] },
): config is { readonly conditional: readonly ConditionalEntry<Config>[] } {
  return "conditional" in config && config.conditional !== undefined;
}
