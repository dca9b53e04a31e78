import * as defaults from "@edge-gateway/generated/defaults/index.ts";
import type { Violation } from "@edge-gateway/schema-runtime/validation/violation";
import type { Definition } from "../../../tools/kube/definitions.ts";

/** The generated code for a kind. */
export interface Generated {
  readonly validate: (value: unknown) => readonly Violation[];
  readonly withDefaults: (value: unknown) => unknown;
}

/** A kind that the API server serves, with its generated code. */
export interface Kind extends Definition, Generated {}

/**
 * Finds the generated code for the kind of a definition.
 * @throws Error if there is none
 */
export async function kindOf(definition: Definition): Promise<Kind> {
  return { ...definition, ...(await generatedFor(definition.kind)) };
}

/**
 * Finds the generated code for a kind by its name.
 * @throws Error if there is none
 */
export async function generatedFor(kind: string): Promise<Generated> {
  const file = kind.replaceAll(/(?!^)[A-Z]/gu, (letter) => `-${letter}`).toLowerCase();
  const validators: unknown = await import(`@edge-gateway/generated/validators/${file}.js`);
  return {
    validate: functionNamed(validators, `validate${kind}`),
    withDefaults: functionNamed(defaults, `withDefaults${kind}`),
  };
}

function functionNamed<Result>(module: unknown, name: string): (value: unknown) => Result {
  const found: unknown = Reflect.get(Object(module), name);
  if (typeof found !== "function") throw new Error(`nothing was generated with the name ${name}`);
  return found as (value: unknown) => Result;
}
