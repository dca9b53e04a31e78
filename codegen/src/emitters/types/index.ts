import type { Model, TypeDef } from "../../model/model.ts";
import { CODE_HEADER } from "../../output.ts";
import type { PlannedFile } from "../../output.ts";
import { typesWithDefaults } from "../defaults/with-defaults.ts";
import { docComment, typeComment } from "./comment.ts";
import { parsedTypes } from "../../model/model.ts";
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

/** For every schema, its type before defaults (`XInput`) and after defaults (`X`). */
export function emitTypes(model: Model): readonly PlannedFile[] {
  const differing = typesWithDefaults(model);
  const parsed = parsedTypes(model);
  const flavours = {
    full: { model, filled: true, parses: false, suffix: () => "" },
    input: {
      model,
      filled: false,
      parses: false,
      suffix: (type: TypeDef) => (differing.has(type) ? "Input" : ""),
    },
  } satisfies Record<string, Flavour>;
  const texts = model.types.flatMap((type) =>
    differing.has(type)
      ? [
          declaration(type, { ...flavours.full, parses: parsed.has(type) }),
          declaration(type, flavours.input),
        ]
      : [
          declaration(type, flavours.full),
          `${docComment([`${type.title} as written: it has no defaults.`], "")}export type ${type.title}Input = ${type.title};\n`,
        ],
  );
  const head = parsed.size === 0 ? [JSON_VALUE] : [JSON_VALUE, AMOUNT_DECLARATIONS];
  return [
    { path: "generated/types/index.ts", content: CODE_HEADER + [...head, ...texts].join("\n") },
  ];
}

function declaration(type: TypeDef, flavour: Flavour): string {
  const suffix = flavour.suffix(type);
  const comment = typeComment(flavour.model, type, suffix === "Input");
  const name = `${type.title}${suffix}`;
  const { node } = type;
  if (node.kind === "object" && isPlainInterface(node)) {
    return `${comment}export interface ${name} {\n${objectMembers(node, flavour, "  ")}}\n`;
  }
  return `${comment}export type ${name} = ${typeText(node, flavour, "")};\n`;
}
