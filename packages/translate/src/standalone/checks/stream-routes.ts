import { KnownNames } from "@edge-gateway/kernel/text/suggest";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { Cursor } from "../../document/cursor.ts";
import { gatewaysOf, routePlaces } from "../names/places.ts";
import type { Check } from "./check.ts";
import { namesUnder, unknownName } from "./references.ts";

/**
 * Checks that TCP, TLS and UDP routes use stream listeners and server backends, and that HTTP
 * routes use HTTP listeners.
 */
export const checkStreamRoutes: Check = (document) => {
  const listeners = listenersByName(document);
  const others = routePlaces(document).filter(
    ({ gateway, group }) => gateway === undefined && group === undefined,
  );
  return [
    ...routesOf(document, "tcpRoutes", listeners),
    ...routesOf(document, "udpRoutes", listeners),
    ...others.flatMap(({ route }) => wrongKind(route, listeners, HTTP)),
  ];
};

const PROTOCOLS = { tcpRoutes: ["TCP", "TLS"], udpRoutes: ["UDP"] } as const;
const HTTP = ["HTTP", "HTTPS"] as const;

type Protocols = ReadonlyMap<string, readonly string[]>;

function routesOf(
  document: Cursor,
  section: keyof typeof PROTOCOLS,
  listeners: Protocols,
): readonly Finding[] {
  const names = new KnownNames(listeners.keys());
  const backends = namesUnder(document, "backends");
  const forms = section === "tcpRoutes" ? CONNECTIONS : DATAGRAMS;
  return document
    .at(section)
    .items()
    .flatMap((route) => [
      ...route
        .at("gateways")
        .items()
        .flatMap((name) => unknownName(name, names, "gateway", "gateways")),
      ...wrongKind(route, listeners, PROTOCOLS[section]),
      ...route
        .at("backends")
        .items()
        .flatMap((backend) => checkBackend(backend, document, { backends, forms })),
    ]);
}

/** The protocol of a listener or gateway. */
function protocolOf(listener: Cursor): string {
  return listener.at("protocol").text ?? DEFAULTS.standaloneListener.protocol;
}

/** The protocols of gateways and listeners, by the names that routes use. */
function listenersByName(document: Cursor): Protocols {
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
  listeners: Protocols,
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

/** The backend types that can receive connections or datagrams. */
const CONNECTIONS = ["static", "dynamicForwardProxy"] as const;
const DATAGRAMS = ["static"] as const;

interface KnownBackends {
  readonly backends: KnownNames;
  readonly forms: readonly (typeof CONNECTIONS)[number][];
}

function checkBackend(
  backend: Cursor,
  document: Cursor,
  { backends, forms }: KnownBackends,
): readonly Finding[] {
  const reference = backend.at("backend");
  const unknown = unknownName(reference, backends, "backend", "backends");
  const target = document.at("backends").at(reference.text ?? "");
  if (!target.isSet || forms.some((form) => target.at(form).isSet)) return unknown;
  const wanted = forms.map((form) => `\`${form}\``).join(" or ");
  const message = `the backend \`${reference.text ?? ""}\` must have the form ${wanted} to be used here`;
  return [{ pointer: reference.pointer, code: "conflict", message }];
}
