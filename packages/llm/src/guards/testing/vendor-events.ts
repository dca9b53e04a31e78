/** Events as vendors send them, with members that no other format has. */

/** An event of a stream as JSON. */
export type Event = Readonly<Record<string, unknown>>;
/**
 * An event before and after a guard that masks `ab[0-9]+c`; without a second event, the guard changes
 * nothing.
 */
export type Row = readonly [Event, Event?];

/** Makes a token with its probability. */
export const token = (text: string): Event => ({
  token: text,
  logprob: -0.1,
  bytes: null,
  top_logprobs: [],
});

/** Makes a choice with a piece of text, and the tokens of the piece. */
export function choice(index: number, content: string, ...tokens: readonly string[]): Event {
  const logprobs = tokens.length === 0 ? null : { content: tokens.map(token), refusal: null };
  return { index, delta: { content }, logprobs, finish_reason: null };
}

/** Makes an event of chat completions. */
export const chunk = (...choices: readonly Event[]): Event => ({
  id: "c",
  vendor: { kept: 1 },
  choices,
});

const completions: readonly Row[] = [
  [chunk({ index: 0, delta: { role: "assistant", content: "" } })],
  [chunk(choice(0, "good ", "good", " "))],
  [chunk(choice(0, "my ab", "my", " ab")), chunk({ ...choice(0, "my <X>"), logprobs: null })],
  [chunk(choice(1, "an a", "an", " a"), { index: 2, delta: { annotations: [{ url: "u" }] } })],
  [chunk(choice(0, "12", "12")), chunk({ ...choice(0, ""), logprobs: null })],
  [chunk(choice(0, "3c!", "3", "c!")), chunk({ ...choice(0, "!"), logprobs: null })],
  [chunk(choice(1, "b", "b"))],
  [chunk({ index: 1, delta: {}, finish_reason: "stop" })],
  [chunk(choice(0, " end", " end"))],
  [chunk({ index: 0, delta: {}, finish_reason: "stop" })],
  [{ id: "c", choices: [], usage: { total_tokens: 3 } }],
];

const block = (index: number, delta: Event): Event => ({
  type: "content_block_delta",
  index,
  delta,
});
const stop = (index: number): Event => ({ type: "content_block_stop", index });

const messages: readonly Row[] = [
  [{ type: "message_start", message: { id: "m", content: [], usage: { input_tokens: 1 } } }],
  [{ type: "content_block_start", index: 0, content_block: { type: "thinking", thinking: "" } }],
  [
    block(0, { type: "thinking_delta", thinking: "ab1" }),
    block(0, { type: "thinking_delta", thinking: "<X>" }),
  ],
  [
    block(0, { type: "thinking_delta", thinking: "c?" }),
    block(0, { type: "thinking_delta", thinking: "?" }),
  ],
  [
    block(0, { type: "signature_delta", signature: "c2ln" }),
    block(0, { type: "signature_delta", signature: "" }),
  ],
  [stop(0)],
  [
    {
      type: "content_block_start",
      index: 1,
      content_block: { type: "server_tool_use", id: "s", name: "web_search", input: {} },
    },
  ],
  [block(1, { type: "input_json_delta", partial_json: '{"query":"ab8c"}' })],
  [stop(1)],
  [
    {
      type: "content_block_start",
      index: 2,
      content_block: { type: "web_search_tool_result", tool_use_id: "s", content: [{ url: "u" }] },
    },
  ],
  [stop(2)],
  [
    {
      type: "content_block_start",
      index: 3,
      content_block: { type: "text", text: "", citations: [] },
    },
  ],
  [
    block(3, {
      type: "citations_delta",
      citation: { type: "char_location", cited_text: "an ab7c" },
    }),
    block(3, {
      type: "citations_delta",
      citation: { type: "char_location", cited_text: "an <X>" },
    }),
  ],
  [block(3, { type: "text_delta", text: "so ab" })],
  [block(3, { type: "citations_delta", citation: { type: "char_location", cited_text: "ok" } })],
  [block(3, { type: "text_delta", text: "2" })],
  [stop(3)],
  [{ type: "message_delta", delta: { stop_reason: "end_turn" }, usage: { output_tokens: 9 } }],
  [{ type: "message_stop" }],
];

const part = (text: string, logprobs: readonly Event[]): Event => ({
  type: "output_text",
  text,
  annotations: [{ type: "url_citation", url: "u" }],
  logprobs,
});
/** An output item of the Responses API. */
export const item = (text: string, logprobs: readonly Event[]): Event => ({
  id: "msg",
  type: "message",
  role: "assistant",
  status: "completed",
  content: [part(text, logprobs)],
});
const at = { item_id: "msg", output_index: 1, content_index: 0 };
const say = (type: string, sequence_number: number, more: Event): Event => ({
  type: `response.${type}`,
  sequence_number,
  ...more,
});
const call: Event = { type: "web_search_call", id: "ws", action: { query: "ab8c" } };
const tokens = [token("an "), token("ab1c"), token("!")];

