import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import type { ChatFormatName } from "../chat/form.ts";
import { listIn, objectOf, textIn } from "../json.ts";
import { compileRegexGuard, editResponse, StreamGuard, WholeStream } from "./index.ts";
import { cut, eventsIn, formatOf, streamOf } from "./testing/guarded-streams.ts";
import {
  choice,
  chunk,
  type Event,
  item,
  STREAMS,
  support,
  token,
} from "./testing/vendor-events.ts";

/**
 * Tests that guards change only the masked texts in streams, and the members that repeat these texts; every
 * other member of every event stays as the vendor sent it.
 */

const PATTERN = "ab[0-9]+c";
const SEARCH = compileRegexGuard({ matches: [{ pattern: PATTERN, name: "X" }], action: "Mask" });

function guardOf(name: ChatFormatName, action: "Mask" | "Reject" = "Mask"): StreamGuard {
  const error = { kind: "permission", status: 403, message: "rejected" } as const;
  return new StreamGuard(formatOf(name), [{ search: SEARCH, action, error, judged: () => {} }]);
}

function guarded(name: ChatFormatName, pieces: readonly Buffer[]): Buffer {
  const guard = guardOf(name);
  return Buffer.concat([...pieces.map((piece) => guard.add(piece)), guard.end()]);
}

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

    test("a text is masked alike, however it is split", () => {
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

    test("the members are kept when a server masks the whole text", () => {
      const whole = WholeStream.read(formatOf(name), stream);
      const texts = whole.texts.map((text) => text.replaceAll(new RegExp(PATTERN, "g"), "<X>"));
      const made = whole.with(texts);
      assert.equal(eventsIn(name, made).length, rows.length);
      assert.doesNotMatch(Buffer.from(made).toString(), /c2ln/);
      assert.deepEqual(WholeStream.read(formatOf(name), made).texts, texts);
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

test("thoughts within lists of a chat completion are masked, streamed and as a whole", () => {
  const thoughts = (...texts: readonly string[]): Event => ({
    content: [{ type: "thinking", thinking: texts.map((text) => ({ type: "text", text })) }],
  });
  const blocks = (thinking: string, signature = ""): Event => ({
    thinking_blocks: [{ thinking, signature }],
  });
  const stream = (...deltas: readonly Event[]): Buffer =>
    streamOf(
      "completions",
      deltas.map((delta) => chunk({ index: 0, delta })),
    );
  const sent = guarded("completions", [
    stream(thoughts("so ab1"), blocks("so ab1"), { content: "ok" }),
    stream(thoughts("2c", "."), blocks("2c.", "c2ln")),
  ]);
  assert.deepEqual(
    eventsIn("completions", sent),
    eventsIn(
      "completions",
      stream(
        { content: "ok" },
        thoughts("so <X>"),
        blocks("so <X>"),
        thoughts("", "."),
        blocks("."),
      ),
    ),
  );
  const hide = (text: string): string => text.replaceAll("ab12c", "<X>");
  const message = { ...thoughts("so ab12c."), ...blocks("so ab12c.", "c2ln") };
  const whole = editResponse("completions", { choices: [{ message }] }, hide);
  assert.deepEqual(whole, {
    choices: [{ message: { ...thoughts("so <X>."), ...blocks("so <X>.") } }],
  });
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
              thinking_blocks: [{ thinking: "ab1c", signature: "c2ln" }],
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
