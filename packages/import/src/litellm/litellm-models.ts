import { isObject, type JsonObject } from "@edge-gateway/llm";
import type { ModelNames } from "./litellm-names.ts";
import { type Deployment, weighted } from "./litellm-targets.ts";
import { WILDCARD } from "./litellm-wildcards.ts";
import type { ImportReport } from "../report.ts";
import { listOf, objectOf } from "../values.ts";
import { type Shares, sharesOf } from "../weights.ts";

type Models = Record<string, unknown>;

/** Makes models of deployments, fallbacks and aliases. */
export class LitellmModels {
  readonly #report: ImportReport;
  readonly #names: ModelNames;
  readonly #groups: ReadonlyMap<string, readonly Deployment[]>;
  /** The names of models that are a deployment under its own name. */
  readonly #plain = new Map<Deployment, string>();

  constructor(
    report: ImportReport,
    names: ModelNames,
    groups: ReadonlyMap<string, readonly Deployment[]>,
  ) {
    this.#report = report;
    this.#names = names;
    this.#groups = groups;
  }

  /** Converts all groups of deployments, with the settings of the router. */
  run(router: JsonObject, fallbackList: readonly unknown[]): Models {
    const models: Models = {};
    const fallbacks = this.#fallbacks(fallbackList);
    for (const [name, deployments] of this.#groups) {
      const [only, more] = deployments;
      const isAlone = only !== undefined && more === undefined && !fallbacks.has(name);
      if (isAlone && (only.upstream === name || name.includes(WILDCARD)))
        this.#plain.set(only, this.#names.of(name));
    }
    for (const [name, deployments] of this.#groups)
      this.#model(models, {
        name,
        deployments,
        fallbacks: fallbacks.get(name) ?? [],
        isScored: isScored(router),
      });
    this.#aliases(models, router["model_group_alias"]);
    const { routing_strategy: strategy } = router;
    if (isScored(router))
      this.#report.changed(
        "routing_strategy",
        `${String(strategy)} is a score of health and latency in this gateway`,
      );
    return models;
  }

  /** A single deployment of a name becomes a model; several become targets of a virtual model. */
  #model(models: Models, group: Group): void {
    const { name, deployments, fallbacks, isScored: scored } = group;
    const [only] = deployments;
    const plain = only && this.#plain.get(only);
    if (plain !== undefined) {
      models[plain] = { match: { model: name }, ...only?.part };
      return;
    }
    for (const { name: own, upstream, part } of deployments)
      models[own] = { match: { model: upstream }, visibility: "Internal", ...part };
    const orders = [...new Set(deployments.map(({ order }) => order))].toSorted((a, b) => a - b);
    const spare = fallbacks.flatMap((each, index) =>
      (this.#groups.get(each) ?? []).map((target) => ({
        target,
        priority: orders.length + index,
      })),
    );
    const own = deployments.map((target) => ({ target, priority: orders.indexOf(target.order) }));
    const isTried = scored || spare.length > 0 || orders.length > 1;
    const { by, weights } = sharesOf(deployments.map(({ params }) => params));
    const virtualModel = isTried
      ? {
          failover: {
            targets: [...own, ...spare].map(({ target, priority }) => ({
              ...this.#refOf(target),
              priority,
            })),
          },
        }
      : {
          weighted: {
            targets: weighted(
              deployments.map((each) => this.#refOf(each)),
              weights,
            ),
          },
        };
    this.#noteShares(name, isTried, { by, weights });
    models[this.#names.of(name)] = { match: { model: name }, virtualModel };
  }

  /** @param isTried whether deployments are tried one after the other, instead of sharing the requests */
  #noteShares(name: string, isTried: boolean, { by, weights }: Shares): void {
    if (by === undefined) return;
    const note = (why: string): void => this.#report.changed(`model_list (${name})`, why);
    if (isTried && by === "weight")
      note("weights are not kept: a score of health and latency chooses among its deployments");
    if (isTried) return;
    if (by !== "weight")
      note(`${by} is the weight of its deployments, as in LiteLLM, and limits nothing`);
    if (weights.includes(0)) note(`deployments without \`${by}\` get no requests, as in LiteLLM`);
  }

  /** Converts the fallbacks of model groups. */
  #fallbacks(list: readonly unknown[]): ReadonlyMap<string, readonly string[]> {
    const found = new Map<string, readonly string[]>();
    for (const entry of list)
      for (const [name, targets] of Object.entries(objectOf(entry))) {
        const known = listOf(targets).filter(
          (each): each is string => typeof each === "string" && this.#isNamed(each),
        );
        if (!this.#isNamed(name) || known.length === 0) {
          const why = "no model of model_list without a wildcard has this name";
          this.#report.refused(`fallbacks.${name}`, why);
          continue;
        }
        found.set(name, known);
        if (known.length < listOf(targets).length)
          this.#report.changed(`fallbacks.${name}`, `only these follow: ${known.join(", ")}`);
        else this.#report.converted(`fallbacks.${name}`, `followed by ${known.join(", ")}`);
      }
    return found;
  }

  /** Whether a name is that of a group that can be the target of another model. */
  #isNamed(name: string): boolean {
    return this.#groups.has(name) && !name.includes(WILDCARD);
  }

  #aliases(models: Models, aliases: unknown): void {
    for (const [alias, named] of Object.entries(objectOf(aliases))) {
      const target = isObject(named) ? named["model"] : named;
      if (isObject(named) && named["hidden"] === true)
        this.#report.changed(`model_group_alias.${alias}.hidden`, "the alias is listed");
      const isNamed = typeof target === "string" && this.#isNamed(target);
      const deployments = isNamed ? this.#groups.get(target) : undefined;
      const same = Object.values(models)
        .map((model) => objectOf(model))
        .find((model) => objectOf(model["match"])["model"] === target);
      const at = `model_group_alias.${alias}`;
      if (deployments === undefined)
        this.#report.refused(at, "no model of model_list without a wildcard has this name");
      else if (same?.["virtualModel"] !== undefined) {
        const virtualModel = structuredClone(same["virtualModel"]);
        models[this.#names.of(alias)] = { match: { model: alias }, virtualModel };
        this.#report.converted(at, `is ${String(target)}`);
      } else {
        const { weights } = sharesOf(deployments.map(({ params }) => params));
        const refs = deployments.map((each) => this.#refOf(each));
        const targets = weighted(refs, weights);
        models[this.#names.of(alias)] = {
          match: { model: alias },
          virtualModel: { weighted: { targets } },
        };
        this.#report.converted(at, `is ${String(target)}`);
      }
    }
  }

  /** A reference to the model of a deployment. */
  #refOf(deployment: Deployment): object {
    return { modelRef: { name: this.#plain.get(deployment) ?? deployment.name } };
  }
}

interface Group {
  readonly name: string;
  readonly deployments: readonly Deployment[];
  readonly fallbacks: readonly string[];
  /** Whether the routing strategy prefers the best deployment instead of distributing by weight. */
  readonly isScored: boolean;
}

function isScored({ routing_strategy: strategy }: JsonObject): boolean {
  return strategy !== undefined && strategy !== "simple-shuffle";
}
