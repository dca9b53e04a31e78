import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { Cursor } from "../cursor.ts";
import { filterPlaces, trafficBlocks } from "../places.ts";
import type { Check } from "./check.ts";

/** Rules of traffic policies that stand between several of their fields. */
export const checkTraffic: Check = (document) => [
  ...trafficBlocks(document).flatMap((block) => [
    ...loneWildcards(block.at("cors")),
    ...block.at("jwtAuthentication").at("providers").items().flatMap(inlineKeySet),
    ...resourceUrl(block.at("jwtAuthentication").at("mcp").at("resourceMetadata").at("resource")),
  ]),
  ...filterPlaces(document).flatMap((filter) => loneWildcards(filter.at("cors"))),
];

function loneWildcards(cors: Cursor): readonly Finding[] {
  return ["allowOrigins", "allowMethods", "allowHeaders"].flatMap((name): readonly Finding[] => {
    const items = cors.at(name).items();
    const wildcard = items.find(({ text }) => text === "*");
    if (wildcard === undefined || items.length === 1) return [];
    return [
      {
        pointer: wildcard.pointer,
        code: "conflict",
        message: "`*` means every one, so nothing may stand beside it",
      },
    ];
  });
}

function inlineKeySet(provider: Cursor): readonly Finding[] {
  const { text, pointer } = provider.at("jwks").at("inline");
  if (text === undefined || hasKeys(text)) return [];
  return [
    {
      pointer,
      code: "wrong-value",
      message: "must be a key set as JSON: an object with a list `keys` (RFC 7517 section 5)",
    },
  ];
}

function hasKeys(text: string): boolean {
  try {
    const keySet: unknown = JSON.parse(text);
    return (
      typeof keySet === "object" &&
      keySet !== null &&
      "keys" in keySet &&
      Array.isArray(keySet.keys)
    );
  } catch {
    return false;
  }
}

function resourceUrl({ isSet, text, pointer }: Cursor): readonly Finding[] {
  if (!isSet) return [];
  const url = text === undefined ? null : URL.parse(text);
  if (url !== null && /^https?:$/.test(url.protocol) && url.hash === "") return [];
  return [
    {
      pointer,
      code: "wrong-value",
      message: "must be an absolute http or https URL without fragment (RFC 8707 section 2)",
    },
  ];
}
