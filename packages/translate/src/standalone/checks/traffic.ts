import { parseKeySet } from "@edge-gateway/jose";
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
  const message = text === undefined ? undefined : keySetFault(text);
  return message === undefined ? [] : [{ pointer, code: "wrong-value", message }];
}

/** Why a text holds no keys that tokens can be verified with; undefined when it does. */
function keySetFault(text: string): string | undefined {
  const keySet = jsonOf(text);
  if (
    typeof keySet !== "object" ||
    keySet === null ||
    !("keys" in keySet) ||
    !Array.isArray(keySet.keys)
  )
    return "must be a key set as JSON: an object with a list `keys` (RFC 7517 section 5)";
  try {
    parseKeySet(keySet);
    return undefined;
  } catch {
    return "must have a public key that can verify a token: no other is used, and here is none (RFC 7517 section 4)";
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
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
