import type { GuardedText } from "../index.ts";

/** Texts that a user says in messages. */
export function said(...texts: readonly string[]): readonly GuardedText[] {
  return texts.map((text) => ({ text, scope: "Messages", role: "user" }));
}
