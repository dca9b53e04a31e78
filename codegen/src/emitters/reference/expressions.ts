import { isObject } from "../../json.ts";
import type { JsonValue } from "../../json.ts";
import type { CelVariable } from "../../model/cel-scopes.ts";
import type { Model } from "../../model/model.ts";
import { MARKDOWN_HEADER } from "../../output.ts";
import { code } from "../words.ts";
import { row } from "./type-section.ts";

const FUNCTIONS = `## Functions

The last argument may be left out of \`replace\`, \`split\`, \`join\`, \`substring\`, \`indexOf\`, \`lastIndexOf\` and the parts
of a time. A call whose argument is wrong fails; \`default\` and \`coalesce\` give another value then.
`;

/** The page of variables and functions for expressions; undefined without expressions. */
export function expressionsPage({ celScopes, celFunctions }: Model): string | undefined {
  if (celScopes.length === 0) return undefined;
  const sections = celScopes.map(({ name, description, variables }) => {
    const rows = variables.map((variable) =>
      row([code(variable.name), typeWords(variable.type), meaningOf(variable)]),
    );
    const head = [row(["Variable", "Type", "Meaning"]), "|---|---|---|"];
    return `## ${name}\n\n${description}\n\n${[...head, ...rows].join("\n")}\n`;
  });
  const intro =
    "Expressions are written in the Common Expression Language (CEL). Each place of an expression has a scope: the variables that the expression may read. A name that is not among them is an error of the configuration, and so is a variable that nothing sets in this build. The functions, below, are the same everywhere.";
  const functions = celFunctions.map(({ subject, calls }) => {
    const rows = calls.map(([call, meaning]) => row([code(call), meaning]));
    return `### ${subject}\n\n${[row(["Call", "Meaning"]), "|---|---|", ...rows].join("\n")}\n`;
  });
  const parts = functions.length === 0 ? sections : [...sections, FUNCTIONS, ...functions];
  return `${MARKDOWN_HEADER}# Variables and functions of expressions\n\n${intro}\n\n${parts.join("\n")}`;
}

function meaningOf({ description, setBy, isPlanned }: CelVariable): string {
  return isPlanned
    ? `${description} Planned: \`${setBy ?? ""}\` sets it, which this build does not run.`
    : description;
}

function typeWords(type: JsonValue): string {
  if (typeof type === "string") return type === "dyn" ? "any" : type;
  if (!isObject(type)) return "any";
  const { list, map, object } = type;
  if (list !== undefined) return `list of ${typeWords(list)}`;
  if (map !== undefined) {
    const names = type["ignoresCase"] === true ? ", names in any case" : "";
    return `map of ${typeWords(map)}${names}`;
  }
  const fields = isObject(object) ? Object.entries(object) : [];
  return fields.map(([name, inner]) => `${code(name)} ${fieldWords(inner)}`).join(", ");
}

function fieldWords(type: JsonValue): string {
  return isObject(type) && isObject(type["object"]) ? `{${typeWords(type)}}` : typeWords(type);
}
