import { Failure } from "../errors.ts";
import type { Overload } from "../functions/signature.ts";
import { FUNCTIONS } from "../functions/table.ts";
import type { CallNode } from "../syntax/node.ts";
import type { CelType } from "../types.ts";
import { folded } from "./collection.ts";
import type { Compiled, Context } from "./context.ts";
import { runInvocation } from "./invoke.ts";
import { didYouMean } from "./suggest.ts";
import { fits, formatType, joinAll, substitute, type Substitution } from "./type.ts";
import { qualifiedName, variableType } from "./variable.ts";

/** Compiles the call of a function in the table, with the overloads that may match its arguments. */
export function compileFunction(node: CallNode, context: Context): Compiled {
  const name = functionName(node, context);
  const parts = node.arguments.map((part) => context.compile(part));
  if (name.startsWith(".") && node.target !== undefined)
    parts.unshift(context.compile(node.target));
  const known = FUNCTIONS.get(name);
  if (known === undefined) return context.problem(node.offset, unknownFunction(name));
  const types = parts.map((part) => part.type);
  const overloads: Overload[] = [];
  const results: CelType[] = [];
  for (const candidate of known) {
    const bound = boundBy(types, candidate);
    if (bound === undefined) continue;
    overloads.push(candidate);
    results.push(substitute(candidate.result, bound));
  }
  if (overloads.length === 0) return context.problem(node.offset, wrongTypes(name, types, known));
  const run = runInvocation({ name: displayName(name), offset: node.offset, parts, overloads });
  if (run instanceof Failure) return context.problem(node.offset, run.message);
  const compiled = { type: joinAll(results), run };
  return overloads.some((overload) => overload.isVolatile) ? compiled : folded(compiled, parts);
}

/**
 * The name of a called function in the table: `.name` for a method, `space.name` for a function in a name
 * space.
 */
function functionName(node: CallNode, context: Context): string {
  const plain = node.name.replace(/^\./, "");
  if (node.target === undefined) return plain;
  const space = qualifiedName(node.target, context);
  if (space === undefined || variableType(space, context) !== undefined) return `.${plain}`;
  return FUNCTIONS.has(`${space}.${plain}`) ? `${space}.${plain}` : `.${plain}`;
}

/** The types of the type parameters; undefined if the arguments can never match. */
function boundBy(types: readonly CelType[], overload: Overload): Substitution | undefined {
  const { parameters } = overload;
  if (types.length < parameters.length) return undefined;
  if (types.length > parameters.length && overload.isVariadic !== true) return undefined;
  const bound: Substitution = new Map();
  const last = parameters.at(-1) ?? "dyn";
  const fitting = types.every((type, index) => fits(type, parameters[index] ?? last, bound));
  return fitting ? bound : undefined;
}

function unknownFunction(name: string): string {
  const plain = displayName(name);
  const isMethod = name.startsWith(".");
  if (FUNCTIONS.has(isMethod ? plain : `.${plain}`))
    return isMethod
      ? `'${plain}' is not a method: write ${plain}(value)`
      : `'${plain}' is a method: write value.${plain}()`;
  const names = Array.from(FUNCTIONS.keys()).filter(
    (known) => known.startsWith(".") === isMethod && /[a-z]/.test(known),
  );
  const hint = didYouMean(plain, names.map(displayName));
  return `unknown ${isMethod ? "method" : "function"} '${plain}'${hint}`;
}

/** Names the overloads that accept the first argument, or all overloads if none accepts it. */
function wrongTypes(
  name: string,
  types: readonly CelType[],
  overloads: readonly Overload[],
): string {
  const [first = "dyn"] = types;
  const near = overloads.filter(
    ({ parameters: [parameter] }) => parameter !== undefined && fits(first, parameter),
  );
  const shown = near.length > 0 ? near : overloads;
  const signatures = shown.map(({ parameters }) => `(${parameters.map(formatType).join(", ")})`);
  return `${displayName(name)} takes ${signatures.join(" or ")}, not (${types.map(formatType).join(", ")})`;
}

/** The name of a function without the dot of a method and the placeholders of an operator. */
function displayName(name: string): string {
  return name.replace(/^\./, "").replace(/^_?([-+*/%])_$/, "$1");
}
