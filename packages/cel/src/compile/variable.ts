import { Failure } from "../errors.ts";
import type { IdentifierNode, Node } from "../syntax/node.ts";
import type { CelType, Scope } from "../types.ts";
import { TYPES } from "../value/type-of.ts";
import { valueOf } from "../value/value.ts";
import { constant, type Compiled, type Context } from "./context.ts";
import { didYouMean } from "./suggest.ts";

const BODY_OWNERS = new Set(["request", "response"]);

/**
 * The variable with the response of a language model, which the gateway buffers only if an expression reads
 * it.
 */
const MODEL_CALL = "llm";
const MODEL_TEXTS: ReadonlySet<string | undefined> = new Set(["completion", "toolCalls"]);

/**
 * Compiles a variable as a whole: an expression that reads a whole request or response also reads its body.
 */
export function compileIdentifier(node: IdentifierNode, context: Context): Compiled {
  noteField(node, undefined, context);
  return compileName(node, context);
}

/** Records that a field of a variable is read. If the name of the field is unknown, it may be the body. */
export function noteField(node: IdentifierNode, field: string | undefined, context: Context): void {
  if (context.local(node.name) !== undefined) return;
  if (node.name === MODEL_CALL && MODEL_TEXTS.has(field)) context.findings.bodies.add(node.name);
  if (!BODY_OWNERS.has(node.name)) return;
  if (field === undefined || field === "body") context.findings.bodies.add(node.name);
}

/** Finds what a name means: a variable of a macro, a variable of the scope, or a type. */
export function compileName(node: IdentifierNode, context: Context): Compiled {
  const local = context.local(node.name);
  if (local !== undefined) {
    const { slot, type } = local;
    return { type, run: (frame) => frame.slots[slot] ?? null };
  }
  const name = node.name.replace(/^\./, "");
  const known = compileQualified(name, node.offset, context);
  if (known !== undefined) return known;
  return context.problem(node.offset, unknown(name, context.scope));
}

function unknown(name: string, { variables, planned = {}, elsewhere = {} }: Scope): string {
  const names = Object.keys(variables).filter((known) => !Object.hasOwn(planned, known));
  const scopes = Object.hasOwn(elsewhere, name) ? elsewhere[name] : undefined;
  // The variable is not set yet, such as `response` before there is a response.
  if (scopes !== undefined) {
    const places = scopes.length === 1 ? "the scope" : "the scopes";
    return `the variable '${name}' is never set here, only in ${places} ${scopes.join(", ")}${knownHere(names)}`;
  }
  return `unknown variable '${name}'${didYouMean(name, names) || knownHere(names)}`;
}

function knownHere(names: readonly string[]): string {
  return names.length === 0 ? "" : `; known here are ${names.join(", ")}`;
}

/** A variable of the scope or a type by its whole name, which may contain dots. */
export function compileQualified(
  name: string,
  offset: number,
  context: Context,
): Compiled | undefined {
  const type = variableType(name, context);
  const { planned = {} } = context.scope;
  if (type !== undefined && Object.hasOwn(planned, name)) {
    const message = `the variable '${name}' is planned, not set by this build (${planned[name]} will set it)`;
    return context.planned(offset, message);
  }
  if (type !== undefined) {
    context.findings.variables.add(name);
    const absent = new Failure(`'${name}' is absent`, offset);
    return {
      type,
      variable: name,
      run: (frame) => {
        const raw = frame.bindings.lookup(name);
        if (typeof raw === "string") return raw;
        return raw === undefined ? absent : valueOf(raw);
      },
    };
  }
  const typeName = TYPES.get(name);
  return typeName && constant(typeName, "type");
}

export function variableType(name: string, context: Context): CelType | undefined {
  const { variables } = context.scope;
  return Object.hasOwn(variables, name) ? variables[name] : undefined;
}

/** Compiles `a.b.c`, a chain of names whose first name is not a variable of a macro. */
export function qualifiedName(node: Node, context: Context): string | undefined {
  if (node.kind === "identifier")
    return context.local(node.name) === undefined ? node.name.replace(/^\./, "") : undefined;
  if (node.kind !== "select" || node.optional || node.test) return undefined;
  const owner = qualifiedName(node.operand, context);
  return owner && `${owner}.${node.field}`;
}
