import type { JsonValue } from "../../json.ts";
import { pointerToken } from "../../json.ts";
import { childrenOf } from "../../model/model.ts";
import type { Model, TypeDef } from "../../model/model.ts";
import type { Node } from "../../model/node.ts";
import type { Problem } from "../../problem.ts";
import { sharedAjv } from "./ajv.ts";
import { ajvSchema } from "./json-schema.ts";
import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";

/** Checks that defaults and examples are valid values of their schemas. */
export function checkValues(model: Model, problems: Problem[]): void {
  const ajv = sharedAjv(model);
  const check = (type: TypeDef, node: Node, value: JsonValue, pointer: string): void => {
    const validate = ajv.compile(ajvSchema(model, node));
    for (const { pointer: inner, message } of violationsOf(validate, value)) {
      problems.push({ file: type.id, pointer, message: `is not valid here: ${inner} ${message}` });
    }
  };
  for (const type of model.types) {
    visitValues(type.node, "", (node, value, pointer) => check(type, node, value, pointer));
  }
}

function visitValues(
  node: Node,
  pointer: string,
  look: (node: Node, value: JsonValue, pointer: string) => void,
): void {
  for (const [index, example] of node.annotations.examples.entries()) {
    look(node, example, `${pointer}/examples/${index}`);
  }
  if (node.kind === "object") {
    for (const field of node.fields) {
      const at = `${pointer}/properties/${pointerToken(field.name)}`;
      if (field.default !== undefined) look(field.node, field.default, `${at}/default`);
      visitValues(field.node, at, look);
    }
    return;
  }
  for (const child of childrenOf(node)) visitValues(child, pointer, look);
}
