import type { Model } from "../../model/model.ts";
import { YAML_HEADER } from "../../output.ts";
import type { PlannedFile } from "../../output.ts";
import { printJson } from "../../json.ts";
import { valuesSchema } from "./values-schema.ts";
import { valuesText } from "./values-text.ts";

/**
 * For every chart, its values with comments, and the schema with which Helm validates the values.
 */
export function emitCharts(model: Model): readonly PlannedFile[] {
  return model.types.flatMap((type) => {
    const { chart, node } = type;
    if (chart === undefined || node.kind !== "object") return [];
    return [
      { path: `charts/${chart}/values.schema.json`, content: printJson(valuesSchema(model, type)) },
      { path: `charts/${chart}/values.yaml`, content: YAML_HEADER + valuesText(model, node) },
    ];
  });
}
