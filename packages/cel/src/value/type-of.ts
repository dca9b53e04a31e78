import { Failure } from "../errors.ts";
import { Address, Network } from "./address.ts";
import {
  Double,
  Duration,
  isInt,
  isList,
  Optional,
  Timestamp,
  TypeName,
  Uint,
  type Value,
} from "./value.ts";

/** The CEL name of a value's type. */
export function typeNameOf(value: Value): string {
  if (value === null) return "null_type";
  if (typeof value === "boolean") return "bool";
  if (typeof value === "string") return "string";
  if (isInt(value)) return "int";
  if (isList(value)) return "list";
  if (value instanceof Uint8Array) return "bytes";
  if (value instanceof Double) return "double";
  if (value instanceof Uint) return "uint";
  if (value instanceof Timestamp) return "google.protobuf.Timestamp";
  if (value instanceof Duration) return "google.protobuf.Duration";
  if (value instanceof TypeName) return "type";
  if (value instanceof Address) return "net.IP";
  if (value instanceof Network) return "net.CIDR";
  return value instanceof Optional ? "optional_type" : "map";
}

const NAMES = [
  "null_type",
  "bool",
  "int",
  "uint",
  "double",
  "string",
  "bytes",
  "list",
  "map",
  "type",
  "optional_type",
  "google.protobuf.Timestamp",
  "google.protobuf.Duration",
  "net.IP",
  "net.CIDR",
];

/** The types that an expression may name. */
export const TYPES: ReadonlyMap<string, TypeName> = new Map(
  NAMES.map((name) => [name, new TypeName(name)]),
);

/** The message for CEL's `no such overload`; it does not contain the values. */
export function mismatch(operation: string, offset: number): Failure {
  return new Failure(`${operation} does not take values of these types`, offset);
}
