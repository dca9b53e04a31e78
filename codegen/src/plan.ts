import { emitAdmin } from "./emitters/admin/index.ts";
import { emitCelPlaces } from "./emitters/cel-places.ts";
import { emitCelScopes } from "./emitters/cel-scopes.ts";
import { emitCharts } from "./emitters/charts/index.ts";
import { emitCrds } from "./emitters/crds/index.ts";
import { emitDefaults } from "./emitters/defaults/index.ts";
import { emitParsed } from "./emitters/defaults/parsed.ts";
import { emitEditorSchemas } from "./emitters/editor-schema/index.ts";
import { emitEmptyBlocks } from "./emitters/empty-blocks.ts";
import { emitErrors } from "./emitters/errors.ts";
import { emitExplanations } from "./emitters/explain/index.ts";
import { emitFeatures } from "./emitters/features.ts";
import { emitFormats } from "./emitters/formats.ts";
import { emitKeys } from "./emitters/keys/index.ts";
import { emitKinds } from "./emitters/kinds.ts";
import { emitLimits } from "./emitters/limits.ts";
import { emitDeprecated } from "./emitters/deprecated.ts";
import { emitPlanned } from "./emitters/planned.ts";
import { emitPolicies } from "./emitters/policies.ts";
import { emitProtos } from "./emitters/protos.ts";
import { emitReference } from "./emitters/reference/index.ts";
import { emitReferencePlaces } from "./emitters/reference-places.ts";
import { emitSensitivePlaces } from "./emitters/sensitive-places.ts";
import { emitSettingVariables } from "./emitters/setting-variables.ts";
import { emitShapes } from "./emitters/shapes/index.ts";
import { emitTypes } from "./emitters/types/index.ts";
import { emitValidators } from "./emitters/validators/index.ts";
import { checkValues } from "./emitters/validators/check-values.ts";
import { buildModel } from "./parse/build.ts";
import { lintModel } from "./parse/lint.ts";
import type { Model } from "./model/model.ts";
import type { PlannedFile } from "./output.ts";
import { SchemaError } from "./problem.ts";
import type { Problem } from "./problem.ts";
import { parseSources } from "./read.ts";

type Emitter = (model: Model) => readonly PlannedFile[] | Promise<readonly PlannedFile[]>;

const EMITTERS: readonly Emitter[] = [
  emitTypes,
  emitErrors,
  emitAdmin,
  emitLimits,
  emitPolicies,
  emitDeprecated,
  emitPlanned,
  emitDefaults,
  emitParsed,
  emitValidators,
  emitShapes,
  emitKeys,
  emitKinds,
  emitCelPlaces,
  emitCelScopes,
  emitFormats,
  emitEmptyBlocks,
  emitSettingVariables,
  emitExplanations,
  emitReferencePlaces,
  emitSensitivePlaces,
  emitProtos,
  emitEditorSchemas,
  emitCrds,
  emitCharts,
  emitReference,
  emitFeatures,
];

/**
 * Builds the model of the files below `schemas/`.
 * @throws SchemaError with every problem found
 */
export function modelOf(texts: ReadonlyMap<string, string>): Model {
  const problems: Problem[] = [];
  const model = structureOf(texts);
  checkValues(model, problems);
  if (problems.length > 0) throw new SchemaError(problems);
  return model;
}

/** The model of the schemas, without validating defaults and examples, which takes most of the time. */
export function structureOf(texts: ReadonlyMap<string, string>): Model {
  const problems: Problem[] = [];
  const model = buildModel(parseSources(texts, problems), problems);
  // Only schemas that were read without a problem can be linted.
  if (problems.length === 0) lintModel(model, problems);
  if (problems.length > 0) throw new SchemaError(problems);
  return model;
}

/** Every file that the generator writes, sorted by path, except the manifest. */
export async function planFiles(model: Model): Promise<readonly PlannedFile[]> {
  const lists = await Promise.all(EMITTERS.map(async (emit) => emit(model)));
  return lists.flat().toSorted((left, right) => (left.path < right.path ? -1 : 1));
}
