import assert from "node:assert/strict";
import type { FormatName } from "../../formats/names.ts";
import type { JsonObject } from "../../json.ts";
import { compileRegexGuard, editPrompt, type GuardedText, type RegexSearch } from "../index.ts";

export const CARDS = compileRegexGuard({
  builtins: ["CreditCard", "Ssn", "Email"],
  action: "Mask",
});

/** Returns the prompt after a guard has checked all texts of the prompt. */
export function masked(format: FormatName, body: JsonObject, search: RegexSearch = CARDS): unknown {
  const texts: GuardedText[] = [];
  editPrompt(format, body, (text, place, lane, depth) => {
    texts.push({ ...place, text, lane, depth });
    return text;
  });
  const verdict = search.judge("request", texts);
  if (verdict.kind !== "mask") return verdict.kind;
  let index = 0;
  return editPrompt(format, body, () => verdict.texts[index++] ?? "");
}

/** Two texts with one number. */
export const FIRST = "card 4111 1111 ";
export const SECOND = "1111 1111.";

/** The number in {@link FIRST} and {@link SECOND} is masked, and nothing else of the prompt is. */
export function assertJudgedTogether(format: FormatName, body: JsonObject): void {
  const expected = JSON.stringify(body)
    .replace(FIRST, "card <CREDIT_CARD>")
    .replace(SECOND, "<CREDIT_CARD>.");
  assert.equal(JSON.stringify(masked(format, body)), expected);
}
