import type { FormatName, JsonObject } from "@edge-gateway/llm";
import { editPrompt, PASS } from "@edge-gateway/llm/guards";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import { enforced, type Guard } from "./enforcement.ts";
import { FoundTexts } from "./found-texts.ts";

/** What the search of a guard has found in the prompt of a client. */
export interface Searched {
  /** The texts without a match. */
  readonly clean: string[];
  /** The names of the patterns that have matched. */
  found: readonly string[];
}

/**
 * Searches a prompt again in the format of its provider: a conversion may have moved, joined or changed texts. Texts
 * that are the same as before are not searched again. Members that guards cannot read were refused before.
 * @throws PromptRejected
 */
export function searchConverted(
  searched: ReadonlyMap<Guard, Searched>,
  format: FormatName,
  body: JsonObject,
  place: { readonly exchange: Exchange; readonly log: CompileContext["log"] },
): JsonObject {
  let guarded = body;
  const names = new Set([...searched.keys()].flatMap(({ search }) => [...(search?.names ?? [])]));
  for (const [guard, { clean, found: known }] of searched) {
    const found = new FoundTexts(guard.scopes);
    editPrompt(format, guarded, found.visit);
    const before = { clean: new Set(clean), names };
    const verdict = guard.search?.judgeAgain(found.texts, before) ?? PASS;
    if (verdict.kind === "pass") continue;
    // What is only audited is still there.
    const isKnown = verdict.found.every((name) => known.includes(name));
    if (guard.action === "Audit" && isKnown) continue;
    const made = enforced("request", guard, verdict, place);
    if (made.kind === "mask")
      guarded = editPrompt(format, guarded, found.replacing(made.texts)) ?? guarded;
  }
  return guarded;
}
