import { FORMAT_PLACES } from "@edge-gateway/generated/formats/index.ts";
import type { FormatPlace } from "@edge-gateway/generated/formats/index.ts";
import { conditionHolds } from "@edge-gateway/schema-runtime/validation/conditions";
import type { DiagnosticCode, Finding } from "../diagnostics/diagnostic.ts";
import { formatFault } from "./formats/index.ts";
import type { Cursor } from "../document/cursor.ts";
import { textsAt } from "./texts-at.ts";
import type { TypedPlace } from "./typed-places.ts";

const PLACES: Readonly<Record<string, readonly FormatPlace[]>> = FORMAT_PLACES;

/** Every text has the form that its place wants, but for those that are wrong anyway; `code` is that of those that have not. */
export function checkFormats(
  places: readonly TypedPlace[],
  code: DiagnosticCode,
  wrong: ReadonlySet<string> = NOTHING,
): readonly Finding[] {
  return places.flatMap(({ type, place }) =>
    (PLACES[type] ?? []).flatMap(({ path, format, when }): readonly Finding[] => {
      const fields = Object(place.value);
      if (!when.every((condition) => conditionHolds(fields, condition))) return [];
      const found = format === "regular-expression" ? "expression" : code;
      return textsAt(place, path)
        .filter((text) => wrong.size === 0 || !wrong.has(text.pointer))
        .flatMap((text) => checkText(text, format, found))
        .map((finding) => ({ ...finding, message: finding.message + besides(when) }));
    }),
  );
}

const NOTHING: ReadonlySet<string> = new Set();

/** What else is set, and makes the form a must. */
function besides(when: FormatPlace["when"]): string {
  const names = when.filter(({ test }) => test === "set").map(({ field }) => `\`${field}\``);
  return names.length === 0 ? "" : ` where ${names.join(" and ")} is set`;
}

function checkText(
  { isSet, text, pointer }: Cursor,
  format: FormatPlace["format"],
  code: DiagnosticCode,
): readonly Finding[] {
  const fault = isSet ? formatFault(format, text) : undefined;
  return fault === undefined ? [] : [{ pointer, code, ...fault }];
}