const responses: readonly Row[] = [
  [say("created", 0, { response: { id: "r", output: [] } })],
  [say("output_item.done", 1, { output_index: 0, item: call })],
  [
    say("output_item.added", 2, {
      output_index: 1,
      item: { id: "msg", type: "message", content: [] },
    }),
  ],
  [say("content_part.added", 3, { ...at, part: part("", []) })],
  [
    say("output_text.delta", 4, { ...at, delta: "an ab", logprobs: [token("an ab")] }),
    say("output_text.delta", 4, { ...at, delta: "an <X>", logprobs: [] }),
  ],
  [say("output_text.annotation.added", 5, { ...at, annotation: { type: "url_citation" } })],
  [
    say("output_text.delta", 6, { ...at, delta: "1c", logprobs: [token("1c")] }),
    say("output_text.delta", 6, { ...at, delta: "", logprobs: [] }),
  ],
  [say("output_text.delta", 7, { ...at, delta: "!", logprobs: [token("!")] })],
  [
    say("output_text.done", 8, { ...at, text: "an ab1c!", logprobs: tokens }),
    say("output_text.done", 8, { ...at, text: "an <X>!", logprobs: [] }),
  ],
  [
    say("content_part.done", 9, { ...at, part: part("an ab1c!", tokens) }),
    say("content_part.done", 9, { ...at, part: part("an <X>!", []) }),
  ],
  [
    say("output_item.done", 10, { output_index: 1, item: item("an ab1c!", tokens) }),
    say("output_item.done", 10, { output_index: 1, item: item("an <X>!", []) }),
  ],
  [
    say("completed", 11, {
      response: { id: "r", output: [call, item("an ab1c!", tokens)], usage: {} },
    }),
    say("completed", 11, { response: { id: "r", output: [call, item("an <X>!", [])], usage: {} } }),
  ],
];

const candidate = (index: number, parts: readonly Event[], more: Event = {}): Event => ({
  candidates: [{ index, content: { role: "model", parts }, ...more }],
  modelVersion: "g",
});
/** A part of Gemini: a text with the source of the text. */
export const support = (text: string): Event => ({
  groundingMetadata: { groundingSupports: [{ segment: { text }, groundingChunkIndices: [0] }] },
});

const gemini: readonly Row[] = [
  [candidate(0, [{ text: "ab", thought: true }]), candidate(0, [{ text: "<X>", thought: true }])],
  [candidate(1, [{ text: "the other ab" }], { logprobsResult: { chosenCandidates: [] } })],
  [
    candidate(0, [{ text: "9c", thought: true, thoughtSignature: "c2ln" }]),
    candidate(0, [{ text: "", thought: true }]),
  ],
  [candidate(1, [{ text: "!" }])],
  [candidate(0, [{ executableCode: { code: "ab8c" } }])],
  [
    candidate(0, [{ text: "ab1c" }], { avgLogprobs: -1, logprobsResult: { chosenCandidates: [] } }),
    candidate(0, [{ text: "<X>" }], { avgLogprobs: -1 }),
  ],
  [
    candidate(0, [{ text: "" }], { finishReason: "STOP", ...support("ab1c") }),
    candidate(0, [{ text: "" }], { finishReason: "STOP", ...support("<X>") }),
  ],
];

const delta = (contentBlockIndex: number, more: Event): Event => ({
  ":type": "contentBlockDelta",
  contentBlockIndex,
  delta: more,
  p: "abcdef",
});
const quote = (text: string): Event => ({ citation: { title: "t", sourceContent: [{ text }] } });

const converse: readonly Row[] = [
  [{ ":type": "messageStart", role: "assistant" }],
  [delta(0, { reasoningContent: { text: "ab" } }), delta(0, { reasoningContent: { text: "<X>" } })],
  [delta(0, { reasoningContent: { text: "1c" } }), delta(0, { reasoningContent: { text: "" } })],
  [
    delta(0, { reasoningContent: { signature: "c2ln" } }),
    delta(0, { reasoningContent: { signature: "" } }),
  ],
  [{ ":type": "contentBlockStop", contentBlockIndex: 0 }],
  [delta(1, { text: "my ab" })],
  [delta(1, quote("ab1c")), delta(1, quote("<X>"))],
  [{ ":type": "contentBlockStop", contentBlockIndex: 1 }],
  [{ ":type": "messageStop", stopReason: "end_turn" }],
  [{ ":type": "metadata", usage: { inputTokens: 1 }, metrics: { latencyMs: 1 }, trace: {} }],
];

/** For each format, the events of a stream. */
export const STREAMS = { completions, messages, responses, gemini, converse };
