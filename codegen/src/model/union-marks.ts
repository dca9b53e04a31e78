import type { Model } from "./model.ts";
import type { Node } from "./node.ts";

/** The JSON types that the values of a node may have. */
export function jsonTypes(model: Model, node: Node): readonly string[] {
  const resolved = model.resolve(node);
  switch (resolved.kind) {
    case "number":
      return [resolved.integer ? "integer" : "number"];
    case "intOrString":
      return ["integer", "string"];
    case "enum":
      return [resolved.type];
    case "list":
      return ["array"];
    case "map":
      return ["object"];
    case "union":
      return resolved.branches.flatMap((branch) => jsonTypes(model, branch));
    case "json":
      return ["null", "boolean", "number", "string", "array", "object"];
    default:
      return [resolved.kind];
  }
}

/** The values of the discriminator that select a branch. */
export function tagsOf(
  model: Model,
  branch: Node,
  discriminator: string,
): readonly (string | number | boolean)[] {
  const object = model.resolve(branch);
  if (object.kind !== "object") return [];
  const tag = object.fields.find((field) => field.name === discriminator && field.required);
  return tag?.node.kind === "enum" ? tag.node.values : [];
}
