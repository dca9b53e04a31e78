import { KnownNames } from "@edge-gateway/kernel/suggest";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { Cursor } from "../../document/cursor.ts";
import { gatewaysOf, routePlaces } from "../places.ts";
import type { Check } from "./check.ts";
import { namesUnder, unknownName } from "./references.ts";

/** TCP routes lead from listeners that pass bytes on to servers, and routes of HTTP from the others. */
export const checkTcpRoutes: Check = (document) => {
  const listeners = listenersByName(document);
  const names = new KnownNames(listeners.keys());
  const backends = namesUnder(document, "backends");
  const routes = document.at("tcpRoutes").items();
  const others = routePlaces(document).filter(
    ({ gateway, group }) => gateway === undefined && group === undefined,
  );
  return [
    ...routes.flatMap((route) => [
      ...route
        .at("gateways")
        .items()
        .flatMap((name) => unknownName(name, names, "gateway", "gateways")),
      ...wrongKind(route, listeners, TCP),
      ...route
        .at("backends")
        .items()
        .flatMap((backend) => checkBackend(backend, document, backends)),
    ]),
    ...others.flatMap(({ route }) => wrongKind(route, listeners, HTTP)),
  ];
};

/** The protocol that a listener or gateway speaks. */
function protocolOf(listener: Cursor): string {
  return listener.at("protocol").text ?? DEFAULTS.standaloneListener.protocol;
}

const TCP = ["TCP", "TLS"] as const;
const HTTP = ["HTTP", "HTTPS"] as const;

/** Protocols by what routes call gateways and listeners. */
function listenersByName(document: Cursor): ReadonlyMap<string, readonly string[]> {
  const entries = document
    .at("gateways")
    .entries()
    .flatMap(([name, gateway]): (readonly [string, readonly string[]])[] => {
      const listeners = gateway.at("listeners");
      if (!listeners.isSet) return [[name, [protocolOf(gateway)]]];
      const own = listeners.items();
      return [
        [name, own.map(protocolOf)],
        ...own.map((one): readonly [string, readonly string[]] => [
          `${name}/${one.at("name").text ?? ""}`,
          [protocolOf(one)],
        ]),
      ];
    });
  return new Map(entries);
}

function wrongKind(
  route: Cursor,
  listeners: ReadonlyMap<string, readonly string[]>,
  wanted: readonly string[],
): readonly Finding[] {
  return gatewaysOf(route).flatMap((name, index): readonly Finding[] => {
    const protocols = listeners.get(name);
    if (protocols === undefined || protocols.some((one) => wanted.includes(one))) return [];
    const place = route.at("gateways").items()[index] ?? route;
    const message = `${name} has no listener of the protocols ${wanted.join(" and ")}`;
    return [{ pointer: place.pointer, code: "conflict", message }];
  });
}

function checkBackend(backend: Cursor, document: Cursor, backends: KnownNames): readonly Finding[] {
  const reference = backend.at("backend");
  const unknown = unknownName(reference, backends, "backend", "backends");
  const target = document.at("backends").at(reference.text ?? "");
  if (!target.isSet || target.at("static").isSet) return unknown;
  if (target.at("dynamicForwardProxy").isSet) return unknown;
  const message = `the backend \`${reference.text ?? ""}\` must have the form \`static\` or \`dynamicForwardProxy\` to be used here`;
  return [{ pointer: reference.pointer, code: "conflict", message }];
}
