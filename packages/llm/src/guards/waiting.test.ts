import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { GUARD_HELD_BYTES, GUARD_HELD_CHARACTERS, GUARDED_TEXTS } from "../bounds.ts";
import { listIn, objectOf } from "../json.ts";
import { ChatFault } from "../chat/fault.ts";
import { compileRegexGuard, SocketGuard, StreamGuard, WholeSocket } from "./index.ts";
import type { StreamStage } from "./index.ts";
import { eventsIn, formatOf, streamOf } from "./testing/guarded-streams.ts";
import { chunk, type Event } from "./testing/vendor-events.ts";

/** Tests which events of a stream wait for guards, and what happens if too many events wait. */

function stageOf(pattern: string, judged: StreamStage["judged"] = () => {}): StreamStage {
  const search = compileRegexGuard({ matches: [{ pattern, name: "X" }], action: "Mask" });
  const error = { kind: "permission", status: 403, message: "rejected" } as const;
  return { search, action: "Mask", error, judged };
}

function guardOf(...patterns: readonly string[]): StreamGuard {
  return new StreamGuard(
    formatOf("completions"),
    patterns.map((pattern) => stageOf(pattern)),
  );
}

/** Passes an event of a WebSocket through the guard. */
function heard(guard: SocketGuard, event: Event): ReturnType<SocketGuard["add"]> {
  const raw = Buffer.from(JSON.stringify(event));
  return guard.add({ raw, text: raw.toString(), isBinary: false, isClose: false }, event);
}

const say = (index: number, delta: Event, finish_reason: string | null = null): Event =>
  chunk({ index, delta, finish_reason });

/** The deltas that the client gets after each event. */
function passed(guard: StreamGuard, ...events: readonly Event[]): readonly (readonly unknown[])[] {
  return events.map((event) =>
    eventsIn("completions", guard.add(streamOf("completions", [event])))
      .flatMap((one) => listIn(one, "choices"))
      .map((choice) => objectOf(choice)["delta"]),
  );
}

const NAMES = String.raw`[a-z]+@[a-z]+`;

describe("what waits in a stream of completions", () => {
  test("does not delay the answer behind a thought, nor the arguments of tools", () => {
    const guard = guardOf(NAMES);
    const thought = { reasoning_content: "so" };
    const call = { tool_calls: [{ index: 0, function: { arguments: "{" } }] };
    assert.deepEqual(
      passed(
        guard,
        say(0, { role: "assistant", content: "" }),
        say(0, thought),
        say(0, { content: "Yes. " }),
        say(0, call),
        say(0, { content: "ab" }),
        say(0, call),
        say(1, { content: "1 " }),
      ),
      [
        [{ role: "assistant", content: "" }],
        [],
        [{ content: "Yes. " }],
        [call],
        [],
        [call],
        [{ content: "1 " }],
      ],
    );
    const rest = eventsIn("completions", guard.end()).flatMap((one) => listIn(one, "choices"));
    assert.deepEqual(
      rest.map((choice) => objectOf(choice)["delta"]),
      [thought, { content: "ab" }],
    );
  });

  test("comes before the end of its choice, and all behind that end keeps its place", () => {
    const guard = guardOf(NAMES);
    const events = [say(0, { content: "ab" }), say(0, {}, "stop"), say(1, { content: "1 " })];
    assert.deepEqual(passed(guard, ...events), [[], [], []]);
    const done = Buffer.from("data: [DONE]\n\n");
    const sent = Buffer.concat([guard.add(done), guard.end()]);
    assert.deepEqual(sent, Buffer.concat([streamOf("completions", events), done]));
  });

  test("is one text, although each event says that its choice has finished", () => {
    for (const reason of ["", "stop"]) {
      const events = ["a", "b@", "cd", " x"].map((content) => say(0, { content }, reason));
      const guard = guardOf(NAMES);
      const sent = Buffer.concat([guard.add(streamOf("completions", events)), guard.end()]);
      const deltas = eventsIn("completions", sent).flatMap((one) => listIn(one, "choices"));
      assert.deepEqual(
        deltas.map((choice) => objectOf(objectOf(choice)["delta"])["content"]),
        ["<X>", "", "", " x"],
      );
    }
  });

  test("has never more characters than the limits of all guards, with the rest of its first event", () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 20, maxLength: 40 });
    const lists = [["(?s)begin.*end"], [NAMES], ["x{90}y"], ["x{90}y", NAMES, "(?s)x.*end"]];
    for (const patterns of lists)
      fc.assert(
        fc.property(lengths, (list) => {
          const guard = guardOf(...patterns);
          passed(guard, say(0, { content: "begin" }));
          let waiting = ["begin".length];
          for (const length of list) {
            const event = streamOf("completions", [say(0, { content: "x".repeat(length) })]);
            const sent = eventsIn("completions", guard.add(event)).length;
            waiting = [...waiting, length].slice(sent);
            const [, ...behind] = waiting;
            const held = behind.reduce((sum, each) => sum + each, 0);
            assert.ok(held <= patterns.length * GUARD_HELD_CHARACTERS, `${held}`);
          }
        }),
        { numRuns: 10 },
      );
  });
});

