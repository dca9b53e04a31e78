import { FORMAT_PLACES } from "@edge-gateway/generated/formats/index.ts";
import type { FormatPlace } from "@edge-gateway/generated/formats/index.ts";
import { conditionHolds } from "@edge-gateway/schema-runtime/validation/conditions";
import type { DiagnosticCode, Finding } from "../../diagnostics/diagnostic.ts";
import { formatFault } from "../formats/index.ts";
import type { Cursor } from "../../document/cursor.ts";
import { textsAt } from "../places/texts-at.ts";
import type { TypedPlace } from "../places/typed-places.ts";

const PLACES: Readonly<Record<string, readonly FormatPlace[]>> = FORMAT_PLACES;

/**
 * Checks the format of every text, except in values already known to be wrong. `code` is the code
 * of the findings.
 */
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

/** Describes the other properties whose presence makes the format mandatory. */
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
