import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import type { Finding } from "../../diagnostics/diagnostic.ts";
import { readablePath } from "../../diagnostics/pointer.ts";
import type { Cursor } from "../../document/cursor.ts";
import { readListenAddress } from "../../shape/formats/listen-address.ts";
import type { Check } from "./check.ts";

/** An address that the process listens on by TCP. */
interface Listening {
  readonly host: string;
  readonly port: number;
  readonly place: Cursor;
}

const OWN = ["adminAddr", "statsAddr", "readinessAddr"] as const;

/** Gateways listen on all addresses of the machine. */
const ANY = "::";
const ANY_IPV4 = "0.0.0.0";
/** Hosts that only programs of this machine reach. */
const LOOPBACK = /^(?:localhost|127\..*|::1)$/;

/**
 * Finds servers of the process that listen on the same address, because the process would not
 * start.
 */
export const checkAddresses: Check = (document) => {
  const gateways = document
    .at("gateways")
    .entries()
    .filter(([, gateway]) => gateway.at("protocol").value !== "UDP")
    .flatMap(([, gateway]) => gatewayAddress(gateway));
  const own = OWN.flatMap((name) => ownAddress(document.at("config").at(name), name));
  return [
    ...own.flatMap((address, index) => {
      const others = [...gateways, ...own.slice(0, index)];
      const taken = others.find((other) => isSame(address, other));
      return taken === undefined ? [] : [conflict(address, taken)];
    }),
    ...exposed(document),
  ];
};

/**
 * Refuses an admin server that other machines can reach, because it has no authentication; with
 * `ui.insecure` it is only a warning.
 */
function exposed(document: Cursor): readonly Finding[] {
  const place = document.at("config").at("adminAddr");
  const address = readListenAddress(place.text ?? "");
  if (address?.kind !== "tcp" || LOOPBACK.test(address.host)) return [];
  const isAllowed = document.at("ui").at("insecure").value === true;
  const consequence =
    "every client that reaches this address controls the gateway, because the admin server has no authentication";
  const message = isAllowed
    ? `${consequence}: use 127.0.0.1 or a Unix socket`
    : `${consequence}: use 127.0.0.1 or a Unix socket, and \`ui.gateways\` with \`ui.policies\` for other machines; \`ui.insecure: true\` allows it`;
  const severity = isAllowed ? "warning" : "error";
  return [{ pointer: place.pointer, severity, code: "exposed", message }];
}

function gatewayAddress(gateway: Cursor): readonly Listening[] {
  const place = gateway.at("port");
  return typeof place.value === "number" ? [{ host: ANY, port: place.value, place }] : [];
}

function ownAddress(place: Cursor, name: (typeof OWN)[number]): readonly Listening[] {
  const address = readListenAddress(place.text ?? DEFAULTS.settings[name]);
  if (address?.kind !== "tcp" || address.port === 0) return [];
  return [{ host: address.host, port: address.port, place }];
}

function isSame(one: Listening, other: Listening): boolean {
  if (one.port !== other.port) return false;
  return one.host === other.host || covers(one.host, other.host) || covers(other.host, one.host);
}

function covers(any: string, host: string): boolean {
  return any === ANY || (any === ANY_IPV4 && !host.includes(":"));
}

/**
 * A conflict is reported at an address in the file, because the default of a setting has no place.
 */
function conflict(own: Listening, other: Listening): Finding {
  const [at, holder] = own.place.isSet ? [own, other] : [other, own];
  const user = readablePath(holder.place.pointer);
  const message = `port ${at.port} is already used by \`${user}\``;
  return { pointer: at.place.pointer, code: "conflict", message };
}