describe("a stream that cannot be checked", () => {
  test("ends in an error where too many bytes wait, and shows none of them", () => {
    const judged: unknown[] = [];
    const stages = [stageOf("(?s)begin.*end", (found) => judged.push(found))];
    const guard = new StreamGuard(formatOf("completions"), stages);
    const vendor = { kept: "x".repeat(64 * 1024) };
    const event = streamOf("completions", [{ ...say(0, { content: "begin " }), vendor }]);
    const sent: Uint8Array[] = [];
    for (let bytes = 0; bytes < 2 * GUARD_HELD_BYTES; bytes += event.length)
      sent.push(guard.add(event));
    sent.push(guard.end());
    const all = Buffer.concat(sent).toString();
    assert.match(all, /"error":.*more than 4194304 bytes of its events wait for the end of a text/);
    assert.doesNotMatch(all, /begin/);
    assert.deepEqual(judged, [["unreadable"]]);
  });

  test("ends in an error where it has too many texts", () => {
    const guard = guardOf(NAMES);
    const events = Array.from({ length: GUARDED_TEXTS + 1 }, (_, index) =>
      say(index, { content: "ab" }),
    );
    const sent = Buffer.concat([guard.add(streamOf("completions", events)), guard.end()]);
    assert.match(sent.toString(), /"error":.*more than 1024 texts at once/);
    assert.doesNotMatch(sent.toString(), /"ab"/);
  });

  test("the end of a transcription of speech releases its last word", () => {
    const guard = new SocketGuard(() => [stageOf(NAMES)]);
    const said = ["delta", "completed", "failed"].flatMap((kind) =>
      ["item_1", "item_2"].map((item_id) => ({
        type: `conversation.item.input_audio_transcription.${kind}`,
        item_id,
        content_index: 0,
        ...(kind === "delta" ? { delta: "ada" } : { transcript: "ada" }),
      })),
    );
    const sent = said.map((event) => heard(guard, event).sent.length);
    assert.deepEqual(sent, [0, 0, 2, 2, 1, 1]);
  });

  test("a transcription that is rejected, or during which an error comes, does not hold back others", () => {
    const delta = (item_id: string, text: string): Event => ({
      type: "conversation.item.input_audio_transcription.delta",
      item_id,
      content_index: 0,
      delta: text,
    });
    const guard = new SocketGuard(() => [{ ...stageOf("secret"), action: "Reject" }]);
    assert.equal(heard(guard, delta("item_1", "a secret word ")).error?.message, "rejected");
    assert.deepEqual(heard(guard, delta("item_1", "more")).sent, []);
    assert.equal(heard(guard, { type: "session.updated" }).sent.length, 1);
    assert.equal(heard(guard, delta("item_2", "a ")).sent.length, 1);
    const fault = { type: "error", error: { type: "invalid_request_error", message: "no" } };
    assert.equal(heard(guard, fault).sent.length, 1);
    assert.equal(heard(guard, delta("item_2", "word ")).sent.length, 1);
  });

  test("of a WebSocket is rejected where too many run at once", () => {
    const guard = new SocketGuard(() => [stageOf(NAMES)]);
    const add = (lane: number): ReturnType<SocketGuard["add"]> => {
      const event = {
        type: "response.output_text.delta",
        stream_id: String(lane),
        output_index: 0,
        content_index: 0,
        delta: "ab",
      };
      return heard(guard, event);
    };
    for (let lane = 0; lane < GUARDED_TEXTS; lane += 1) assert.deepEqual(add(lane), { sent: [] });
    assert.match(add(GUARDED_TEXTS).error?.message ?? "", /more than 1024 at once/);
    assert.deepEqual(add(0), { sent: [] });
  });

  test("does not keep the next response of its lane from a client when a server rejects it", async () => {
    const guard = new WholeSocket(async ({ texts }) => {
      if (texts.join("").includes("forbidden")) throw new ChatFault("rejected", 403, "permission");
      return Buffer.from("passed");
    }, 1000);
    const add = async (event: Event): Promise<unknown> => {
      const raw = Buffer.from(JSON.stringify(event));
      const message = { raw, text: raw.toString(), isBinary: false, isClose: false };
      const { sent, error } = await guard.add(message, event);
      return [sent.length, error?.message];
    };
    const said = { output_index: 0, content_index: 0, delta: "forbidden" };
    assert.deepEqual(await add({ type: "response.output_text.delta", ...said }), [0, undefined]);
    assert.deepEqual(await add({ type: "error", message: "cut" }), [1, undefined]);
    const next = { type: "response.created", response: { id: "r2", output: [] } };
    assert.deepEqual(await add(next), [1, "rejected"]);
  });
});
