import { chatFormat } from "@edge-gateway/llm";
import { hasCall, joined, type Native, piecesOf, type Turn } from "./turn.ts";

/** Writes a turn as the vendor writes it. */
export function converse(turn: Turn): Native {
  const writer = chatFormat("converse")?.streamWriter({ usage: true, model: "m" });
  if (writer === undefined) throw new Error("Converse is missing");
  const written: Uint8Array[] = [];
  const write = (event: Parameters<typeof writer.write>[0]): void => {
    written.push(Buffer.from(writer.write(event)));
  };
  write({ kind: "start", id: "", model: "", created: undefined });
  for (const block of turn.blocks) {
    if (block.kind === "call") {
      write({ kind: "open", block: { kind: "toolCall", id: block.id, name: block.name } });
      for (const piece of piecesOf(block.value)) write({ kind: "delta", text: piece });
    } else {
      write({ kind: "open", block: { kind: block.kind } });
      for (const piece of block.pieces) write({ kind: "delta", text: piece });
      if (block.kind === "reasoning") write({ kind: "signature", text: block.signature });
    }
    write({ kind: "close" });
  }
  const reason = turn.reason === "length" ? "length" : hasCall(turn) ? "toolCalls" : "stop";
  write({ kind: "finish", reason });
  write({
    kind: "usage",
    usage: { input: turn.input, output: turn.output, cacheRead: turn.cached },
  });
  write({ kind: "end" });
  const content = turn.blocks.map((block) => {
    if (block.kind === "call")
      return { toolUse: { toolUseId: block.id, name: block.name, input: block.value } };
    const said = joined(block.pieces);
    if (block.kind !== "reasoning") return { text: said };
    const reasoningText = { text: said, signature: block.signature };
    return { reasoningContent: { reasoningText } };
  });
  const stopReason =
    turn.reason === "length" ? "max_tokens" : hasCall(turn) ? "tool_use" : "end_turn";
  const usage = {
    inputTokens: turn.input - turn.cached,
    outputTokens: turn.output,
    totalTokens: turn.input + turn.output,
    cacheReadInputTokens: turn.cached,
  };
  return {
    whole: { output: { message: { role: "assistant", content } }, stopReason, usage },
    stream: Buffer.concat(written),
  };
}
