import { Ajv } from "ajv";
import type { Model } from "../../model/model.ts";
import { ajvSchema } from "./json-schema.ts";
import { AJV_KEYWORDS } from "./keywords.ts";

/**
 * An ajv that knows every type of the model by its title. Its draft-07 class supports all keywords
 * that are used, and writes half as much code as that of 2020-12, which tracks evaluated
 * properties.
 */
export function ajvOf(model: Model, optimize = 2): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    messages: false,
    ownProperties: true,
    inlineRefs: false,
    discriminator: true,
    allowUnionTypes: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    validateSchema: false,
    meta: false,
    passContext: true,
    code: { source: true, esm: true, lines: true, optimize },
  });
  for (const keyword of AJV_KEYWORDS) ajv.addKeyword(keyword);
  for (const type of model.types)
    ajv.addSchema({ $id: type.title, ...ajvSchema(model, type.node) });
  return ajv;
}

const SHARED = new WeakMap<Model, Ajv>();

/**
 * One instance that all callers share to validate values; the generated code comes from another
 * instance.
 */
export function sharedAjv(model: Model): Ajv {
  const known = SHARED.get(model) ?? ajvOf(model, 0);
  SHARED.set(model, known);
  return known;
}
