/**
 * Amounts are whole numbers of 10^-12 dollars. Rates in dollars per million tokens have at most six decimals,
 * so the cost of a token is a whole number, and sums are exact.
 */
export type Picodollars = bigint;

const RATE_DECIMALS = 6;
/** The number of tokens for which a rate is the price. */
const TOKENS_OF_RATES = 1_000_000n;
const PICODOLLARS_PER_DOLLAR = 1e12;

/** The price of one token, from a rate in dollars per million tokens such as `2.50`. */
export function perToken(rate: string): Picodollars {
  const [whole = "", decimals = ""] = rate.split(".");
  return BigInt(whole + decimals.padEnd(RATE_DECIMALS, "0"));
}

/** Parses an amount of dollars such as `2.50`. */
export function picodollars(dollars: string): Picodollars {
  return perToken(dollars) * TOKENS_OF_RATES;
}

/** Formats an amount for people and metrics; amounts below nine thousand dollars are exact. */
export function dollarsOf(amount: Picodollars): number {
  return Number(amount) / PICODOLLARS_PER_DOLLAR;
}
