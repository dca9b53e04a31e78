import { KnownNames } from "@edge-gateway/kernel/text/suggest";
import { matchesModel } from "../../ir/models/model-pattern.ts";
import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { Cursor } from "../../document/cursor.ts";
import { routeKeysOf, routePlaces } from "../names/places.ts";
import type { Check } from "./check.ts";
import { namesUnder, unknownName } from "./references.ts";
import { routeNames } from "./policies.ts";

/**
 * Checks that models have valid targets and parents, and that no two have the same name at one
 * place.
 */
export const checkModels: Check = (document) => {
  const models = document.at("models").entries();
  if (models.length === 0) return [];
  const known: Known = {
    models: new Map(models),
    names: namesUnder(document, "models"),
    gateways: namesUnder(document, "gateways"),
    routes: new KnownNames(routeNames(document)),
  };
  return [
    ...models.flatMap(([, model]) => [
      ...parentFindings(model, known, document),
      ...targetsOf(model).flatMap((target) => targetFindings(target, known)),
    ]),
    ...new Cycles(known.models).findings(),
    ...repeated(document),
  ];
};

/** The names that models can refer to. */
interface Known {
  readonly models: ReadonlyMap<string, Cursor>;
  readonly names: KnownNames;
  readonly gateways: KnownNames;
  readonly routes: KnownNames;
}

const FORMS = ["weighted", "failover", "conditional"] as const;

/** The targets of a virtual model; empty for other models. */
function targetsOf(model: Cursor): readonly Cursor[] {
  return FORMS.flatMap((form) => model.at("virtualModel").at(form).at("targets").items());
}

function patternOf(name: string, model: Cursor): string {
  return model.at("match").at("model").text ?? name;
}

function targetFindings(target: Cursor, { models, names }: Known): readonly Finding[] {
  const name = target.at("modelRef").at("name");
  const unknown = unknownName(name, names, "model", "models");
  const model = models.get(name.text ?? "");
  if (model === undefined || name.text === undefined) return unknown;
  const pattern = patternOf(name.text, model);
  const asked = target.at("model");
  if (!pattern.includes("*")) return [];
  const what = `the model \`${name.text}\` matches \`${pattern}\``;
  if (!asked.isSet) {
    const message = `${what}, so \`model\` must name one model`;
    return [{ pointer: target.pointer, code: "conflict", message }];
  }
  if (asked.text === undefined || matchesModel(asked.text, pattern)) return [];
  const message = `${what}, which \`${asked.text}\` is not`;
  return [{ pointer: asked.pointer, code: "conflict", message }];
}

/** Finds virtual models that refer to each other in a circle. */
class Cycles {
  readonly #models: ReadonlyMap<string, Cursor>;
  readonly #done = new Set<string>();
  readonly #way: string[] = [];

  constructor(models: ReadonlyMap<string, Cursor>) {
    this.#models = models;
  }

  findings(): readonly Finding[] {
    return [...this.#models.keys()].flatMap((name) => this.#from(name));
  }

  #from(name: string): readonly Finding[] {
    const model = this.#models.get(name);
    if (model === undefined || this.#done.has(name)) return [];
    this.#way.push(name);
    const findings = targetsOf(model).flatMap((target) => {
      const { text: next = "", pointer } = target.at("modelRef").at("name");
      const start = this.#way.indexOf(next);
      if (start < 0) return this.#from(next);
      const cycle = [...this.#way.slice(start), next].join(" -> ");
      const message = `virtual models refer to each other in a circle: ${cycle}`;
      return [{ pointer, code: "conflict", message } as const];
    });
    this.#way.pop();
    this.#done.add(name);
    return findings;
  }
}

function parentFindings(
  model: Cursor,
  { gateways, routes }: Known,
  document: Cursor,
): readonly Finding[] {
  return model
    .at("parentRefs")
    .items()
    .flatMap((parent): readonly Finding[] => {
      const name = parent.at("name");
      const isRoute = parent.at("kind").text === "Route";
      if (isRoute) {
        const unknown = unknownName(name, routes, "route", "routes");
        return unknown.length > 0 ? unknown : routeFindings(name, document);
      }
      const unknown = unknownName(name, gateways, "gateway", "gateways");
      return unknown.length > 0 ? unknown : sectionFindings(parent, document);
    });
}

function sectionFindings(parent: Cursor, document: Cursor): readonly Finding[] {
  const gateway = parent.at("name").text ?? "";
  const listeners = document.at("gateways").at(gateway).at("listeners").items();
  const names = listeners.flatMap((listener) => listener.at("name").text ?? []);
  const section = parent.at("sectionName");
  return unknownName(section, new KnownNames(names), "listener", `gateways.${gateway}.listeners`);
}

/** A route that offers models must have no backends, and must match paths by prefix. */
function routeFindings(name: Cursor, document: Cursor): readonly Finding[] {
  const keys = routeKeysOf(document);
  const route = routePlaces(document).find(
    ({ route: each }, index) => each.at("name").text === name.text || keys[index] === name.text,
  );
  if (route === undefined) return [];
  const backends = route.route.at("backends").items().length;
  const types = route.route
    .at("matches")
    .items()
    .map((match) => match.at("path").at("type").text ?? "PathPrefix");
  const wrong =
    backends > 0
      ? "has backends, which a route that offers models must not have"
      : types.every((type) => type === "PathPrefix")
        ? undefined
        : "must match paths by PathPrefix to offer models";
  if (wrong === undefined) return [];
  const message = `the route \`${name.text ?? ""}\` ${wrong}`;
  return [{ pointer: name.pointer, code: "conflict", message }];
}

/** Of models with the same name at one place, the first receives the requests. */
function repeated(document: Cursor): readonly Finding[] {
  const owners = new Map<string, string>();
  return document
    .at("models")
    .entries()
    .flatMap(([name, model]) => {
      if (model.at("visibility").text === "Internal") return [];
      const pattern = patternOf(name, model);
      const places = placesOf(model, document).map((place) => `${place} ${pattern}`);
      const owner = places.map((place) => owners.get(place)).find((each) => each !== undefined);
      for (const place of places) if (!owners.has(place)) owners.set(place, name);
      if (owner === undefined) return [];
      const message = `the model \`${owner}\` takes the requests for \`${pattern}\` already`;
      return [{ pointer: model.pointer, atKey: true, code: "conflict", message } as const];
    });
}

function placesOf(model: Cursor, document: Cursor): readonly string[] {
  const parents = model.at("parentRefs");
  if (!parents.isSet)
    return document
      .at("gateways")
      .entries()
      .map(([name]) => `Gateway ${name}`);
  return parents.items().map((parent) => {
    const { text: kind = "" } = parent.at("kind");
    const { text: name = "" } = parent.at("name");
    return `${kind} ${name}${parent.at("sectionName").text ?? ""}`;
  });
}
