import { emitDefaults } from "./emitters/defaults/index.ts";
import { emitErrors } from "./emitters/errors.ts";
import { emitLimits } from "./emitters/limits.ts";
import { emitPolicies } from "./emitters/policies.ts";
import { emitTypes } from "./emitters/types/index.ts";
import { emitValidators } from "./emitters/validators/index.ts";
import { buildModel } from "./model/build.ts";
import type { Model } from "./model/model.ts";
import type { PlannedFile } from "./output.ts";
import { SchemaError } from "./problem.ts";
import type { Problem } from "./problem.ts";
import { parseSources } from "./read.ts";

type Emitter = (model: Model) => readonly PlannedFile[] | Promise<readonly PlannedFile[]>;

const EMITTERS: readonly Emitter[] = [emitTypes, emitErrors, emitLimits, emitPolicies, emitDefaults, emitValidators];

/** The model of the files below `schemas/`; throws a SchemaError with all that is wrong. */
export function modelOf(texts: ReadonlyMap<string, string>): Model {
  const problems: Problem[] = [];
  const model = buildModel(parseSources(texts, problems), problems);
  if (problems.length > 0) throw new SchemaError(problems);
  return model;
}

/** Every file that the generator writes, in the order of their paths, without the manifest. */
export async function planFiles(model: Model): Promise<readonly PlannedFile[]> {
  const lists = await Promise.all(EMITTERS.map((emit) => emit(model)));
  return lists.flat().toSorted((left, right) => (left.path < right.path ? -1 : 1));
}
