import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { compileRegexGuard } from "./regex-guard.ts";
import { said } from "../testing/said.ts";

type Builtin = NonNullable<Parameters<typeof compileRegexGuard>[0]["builtins"]>[number];

const PERSONAL: readonly (readonly [kind: Builtin, text: string, masked: string])[] = [
  ["Ssn", "my ssn is 123-45-6789.", "my ssn is <SSN>."],
  ["Ssn", "123 45 6789, 123.45.6789, 123456789", "<SSN>, <SSN>, <SSN>"],
  ["Ssn", "12345-6789 and 123-456789", "<SSN> and <SSN>"],
  ["Ssn", "1234567890 and 12-345-678", "1234567890 and 12-345-678"],
  ["CreditCard", "pay with 4111 1111 1111 1111 now", "pay with <CREDIT_CARD> now"],
  ["CreditCard", "5500-0000-0000-0004, 378282246310005", "<CREDIT_CARD>, <CREDIT_CARD>"],
  ["CreditCard", "order 2711 1111 1111 1111", "order 2711 1111 1111 1111"],
  ["Email", "write to ada.l+x@mail.example.com!", "write to <EMAIL_ADDRESS>!"],
  ["Email", "a@b and @home", "a@b and @home"],
  ["CreditCard", "4111 1111 1111 1112 is none", "4111 1111 1111 1112 is none"],
  ["CaSin", "046 454 286 or 046-454-286", "<CA_SIN> or <CA_SIN>"],
  ["CaSin", "046 454 287 or 123456789", "046 454 287 or 123456789"],
  ["PhoneNumber", "call +1 (415) 555-2671 today", "call <PHONE_NUMBER> today"],
  [
    "PhoneNumber",
    "+442083661177, 415-555-2671, (415) 555-2671",
    "<PHONE_NUMBER>, <PHONE_NUMBER>, <PHONE_NUMBER>",
  ],
  [
    "PhoneNumber",
    "030 12345678, (11) 91234-5678, 98765 43210",
    "<PHONE_NUMBER>, <PHONE_NUMBER>, <PHONE_NUMBER>",
  ],
  [
    "PhoneNumber",
    "at 12 34 56 78 415-555-2671 12 people",
    "at 12 34 56 78 <PHONE_NUMBER> 12 people",
  ],
  ["PhoneNumber", "in 2024 I had 12 of 1500", "in 2024 I had 12 of 1500"],
  ["PhoneNumber", "order 20241123 of 2024-11-23 10:15:00", "order 20241123 of 2024-11-23 10:15:00"],
  ["PhoneNumber", "1.22.333.4444 or 1234567890", "1.22.333.4444 or 1234567890"],
];

for (const [kind, text, masked] of PERSONAL) {
  test(`${kind} in '${text}'`, async () => {
    const guard = compileRegexGuard({ builtins: [kind], action: "Mask" });
    await guard.ready;
    const verdict = guard.judge("request", said(text));
    assert.equal(verdict.kind === "mask" ? verdict.texts[0] : text, masked);
  });
}

describe("custom patterns", () => {
  test("are masked with their names; overlapping matches count as one, empty ones are ignored", () => {
    const search = compileRegexGuard({
      matches: [
        { pattern: "secret-[a-z]+", name: "TOKEN" },
        { pattern: "[a-z]+-plan" },
        { pattern: "x*" },
      ],
      action: "Mask",
    });
    assert.deepEqual(search.judge("request", said("secret-abc of secret-plan", "nothing")), {
      kind: "mask",
      texts: ["<TOKEN> of <TOKEN>", "nothing"],
      found: ["TOKEN"],
    });
  });

  test("rejecting does not show the text", () => {
    const search = compileRegexGuard({ matches: [{ pattern: "bomb" }], action: "Reject" });
    assert.deepEqual(search.judge("request", said("a bomb")), {
      kind: "reject",
      found: ["masked"],
    });
    assert.deepEqual(search.judge("request", said("a rose")), { kind: "pass" });
  });
});
