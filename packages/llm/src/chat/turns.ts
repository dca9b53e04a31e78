import type { Message, Part, ReasoningPart } from "./form.ts";

/** Merges adjacent messages of the same role. */
export function joined(messages: readonly Message[]): readonly Message[] {
  const result: { readonly role: Message["role"]; readonly parts: Part[] }[] = [];
  for (const { role, parts } of messages) {
    const last = result.at(-1);
    const own = last?.role === role ? last.parts : [];
    if (last?.role !== role) result.push({ role, parts: own });
    for (const part of parts) add(part, own);
  }
  return result;
}

/** Gemini clients send streamed reasoning in pieces, of which only the last piece has the signature. */
function add(part: Part, parts: Part[]): void {
  const last = parts.at(-1);
  if (part.kind === "reasoning" && last?.kind === "reasoning" && !isProven(last))
    parts.splice(-1, 1, { ...part, text: last.text + part.text });
  else parts.push(part);
}

/**
 * Whether the last turn calls tools without reasoning that its vendor can verify. After such a turn,
 * Anthropic's models refuse to reason.
 */
export function callsUnproven(messages: readonly Message[]): boolean {
  const last = joined(messages).findLast(({ role }) => role === "assistant");
  const [first] = last?.parts ?? [];
  const isCalling = last?.parts.some(({ kind }) => kind === "toolCall") ?? false;
  return isCalling && !(first?.kind === "reasoning" && isProven(first));
}

/**
 * Whether the vendor of the reasoning can verify it; vendors without signatures show reasoning with an empty
 * signature.
 */
export function isProven({ signature = "", sealed }: ReasoningPart): boolean {
  return signature !== "" || sealed !== undefined;
}
