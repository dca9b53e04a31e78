import type { Finding } from "../../diagnostics/diagnostic.ts";
import { readablePath } from "../../diagnostics/pointer.ts";
import type { Cursor } from "../../document/cursor.ts";
import { routePlaces } from "../names/places.ts";
import type { Check } from "./check.ts";

/** Warns of policies and backends without effect, and names what is used instead. */
export const checkOverridden: Check = (document) =>
  routePlaces(document).flatMap(({ route }) => {
    const backends = route.at("backends").items();
    return [
      ...backends.flatMap((backend) => lostPolicies(backend, document)),
      ...respondedBefore(route),
    ];
  });

/** An inline policy of a backend overrides the same policy in a reference to it. */
function lostPolicies(reference: Cursor, document: Cursor): readonly Finding[] {
  const name = reference.at("backend").text;
  if (name === undefined) return [];
  const own = document.at("backends").at(name).at("policies");
  return reference
    .at("policies")
    .entries()
    .filter(([field]) => own.at(field).isSet)
    .map(([field, { pointer }]) => {
      const winner = readablePath(own.at(field).pointer);
      return warning(
        pointer,
        `is not used: \`${winner}\` is set, and the backend's own field wins`,
      );
    });
}

/** A redirect, or an unconditional direct response, responds to every request of the route. */
function respondedBefore(route: Cursor): readonly Finding[] {
  const backends = route.at("backends");
  if (backends.items().length === 0) return [];
  const redirect = route
    .at("filters")
    .items()
    .map((filter) => filter.at("requestRedirect"))
    .find(({ isSet }) => isSet);
  if (redirect !== undefined) return [neverUsed(backends, redirect)];
  const response = route.at("policies").at("directResponse");
  if (!response.isSet) return [];
  const conditional = response.at("conditional");
  const always = conditional.isSet
    ? conditional.items().some((entry) => entry.isMap && !entry.at("condition").isSet)
    : response.isMap;
  if (!always) return [];
  return [neverUsed(backends, response)];
}

function neverUsed(backends: Cursor, response: Cursor): Finding {
  const winner = readablePath(response.pointer);
  return warning(backends.pointer, `are never used: \`${winner}\` responds to every request`);
}

function warning(pointer: string, message: string): Finding {
  return { pointer, atKey: true, severity: "warning", code: "overridden", message };
}
