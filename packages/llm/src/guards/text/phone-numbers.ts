import type { Found } from "@edge-gateway/kernel/pattern/pattern-search";
import type * as PhoneLibrary from "libphonenumber-js/max";
import type { CountryCode, PhoneNumber } from "libphonenumber-js/max";

let library: typeof PhoneLibrary | undefined;

/**
 * Loads the library of telephone numbers, which contains the numbering plans of all countries: 4.5 MiB that
 * most configurations do not need.
 */
export async function loadPhoneNumbers(): Promise<void> {
  library ??= await import("libphonenumber-js/max");
}

/** Countries whose numbers are also found without a country code. */
const COUNTRIES: readonly CountryCode[] = ["US", "GB", "DE", "IL", "IN", "CA", "BR"];
/** Countries in which people write numbers without the prefix for calls within the country. */
const WITHOUT_PREFIX: ReadonlySet<CountryCode> = new Set(["US", "CA"]);

/**
 * A date such as 2026-11-23 (ISO 8601). Together with a following hour, it would look like a telephone
 * number.
 */
const DATE = /^(?:19|20)\d{2}([-./])\d{2}\1\d{2}\b/;

/**
 * The telephone numbers in a text, in the form of any country or of one of {@link COUNTRIES}.
 * @throws Error before {@link loadPhoneNumbers} has resolved
 */
export function phoneNumbersIn(text: string): readonly Found[] {
  if (library === undefined) throw new Error("the library of telephone numbers is not loaded");
  const { findPhoneNumbersInText } = library;
  return COUNTRIES.flatMap((country) =>
    findPhoneNumbersInText(text, { defaultCountry: country })
      .filter(({ number, startsAt }) => isWritten(text.slice(startsAt), number, country))
      .map(({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt })),
  );
}

/**
 * Whether people write telephone numbers of a country in this form. Without this check, order numbers would
 * match in countries where landline numbers have any length.
 */
function isWritten(text: string, number: PhoneNumber, country: CountryCode): boolean {
  if (DATE.test(text)) return false;
  return /^[+(0]/.test(text) || WITHOUT_PREFIX.has(country) || number.getType() === "MOBILE";
}
