import { data, type Native, type Turn } from "./turn.ts";

/** Writes a turn as the vendor writes it. */
export function gemini(turn: Turn): Native {
  const head = { modelVersion: "m", responseId: "r9" };
  const pieces = turn.blocks.flatMap((block): object[] => {
    if (block.kind === "call") return [{ functionCall: { name: block.name, args: block.value } }];
    const own = block.pieces.map((piece) => ({ text: piece }));
    if (block.kind !== "reasoning") return own;
    const thoughts = block.pieces.map((piece) => ({ text: piece, thought: true }));
    return [...thoughts, { text: "", thought: true, thoughtSignature: block.signature }];
  });
  const usageMetadata = {
    promptTokenCount: turn.input,
    candidatesTokenCount: turn.output,
    cachedContentTokenCount: turn.cached,
    totalTokenCount: turn.input + turn.output,
  };
  const finishReason = turn.reason === "length" ? "MAX_TOKENS" : "STOP";
  const event = (parts: readonly object[], more: object): object => ({
    candidates: [{ content: { role: "model", parts }, index: 0, ...more }],
    ...head,
  });
  const stream = [
    ...pieces.map((part) => data(event([part], {}))),
    data({ ...event([{ text: "" }], { finishReason }), usageMetadata }),
  ];
  return {
    whole: { ...event(pieces, { finishReason }), usageMetadata },
    stream: Buffer.from(stream.join("")),
  };
}
