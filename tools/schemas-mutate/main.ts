import { join } from "node:path";
import { SchemaError } from "@edge-gateway/codegen/problem";
import { isObject } from "@edge-gateway/codegen/json";
import type { JsonObject } from "@edge-gateway/codegen/json";
import { readTexts } from "@edge-gateway/codegen/read";
import { disagrees } from "../../tests/spec/compare/index.ts";
import { compareErrors, readErrorFacts } from "../../tests/spec/errors/compare-errors.ts";
import type { ErrorFacts } from "../../tests/spec/errors/compare-errors.ts";
import { readFacts } from "../../tests/spec/facts.ts";
import type { TypeFacts } from "../../tests/spec/facts.ts";
import { productOf } from "../../tests/spec/product.ts";
import type { Product } from "../../tests/spec/product.ts";
import { errorMutants, mutantsOf } from "./mutants.ts";
import type { Mutant } from "./mutants.ts";

const ROOT = join(import.meta.dirname, "../..");
const ERRORS = "errors/catalogue.json";
const FEWEST_MUTANTS = 1000;

/** What the specification says, as it is compared with every mutant. */
interface Specification {
  readonly types: ReadonlyMap<string, TypeFacts>;
  readonly errors: ReadonlyMap<string, ErrorFacts>;
}

/**
 * Changes the schemas in one place at a time, generates in memory, and compares with the transcribed
 * specification: a mutant that nothing notices is a limit, default or rule that is not specified.
 */
async function main(only: string | undefined): Promise<number> {
  const texts = await readTexts(join(ROOT, "schemas"));
  const specification = { types: await readFacts(), errors: await readErrorFacts() };
  const mutants = allMutants(texts).filter(({ file }) => only === undefined || file.includes(only));
  const survivors = mutants.filter((mutant) => survives(mutant, texts, specification));
  for (const { file, pointer, change } of survivors)
    console.log(`survived: schemas/${file}#${pointer}: ${change}`);
  console.log(
    `${mutants.length} mutants, ${mutants.length - survivors.length} killed, ${survivors.length} survived`,
  );
  if (only === undefined && mutants.length < FEWEST_MUTANTS) {
    console.log(`there should be at least ${FEWEST_MUTANTS} mutants`);
    return 1;
  }
  return survivors.length === 0 ? 0 : 1;
}

function allMutants(texts: ReadonlyMap<string, string>): readonly Mutant[] {
  return [...texts].flatMap(([file, text]) => {
    if (file === ERRORS) return errorMutants(file, parse(text));
    return file.endsWith(".schema.json") ? mutantsOf(file, parse(text)) : [];
  });
}

function survives(
  mutant: Mutant,
  texts: ReadonlyMap<string, string>,
  specification: Specification,
): boolean {
  const changed = new Map(texts).set(mutant.file, JSON.stringify(mutant.content));
  const product = productOrNone(changed);
  // What the generator refuses cannot be shipped.
  if (product === undefined) return false;
  if (mutant.file === ERRORS) return compareErrors(product, specification.errors).length === 0;
  const { types } = specification;
  const title = mutant.content["title"];
  const own = typeof title === "string" ? types.get(title) : undefined;
  const others = [...types.values()].filter((facts) => facts !== own);
  return ![...(own === undefined ? [] : [own]), ...others].some((facts) =>
    disagrees(product, facts, types),
  );
}

function productOrNone(texts: ReadonlyMap<string, string>): Product | undefined {
  try {
    return productOf(texts);
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

process.exitCode = await main(process.argv[2]);
