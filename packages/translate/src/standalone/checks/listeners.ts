import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { Cursor } from "../cursor.ts";
import { listenerPlaces } from "../places.ts";
import type { Check } from "./check.ts";

/** TLS has certificates and nothing else has; a port speaks one or the other; listeners say it themselves. */
export const checkListeners: Check = (document) => {
  const gateways = document.at("gateways").entries();
  return [
    ...listenerPlaces(document).flatMap(certificates),
    ...gateways.flatMap(([, gateway]) => [...unusedBeside(gateway), ...mixed(gateway)]),
  ];
};

const PLAIN = "HTTP";
const SECURE = "HTTPS";

function certificates(listener: Cursor): readonly Finding[] {
  const protocol = listener.at("protocol").text ?? PLAIN;
  const tls = listener.at("tls");
  if (protocol === SECURE && !tls.isSet) {
    const message = "HTTPS needs `tls` with a certificate and its key";
    return [{ pointer: listener.at("protocol").pointer, code: "missing-key", message }];
  }
  if (protocol !== PLAIN || !tls.isSet) return [];
  const message = "HTTP speaks no TLS; the protocol with `tls` is HTTPS";
  return [{ pointer: tls.pointer, atKey: true, code: "conflict", message }];
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
  const protocols = gateway
    .at("listeners")
    .items()
    .map((listener) => listener.at("protocol"));
  const first = protocols[0]?.text ?? PLAIN;
  const other = protocols.find(({ text }) => (text ?? PLAIN) !== first);
  if (other === undefined) return [];
  const message = "a port speaks TLS with every client or with none";
  return [{ pointer: other.pointer, code: "conflict", message }];
}
