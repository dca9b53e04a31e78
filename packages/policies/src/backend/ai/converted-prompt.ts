import type { FormatName, JsonObject } from "@edge-gateway/llm";
import { editPrompt, type GuardedText, PASS } from "@edge-gateway/llm/guards";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import type { FreshTexts } from "@edge-gateway/gateway/models/prompt-guards";
import { enforced, type Guard } from "./enforcement.ts";
import { FoundTexts } from "./found-texts.ts";

/** What the search of a guard has found in the prompt of a client. */
export interface Searched {
  /** The texts without a match. */
  readonly clean: string[];
  /** The names of the patterns that have matched. */
  found: readonly string[];
}

/** Texts and names of members that conversions write themselves. */
const WRITTEN: ReadonlySet<string> = new Set([
  ".",
  "output",
  "error",
  "user_id",
  "structured_output",
]);

/** Where a prompt is searched again. */
interface SearchPlace {
  readonly exchange: Exchange;
  readonly log: CompileContext["log"];
  /** What was not searched before. */
  readonly fresh: FreshTexts | "joined" | undefined;
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
  place: SearchPlace,
): JsonObject {
  let guarded = body;
  const names = new Set([...searched.keys()].flatMap(({ search }) => [...(search?.names ?? [])]));
  for (const [guard, own] of searched) {
    const found = foundIn(guard, format, guarded);
    const { fresh } = place;
    const isJoined = fresh === "joined";
    const texts =
      fresh === undefined || fresh === "joined"
        ? found.texts.map((one) => ({ ...one, isKnown: WRITTEN.has(one.text) }))
        : withKnown(found.texts, isFreshIn(guard, format, guarded, fresh));
    const before = { clean: new Set(own.clean), names, isJoined };
    const verdict = guard.search?.judgeAgain(texts, before) ?? PASS;
    if (verdict.kind === "pass") continue;
    // What is only audited is still there.
    const isKnown = verdict.found.every((name) => own.found.includes(name));
    if (guard.action === "Audit" && isKnown) continue;
    own.found = [...own.found, ...verdict.found];
    const made = enforced("request", guard, verdict, place);
    if (made.kind === "mask")
      guarded = editPrompt(format, guarded, found.replacing(made.texts)) ?? guarded;
  }
  return guarded;
}

/** A prompt in one of its forms. */
interface PromptForm {
  readonly format: FormatName;
  readonly body: JsonObject;
}

/** Whether a form of a prompt has texts for a guard that another form does not have. */
export function hasOtherTexts(guard: Guard, one: PromptForm, other: PromptForm): boolean {
  const known = new Set(foundIn(guard, other.format, other.body).texts.map(({ text }) => text));
  return foundIn(guard, one.format, one.body).texts.some(
    ({ text }) => text !== "" && !WRITTEN.has(text) && !known.has(text),
  );
}

function foundIn(guard: Guard, format: FormatName, body: JsonObject): FoundTexts {
  const found = new FoundTexts(guard.scopes);
  editPrompt(format, body, found.visit);
  return found;
}

/** Tells which of all texts, by position, were not searched before. */
function isFreshIn(
  guard: Guard,
  format: FormatName,
  { instructions, input }: JsonObject,
  { start, end, instructions: isFresh = false }: FreshTexts,
): (at: number) => boolean {
  const items: readonly unknown[] = Array.isArray(input) ? input : [];
  const countOf = (count: number): number =>
    foundIn(guard, format, { instructions, input: items.slice(0, count) }).texts.length;
  const [first, last, system] = [countOf(start), countOf(end), countOf(0)];
  return (at) => (at < system ? isFresh : at >= first && at < last);
}

function withKnown(
  texts: readonly GuardedText[],
  isFresh: (at: number) => boolean,
): readonly GuardedText[] {
  return texts.map((text, at) => ({ ...text, isKnown: !isFresh(at) }));
}
