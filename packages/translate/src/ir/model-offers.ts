import type { IrModel } from "@edge-gateway/generated/types/index.ts";
import type { Backend, Route, SourcePlace } from "./index.ts";

const MODELS = "models";
/** The paths that clients of the formats ask at, where a listener offers models. */
const PATHS = ["/v1", "/v1beta", "/v2/rerank", "/model"];
/** Behind every route of the user: what one of those takes, models do not. */
const LAST = 2_147_483_647;

/** The models of one place, and the route that leads to them. */
interface ListenerModels {
  readonly backend: Backend;
  readonly route: Route;
}

/** Puts models where they are offered. */
export class ModelOffers {
  readonly #models: ReadonlyMap<string, IrModel>;

  /** @param models all that virtual models may lead to */
  constructor(models: readonly IrModel[]) {
    this.#models = new Map(models.map((model) => [model.key, model]));
  }

  /** The models that a listener offers; none where it offers none. */
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
      matches: PATHS.map((value) => ({ path: { type: "PathPrefix", value } })),
      filters: [],
      backends: [{ weight: 1, backend: backend.key, filters: [], place }],
      place,
    };
    return [{ backend, route }];
  }

  /** Models as one backend, with those that the virtual ones among them lead to. */
  backend(key: string, offered: readonly IrModel[], place: SourcePlace): Backend {
    return { key, name: MODELS, place, kind: "models", models: this.#withTargets(offered) };
  }

  /** Targets that are not offered themselves are there for virtual models alone. */
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
