import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { Cursor } from "../cursor.ts";
import { trafficBlocks } from "../places.ts";
import type { Check } from "./check.ts";

/** Rules of traffic policies that stand between several of their fields. */
export const checkTraffic: Check = (document) => [
  ...trafficBlocks(document).flatMap((block) => checkTokens(block.at("jwtAuthentication"))),
];

/** Key sets and URLs that the verification of tokens cannot use. */
export function checkTokens(authentication: Cursor): readonly Finding[] {
  const providers = authentication.at("providers").items();
  const mcp = authentication.at("mcp");
  return [
    ...providers.flatMap(inlineKeySet),
    ...resourceUrl(mcp.at("resourceMetadata").at("resource")),
    ...(mcp.isSet ? providers.slice(0, 1).flatMap((first) => issuerUrl(first.at("issuer"))) : []),
  ];
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

/** The metadata of the provider is read from below its issuer (RFC 8414 section 3). */
function issuerUrl({ text, pointer }: Cursor): readonly Finding[] {
  if (text === undefined || /^https?:$/.test(URL.parse(text)?.protocol ?? "")) return [];
  const message = "must be an absolute http or https URL where `mcp` is set";
  return [{ pointer, code: "wrong-value", message }];
}
