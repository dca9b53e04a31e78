import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { Cursor } from "../cursor.ts";
import { listenerPlaces } from "../places.ts";
import type { Check } from "./check.ts";

/** TLS has certificates and nothing else has; a port speaks one kind; listeners say it themselves. */
export const checkListeners: Check = (document) => {
  const gateways = document.at("gateways").entries();
  return [
    ...listenerPlaces(document).flatMap((listener) => [
      ...certificates(listener),
      ...uselessHost(listener),
    ]),
    ...gateways.flatMap(([, gateway]) => [...unusedBeside(gateway), ...mixed(gateway)]),
  ];
};

/** The protocol that a listener or gateway speaks. */
export function protocolOf(listener: Cursor): string {
  return listener.at("protocol").text ?? "HTTP";
}

const SECURE: readonly string[] = ["HTTPS", "TLS"];

function certificates(listener: Cursor): readonly Finding[] {
  const protocol = protocolOf(listener);
  const tls = listener.at("tls");
  if (protocol === "HTTPS" && !tls.isSet) {
    const message = "HTTPS needs `tls` with a certificate and its key";
    return [{ pointer: listener.at("protocol").pointer, code: "missing-key", message }];
  }
  if (SECURE.includes(protocol) || !tls.isSet) return [];
  const message = `${protocol} speaks no TLS; the protocols with \`tls\` are HTTPS and TLS`;
  return [{ pointer: tls.pointer, atKey: true, code: "conflict", message }];
}

function uselessHost(listener: Cursor): readonly Finding[] {
  const hostname = listener.at("hostname");
  if (protocolOf(listener) !== "TCP" || !hostname.isSet) return [];
  const message = "a TCP connection names no host";
  return [{ pointer: hostname.pointer, atKey: true, code: "conflict", message }];
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

function mixed(gateway: Cursor): readonly Finding[] {
  const listeners = gateway.at("listeners").items();
  const kindOf = (listener: Cursor): string => {
    const protocol = protocolOf(listener);
    return SECURE.includes(protocol) ? "TLS" : protocol;
  };
  const [first] = listeners;
  const other = listeners.find((one) => first !== undefined && kindOf(one) !== kindOf(first));
  if (other === undefined) return [];
  const message = "a port speaks TLS with every client or with none, and HTTP or TCP";
  return [{ pointer: other.at("protocol").pointer, code: "conflict", message }];
}
