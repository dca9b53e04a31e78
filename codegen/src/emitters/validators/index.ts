import { kebabCase, reachable } from "../../model/model.ts";
import type { Model, TypeDef } from "../../model/model.ts";
import { CODE_HEADER } from "../../output.ts";
import type { PlannedFile } from "../../output.ts";
import { ajvOf } from "./ajv.ts";
import { functionFile, functionName } from "./function-file.ts";

const DIRECTORY = "generated/validators";

/**
 * A validator for each document, and the functions of the types in documents, each in its own file.
 */
export function emitValidators(model: Model): readonly PlannedFile[] {
  const documents = model.types.filter((type) => type.validator);
  const types = new Set(documents.flatMap((type) => [type, ...reachable(model, type.node)]));
  const ajv = ajvOf(model);
  return [
    ...[...types].map(({ title }) => functionFile(ajv, title)),
    ...documents.flatMap(documentFiles),
  ];
}

function documentFiles({ title, resource }: TypeDef): readonly PlannedFile[] {
  const name = kebabCase(title);
  const context = resource === undefined ? "" : ", { isResource: true }";
  const script = `import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { ${functionName(title)} } from "./types/${name}.js";

export function validate${title}(value) {
  return violationsOf(${functionName(title)}, value${context});
}
`;
  const types = `import type { Violation } from "@edge-gateway/schema-runtime/validation/violation";

/** Everything that is wrong with a ${title} as written; empty when it is valid. */
export function validate${title}(value: unknown): readonly Violation[];
`;
  return [
    { path: `${DIRECTORY}/${name}.js`, content: CODE_HEADER + script },
    { path: `${DIRECTORY}/${name}.d.ts`, content: CODE_HEADER + types },
  ];
}
