import { Document, isScalar } from "yaml";
import { VARIABLES_KEPT } from "./kept-variables.ts";
import { NotPlain } from "./not-plain.ts";
import { oldScalar } from "./old-scalars.ts";
import { expandVariables } from "./variables.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** A document without contents: its schema says of which type a scalar without quotes is. */
const CORE = new Document(null);
/** Scalars without quotes that begin otherwise are texts. */
const MAY_BE_TYPED = /^(?:[-+.0-9~nNtTfF]|$)/;

/** The value of a scalar without quotes in the core schema (YAML 1.2 section 10.3.2). */
export function typedScalar(text: string): unknown {
  if (!MAY_BE_TYPED.test(text)) return text;
  for (const tag of CORE.schema.tags) {
    if (tag.collection === undefined && tag.default === true && tag.test?.test(text) === true) {
      const typed = tag.resolve?.(text, () => undefined, CORE.options);
      return isScalar(typed) ? typed.value : typed;
    }
  }
  return text;
}

/**
 * The value of a scalar, with variables replaced, and the number of characters that this added. Without an
 * environment, it is of a manifest, with the booleans and numbers of YAML 1.1.
 */
export function plainValue(
  text: string,
  isQuoted: boolean,
  environment: Environment | undefined,
  longest: number,
): { readonly value: unknown; readonly added: number } {
  if (environment === undefined)
    return { value: isQuoted ? text : (oldScalar(text) ?? typedScalar(text)), added: 0 };
  if (environment === VARIABLES_KEPT || !text.includes("$"))
    return { value: isQuoted ? text : typedScalar(text), added: 0 };
  const expanded = expandVariables(text, environment, longest + text.length);
  const added = expanded.text.length - text.length;
  if (expanded.missing.length > 0) throw new NotPlain();
  return { value: isQuoted ? expanded.text : typedScalar(expanded.text), added };
}
