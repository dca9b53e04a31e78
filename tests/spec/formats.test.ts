import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { modelOf } from "@edge-gateway/codegen/plan";
import { readTexts } from "@edge-gateway/codegen/read";
import { Cursor } from "@edge-gateway/translate/document/cursor";
import { textsAt } from "@edge-gateway/translate/shape/places/texts-at";
import { readFacts } from "./facts.ts";
import { productOf } from "./product.ts";

const schemas = fileURLToPath(new URL("../../schemas", import.meta.url));
const model = modelOf(await readTexts(schemas));
const product = productOf(model);

/** The facts about the texts of each format. */
const tried = [...(await readFacts()).values()].flatMap(({ type, formats = [] }) =>
  formats.flatMap(({ says, accepts, refuses }) => {
    const rule = product.formats(type).find(({ sentence }) => sentence === says);
    if (rule === undefined || rule.when.length > 0) return [];
    const texts = (values: readonly unknown[]): readonly string[] =>
      values
        .flatMap((value) => textsAt(new Cursor(value), rule.field.split(".")))
        .flatMap(({ text }) => text ?? []);
    return [{ format: rule.format, accepted: texts(accepts), refused: texts(refuses) }];
  }),
);

for (const [name, { pattern }] of model.formats) {
  if (pattern === undefined) continue;
  test(`editors mark no text of the form ${name}, and some that are not`, () => {
    const own = tried.filter(({ format }) => format === name);
    const matches = (text: string): boolean => new RegExp(pattern, "u").test(text);
    const accepted = own.flatMap((one) => one.accepted);
    assert.deepEqual(
      accepted.filter((text) => !matches(text)),
      [],
    );
    const refused = own.flatMap((one) => one.refused);
    assert.equal(refused.length === 0 || refused.some((text) => !matches(text)), true);
  });
}
