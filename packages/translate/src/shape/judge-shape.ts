import { withDefaultsStandaloneFileLimits } from "@edge-gateway/generated/defaults/index.ts";
import type { Violation } from "@edge-gateway/schema-runtime/validation/violation";
import type { DiagnosticCode, Finding } from "../diagnostics/diagnostic.ts";
import { checkAlpn } from "./checks/check-alpn.ts";
import { checkDeprecated } from "./checks/check-deprecated.ts";
import { checkIssuer } from "./checks/check-issuer.ts";
import { checkRenames } from "./checks/check-renames.ts";
import { checkEmpty } from "./checks/check-empty.ts";
import { checkExpressions } from "./checks/check-expressions.ts";
import { checkFormats } from "./checks/check-formats.ts";
import { checkPlanned } from "./checks/check-planned.ts";
import { findReferences } from "./places/find-references.ts";
import type { ObjectReference } from "./places/find-references.ts";
import { PlaceSet } from "../diagnostics/place-set.ts";
import { parentOf } from "../diagnostics/pointer.ts";
import type { Cursor } from "../document/cursor.ts";
import { explainViolation } from "./explain-violation.ts";
import {
  aboutOtherPlaces,
  distinctViolations,
  meantPlaces,
  withoutConsequences,
} from "../diagnostics/dedupe-findings.ts";
import type { DocumentType, TypedPlace } from "./places/typed-places.ts";

/** The expected shape of a document. */
export interface DocumentShape {
  readonly type: DocumentType;
  /** The generated validator of the kind. */
  readonly validate: (value: unknown) => readonly Violation[];
  /** The code of findings about a wrong text format. */
  readonly formatCode: DiagnosticCode;
}

/** The result of validating a document against its schema. */
export interface JudgedShape {
  /**
   * Everything that is wrong, including within values (for example expressions), and planned
   * features.
   */
  readonly findings: readonly Finding[];
  /** Whether the document has the type that its schema describes. */
  readonly isShaped: boolean;
  /** Pointers of invalid values, which need no further findings. */
  readonly wrong: ReadonlySet<string>;
  /** Typed places, with the names of their types. */
  readonly places: readonly TypedPlace[];
  /** References to Secrets and ConfigMaps, except in parts that do not run. */
  readonly references: readonly ObjectReference[];
  /** The number of violations left out because of the limit. */
  readonly omitted: number;
  /** Whether a list or map is far longer than allowed, so that nothing else was checked. */
  readonly isTooLarge: boolean;
}

const { maxDiagnostics } = withDefaultsStandaloneFileLimits({});
/** Schema keywords that limit the size of lists and maps. */
const SIZE_KEYWORDS: ReadonlySet<string> = new Set(["maxItems", "maxProperties"]);

/** Validates a document against its schema; reports each mistake once. */
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
  const halfPlanned = new Set(planned.map(({ pointer }) => parentOf(pointer)));
  const explained = violations
    .filter((violation) => !onlyMisses(violation) || !halfPlanned.has(violation.pointer))
    .map((violation) => ({
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
      ...checkIssuer(places).filter(({ pointer }) => isRun(pointer)),
      ...checkRenames(places).filter(({ pointer }) => isRun(pointer)),
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

/**
 * Whether a rule is broken only because properties are missing. Beside a planned value, which is
 * refused anyway, such a finding is redundant.
 */
function onlyMisses({ params: { wrong, missing } }: Violation): boolean {
  return Array.isArray(wrong) && wrong.length === 0 && Array.isArray(missing) && missing.length > 0;
}

/** If there are more items than can be reported, the items are not checked one by one. */
function isFarTooLarge({ keyword, pointer }: Violation, document: Cursor): boolean {
  if (!SIZE_KEYWORDS.has(keyword)) return false;
  const { value } = document.below(pointer);
  return Object.keys(Object(value)).length > maxDiagnostics;
}

/** Checks the content of values, wherever in a document they are. */
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
