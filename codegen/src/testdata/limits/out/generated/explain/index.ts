// Generated from schemas/ by `npm run generate`: do not edit.

import { explainedAt, placesOf } from "@edge-gateway/schema-runtime/explain/lookup";
import type { Explained, ExplainedFacts } from "@edge-gateway/schema-runtime/explain/lookup";

/** Explains a path: `gateways.web.port` in a document of the type `document`, or `trafficPolicies.cors` in any named type. */
export function explain(path: string, document: string): Explained {
  return explainedAt(path, document, TYPES);
}

/** Every path to a property of the given name, beginning with the type that has the property. */
export function explainedPlaces(name: string): readonly string[] {
  return placesOf(name, TYPES);
}

const TYPES: Readonly<Record<string, ExplainedFacts>> = {
  Limits: {"words":"object","description":"A limits.","node":{"fields":{"text":{"words":"string","description":"A text.","limits":["2 to 16 characters","pattern: ^[a-z]*$"]},"count":{"words":"integer","description":"A count.","limits":["1 to 9"]},"colours":{"words":"list of red or green","description":"Colours.","limits":["1 to 3 items","every item once"]},"wait":{"words":"Wait","description":"A wait.","limits":["at most 32 characters","form: a duration such as 1s","at least 1s"]},"part":{"words":"Size","description":"A part.","limits":["1 to 1024 as a number","at most 4 characters as a string","pattern: ^[0-9]+(k|Ki)?$","at least 2 bytes","at most 512 bytes"]},"size":{"words":"integer or string","description":"A size.","limits":["1 to 9 as a number","at most 4 characters as a string","pattern: ^[0-9]+k$"]},"tag":{"words":"string","description":"A tag.","limits":["at most 8 characters","pattern: ^[^`]+$"]},"host":{"words":"string","description":"A host.","limits":["at most 8 characters","form: a host name in lower case"]},"scopes":{"words":"list of string","description":"Scopes.","limits":["at most 3 items","form of items: a scope"]},"labels":{"words":"map of string","description":"Labels.","limits":["at most 4 entries","names of at most 8 characters","form of names: lower case letters","form of values: upper case letters"],"node":{"entries":{}}}}}},
  Size: {"words":"integer or string","description":"A size.","limits":["1 to 1024 as a number","at most 4 characters as a string","pattern: ^[0-9]+(k|Ki)?$"]},
  Wait: {"words":"string","description":"A wait.","limits":["at most 32 characters","form: a duration such as 1s"]},
};
