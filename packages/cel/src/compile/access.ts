import { Failure } from "../errors.ts";
import type { CallNode, Node, SelectNode } from "../syntax/node.ts";
import type { CelType } from "../types.ts";
import { entryOf, isMapKey, keyOf } from "../value/map.ts";
import { numberOf } from "../value/order.ts";
import {
  Double,
  isJsonObject,
  isList,
  isMap,
  NONE,
  Optional,
  valueOf,
  type List,
  type MapValue,
  type Result,
} from "../value/value.ts";
import type { Compiled, Context } from "./context.ts";
import type { Run } from "./frame.ts";
import { didYouMean } from "./suggest.ts";
import { formatType } from "./type.ts";
import { compileName, compileQualified, noteField, qualifiedName } from "./variable.ts";

/** `operand.field`, `operand.?field` and `has(operand.field)`. */
export function compileSelect(node: SelectNode, context: Context): Compiled {
  const name = node.test || node.optional ? undefined : qualifiedName(node, context);
  const known = name === undefined ? undefined : compileQualified(name, node.offset, context);
  if (known !== undefined) return known;
  const operand = compileOwner(node.operand, node.field, context);
  const type = fieldType(operand.type, node, context);
  const { field, offset } = node;
  if (node.test) return { type: "bool", run: runTest(operand.run, field, offset) };
  if (node.optional)
    return { type: asOptional(type), run: runOptional(operand.run, () => field, offset) };
  return { type, run: runSelect(operand, field, offset) };
}

/** The owner of a field, whose name is undefined when it is not known. */
function compileOwner(node: Node, field: string | undefined, context: Context): Compiled {
  if (node.kind !== "identifier") return context.compile(node);
  noteField(node, field, context);
  return compileName(node, context);
}

function fieldType(owner: CelType, node: SelectNode, context: Context): CelType {
  if (owner === "dyn") return "dyn";
  if (typeof owner !== "string") {
    if ("optional" in owner) return asOptional(fieldType(owner.optional, node, context));
    if ("map" in owner) return owner.map;
    if ("object" in owner) {
      if (Object.hasOwn(owner.object, node.field)) return owner.object[node.field] ?? "dyn";
      const names = Object.keys(owner.object);
      return context.problem(
        node.offset,
        `unknown field '${node.field}'${didYouMean(node.field, names)}`,
      ).type;
    }
  }
  return context.problem(node.offset, `a value of type ${formatType(owner)} has no fields`).type;
}

function asOptional(type: CelType): CelType {
  return typeof type !== "string" && "optional" in type ? type : { optional: type };
}

function runSelect({ run: operand, variable }: Compiled, field: string, offset: number): Run {
  const absent = new Failure(`no such field '${field}'`, offset);
  const slow = (owner: Result): Result => {
    const raw = isJsonObject(owner) ? jsonField(owner, field) : fieldOf(owner, field, offset);
    return raw === undefined ? absent : valueOf(raw);
  };
  if (variable === undefined) return (frame) => slow(operand(frame));
  return (frame) => {
    const owner = frame.bindings.lookup(variable);
    const raw = isJsonObject(owner) ? jsonField(owner, field) : undefined;
    return typeof raw === "string" ? raw : slow(operand(frame));
  };
}

function jsonField(owner: Readonly<Record<string, unknown>>, field: string): unknown {
  return Object.hasOwn(owner, field) ? owner[field] : undefined;
}

function fieldOf(owner: Result, field: string, offset: number): unknown {
  if (isMap(owner)) return entryOf(owner, field);
  if (owner instanceof Optional) return optionalEntry(owner, field, offset);
  return owner instanceof Failure
    ? owner
    : new Failure(`only maps have the field '${field}'`, offset);
}

function runTest(operand: Run, field: string, offset: number): Run {
  return (frame) => {
    const owner = operand(frame);
    if (isMap(owner)) return entryOf(owner, field) !== undefined;
    const found = fieldOf(owner, field, offset);
    return found instanceof Optional ? found.value !== undefined : valueOf(found);
  };
}

/** `list[index]`, `map[key]` and their optional forms. */
export function compileIndex(node: CallNode, context: Context): Compiled {
  const [ownerNode, keyNode] = node.arguments;
  if (ownerNode === undefined || keyNode === undefined)
    return context.problem(node.offset, "an index is expected");
  const owner = compileOwner(ownerNode, literalText(keyNode), context);
  const key = context.compile(keyNode);
  const type = elementType(owner.type, keyNode, key.type, context);
  const { offset } = node;
  if (node.name === "_[?_]")
    return { type: asOptional(type), run: runOptional(owner.run, key.run, offset) };
  const absent = new Failure("no such key or index", offset);
  return {
    type,
    run: (frame) => {
      const raw = elementOf(owner.run(frame), key.run(frame), offset);
      return raw === undefined ? absent : valueOf(raw);
    },
  };
}

function elementType(owner: CelType, keyNode: Node, key: CelType, context: Context): CelType {
  if (owner === "dyn") return "dyn";
  if (typeof owner !== "string") {
    if ("optional" in owner) return asOptional(elementType(owner.optional, keyNode, key, context));
    if ("list" in owner) {
      if (key === "int" || key === "uint" || key === "double" || key === "dyn") return owner.list;
      return context.problem(
        keyNode.offset,
        `the index of a list is an int, not ${formatType(key)}`,
      ).type;
    }
    if ("map" in owner) return owner.map;
    if ("object" in owner) {
      const name = literalText(keyNode);
      return (
        (name !== undefined && Object.hasOwn(owner.object, name)
          ? owner.object[name]
          : undefined) ?? "dyn"
      );
    }
  }
  return context.problem(keyNode.offset, `a value of type ${formatType(owner)} has no elements`)
    .type;
}

function literalText(node: Node): string | undefined {
  return node.kind === "literal" && typeof node.value === "string" ? node.value : undefined;
}

/** The element as it stands there, undefined when there is none, or a failure. */
function elementOf(owner: Result, key: Result, offset: number): unknown {
  if (key instanceof Failure && !(owner instanceof Failure)) return key;
  if (isMap(owner)) return mapElement(owner, key, offset);
  if (isList(owner)) return listElement(owner, key, offset);
  if (owner instanceof Optional) return optionalEntry(owner, key, offset);
  return owner instanceof Failure
    ? owner
    : new Failure("only lists and maps have elements", offset);
}

function mapElement(map: MapValue, key: Result, offset: number): unknown {
  if (isMapKey(key)) return entryOf(map, key);
  if (!(key instanceof Double)) return new Failure("a key of this type is in no map", offset);
  const whole = keyOf(key);
  return whole === undefined ? undefined : entryOf(map, whole);
}

function listElement(list: List, key: Result, offset: number): unknown {
  const index = numberOf(key);
  if (index === undefined || (key instanceof Double && !Number.isInteger(key.number)))
    return new Failure("the index of a list is an int", offset);
  return index >= 0 && index < list.length ? list[Number(index)] : undefined;
}

function optionalEntry(owner: Optional, key: Result, offset: number): Result {
  if (owner.value === undefined) return NONE;
  return optionalOf(elementOf(owner.value, key, offset));
}

function optionalOf(raw: unknown): Result {
  if (raw === undefined) return NONE;
  const value = valueOf(raw);
  return value instanceof Failure || value instanceof Optional ? value : new Optional(value);
}

function runOptional(operand: Run, key: Run, offset: number): Run {
  return (frame) => {
    const owner = operand(frame);
    return optionalOf(elementOf(owner, key(frame), offset));
  };
}
