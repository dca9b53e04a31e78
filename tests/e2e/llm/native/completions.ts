import { data, hasCall, joined, type Native, piecesOf, type Turn } from "./turn.ts";

/** Writes a turn as the vendor writes it. */
export function completions(turn: Turn): Native {
  const head = { id: "chatcmpl-9", created: 1, model: "m" };
  const chunk = (delta: object, finish_reason: string | null = null): string =>
    data({
      ...head,
      object: "chat.completion.chunk",
      choices: [{ index: 0, delta, logprobs: null, finish_reason }],
      usage: null,
    });
  const member = { text: "content", refusal: "refusal", reasoning: "reasoning_content" } as const;
  const reason = turn.reason === "length" ? "length" : hasCall(turn) ? "tool_calls" : "stop";
  const usage = {
    prompt_tokens: turn.input,
    completion_tokens: turn.output,
    total_tokens: turn.input + turn.output,
    prompt_tokens_details: { cached_tokens: turn.cached },
  };
  let index = -1;
  const chunks = turn.blocks.flatMap((block) => {
    if (block.kind !== "call")
      return block.pieces.map((piece) => chunk({ [member[block.kind]]: piece }));
    index += 1;
    const { id, name } = block;
    return [
      chunk({ tool_calls: [{ index, id, type: "function", function: { name, arguments: "" } }] }),
      ...piecesOf(block.value).map((piece) =>
        chunk({ tool_calls: [{ index, function: { arguments: piece } }] }),
      ),
    ];
  });
  const stream = [
    chunk({ role: "assistant", content: "", refusal: null }),
    ...chunks,
    chunk({}, reason),
    data({ ...head, object: "chat.completion.chunk", choices: [], usage }),
    "data: [DONE]\n\n",
  ];
  const said = Object.fromEntries(
    turn.blocks.flatMap((block) =>
      block.kind === "call" ? [] : [[member[block.kind], joined(block.pieces)]],
    ),
  );
  const tool_calls = turn.blocks.flatMap((block) =>
    block.kind === "call"
      ? [
          {
            id: block.id,
            type: "function",
            function: { name: block.name, arguments: JSON.stringify(block.value) },
          },
        ]
      : [],
  );
  const calls = tool_calls.length === 0 ? {} : { tool_calls };
  const message = { role: "assistant", content: null, refusal: null, ...said, ...calls };
  const choices = [{ index: 0, message, logprobs: null, finish_reason: reason }];
  return {
    whole: { ...head, object: "chat.completion", choices, usage },
    stream: Buffer.from(stream.join("")),
  };
}
