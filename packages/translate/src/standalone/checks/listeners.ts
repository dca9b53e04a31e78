import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { Cursor } from "../cursor.ts";
import type { Check } from "./check.ts";

/** Where a gateway has listeners, they say what they speak: no rule sees a property that has a default. */
export const checkListeners: Check = (document) =>
  document
    .at("gateways")
    .entries()
    .flatMap(([, gateway]) => unusedBeside(gateway));

/** The protocol that a listener or gateway speaks. */
export function protocolOf(listener: Cursor): string {
  return listener.at("protocol").text ?? "HTTP";
}

function unusedBeside(gateway: Cursor): readonly Finding[] {
  if (!gateway.at("listeners").isSet) return [];
  return [gateway.at("protocol"), gateway.at("tls")]
    .filter(({ isSet }) => isSet)
    .map(({ pointer }) => {
      const message = "the gateway has `listeners`, each of which says this itself";
      return { pointer, atKey: true, code: "conflict", message };
    });
}
