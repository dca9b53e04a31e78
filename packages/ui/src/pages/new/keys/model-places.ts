import { MODEL_PATHS } from "@edge-gateway/translate/ir/models/model-offers";
import { wantsKey } from "../access.ts";
import { member } from "../../../components/member.ts";
import type { ConfigText, KnownRoute } from "../config-text.ts";
import { firstFree } from "../first-free.ts";
import { takenRoutes, textOf } from "../task.ts";
import type { Values } from "../task.ts";

/** What offers a model. */
interface Parent {
  readonly kind: unknown;
  readonly name: unknown;
}

/** A model that clients can ask for at a gateway itself. */
interface OfferedModel {
  readonly name: string;
  /** What else offers it; undefined: every gateway. */
  readonly others: readonly Parent[] | undefined;
}

/** The models that clients can ask for at a gateway itself. */
export function modelsAt(gateway: string, config: ConfigText): readonly OfferedModel[] {
  return config.names("models").flatMap((name): readonly OfferedModel[] => {
    const model = config.entry("models", name);
    if (member(model, "visibility") === "Internal") return [];
    const parents = parentsOf(model);
    if (parents === undefined) return [{ name, others: undefined }];
    const others = parents.filter((each) => each.kind !== "Gateway" || each.name !== gateway);
    return others.length === parents.length ? [] : [{ name, others }];
  });
}

/** Whether a gateway itself offers models, and a form can change all of them. */
export function canMoveModels(gateway: string, config: ConfigText): boolean {
  const own = config.ownNames("models");
  const models = modelsAt(gateway, config);
  return models.length > 0 && models.every(({ name }) => own.includes(name));
}

/** The routes of a gateway that offer models and demand keys. */
export function keyedModelRoutes(gateway: string, config: ConfigText): readonly KnownRoute[] {
  const parents = config
    .names("models")
    .flatMap((name) => parentsOf(config.entry("models", name)) ?? [])
    .filter(({ kind }) => kind === "Route")
    .map(({ name }) => name);
  return config.routes.filter(
    (route) =>
      (parents.includes(route.name) || parents.includes(member(route.value, "name"))) &&
      route.gateways.includes(gateway) &&
      wantsKey(config, route),
  );
}

/** The routes that a new model should be offered by, because they demand keys; undefined: the gateway itself. */
export function parentsOfNew(gateway: unknown, config: ConfigText): readonly Parent[] | undefined {
  const gateways = textOf(gateway) === "" ? config.names("gateways") : [textOf(gateway)];
  const routes = new Set(
    gateways.flatMap((each) => keyedModelRoutes(each, config).map(({ name }) => name)),
  );
  if (routes.size > 0) return [...routes].map((name) => ({ kind: "Route", name }));
  return textOf(gateway) === "" ? undefined : [{ kind: "Gateway", name: gateway }];
}

/** A new route of a gateway for the paths of models alone. */
export function modelRoute(gateway: string, config: ConfigText): Values {
  const taken = takenRoutes({ gateway }, config);
  return {
    name: firstFree("models", (name) => !taken.includes(name)),
    matches: MODEL_PATHS.map((value) => ({ path: { type: "PathPrefix", value } })),
  };
}

function parentsOf(model: unknown): readonly Parent[] | undefined {
  const parents = member(model, "parentRefs");
  if (!Array.isArray(parents)) return undefined;
  return parents.map((each) => ({ ...Object(each) }));
}
