import type { AdminFinding, AdminOutsideFault } from "@edge-gateway/generated/types/index.ts";
import { DATABASE_FILE } from "@edge-gateway/translate/diagnostics/database-file";

/** What a text needs from outside and would not get; a text says why that could not be tried. */
export type Outside = readonly AdminOutsideFault[] | string;

/** Faults as findings of the text, so that they are shown at their fields. */
export function outsideFindings(outside: Outside | undefined): readonly AdminFinding[] {
  if (outside === undefined || typeof outside === "string") return [];
  return outside.map(({ place, message }) => ({
    ...{ file: place.file ?? "", line: 0, column: 0, path: findingPath(place) },
    ...{ severity: "warning", code: "outside", message },
  }));
}

/** Where a fault is, as findings say it: `gateways.web.port`, or `gateways/web.port` in a database. */
export function findingPath({ path, object = "" }: AdminOutsideFault["place"]): string {
  const row = object.startsWith(`${DATABASE_FILE} `) ? object.slice(DATABASE_FILE.length + 1) : "";
  return [row, path].filter((each) => each !== "").join(".");
}
