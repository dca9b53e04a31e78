import type { IncrementalTest } from "@bufbuild/cel-spec/testdata/tests.js";
import { Failure } from "../errors.ts";
import type { CelType } from "../types.ts";
import { doubleToText } from "../value/number-text.ts";
import { entryOf, isMapKey, keysOf } from "../value/map.ts";
import { typeNameOf } from "../value/type-of.ts";
import {
  CelMap,
  Double,
  isInt,
  isList,
  isMap,
  normalInt,
  TypeName,
  Uint,
  valueOf,
  type Result,
  type Value,
} from "../value/value.ts";

type Original = IncrementalTest["original"];
type BoundValue = Extract<Original["bindings"][string]["kind"], { case: "value" }>["value"];
type Declared = Extract<
  Original["typeEnv"][number]["declKind"],
  { case: "ident" }
>["value"]["type"];

/**
 * Converts a value of the conformance data.
 * @throws Error for an unsupported value
 */
export function fromStandard({ kind }: BoundValue): Value {
  switch (kind.case) {
    case "nullValue":
      return null;
    case "boolValue":
    case "stringValue":
    case "bytesValue":
      return kind.value;
    case "int64Value":
      return normalInt(kind.value);
    case "uint64Value":
      return Uint.of(kind.value) ?? null;
    case "doubleValue":
      return new Double(kind.value);
    case "listValue":
      return kind.value.values.map(fromStandard);
    case "typeValue":
      return new TypeName(kind.value);
    case "mapValue":
      return mapOf(kind.value.entries);
    default:
      throw new Error("messages are not offered");
  }
}

function mapOf(
  entries: readonly { key?: BoundValue | undefined; value?: BoundValue | undefined }[],
): Value {
  const map = new CelMap();
  for (const entry of entries) {
    const key = entry.key && fromStandard(entry.key);
    if (entry.value !== undefined && isMapKey(key)) map.add(key, fromStandard(entry.value));
  }
  return map;
}

const PRIMITIVES: readonly CelType[] = ["dyn", "bool", "int", "uint", "double", "string", "bytes"];
const WELL_KNOWN: readonly CelType[] = ["dyn", "dyn", "timestamp", "duration"];

/**
 * Converts a declared type of the conformance data.
 * @throws Error for an unsupported type
 */
export function typeOfDeclared(declared: Declared): CelType {
  const kind = declared?.typeKind;
  switch (kind?.case) {
    case "primitive":
      return PRIMITIVES[kind.value] ?? "dyn";
    case "wellKnown":
      return WELL_KNOWN[kind.value] ?? "dyn";
    case "null":
      return "null";
    case "dyn":
      return "dyn";
    case "listType":
      return { list: typeOfDeclared(kind.value.elemType) };
    case "mapType":
      return { map: typeOfDeclared(kind.value.valueType), key: typeOfDeclared(kind.value.keyType) };
    default:
      throw new Error("the type is not offered");
  }
}

/** A value and its type as text; equal texts are the same value of the same type. */
export function describeValue(value: Result): string {
  if (value instanceof Failure) return `failure: ${value.message}`;
  const type = typeNameOf(value);
  if (isList(value))
    return `[${value.map((element) => describeValue(valueOf(element))).join(", ")}]`;
  if (isMap(value)) {
    const entries = keysOf(value).map(
      (key) => `${describeValue(key)}: ${describeValue(valueOf(entryOf(value, key)))}`,
    );
    return `{${entries.toSorted().join(", ")}}`;
  }
  if (value instanceof Double) return `double ${doubleToText(value.number)}`;
  if (value instanceof Uint) return `uint ${String(value.number)}`;
  if (isInt(value)) return `int ${String(value)}`;
  if (value instanceof Uint8Array) return `bytes ${Buffer.from(value).toString("hex")}`;
  return value instanceof TypeName ? `type ${value.name}` : `${type} ${JSON.stringify(value)}`;
}
