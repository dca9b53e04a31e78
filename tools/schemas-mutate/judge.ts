import { join } from "node:path";
import { isObject } from "@edge-gateway/codegen/json";
import type { JsonObject } from "@edge-gateway/codegen/json";
import type { Model } from "@edge-gateway/codegen/model/model";
import { modelOf, structureOf } from "@edge-gateway/codegen/plan";
import { SchemaError } from "@edge-gateway/codegen/problem";
import { readTexts } from "@edge-gateway/codegen/read";
import { disagrees } from "../../tests/spec/compare/index.ts";
import { compareErrors, readErrorFacts } from "../../tests/spec/errors/compare-errors.ts";
import type { ErrorFacts } from "../../tests/spec/errors/compare-errors.ts";
import { readFacts } from "../../tests/spec/facts.ts";
import type { TypeFacts } from "../../tests/spec/facts.ts";
import { productOf } from "../../tests/spec/product.ts";
import { errorMutants, mutantsOf } from "./mutants.ts";
import type { Mutant } from "./mutants.ts";

const SCHEMAS = join(import.meta.dirname, "../../schemas");
const ERRORS = "errors/catalogue.json";

/**
 * The result of a mutant: the generator refused it, a rule transcribed from the specification
 * detected it, or neither did.
 */
export type Fate = "refused" | "killed" | "survived";

/** The schemas, all their mutants, and what the specification says. */
export interface Trial {
  readonly texts: ReadonlyMap<string, string>;
  readonly mutants: readonly Mutant[];
  readonly types: ReadonlyMap<string, TypeFacts>;
  readonly errors: ReadonlyMap<string, ErrorFacts>;
}

/** Reads the schemas and the specification, and lists all mutants, always in the same order. */
export async function readTrial(): Promise<Trial> {
  const texts = await readTexts(SCHEMAS);
  const mutants = [...texts].flatMap(([file, text]) => {
    if (file === ERRORS) return errorMutants(file, parse(text));
    return file.endsWith(".schema.json") ? mutantsOf(file, parse(text)) : [];
  });
  return { texts, mutants, types: await readFacts(), errors: await readErrorFacts() };
}

/** Generates from a mutant in memory and compares the result with the specification. */
export function fateOf(mutant: Mutant, { texts, types, errors }: Trial): Fate {
  const changed = new Map(texts).set(mutant.file, JSON.stringify(mutant.content));
  const model = unlessRefused(() => structureOf(changed));
  if (model === undefined) return "refused";
  const product = productOf(model);
  const isKilled =
    mutant.file === ERRORS
      ? compareErrors(product, errors).length > 0
      : ownFirst(mutant, types).some((facts) => disagrees(product, facts, types));
  if (isKilled) return "killed";
  // A schema that the generator refuses cannot be shipped.
  return unlessRefused(() => modelOf(changed)) === undefined ? "refused" : "survived";
}

/** The facts of the changed type are most likely to detect the mutant. */
function ownFirst(mutant: Mutant, types: ReadonlyMap<string, TypeFacts>): readonly TypeFacts[] {
  const title = mutant.content["title"];
  const own = typeof title === "string" ? types.get(title) : undefined;
  const others = [...types.values()].filter((facts) => facts !== own);
  return own === undefined ? others : [own, ...others];
}

function unlessRefused(make: () => Model): Model | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof SchemaError) return undefined;
    throw error;
  }
}

function parse(text: string): JsonObject {
  const value: unknown = JSON.parse(text);
  const object = value as JsonObject;
  return isObject(object) ? object : {};
}
