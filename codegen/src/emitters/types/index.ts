import type { Model, TypeDef } from "../../model/model.ts";
import { CODE_HEADER } from "../../output.ts";
import type { PlannedFile } from "../../output.ts";
import { typesWithDefaults } from "../defaults/with-defaults.ts";
import { docComment, typeComment } from "./comment.ts";
import { parsedTypes, typesParsedApart } from "../../model/model.ts";
import { AMOUNT_DECLARATIONS, isPlainInterface, objectMembers, typeText } from "./type-text.ts";
import type { Flavour } from "./type-text.ts";

const JSON_VALUE = `/** Any JSON value. */
export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };
`;

/**
 * For every schema, its type before defaults (`XInput`) and after defaults (`X`), and that with parsed
 * amounts (`ParsedX`) where it says so.
 */
export function emitTypes(model: Model): readonly PlannedFile[] {
  const differing = typesWithDefaults(model);
  const filled = parsedTypes(model);
  const apart = typesParsedApart(model);
  const full: Flavour = { model, filled: true, parses: false, name: ({ title }) => title };
  const input: Flavour = {
    ...full,
    filled: false,
    name: (type) => (differing.has(type) ? `${type.title}Input` : type.title),
    difference: "As written: properties with a default may be left out.",
  };
  const parsed: Flavour = {
    ...full,
    parses: true,
    name: (type) => (apart.has(type) ? `Parsed${type.title}` : type.title),
    difference: "With its durations and sizes as numbers.",
  };
  const texts = model.types.flatMap((type) => [
    declaration(type, { ...full, parses: filled.has(type) }),
    differing.has(type)
      ? declaration(type, input)
      : `${docComment([`${type.title} as written: it has no defaults.`], "")}export type ${type.title}Input = ${type.title};\n`,
    ...(apart.has(type) ? [declaration(type, parsed)] : []),
  ]);
  const isParsed = filled.size > 0 || apart.size > 0;
  const head = isParsed ? [JSON_VALUE, AMOUNT_DECLARATIONS] : [JSON_VALUE];
  return [
    { path: "generated/types/index.ts", content: CODE_HEADER + [...head, ...texts].join("\n") },
  ];
}

function declaration(type: TypeDef, flavour: Flavour): string {
  const comment = typeComment(flavour.model, type, flavour.difference);
  const name = flavour.name(type);
  const { node } = type;
  if (node.kind === "object" && isPlainInterface(node)) {
    return `${comment}export interface ${name} {\n${objectMembers(node, flavour, "  ")}}\n`;
  }
  return `${comment}export type ${name} = ${typeText(node, flavour, "")};\n`;
}
