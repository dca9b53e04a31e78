import type {
  IrModel,
  StandaloneConfig,
  StandaloneModel,
} from "@edge-gateway/generated/types/index.ts";
import { pointerTo } from "../../diagnostics/pointer.ts";
import type { Attachment, Backend, Listener, Route, WeightedBackend } from "../../ir/index.ts";
import { ModelOffers } from "../../ir/models/model-offers.ts";
import { translateModel } from "../../ir/models/translate-models.ts";

/** The result of translating a file's models. */
interface TranslatedModels {
  /**
   * The routes of the file, in which routes that offer models have the models as their backends.
   */
  readonly routes: readonly Route[];
  readonly backends: readonly Backend[];
  readonly attachments: readonly Attachment[];
}

interface Offered {
  readonly model: IrModel;
  readonly parents: StandaloneModel["parentRefs"];
}

/** Translates models, and adds routes to the models. */
export function translateModels(
  { models }: StandaloneConfig,
  listeners: readonly Listener[],
  routes: readonly Route[],
): TranslatedModels {
  const translated = Object.entries(models).map(([name, spec]) => ({
    ...translateModel({
      name,
      key: name,
      place: { pointer: pointerTo("/models", name) },
      spec,
      other: (other) => ({ key: other, pattern: models[other]?.match?.model ?? other }),
    }),
    parents: spec.parentRefs,
  }));
  if (translated.length === 0) return { routes, backends: [], attachments: [] };
  const offers = new ModelOffers(translated.map(({ model }) => model));
  const ofListeners = listeners.filter(takesRequests).flatMap((listener) => {
    const offered = offeredBy(translated, (parent) => isListener(parent, listener));
    return offers.atListener(listener.key, offered, { pointer: "/models" });
  });
  const ofRoutes = routes.flatMap((route) => {
    const offered = offeredBy(translated, (parent) => isRoute(parent, route));
    if (offered.length === 0) return [];
    return [{ route, backend: offers.backend(`models/${route.key}`, offered, route.place) }];
  });
  const filled = new Map(ofRoutes.map(({ route, backend }) => [route, [leadingTo(backend)]]));
  return {
    routes: [
      ...routes.map((route) => ({ ...route, backends: filled.get(route) ?? route.backends })),
      ...ofListeners.map(({ route }) => route),
    ],
    backends: [
      ...translated.flatMap(({ backends }) => backends),
      ...ofListeners.map(({ backend }) => backend),
      ...ofRoutes.map(({ backend }) => backend),
    ],
    attachments: translated.flatMap(({ attachments }) => attachments),
  };
}

type Parent = NonNullable<StandaloneModel["parentRefs"]>[number];

function offeredBy(
  models: readonly Offered[],
  isMeant: (parent: Parent | undefined) => boolean,
): readonly IrModel[] {
  return models
    .filter(({ parents }) => (parents === undefined ? isMeant(undefined) : parents.some(isMeant)))
    .map(({ model }) => model);
}

function isListener(parent: Parent | undefined, { gateway, name }: Listener): boolean {
  if (parent === undefined) return true;
  const { kind, sectionName } = parent;
  return (
    kind === "Gateway" &&
    parent.name === gateway &&
    (sectionName === undefined || sectionName === name)
  );
}

function isRoute(parent: Parent | undefined, { key, name }: Route): boolean {
  return parent?.kind === "Route" && (parent.name === name || parent.name === key);
}

function takesRequests({ protocol }: Listener): boolean {
  return protocol === "HTTP" || protocol === "HTTPS";
}

function leadingTo({ key, place }: Backend): WeightedBackend {
  return { weight: 1, backend: key, filters: [], place };
}
