/**
 * Amounts are whole numbers of billionths of a thousandth of a dollar (10^-12): a rate in dollars for a
 * million tokens has six decimals at most, so that what a token costs is such a number, and sums are exact.
 */
export type Picodollars = bigint;

const RATE_DECIMALS = 6;
/** Rates are for so many. */
const TOKENS_OF_RATES = 1_000_000n;
const PICODOLLARS_PER_DOLLAR = 1e12;

/** What one token costs, by a rate in dollars for a million tokens such as `2.50`. */
export function perToken(rate: string): Picodollars {
  const [whole = "", decimals = ""] = rate.split(".");
  return BigInt(whole + decimals.padEnd(RATE_DECIMALS, "0"));
}

/** An amount of dollars such as `2.50`. */
export function picodollars(dollars: string): Picodollars {
  return perToken(dollars) * TOKENS_OF_RATES;
}

/** For people and for metrics: exact below nine thousand dollars. */
export function dollarsOf(amount: Picodollars): number {
  return Number(amount) / PICODOLLARS_PER_DOLLAR;
}
