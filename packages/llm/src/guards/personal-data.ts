import type { RegexGuard as RegexGuardConfig } from "@edge-gateway/generated/types/index.ts";

type Kind = NonNullable<RegexGuardConfig["builtins"]>[number];

/** A kind of personal data: its replacement and pattern. */
export interface PersonalData {
  readonly entity: string;
  readonly pattern: string;
  /** Whether a match really is such data. */
  readonly isMeant?: (text: string) => boolean;
}

/** ITU-T E.164 allows 15 digits; no national number has fewer than 7. */
const FEWEST_PHONE_DIGITS = 7;
const MOST_PHONE_DIGITS = 15;

/**
 * Kinds that are recognized without context. Ambiguous numbers count as matches, because masking
 * too much does less harm than masking too little.
 */
export const PERSONAL_DATA: Readonly<Record<Kind, PersonalData>> = {
  Ssn: {
    entity: "SSN",
    pattern: String.raw`\b(?:\d{3}[-. ]\d{2}[-. ]\d{4}|\d{5}-\d{4}|\d{3}-\d{6}|\d{9})\b`,
  },
  CreditCard: {
    entity: "CREDIT_CARD",
    pattern: String.raw`\b(?:(?:4\d{3}|5[0-5]\d{2}|6\d{3}|1\d{3}|3\d{3})[- ]?\d{4}[- ]?\d{4}[- ]?\d{4}|3[47]\d{2}[- ]?\d{6}[- ]?\d{5})\b`,
  },
  PhoneNumber: {
    entity: "PHONE_NUMBER",
    pattern: String.raw`(?:\+|\b00|\(|\b)\d{1,4}(?:[-. ()/]{0,2}\d{2,5}){1,5}\b`,
    isMeant: isPhoneNumber,
  },
  Email: {
    entity: "EMAIL_ADDRESS",
    pattern: String.raw`\b[A-Za-z0-9][A-Za-z0-9._%+-]*@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,63}\b`,
  },
  CaSin: { entity: "CA_SIN", pattern: String.raw`\b(?:\d{3}[- ]\d{3}[- ]\d{3}|\d{9})\b` },
};

/** Bare digits without a country code may be anything; ten of them in groups, or a plus sign, mean a telephone. */
function isPhoneNumber(text: string): boolean {
  const { length } = text.replaceAll(/\D/g, "");
  if (length < FEWEST_PHONE_DIGITS || length > MOST_PHONE_DIGITS) return false;
  return text.startsWith("+") || /[-. ()/]/.test(text) || length === NANP_DIGITS;
}

/** Digits of a North American number with area code. */
const NANP_DIGITS = 10;
