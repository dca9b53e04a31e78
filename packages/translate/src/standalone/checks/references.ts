import { KnownNames } from "@edge-gateway/kernel/text/suggest";
import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { Cursor } from "../../document/cursor.ts";
import { DEFAULT_GATEWAY } from "../names/default-gateway.ts";
import {
  filterPlaces,
  keySetReferences,
  tunnelReferences,
  mcpTargets,
  providerReferences,
  routeBackends,
  routePlaces,
} from "../names/places.ts";
import type { Check } from "./check.ts";

/** Checks that every reference leads to something. */
export const checkReferences: Check = (document) => {
  const backends = namesUnder(document, "backends");
  const toBackend = (name: Cursor): readonly Finding[] =>
    unknownName(name, backends, "backend", "backends");
  return [
    ...gatewayReferences(document),
    ...routeBackends(document).flatMap((backend) => toBackend(backend.at("backend"))),
    ...keySetReferences(document).flatMap((reference) => [
      ...toBackend(reference.at("name")),
      ...unsupportedKind(reference),
    ]),
    ...filterPlaces(document)
      .flatMap((filter) => [filter.at("requestMirror"), filter.at("externalAuth")])
      .map((called) => called.at("backendRef"))
      .filter(({ isSet }) => isSet)
      .flatMap((reference) => [
        ...toBackend(reference.at("name")),
        ...unsupportedKind(reference),
        ...notStatic(reference.at("name"), document),
      ]),
    ...filterPlaces(document)
      .filter((filter) => filter.at("extensionRef").isSet)
      .map((filter) => noExtension(filter.at("type"))),
    ...providerReferences(document).map(noService),
    ...tunnelReferences(document).flatMap((reference) => [
      ...toBackend(reference.at("name")),
      ...unsupportedKind(reference),
    ]),
    ...mcpTargets(document).flatMap((target) => {
      const name = target.at("static").at("backendRef").at("name");
      return [...toBackend(name), ...notCallable(name, document)];
    }),
  ];
};

/** A file has policies of a route instead. */
function noExtension({ pointer }: Cursor): Finding {
  const message = "there are no filters of other kinds: set `policies` of the route";
  return { pointer, code: "unsupported", message };
}

function gatewayReferences(document: Cursor): readonly Finding[] {
  const gateways = document.at("gateways").entries();
  if (gateways.length === 0) return [];
  const names = gateways.flatMap(([name, gateway]) => [
    name,
    ...gateway
      .at("listeners")
      .items()
      .map((listener) => `${name}/${listener.at("name").text ?? ""}`),
  ]);
  const known = new KnownNames(names);
  const toGateways = (references: Cursor): readonly Finding[] =>
    references.items().flatMap((name) => unknownName(name, known, "gateway", "gateways"));
  const ofUi = toGateways(document.at("ui").at("gateways"));
  const ofRoutes = routePlaces(document).flatMap(
    ({ route, gateway, group }): readonly Finding[] => {
      const references = route.at("gateways");
      if (gateway !== undefined || group !== undefined) return [];
      if (!references.isSet) {
        if (known.has(DEFAULT_GATEWAY)) return [];
        const message = `the route has no \`gateways\`, and there is no gateway called \`${DEFAULT_GATEWAY}\``;
        return [{ pointer: route.pointer, code: "unknown-reference", message }];
      }
      return toGateways(references);
    },
  );
  return [...ofRoutes, ...ofUi];
}

/** The keys of a section of the configuration file. */
export function namesUnder(document: Cursor, section: string): KnownNames {
  return new KnownNames(
    document
      .at(section)
      .entries()
      .map(([name]) => name),
  );
}

/** A finding if a name is not among the known ones. */
export function unknownName(
  name: Cursor,
  known: KnownNames,
  what: string,
  section: string,
): readonly Finding[] {
  if (name.text === undefined || known.has(name.text)) return [];
  const message = `there is no ${what} called \`${name.text}\` under \`${section}\``;
  return [
    {
      pointer: name.pointer,
      code: "unknown-reference",
      message,
      suggestion: known.closest(name.text),
    },
  ];
}

/** The only kind of backend that a standalone file has. */
const BACKEND_KIND = "EdgeBackend";

function unsupportedKind(reference: Cursor): readonly Finding[] {
  const kind = reference.at("kind");
  if (kind.text === undefined || kind.text === BACKEND_KIND) return [];
  const message = `a reference in this file must name an entry under \`backends\`, kind \`${BACKEND_KIND}\``;
  return [{ pointer: kind.pointer, code: "unsupported", message, suggestion: BACKEND_KIND }];
}

function noService({ pointer }: Cursor): Finding {
  const message =
    "a standalone file has no Services: set `host` and `port` of the provider, or `baseURL` of the model";
  return { pointer, atKey: true, code: "unsupported", message };
}

function notStatic(name: Cursor, document: Cursor): readonly Finding[] {
  const backend = document.at("backends").at(name.text ?? "");
  if (!backend.isSet || backend.at("static").isSet) return [];
  const message = `the backend \`${name.text ?? ""}\` must have the form \`static\` to be used here`;
  return [{ pointer: name.pointer, code: "conflict", message }];
}

/** The gateway's own calls need a backend with a host and port. */
function notCallable(name: Cursor, document: Cursor): readonly Finding[] {
  const backend = document.at("backends").at(name.text ?? "");
  if (!backend.at("static").at("unixPath").isSet) return notStatic(name, document);
  const message = `the backend \`${name.text ?? ""}\` must have a host and port to be used here, not \`unixPath\``;
  return [{ pointer: name.pointer, code: "conflict", message }];
}
