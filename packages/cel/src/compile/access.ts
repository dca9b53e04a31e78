import { Failure } from "../errors.ts";
import type { CallNode, Node, SelectNode } from "../syntax/node.ts";
import type { CelType } from "../types.ts";
import { parseDuration, parseTimestamp } from "../value/time.ts";
import { isMap, Optional, valueOf, type Result } from "../value/value.ts";
import type { Compiled, Context } from "./context.ts";
import { elementOf, fieldOf, optionalOf } from "./element.ts";
import type { Frame, Run } from "../value/frame.ts";
import { didYouMean } from "./suggest.ts";
import { formatType, ignoresCase } from "./type.ts";
import { compileName, compileQualified, noteField, qualifiedName } from "./variable.ts";

/** Compiles the access to a field whose name is constant, in any notation. */
interface Access {
  readonly owner: Node;
  readonly field: string;
  readonly optional: boolean;
  readonly test: boolean;
  readonly offset: number;
}

/** Compiles the selection of a field: `operand.field`, `operand.?field` or `has(operand.field)`. */
export function compileSelect(node: SelectNode, context: Context): Compiled {
  const name = qualifiedName(node, context);
  const known = name === undefined ? undefined : compileQualified(name, node.offset, context);
  return known ?? compileField({ ...node, owner: node.operand }, context);
}

/** Compiles `list[index]`, `map[key]` and their optional forms. */
export function compileIndex(node: CallNode, context: Context): Compiled {
  const [owner, key] = node.arguments;
  if (owner === undefined || key === undefined)
    return context.problem(node.offset, "an index is expected");
  const optional = node.name === "_[?_]";
  if (key.kind !== "literal" || typeof key.value !== "string")
    return compileElement(owner, key, optional, context);
  return compileField(
    { owner, field: key.value, optional, test: false, offset: node.offset },
    context,
  );
}

function compileField(access: Access, context: Context): Compiled {
  const { offset, test, optional } = access;
  const owner = compileOwner(access.owner, access.field, context);
  const type = fieldType(owner.type, access, context);
  const field = ignoresCase(owner.type) ? access.field.toLowerCase() : access.field;
  const read = readField(owner, field, offset);
  if (test) return { type: "bool", run: runTest(owner, read) };
  if (optional) return { type: asOptional(type), run: (frame) => optionalOf(read(frame)) };
  const absent = new Failure(`no such field '${field}'`, offset);
  const { variable } = owner;
  const run =
    variable === undefined ? runField(read, absent) : runVariableField(variable, field, absent);
  return { type, run: withDeclaredType(run, owner.type, type) };
}

/**
 * The variable that owns a field, and the field's name; the name is undefined if it is not
 * constant.
 */
function compileOwner(node: Node, field: string | undefined, context: Context): Compiled {
  if (node.kind !== "identifier") return context.compile(node);
  noteField(node, field, context);
  return compileName(node, context);
}

/** Reads a field without converting it; a variable without a value has no fields. */
function readField(
  { run, variable }: Compiled,
  field: string,
  offset: number,
): (frame: Frame) => unknown {
  if (variable === undefined) return (frame) => fieldOf(run(frame), field, offset);
  return (frame) => {
    const owner = frame.bindings.lookup(variable);
    return owner === undefined ? undefined : fieldOf(owner, field, offset);
  };
}

function runField(read: (frame: Frame) => unknown, absent: Failure): Run {
  return (frame) => {
    const raw = read(frame);
    if (typeof raw === "string") return raw;
    return raw === undefined ? absent : valueOf(raw);
  };
}

/** Reads a field of a variable, the most common access. */
function runVariableField(variable: string, field: string, absent: Failure): Run {
  return (frame) => {
    const owner = frame.bindings.lookup(variable);
    if (owner === undefined) return absent;
    const raw = fieldOf(owner, field, absent.offset);
    if (typeof raw === "string") return raw;
    return raw === undefined ? absent : valueOf(raw);
  };
}

function runTest(owner: Compiled, read: (frame: Frame) => unknown): Run {
  return (frame) => {
    const raw = read(frame);
    if (raw instanceof Failure) return isMap(owner.run(frame)) ? true : raw;
    if (raw instanceof Optional && owner.run(frame) instanceof Optional)
      return raw.value !== undefined;
    return raw !== undefined;
  };
}

/** Converts timestamps and durations in objects of the gateway, which may be in their JSON form. */
function withDeclaredType(run: Run, owner: CelType, type: CelType): Run {
  if (typeof owner === "string" || !("object" in owner)) return run;
  if (type !== "timestamp" && type !== "duration") return run;
  const parse = type === "timestamp" ? parseTimestamp : parseDuration;
  return (frame) => {
    const value = run(frame);
    return typeof value === "string"
      ? (parse(value) ?? new Failure(`the text is not a ${type}`))
      : value;
  };
}

function fieldType(owner: CelType, access: Access, context: Context): CelType {
  if (owner === "dyn") return "dyn";
  if (typeof owner !== "string") {
    if ("optional" in owner) return asOptional(fieldType(owner.optional, access, context));
    if ("map" in owner) return owner.map;
    if ("object" in owner) return objectFieldType(owner.object, access, context);
  }
  const message = `a value of type ${formatType(owner)} has no fields`;
  return context.problem(access.offset, message).type;
}

function objectFieldType(
  fields: Readonly<Record<string, CelType>>,
  { field, offset }: Access,
  context: Context,
): CelType {
  const type = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (type !== undefined) return type;
  const hint = didYouMean(field, Object.keys(fields));
  return context.problem(offset, `unknown field '${field}'${hint}`).type;
}

function asOptional(type: CelType): CelType {
  return typeof type !== "string" && "optional" in type ? type : { optional: type };
}

function compileElement(
  ownerNode: Node,
  keyNode: Node,
  optional: boolean,
  context: Context,
): Compiled {
  const owner = compileOwner(ownerNode, undefined, context);
  const key = context.compile(keyNode);
  const type = elementType(owner.type, key.type, keyNode, context);
  const { offset } = keyNode;
  const keyOf = ignoresCase(owner.type) ? lowered(key.run) : key.run;
  const read = (frame: Frame): unknown => elementOf(owner.run(frame), keyOf(frame), offset);
  if (optional) return { type: asOptional(type), run: (frame) => optionalOf(read(frame)) };
  return { type, run: runField(read, new Failure("no such key or index", offset)) };
}

/** Makes all keys of a map lower case. */
export function lowered(key: Run): Run {
  return (frame) => {
    const value: Result = key(frame);
    return typeof value === "string" ? value.toLowerCase() : value;
  };
}

const INDEXES = new Set<CelType>(["int", "uint", "double", "dyn"]);

function elementType(owner: CelType, key: CelType, keyNode: Node, context: Context): CelType {
  if (owner === "dyn") return "dyn";
  if (typeof owner !== "string") {
    if ("optional" in owner) return asOptional(elementType(owner.optional, key, keyNode, context));
    if ("map" in owner) return owner.map;
    if ("object" in owner) return "dyn";
    if ("list" in owner && INDEXES.has(key)) return owner.list;
  }
  const message = `a value of type ${formatType(owner)} has no element of ${formatType(key)}`;
  return context.problem(keyNode.offset, message).type;
}
