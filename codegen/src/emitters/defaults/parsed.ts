import { typesParsedApart } from "../../model/model.ts";
import type { Model } from "../../model/model.ts";
import { CODE_HEADER } from "../../output.ts";
import type { PlannedFile } from "../../output.ts";
import { fillingOf, ownDefaults } from "./index.ts";

/** For every type with a second type of parsed amounts, the function that makes it. */
export function emitParsed(model: Model): readonly PlannedFile[] {
  const types = [...typesParsedApart(model)].toSorted((one, other) =>
    one.title < other.title ? -1 : 1,
  );
  if (types.length === 0) return [];
  const where = { known: new Set(types), parses: true, fills: false };
  const parsings = types.map(({ title, node }) => [title, fillingOf(model, node, where)]);
  const names = types.flatMap(({ title }) => [`Parsed${title}`, title]).toSorted();
  const functions = types.map(
    ({ title }) => `/** The ${title} with its durations and sizes as numbers; the rest is shared. */
export function parse${title}(value: ${title}): Parsed${title} {
  return parse(${JSON.stringify(title)}, value, PARSINGS) as Parsed${title};
}
`,
  );
  const content = `import type {\n${names.map((name) => `  ${name},\n`).join("")}} from "../types/index.ts";
import { parse } from "@edge-gateway/schema-runtime/defaults/fill";
import type { Filling } from "@edge-gateway/schema-runtime/defaults/fill";

/** The defaults of the properties of each of these types. */
export const PARSED_DEFAULTS = ${JSON.stringify(ownDefaults(model, types, new Set(types)), null, 2)} as const;

const PARSINGS: Readonly<Record<string, Filling>> = ${JSON.stringify(Object.fromEntries(parsings), null, 2)};

${functions.join("\n")}`;
  return [{ path: "generated/parsed/index.ts", content: CODE_HEADER + content }];
}
