import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { Cursor } from "../cursor.ts";
import { backendPlaces, keySetReferences, mcpTargets, trafficBlocks } from "../places.ts";
import type { Check } from "./check.ts";

/** What the schemas know and this build does not run is refused, never silently ignored. */
export const checkSupport: Check = (document) => [
  ...backendPlaces(document).flatMap((backend) => [
    ...severalTargets(backend.at("mcp").at("targets")),
    ...unsupportedValue(backend.at("mcp").at("sessionRouting"), "Stateless"),
  ]),
  ...mcpTargets(document).flatMap((target) => [
    ...unsupportedKey(target.at("selector")),
    ...unsupportedValue(target.at("static").at("protocol"), "SSE"),
    ...socket(target.at("static").at("backendRef").at("name"), document),
  ]),
  ...keySetReferences(document).flatMap((reference) => socket(reference.at("name"), document)),
  ...trafficBlocks(document)
    .flatMap((block) => block.at("rateLimit").at("local").items())
    .flatMap((limit) => unsupportedKey(limit.at("tokens"))),
];

const NOT_YET = "is not supported yet by this build";

function severalTargets(targets: Cursor): readonly Finding[] {
  const [, second] = targets.items();
  if (second === undefined) return [];
  const message = `more than one target ${NOT_YET}`;
  return [{ pointer: second.pointer, code: "unsupported", message }];
}

function unsupportedKey({ isSet, pointer }: Cursor): readonly Finding[] {
  return isSet ? [{ pointer, atKey: true, code: "unsupported", message: NOT_YET }] : [];
}

function unsupportedValue({ text, pointer }: Cursor, value: string): readonly Finding[] {
  return text === value ? [{ pointer, code: "unsupported", message: `${value} ${NOT_YET}` }] : [];
}

function socket({ text, pointer }: Cursor, document: Cursor): readonly Finding[] {
  const named = document.at("backends").at(text ?? "");
  if (!named.at("static").at("unixPath").isSet) return [];
  return [{ pointer, code: "unsupported", message: `a Unix socket here ${NOT_YET}` }];
}
