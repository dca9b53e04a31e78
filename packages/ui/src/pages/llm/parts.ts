/** The parts of the page, by their names in the URL; the models are first. */
export const PARTS = {
  "": "Models and providers",
  playground: "Playground",
  keys: "Keys and budgets",
  spending: "Spending",
  calls: "Calls",
  clients: "Client settings",
} as const;

/** The name of a part in the URL. */
export type PartName = keyof typeof PARTS;

/** The names of the parts in the order of the page. */
export const PART_NAMES = ["", "playground", "keys", "spending", "calls", "clients"] as const;

/** Reads the name of a part; anything else means the models. */
export function partOf(name: string | undefined): PartName {
  return PART_NAMES.find((each) => each === name) ?? "";
}
