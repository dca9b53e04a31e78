import { hasCall, joined, named, type Native, piecesOf, type Turn } from "./turn.ts";

/** Writes a turn as the vendor writes it. */
export function messages(turn: Turn): Native {
  const reason = turn.reason === "length" ? "max_tokens" : hasCall(turn) ? "tool_use" : "end_turn";
  const prompt = {
    input_tokens: turn.input - turn.cached,
    cache_read_input_tokens: turn.cached,
    cache_creation_input_tokens: 0,
  };
  const head = { id: "msg_9", type: "message", role: "assistant", model: "m" };
  const events = turn.blocks.flatMap((block, index) => {
    const type = "content_block_delta";
    const stop = named({ type: "content_block_stop", ...{ index } });
    const start = (content_block: object): string =>
      named({ type: "content_block_start", ...{ index, content_block } });
    const delta = (value: object): string => named({ type, ...{ index, delta: value } });
    if (block.kind === "call")
      return [
        start({ type: "tool_use", id: block.id, name: block.name, input: {} }),
        delta({ type: "input_json_delta", partial_json: "" }),
        ...piecesOf(block.value).map((partial_json) =>
          delta({ type: "input_json_delta", partial_json }),
        ),
        stop,
      ];
    if (block.kind === "reasoning")
      return [
        start({ type: "thinking", thinking: "", signature: "" }),
        ...block.pieces.map((thinking) => delta({ type: "thinking_delta", thinking })),
        delta({ type: "signature_delta", signature: block.signature }),
        stop,
      ];
    return [
      start({ type: "text", text: "" }),
      named({ type: "ping" }),
      ...block.pieces.map((piece) => delta({ type: "text_delta", text: piece })),
      stop,
    ];
  });
  const content = turn.blocks.map((block) => {
    if (block.kind === "call")
      return { type: "tool_use", id: block.id, name: block.name, input: block.value };
    if (block.kind === "reasoning")
      return { type: "thinking", thinking: joined(block.pieces), signature: block.signature };
    return { type: "text", text: joined(block.pieces), citations: null };
  });
  const stopped = { stop_reason: reason, stop_sequence: null };
  const usage = { output_tokens: turn.output };
  const empty = { ...head, content: [], stop_reason: null, stop_sequence: null };
  const stream = [
    named({
      type: "message_start",
      ...{ message: { ...empty, usage: { ...prompt, output_tokens: 1 } } },
    }),
    ...events,
    // Anthropic announces one or more of these events.
    named({
      type: "message_delta",
      ...{ delta: { stop_reason: null }, usage: { output_tokens: 0 } },
    }),
    named({ type: "message_delta", ...{ delta: stopped, usage } }),
    named({ type: "message_stop" }),
  ];
  return {
    whole: { ...head, content, ...stopped, usage: { ...prompt, ...usage } },
    stream: Buffer.from(stream.join("")),
  };
}
