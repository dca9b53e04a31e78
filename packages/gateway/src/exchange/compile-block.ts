import { withUnambiguousJson } from "./unambiguous-json.ts";
import { withRequestBody } from "./request-body.ts";
import type { CompileContext, CompiledPolicy, PolicyTable } from "./policy.ts";

type Named = readonly [name: string, policy: CompiledPolicy];

/** Compiles the policies that a block sets, in the order of `names`. */
export function compileBlock<Block extends object>(
  table: PolicyTable<Block>,
  block: Block,
  names: readonly (keyof Block & string)[],
  context: CompileContext,
): Named[] {
  return names.flatMap((name) => compileOne(table, block, name, context));
}

function compileOne<Block extends object, Name extends keyof Block & string>(
  table: PolicyTable<Block>,
  block: Block,
  name: Name,
  context: CompileContext,
): Named[] {
  const config = block[name];
  if (config === undefined || config === null) return [];
  const place = context.at(name);
  const policy = table[name].compile(config, place);
  if (!place.readsRequestBody) return [[name, policy]];
  const strict = place.readsRequestJson ? withUnambiguousJson(policy) : policy;
  return [[name, withRequestBody(strict, place.maxBufferBytes)]];
}
