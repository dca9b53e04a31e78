import protobuf from "protobufjs";
import type { Model } from "../model/model.ts";
import { CODE_HEADER } from "../output.ts";
import type { PlannedFile } from "../output.ts";

/** The TypeScript types of scalars; 64-bit integers of these protocols fit in a number. */
const SCALARS: Readonly<Record<string, string>> = {
  bool: "boolean",
  bytes: "Uint8Array",
  double: "number",
  int32: "number",
  int64: "number",
  string: "string",
  uint32: "number",
  uint64: "number",
};

/** gRPC messages, enums and methods as types, and their descriptors for encoding and decoding. */
export function emitProtos({ protos }: Model): readonly PlannedFile[] {
  if (protos.size === 0) return [];
  const root = new protobuf.Root();
  for (const text of protos.values()) protobuf.parse(text, root, { alternateCommentMode: true });
  root.resolveAll();
  const found = itemsOf(root);
  const types = found.map(typeOf).filter((text) => text !== "");
  const methods = found.flatMap((item) =>
    item instanceof protobuf.Service ? item.methodsArray.map((each) => methodOf(item, each)) : [],
  );
  return [
    { path: "generated/proto/messages.ts", content: `${CODE_HEADER}${types.join("\n")}` },
    { path: "generated/proto/methods.ts", content: `${CODE_HEADER}${methodsFile(methods)}` },
    {
      path: "generated/proto/descriptors.ts",
      content: `${CODE_HEADER}/** Every message, as protobufjs reads it. */
export const DESCRIPTORS: object = ${JSON.stringify(root.toJSON(), undefined, 2)};
`,
    },
  ];
}

function itemsOf(namespace: protobuf.NamespaceBase): protobuf.ReflectionObject[] {
  return namespace.nestedArray.flatMap((item) =>
    item instanceof protobuf.Namespace && item.constructor === protobuf.Namespace
      ? itemsOf(item)
      : [item],
  );
}

function typeOf(item: protobuf.ReflectionObject): string {
  if (item instanceof protobuf.Enum) {
    const names = Object.keys(item.values).map((name) => JSON.stringify(name));
    return `${comment(item, "")}export type ${item.name} = ${names.join(" | ")};\n`;
  }
  if (!(item instanceof protobuf.Type)) return "";
  const fields = item.fieldsArray.map(
    (field) =>
      `${comment(field, "  ")}  readonly ${field.name}?: ${fieldType(field)} | undefined;\n`,
  );
  return `${comment(item, "")}export interface ${item.name} {\n${fields.join("")}}\n`;
}

function fieldType(field: protobuf.Field): string {
  const { resolvedType } = field;
  const own = resolvedType === null ? SCALARS[field.type] : resolvedType.name;
  if (own === undefined) throw new Error(`no type for ${field.type} of ${field.fullName}`);
  if (field.map) return `Readonly<Record<string, ${own}>>`;
  return field.repeated ? `readonly ${own}[]` : own;
}

function comment(item: protobuf.ReflectionObject, indent: string): string {
  return item.comment === null ? "" : `${indent}/** ${item.comment.replaceAll("\n", " ")} */\n`;
}

interface Method {
  readonly constant: string;
  readonly types: readonly string[];
  readonly text: string;
}

function methodOf(service: protobuf.Service, method: protobuf.Method): Method {
  const { resolvedRequestType: request, resolvedResponseType: response } = method;
  if (request === null || response === null) throw new Error(`no types of ${method.fullName}`);
  const constant = `${service.name}${method.name}`
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/gu, "_")
    .toUpperCase();
  const row = {
    path: `/${service.fullName.slice(1)}/${method.name}`,
    request: request.fullName,
    response: response.fullName,
  };
  const lines = Object.entries(row).map(
    ([name, value]) => `  ${name}: ${JSON.stringify(value)},\n`,
  );
  return {
    constant,
    types: [request.name, response.name],
    text: `${comment(method, "")}export const ${constant}: RpcMethod<${request.name}, ${response.name}> = {\n${lines.join("")}};\n`,
  };
}

function methodsFile(methods: readonly Method[]): string {
  const types = methods.flatMap((method) => method.types).toSorted();
  return `import type { ${types.join(", ")} } from "./messages.ts";

/** A method of a gRPC service. */
export interface RpcMethod<Request, Response> {
  /** The path of the gRPC method in requests. */
  readonly path: string;
  /** The full name of the request message. */
  readonly request: string;
  readonly response: string;
  /** Never set: this property only tells the compiler the types of the method's messages. */
  readonly types?: readonly [Request, Response];
}

${methods.map(({ text }) => text).join("\n")}`;
}
