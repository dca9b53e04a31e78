import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import type { ChatFormatName } from "../chat/form.ts";
import { chatFormat } from "../formats/table.ts";
import { GUARD_HELD_CHARACTERS } from "../bounds.ts";
import { listIn, objectOf, textIn } from "../json.ts";
import { awsEvent, AwsEventReader } from "../stream/aws-events.ts";
import { EventTextReader } from "../stream/event-text.ts";
import { compileRegexGuard, editResponse, StreamGuard, WholeStream } from "./index.ts";

/**
 * Guards change texts of streams and what repeats them; every other member of every event stays, as
 * the vendor sent it.
 */

type Event = Readonly<Record<string, unknown>>;
/** An event before and after a guard that masks `ab[0-9]+c`; missing: it stays. */
type Row = readonly [Event, Event?];

const PATTERN = "ab[0-9]+c";
const SEARCH = compileRegexGuard({ matches: [{ pattern: PATTERN, name: "X" }], action: "Mask" });

function formatOf(name: ChatFormatName) {
  const format = chatFormat(name);
  assert.ok(format);
  return format;
}

function streamOf(name: ChatFormatName, events: readonly Event[]): Buffer {
  if (name !== "converse")
    return Buffer.from(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(""));
  return Buffer.concat(
    events.map(({ ":type": type, ...body }) =>
      awsEvent({ ":event-type": String(type), ":message-type": "event" }, JSON.stringify(body)),
    ),
  );
}

function eventsIn(name: ChatFormatName, bytes: Uint8Array): readonly unknown[] {
  if (name === "converse")
    return [...new AwsEventReader().read(bytes)].map(({ headers, payload }) => ({
      ":type": headers[":event-type"],
      ...objectOf(JSON.parse(payload.toString())),
    }));
  const reader = new EventTextReader();
  return [...reader.read(bytes), ...reader.end()].map(({ data }): unknown => JSON.parse(data));
}

function guardOf(name: ChatFormatName, action: "Mask" | "Reject" = "Mask"): StreamGuard {
  const error = { kind: "permission", status: 403, message: "rejected" } as const;
  return new StreamGuard(formatOf(name), [{ search: SEARCH, action, error, judged: () => {} }]);
}

function guarded(name: ChatFormatName, pieces: readonly Buffer[]): Buffer {
  const guard = guardOf(name);
  return Buffer.concat([...pieces.map((piece) => guard.add(piece)), guard.end()]);
}

function cut(bytes: Buffer, places: readonly number[]): readonly Buffer[] {
  const ends = [...new Set(places.map((place) => place % bytes.length))].toSorted((a, b) => a - b);
  return [...ends, bytes.length].map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end));
}

const token = (text: string): Event => ({
  token: text,
  logprob: -0.1,
  bytes: null,
  top_logprobs: [],
});

function choice(index: number, content: string, ...tokens: readonly string[]): Event {
  const logprobs = tokens.length === 0 ? null : { content: tokens.map(token), refusal: null };
  return { index, delta: { content }, logprobs, finish_reason: null };
}

