import type { IrModel } from "@edge-gateway/generated/types/index.ts";
import type { Backend, Route, SourcePlace } from "../index.ts";

const MODELS = "models";
/** The API paths of each format, at which a listener offers models. */
export const MODEL_PATHS = ["/v1", "/v1beta", "/v2/rerank", "/model"];
/** The position of models, after every route of the user, so that routes take precedence. */
const LAST = 2_147_483_647;

/** The models offered at one place, and the route to them. */
interface ListenerModels {
  readonly backend: Backend;
  readonly route: Route;
}

/** Adds models to the listeners and routes that offer them. */
export class ModelOffers {
  readonly #models: ReadonlyMap<string, IrModel>;

  /**
   * Makes an object that offers models at places.
   * @param models every model that virtual models may use
   */
  constructor(models: readonly IrModel[]) {
    this.#models = new Map(models.map((model) => [model.key, model]));
  }

  /** The route and backend for the models of a listener; empty if the listener offers no models. */
  atListener(
    listener: string,
    offered: readonly IrModel[],
    place: SourcePlace,
  ): readonly ListenerModels[] {
    if (offered.length === 0) return [];
    const backend = this.backend(`${MODELS}/${listener}`, offered, place);
    const route: Route = {
      key: backend.key,
      name: MODELS,
      listeners: [listener],
      order: LAST,
      hostnames: [],
      matches: MODEL_PATHS.map((value) => ({ path: { type: "PathPrefix", value } })),
      filters: [],
      backends: [{ weight: 1, backend: backend.key, filters: [], place }],
      place,
    };
    return [{ backend, route }];
  }

  /** A backend of models, including the targets of virtual models. */
  backend(key: string, offered: readonly IrModel[], place: SourcePlace): Backend {
    return { key, name: MODELS, place, kind: "models", models: this.#withTargets(offered) };
  }

  /** Adds models that are not offered themselves, and that only virtual models use. */
  #withTargets(offered: readonly IrModel[]): IrModel[] {
    const found = new Map(offered.map((model) => [model.key, model]));
    for (const { virtual } of found.values())
      for (const { model: key } of virtual?.targets ?? []) {
        const target = this.#models.get(key);
        if (target !== undefined && !found.has(key)) found.set(key, { ...target, isPublic: false });
      }
    return [...found.values()];
  }
}
