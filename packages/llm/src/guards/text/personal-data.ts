import type { RegexGuard as RegexGuardConfig } from "@edge-gateway/generated/types/index.ts";
import type { Found } from "@edge-gateway/kernel/pattern/pattern-search";
import { loadPhoneNumbers, phoneNumbersIn } from "./phone-numbers.ts";

type Kind = NonNullable<RegexGuardConfig["builtins"]>[number];

/** A kind of personal data: its replacement and pattern. */
export interface PersonalData {
  readonly entity: string;
  readonly pattern: string;
  /**
   * Selects the parts of a match that really are personal data of this kind; unset: the whole match counts.
   */
  readonly meant?: (match: string) => readonly Found[];
  /** Loads the library that selecting the parts of a match needs. */
  readonly load?: () => Promise<void>;
}

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
    meant: withCheckDigit,
  },
  PhoneNumber: {
    entity: "PHONE_NUMBER",
    pattern: String.raw`(?:\+|\b00|\(|\b)\d{1,4}(?:[-. ()/]{0,2}\d{2,5}){1,9}\b`,
    meant: phoneNumbersIn,
    load: loadPhoneNumbers,
  },
  Email: {
    entity: "EMAIL_ADDRESS",
    pattern: String.raw`\b[A-Za-z0-9][A-Za-z0-9._%+-]*@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,63}\b`,
  },
  CaSin: {
    entity: "CA_SIN",
    pattern: String.raw`\b(?:\d{3}[- ]\d{3}[- ]\d{3}|\d{9})\b`,
    meant: withCheckDigit,
  },
};

/** Numbers of cards and Canadian social insurance numbers end in a check digit (ISO/IEC 7812-1, annex B). */
function withCheckDigit(match: string): readonly Found[] {
  const digits = [...match.replaceAll(/\D/g, "")].map(Number).toReversed();
  const sum = digits
    .map((digit, index) => (index % 2 === 0 ? digit : 2 * digit - (digit > 4 ? 9 : 0)))
    .reduce((total, digit) => total + digit, 0);
  return sum % 10 === 0 ? [{ start: 0, end: match.length }] : [];
}
