import { withDefaultsStandaloneFileLimits } from "@edge-gateway/generated/defaults/index.ts";
import type { Violation } from "@edge-gateway/schema-runtime/validation/violation";
import type { DiagnosticCode, Finding } from "../diagnostics/diagnostic.ts";
import { checkAlpn } from "./check-alpn.ts";
import { checkDeprecated } from "./check-deprecated.ts";
import { checkEmpty } from "./check-empty.ts";
import { checkExpressions } from "./check-expressions.ts";
import { checkFormats } from "./check-formats.ts";
import { checkPlanned } from "./check-planned.ts";
import { findReferences } from "./find-references.ts";
import type { ObjectReference } from "./find-references.ts";
import { PlaceSet } from "../diagnostics/place-set.ts";
import type { Cursor } from "../document/cursor.ts";
import { explainViolation } from "./explain-violation.ts";
import {
  aboutOtherPlaces,
  distinctViolations,
  meantPlaces,
  withoutConsequences,
} from "../diagnostics/dedupe-findings.ts";
import type { DocumentType, TypedPlace } from "./typed-places.ts";

/** What a document must be. */
export interface DocumentShape {
  readonly type: DocumentType;
  /** The generated validator. */
  readonly validate: (value: unknown) => readonly Violation[];
  /** Said of a text that has not the form that it must have. */
  readonly formatCode: DiagnosticCode;
}

/** A document compared with its schema. */
export interface JudgedShape {
  /** What is wrong, also within values (such as expressions), and what this build does not run. */
  readonly findings: readonly Finding[];
  /** Whether it has the type that its schema describes. */
  readonly isShaped: boolean;
  /** Pointers of values that are wrong: nothing else need be said of them. */
  readonly wrong: ReadonlySet<string>;
  /** With the names of their types. */
  readonly places: readonly TypedPlace[];
  /** To objects with values, except where nothing is run. */
  readonly references: readonly ObjectReference[];
  /** How many violations are not explained: more than are reported at once. */
  readonly omitted: number;
  /** Whether a list or map is far longer than allowed: then nothing else is looked at. */
  readonly isTooLarge: boolean;
}

const { maxDiagnostics } = withDefaultsStandaloneFileLimits({});
/** Keywords of the bounds that lists and maps have. */
const SIZE_KEYWORDS: ReadonlySet<string> = new Set(["maxItems", "maxProperties"]);

/** Compares a document with its schema; each mistake is found once. */
export function judgeShape(
  document: Cursor,
  { type, validate, formatCode }: DocumentShape,
): JudgedShape {
  const all = validate(document.value);
  const violations = distinctViolations(all.slice(0, maxDiagnostics));
  const isTooLarge = violations.some((violation) => isFarTooLarge(violation, document));
  const places = isTooLarge ? [] : type.places(document);
  const planned = checkPlanned(places);
  const refused = new PlaceSet(planned.map(({ pointer }) => pointer));
  const isRun = (pointer: string): boolean => !refused.holds(pointer);
  const explained = violations.map((violation) => ({
    violation,
    finding: explainViolation(violation, { type, value: document }),
  }));
  const wrong = new Set([...violations.map(({ pointer }) => pointer), ...meantPlaces(explained)]);
  return {
    findings: [
      ...planned.filter(({ pointer }) => !wrong.has(pointer)),
      ...withoutConsequences(explained),
      ...aboutOtherPlaces(checkValues(places, formatCode, wrong), wrong).filter(
        ({ code, pointer }) => code !== "unsupported" || isRun(pointer),
      ),
      ...checkEmpty(places).filter(({ pointer }) => isRun(pointer)),
      ...checkDeprecated(places).filter(({ pointer }) => isRun(pointer)),
    ],
    isShaped: all.length === 0,
    omitted: Math.max(0, all.length - maxDiagnostics),
    isTooLarge,
    wrong,
    places,
    references: findReferences(places).filter(({ place }) => isRun(place.pointer)),
  };
}

/** Of what has more parts than findings are reported, not each part is looked at. */
function isFarTooLarge({ keyword, pointer }: Violation, document: Cursor): boolean {
  if (!SIZE_KEYWORDS.has(keyword)) return false;
  const { value } = document.below(pointer);
  return Object.keys(Object(value)).length > maxDiagnostics;
}

/** What is wrong within values, wherever in a document they stand. */
function checkValues(
  places: readonly TypedPlace[],
  formatCode: DiagnosticCode,
  wrong: ReadonlySet<string>,
): readonly Finding[] {
  return [
    ...checkExpressions(places),
    ...checkFormats(places, formatCode, wrong),
    ...checkAlpn(places),
  ];
}
