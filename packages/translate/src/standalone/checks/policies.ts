import { KnownNames } from "@edge-gateway/kernel/text/suggest";
import { OF_PROVIDER, OF_TARGET } from "../../attach/merge/backend-parts.ts";
import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { Cursor } from "../../document/cursor.ts";
import { policyPlaces, routeKeysOf, routePlaces } from "../names/places.ts";
import type { Check } from "./check.ts";
import { namesUnder, unknownName } from "./references.ts";

/** Checks that the targets of policies exist, and that each block applies to its target. */
export const checkPolicies: Check = (document) => {
  if (policyPlaces(document).length === 0) return [];
  const names: TargetNames = {
    routes: new KnownNames(routeNames(document)),
    gateways: namesUnder(document, "gateways"),
    backends: namesUnder(document, "backends"),
  };
  const used = namedBackends(document);
  return policyPlaces(document).flatMap((policy) => {
    const targets = policy.at("targetRefs").items();
    return targets.flatMap((target) => [
      ...unknownTarget(target, names),
      ...unknownSection(target, document),
      ...uselessBackendBlock(target, policy.at("backend"), document),
      ...unusedBackend(target, document, used),
    ]);
  });
};

/** The names of routes, as policies refer to them. */
export function routeNames(document: Cursor): readonly string[] {
  const names = routePlaces(document).flatMap(({ route }) => route.at("name").text ?? []);
  return [...names, ...routeKeysOf(document)];
}

/** The names that policies can target. */
type TargetNames = Readonly<Record<"routes" | "gateways" | "backends", KnownNames>>;

function unknownTarget(
  target: Cursor,
  { routes, gateways, backends }: TargetNames,
): readonly Finding[] {
  const name = target.at("name");
  switch (target.at("kind").text) {
    case "Gateway":
      return unknownName(name, gateways, "gateway", "gateways");
    case "Route":
      return unknownName(name, routes, "route", "routes");
    case "Backend":
      return unknownName(name, backends, "backend", "backends");
    default:
      return [];
  }
}

function unknownSection(target: Cursor, document: Cursor): readonly Finding[] {
  const section = target.at("sectionName");
  const name = target.at("name").text ?? "";
  const kind = target.at("kind").text;
  if (kind === "Gateway" && document.at("gateways").at(name).isSet) {
    const listeners = document.at("gateways").at(name).at("listeners");
    return unknownName(
      section,
      new KnownNames(namesIn(listeners)),
      "listener",
      `gateways.${name}.listeners`,
    );
  }
  const backend = document.at("backends").at(name);
  if (kind === "Backend" && backend.isSet) {
    const sections = new KnownNames(sectionsOf(backend));
    return unknownName(section, sections, "target or provider", `backends.${name}`);
  }
  return [];
}

function sectionsOf(backend: Cursor): readonly string[] {
  const providers = backend
    .at("ai")
    .at("groups")
    .items()
    .flatMap((group) => namesIn(group.at("providers")));
  return [...namesIn(backend.at("mcp").at("targets")), ...providers];
}

function namesIn(list: Cursor): readonly string[] {
  return list.items().flatMap((item) => item.at("name").text ?? []);
}

function uselessBackendBlock(target: Cursor, block: Cursor, document: Cursor): readonly Finding[] {
  if (target.at("kind").text !== "Backend") return [];
  const name = target.at("name").text ?? "";
  const backend = document.at("backends").at(name);
  if (!backend.isSet) return [];
  const ownKind = backend.at("mcp").isSet ? "mcp" : backend.at("ai").isSet ? "ai" : undefined;
  const isPart = target.at("sectionName").isSet;
  const allowed = ownKind === "ai" ? OF_PROVIDER : OF_TARGET;
  return block.entries().flatMap(([field, { pointer }]): readonly Finding[] => {
    if (isPart && !allowed.has(field)) {
      const message = `\`${field}\` applies to the backend \`${name}\` as a whole, not to a part of it`;
      return [{ pointer, atKey: true, code: "conflict", message }];
    }
    if ((field !== "mcp" && field !== "ai") || field === ownKind) return [];
    const message = `\`${field}\` applies only to backends of the form \`${field}\`, and \`${name}\` is not one`;
    return [{ pointer, atKey: true, code: "conflict", message }];
  });
}

function unusedBackend(
  target: Cursor,
  document: Cursor,
  used: ReadonlySet<string>,
): readonly Finding[] {
  const { text, pointer } = target.at("name");
  if (target.at("kind").text !== "Backend" || text === undefined || used.has(text)) return [];
  if (!document.at("backends").at(text).isSet) return [];
  const message = `the policy has no effect here: no route uses the backend \`${text}\``;
  return [{ pointer, severity: "warning", code: "unreachable", message }];
}

/** The names of the backends that something in the document refers to. */
function namedBackends(document: Cursor): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (place: Cursor): void => {
    const { text: direct } = place.at("backend");
    const { text: reference } = place.at("backendRef").at("name");
    for (const name of [direct, reference]) if (name !== undefined) names.add(name);
    for (const [, inner] of place.entries()) visit(inner);
    place.items().forEach(visit);
  };
  visit(document);
  return names;
}
