const DECIMAL_STEP = 1000;
const BINARY_STEP = 1024;
/**
 * The suffixes of quantities, in ascending order; each suffix means one step more than the previous suffix.
 */
const BINARY = ["", "Ki", "Mi", "Gi", "Ti", "Pi", "Ei"];
const DECIMAL = ["n", "u", "m", "", "k", "M", "G", "T", "P", "E"];
const ONE = DECIMAL.indexOf("");
const QUANTITY = /^\+?([0-9.]+(?:[eE][+-]?[0-9]+)?)(\w*)$/;

/**
 * A quantity of Kubernetes such as `100m` or `128Mi` as a number, exact enough to compare; NaN if
 * the text is not a quantity.
 */
export function quantityOf(quantity: string | number): number {
  const [, number, suffix = ""] = QUANTITY.exec(String(quantity)) ?? [];
  const binary = BINARY.indexOf(suffix);
  if (binary > 0) return Number(number) * BINARY_STEP ** binary;
  const decimal = DECIMAL.indexOf(suffix);
  return decimal === -1 ? NaN : Number(number) * DECIMAL_STEP ** (decimal - ONE);
}