const chunk = (...choices: readonly Event[]): Event => ({ id: "c", vendor: { kept: 1 }, choices });

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
const item = (text: string, logprobs: readonly Event[]): Event => ({
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
const support = (text: string): Event => ({
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

const STREAMS = { completions, messages, responses, gemini, converse };

for (const name of ["completions", "messages", "responses", "gemini", "converse"] as const)
  describe(`a stream of ${name}`, () => {
    const rows = STREAMS[name];
    const stream = streamOf(
      name,
      rows.map(([event]) => event),
    );
    const masked = rows.map(([before, after = before]) => after);

    test("keeps every event and member, and masks texts and what repeats them", () => {
      assert.deepEqual(eventsIn(name, guarded(name, [stream])), masked);
    });

    test("is masked alike however it is split", () => {
      const expected = guarded(name, [stream]);
      const property = fc.property(fc.array(fc.nat(), { maxLength: 9 }), (places) => {
        assert.deepEqual(guarded(name, cut(stream, places)), expected);
      });
      fc.assert(property, { numRuns: 100 });
    });

    test("passes byte for byte where nothing matches", () => {
      const plain = rows.map(([event]) =>
        objectOf(JSON.parse(JSON.stringify(event).replaceAll("ab", "xy"))),
      );
      const bytes = streamOf(name, plain);
      assert.deepEqual(guarded(name, [bytes]), bytes);
    });

    test("shows nothing of a match that is rejected", () => {
      const guard = guardOf(name, "Reject");
      const sent = Buffer.concat([guard.add(stream), guard.end()]).toString();
      assert.match(sent, /rejected/);
      assert.doesNotMatch(sent, /ab(?:1|7|9|"\})/);
    });

    test("keeps them where a server masks the whole of it", () => {
      const whole = new WholeStream(formatOf(name), stream);
      const texts = whole.texts.map((text) => text.replaceAll(new RegExp(PATTERN, "g"), "<X>"));
      const made = whole.with(texts);
      assert.equal(eventsIn(name, made).length, rows.length);
      assert.doesNotMatch(Buffer.from(made).toString(), /c2ln/);
      assert.deepEqual(new WholeStream(formatOf(name), made).texts, texts);
    });
  });

test("a stream that ends within a message of AWS is rejected", () => {
  const guard = guardOf("converse");
  guard.add(streamOf("converse", [{ ":type": "messageStart" }]).subarray(0, 20));
  assert.match(Buffer.from(guard.end()).toString(), /rejected/);
});

test("each of several choices is masked as if it were alone", () => {
  const text = fc.constantFrom("ab", "1", "2c", "c ", "ab3c", "x", "");
  const property = fc.property(
    fc.array(fc.tuple(fc.nat({ max: 2 }), text), { minLength: 1, maxLength: 20 }),
    (said) => {
      const stream = streamOf(
        "completions",
        said.map(([index, content]) => chunk(choice(index, content, content))),
      );
      const sent = eventsIn("completions", guarded("completions", [stream]));
      for (const index of [0, 1, 2]) {
        const before = said.map(([at, each]) => (at === index ? each : "")).join("");
        assert.equal(contentOf(sent, index), before.replaceAll(/ab[0-9]+c/g, "<X>"));
      }
      assert.doesNotMatch(JSON.stringify(sent), /ab3c/);
    },
  );
  fc.assert(property, { numRuns: 200 });
});

function contentOf(events: readonly unknown[], index: number): string {
  return events
    .flatMap((event) => listIn(objectOf(event), "choices"))
    .map((each) => objectOf(each))
    .filter((each) => each["index"] === index)
    .map((each) => textIn(objectOf(each["delta"]), "content"))
    .join("");
}

test("text that waits is limited", () => {
  const search = compileRegexGuard({ matches: [{ pattern: "(?s)begin.*end" }], action: "Mask" });
  const error = { kind: "permission", status: 403, message: "rejected" } as const;
  const stage = { search, action: "Mask", error, judged: () => {} } as const;
  const guard = new StreamGuard(formatOf("completions"), [stage]);
  const text = "x".repeat(100);
  let waiting = 0;
  for (let count = 0; count < 100; count += 1) {
    const said = count === 0 ? `begin${text}` : text;
    const sent = guard.add(streamOf("completions", [chunk(choice(0, said))]));
    waiting += said.length - contentOf(eventsIn("completions", sent), 0).length;
    assert.ok(waiting <= GUARD_HELD_CHARACTERS + said.length, `${waiting}`);
  }
});

test("text of a choice that waits is limited, although another choice never ends", () => {
  const guard = guardOf("completions");
  const filler = "x".repeat(60_000);
  let waiting = 0;
  for (let count = 0; count < 200; count += 1) {
    const event = chunk(choice(count === 0 ? 0 : 1, count === 0 ? "ab1" : filler));
    const bytes = streamOf("completions", [event]);
    waiting += bytes.length - guard.add(bytes).length;
    assert.ok(waiting < 5_000_000, `${waiting}`);
  }
});

test("whole responses hide what repeats a masked text", () => {
  const hide = (text: string): string => text.replaceAll(/ab[0-9]+c/g, "<X>");
  const bodies: readonly (readonly [ChatFormatName, Event])[] = [
    [
      "completions",
      {
        choices: [
          {
            message: {
              content: "ab1c",
              reasoning_details: [{ text: "ab1c", signature: "c2ln" }],
              audio: { transcript: "ab1c" },
            },
            logprobs: { content: [token("ab1c")] },
          },
        ],
      },
    ],
    ["messages", { content: [{ type: "text", text: "x", citations: [{ cited_text: "ab1c" }] }] }],
    ["responses", { output: [item("ab1c", [token("ab1c")])] }],
    [
      "gemini",
      {
        candidates: [
          {
            content: { parts: [{ text: "ab1c" }] },
            logprobsResult: { chosenCandidates: [{ token: "ab1c" }] },
            ...support("ab1c"),
          },
        ],
      },
    ],
    [
      "converse",
      {
        output: {
          message: {
            content: [
              {
                citationsContent: {
                  content: [{ text: "ab1c" }],
                  citations: [{ sourceContent: [{ text: "ab1c" }] }],
                },
              },
            ],
          },
        },
      },
    ],
  ];
  for (const [name, body] of bodies)
    assert.doesNotMatch(JSON.stringify(editResponse(name, body, hide)), /ab1c|c2ln/, name);
});
