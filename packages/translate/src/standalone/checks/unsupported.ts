import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { Cursor } from "../../document/cursor.ts";
import { backendPlaces, keySetReferences, mcpTargets } from "../places.ts";
import type { Check } from "./check.ts";

/** Combinations that this build does not run; whole properties and values stand in `check-support.ts`. */
export const checkCombinations: Check = (document) => [
  ...document
    .at("models")
    .entries()
    .map(([, model]) => notRun(model)),
  ...backendPlaces(document).flatMap((backend) => severalTargets(backend.at("mcp").at("targets"))),
  ...mcpTargets(document).flatMap((target) =>
    socket(target.at("static").at("backendRef").at("name"), document),
  ),
  ...keySetReferences(document).flatMap((reference) => socket(reference.at("name"), document)),
];

const NOT_YET = "is not supported yet by this build";

function notRun({ pointer }: Cursor): Finding {
  return { pointer, atKey: true, code: "unsupported", message: `a model ${NOT_YET}` };
}

function severalTargets(targets: Cursor): readonly Finding[] {
  const [, second] = targets.items();
  if (second === undefined) return [];
  const message = `more than one target ${NOT_YET}`;
  return [{ pointer: second.pointer, code: "unsupported", message }];
}

function socket({ text, pointer }: Cursor, document: Cursor): readonly Finding[] {
  const named = document.at("backends").at(text ?? "");
  if (!named.at("static").at("unixPath").isSet) return [];
  return [{ pointer, code: "unsupported", message: `a Unix socket here ${NOT_YET}` }];
}
