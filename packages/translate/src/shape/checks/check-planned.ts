import { PLANNED } from "@edge-gateway/generated/planned/index.ts";
import type { PlannedParts } from "@edge-gateway/generated/planned/index.ts";
import type { Finding } from "../../diagnostics/diagnostic.ts";
import { NOT_RUN } from "../../diagnostics/not-run.ts";
import type { TypedPlace } from "../places/typed-places.ts";

const PARTS: Readonly<Record<string, PlannedParts>> = PLANNED;

/** Planned features are refused, never silently ignored. */
export function checkPlanned(places: readonly TypedPlace[]): readonly Finding[] {
  return places.flatMap((typed) => {
    const parts = PARTS[typed.type];
    return parts === undefined ? [] : plannedAt(typed, parts);
  });
}

function plannedAt({ place }: TypedPlace, parts: PlannedParts): readonly Finding[] {
  const { properties = [], values = {}, minItems = {} } = parts;
  return [
    ...properties
      .map((name) => place.at(name))
      .filter(({ isSet }) => isSet)
      .map(({ pointer }) => planned(pointer, NOT_RUN, true)),
    ...Object.entries(values).flatMap(([name, later]) => {
      const { text, pointer } = place.at(name);
      if (text === undefined || !later.includes(text)) return [];
      return [planned(pointer, `${text} ${NOT_RUN}`)];
    }),
    ...Object.entries(minItems).flatMap(([name, count]) => {
      const item = place.at(name).items()[count - 1];
      if (item === undefined) return [];
      const most = count === 2 ? "one" : String(count - 1);
      return [planned(item.pointer, `more than ${most} of \`${name}\` ${NOT_RUN}`)];
    }),
  ];
}

function planned(pointer: string, message: string, atKey = false): Finding {
  return { pointer, ...(atKey ? { atKey } : {}), code: "unsupported", message };
}
