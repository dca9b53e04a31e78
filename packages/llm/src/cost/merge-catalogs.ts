import type {
  CatalogModel,
  CatalogProvider,
  ModelCatalog,
} from "@edge-gateway/generated/types/index.ts";

/** Merges catalogues; a later catalogue overrides earlier ones as the schema defines. */
export function mergeCatalogs(catalogs: readonly ModelCatalog[]): ReadonlyMap<string, Models> {
  const merged = new Map<string, Map<string, CatalogModel>>();
  for (const { providers = {} } of catalogs)
    for (const [name, provider] of Object.entries(providers)) {
      const models = merged.get(name) ?? new Map<string, CatalogModel>();
      merged.set(name, models);
      addModels(models, provider);
    }
  return merged;
}

/** The models of a provider by their names. */
export type Models = ReadonlyMap<string, CatalogModel>;

function addModels(merged: Map<string, CatalogModel>, { models = {} }: CatalogProvider): void {
  for (const [name, model] of Object.entries(models)) {
    const before = merged.get(name);
    merged.set(name, before === undefined ? model : laidOver(before, model));
  }
}

const UNITED = ["tags", "capabilities", "inputModalities", "outputModalities"] as const;

function laidOver(below: CatalogModel, above: CatalogModel): CatalogModel {
  const rates = { ...below.rates, ...above.rates };
  const lists = UNITED.flatMap((name) => {
    const items = new Set([...(below[name] ?? []), ...(above[name] ?? [])]);
    return items.size === 0 ? [] : [[name, [...items]] as const];
  });
  return {
    ...below,
    ...above,
    ...(below.rates === undefined && above.rates === undefined ? {} : { rates }),
    ...Object.fromEntries(lists),
  };
}
