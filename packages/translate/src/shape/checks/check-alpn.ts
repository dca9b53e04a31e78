import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { TypedPlace } from "../places/typed-places.ts";

/** Supported protocols; all are offered to clients by default. */
const SPOKEN: readonly string[] = DEFAULTS.frontendTls.alpnProtocols;

/**
 * Warns of protocols in `alpnProtocols` that the gateway does not support and therefore does not
 * offer.
 */
export function checkAlpn(places: readonly TypedPlace[]): readonly Finding[] {
  return places
    .filter(({ type }) => type === "FrontendTls")
    .flatMap(({ place }) => place.at("alpnProtocols").items())
    .filter(({ text }) => text !== undefined && !SPOKEN.includes(text))
    .map(({ pointer }) => ({
      pointer,
      severity: "warning",
      code: "unsupported",
      message: `is not offered to clients: only ${SPOKEN.join(" and ")} are supported`,
    }));
}
