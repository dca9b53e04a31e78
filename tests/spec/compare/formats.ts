import { isDeepStrictEqual } from "node:util";
import { conditionHolds } from "@edge-gateway/schema-runtime/validation/conditions";
import type { FormatName } from "@edge-gateway/generated/formats/index.ts";
import { FORMATS } from "@edge-gateway/generated/formats/index.ts";
import { Cursor } from "@edge-gateway/translate/document/cursor";
import { textsAt } from "@edge-gateway/translate/shape/places/texts-at";
import { formatFault } from "@edge-gateway/translate/shape/formats/index";
import type { Rule, TypeFacts } from "../facts.ts";
import type { Format, Product } from "../product.ts";
import type { Finding } from "./finding.ts";

/** Texts have the formats in the specification, and no others. */
export function compareFormats(
  product: Product,
  facts: TypeFacts,
  all: ReadonlyMap<string, TypeFacts>,
): readonly Finding[] {
  const { type } = facts;
  const expected = expectedOf(facts, all);
  const formats = product.formats(type);
  const sentences = formats.map(({ sentence }) => sentence);
  const said = expected.map(({ says }) => says);
  const problems = expected.flatMap(({ accepts, refuses }) => [
    ...accepts.filter((value) => isRefused(value, formats)).map((value) => [value, "refused"]),
    ...refuses.filter((value) => !isRefused(value, formats)).map((value) => [value, "accepted"]),
  ]);
  return [
    ...(isDeepStrictEqual(sentences, said) ? [] : [`the forms are: ${sentences.join("; ")}`]),
    ...problems.map(([value, verdict]) => `${JSON.stringify(value)} is ${String(verdict)}`),
  ].map((problem) => ({ type, path: ".", problem }));
}

/** Formats of the types whose properties this type includes, too. */
function expectedOf(
  { includes = [], formats = [] }: TypeFacts,
  all: ReadonlyMap<string, TypeFacts>,
): readonly Rule[] {
  const included = includes.map((name) => all.get(name)).filter((facts) => facts !== undefined);
  return [...included.flatMap((facts) => expectedOf(facts, all)), ...formats];
}

function isRefused(value: unknown, formats: readonly Format[]): boolean {
  return formats.some(
    ({ field, format, when }) =>
      isKnown(format) &&
      when.every((condition) => conditionHolds(Object(value), condition)) &&
      textsAt(new Cursor(value), field.split(".")).some(
        ({ isSet, text }) => isSet && formatFault(format, text) !== undefined,
      ),
  );
}

function isKnown(format: string): format is FormatName {
  return Object.hasOwn(FORMATS, format);
}
