import { withUnambiguousJson } from "./unambiguous-json.ts";
import { withRequestBody } from "./request-body.ts";
import type { CompileContext, CompiledPolicy, PolicyDefinition, PolicyTable } from "./policy.ts";

type Named = readonly [name: string, policy: CompiledPolicy];

/** Compiles the policies that a block sets, in the order of `names`. */
export function compileBlock<Block extends object>(
  table: PolicyTable<Block>,
  block: Block,
  names: readonly (keyof Block & string)[],
  context: CompileContext,
): Named[] {
  const policies: Named[] = [];
  for (const name of names) {
    const config = block[name];
    if (config !== undefined && config !== null)
      policies.push(compileOne(table[name], config, context.at(name), name));
  }
  return policies;
}

function compileOne<Config>(
  definition: PolicyDefinition<Config>,
  config: Config,
  place: CompileContext,
  name: string,
): Named {
  const policy = definition.compile(config, place);
  if (!place.reads.requestBody) return [name, policy];
  const strict = place.reads.requestJson ? withUnambiguousJson(policy) : policy;
  return [name, withRequestBody(strict, place.maxBufferBytes)];
}
