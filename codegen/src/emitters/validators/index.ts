import { readFile } from "node:fs/promises";
import ajvStandalone from "ajv/dist/standalone/index.js";
import { kebabCase } from "../../model/model.ts";
import type { Model, TypeDef } from "../../model/model.ts";
import { CODE_HEADER } from "../../output.ts";
import type { PlannedFile } from "../../output.ts";
import { ajvOf } from "./ajv.ts";
import { RUNTIME_FUNCTIONS } from "./keywords.ts";

const DIRECTORY = "generated/validators";

/** What ajv would load from its own package, and the function of the runtime that stands for it. */
const AJV_RUNTIME: Readonly<Record<string, string>> = { ucs2length: "characters", equal: "equal" };

/** One function per type in one file, shared by the validators of all documents. */
export async function emitValidators(model: Model): Promise<readonly PlannedFile[]> {
  const documents = model.types.filter((type) => type.validator);
  return [
    { path: `${DIRECTORY}/functions.js`, content: CODE_HEADER + functionsText(model, documents) },
    ...(await Promise.all(COPIED.map(copied))),
    ...documents.flatMap(documentFiles),
  ];
}

/** What all validators share is written by hand, here and in the copies the same. */
const COPIED = ["runtime.ts", "item-rules.ts", "messages.ts", "violation.d.ts"];

async function copied(name: string): Promise<PlannedFile> {
  const content = await readFile(new URL(name, import.meta.url), "utf8");
  return { path: `${DIRECTORY}/${name}`, content: CODE_HEADER + content };
}

function functionsText(model: Model, documents: readonly TypeDef[]): string {
  const ajv = ajvOf(model);
  const exports = Object.fromEntries(documents.map(({ title }) => [title, title]));
  const code = ajvStandalone.default(ajv, exports).replace(/^"use strict";/u, "");
  const imported = new Set<string>();
  const text = code
    .replaceAll(/require\("ajv\/dist\/runtime\/(\w+)"\)\.default/gu, (_match, name: string) => {
      const own = AJV_RUNTIME[name];
      if (own === undefined)
        throw new Error(`ajv wants its runtime ${name}, which has no counterpart here`);
      imported.add(own);
      return own;
    })
    .replaceAll(/\n\s*\n/gu, "\n");
  if (text.includes("require(")) throw new Error("the validators of ajv must not use require");
  for (const name of Object.keys(RUNTIME_FUNCTIONS))
    if (text.includes(` = ${name};`)) imported.add(name);
  return `import { ${[...imported].toSorted().join(", ")} } from "./runtime.ts";\n\n${text.trimStart()}\n`;
}

function documentFiles({ title, resource }: TypeDef): readonly PlannedFile[] {
  const name = kebabCase(title);
  const context = resource === undefined ? "" : ", { isResource: true }";
  const script = `import { ${title} } from "./functions.js";
import { violationsOf } from "./runtime.ts";

export function validate${title}(value) {
  return violationsOf(${title}, value${context});
}
`;
  const types = `import type { Violation } from "./violation.d.ts";

/** Everything that is wrong with a ${title} as written; empty when it is valid. */
export function validate${title}(value: unknown): readonly Violation[];
`;
  return [
    { path: `${DIRECTORY}/${name}.js`, content: CODE_HEADER + script },
    { path: `${DIRECTORY}/${name}.d.ts`, content: CODE_HEADER + types },
  ];
}
