import assert from "node:assert/strict";
import { describe, test } from "node:test";
import Anthropic from "@anthropic-ai/sdk";
import type { FormatName } from "@edge-gateway/llm";
import fc from "fast-check";
import OpenAI from "openai";
import { converted, NAMES, whole, type Block, type Vended } from "./conversions.ts";

/**
 * The official client of each format assembles every converted stream into the same content as the
 * whole response.
 */

/** The content of a response, as far as every client shows it. */
interface Said {
  readonly text: string;
  readonly calls: readonly (readonly [name: string, input: unknown])[];
  readonly input: number;
  readonly output: number;
}

const TEXT = fc.string({ minLength: 1, maxLength: 10, unit: "grapheme" });
const PIECES = fc.array(TEXT, { minLength: 1, maxLength: 3 });
const BLOCK: fc.Arbitrary<Block> = fc.oneof(
  fc.record({ kind: fc.constantFrom("text" as const, "reasoning" as const), pieces: PIECES }),
  fc.record({
    kind: fc.constant("toolCall" as const),
    name: fc.stringMatching(/^[a-z]{1,9}$/),
    value: fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), TEXT, { maxKeys: 2 }),
  }),
);
const VENDED: fc.Arbitrary<Vended> = fc.record({
  blocks: fc.array(BLOCK, { minLength: 1, maxLength: 4 }).map(apart),
  input: fc.nat(999),
  output: fc.nat(999),
});

/** Some formats merge neighbouring blocks of the same kind into one. */
function apart(blocks: readonly Block[]): readonly Block[] {
  return blocks.filter(
    ({ kind }, index) => kind === "toolCall" || blocks[index - 1]?.kind !== kind,
  );
}

/** A client whose server sends only this response. */
function answering(body: string | Uint8Array<ArrayBuffer>, type: string): typeof fetch {
  return async () => new Response(body, { headers: { "content-type": type } });
}

const EVENTS = "text/event-stream";
const JSON_TYPE = "application/json";
const OPENAI = { apiKey: "x", maxRetries: 0 };

function ofCompletion({ choices, usage }: OpenAI.ChatCompletion): Said {
  const message = choices[0]?.message;
  return {
    text: message?.content ?? "",
    calls: (message?.tool_calls ?? []).map((call) =>
      call.type === "function"
        ? ([call.function.name, JSON.parse(call.function.arguments)] as const)
        : (["", undefined] as const),
    ),
    input: usage?.prompt_tokens ?? -1,
    output: usage?.completion_tokens ?? -1,
  };
}

function ofMessage({ content, usage }: Anthropic.Message): Said {
  return {
    text: content.map((block) => (block.type === "text" ? block.text : "")).join(""),
    calls: content.flatMap((block) =>
      block.type === "tool_use" ? [[block.name, block.input] as const] : [],
    ),
    input: usage.input_tokens,
    output: usage.output_tokens,
  };
}

function ofResponse({ output, output_text, usage }: OpenAI.Responses.Response): Said {
  return {
    text: output_text,
    calls: output.flatMap((item) =>
      item.type === "function_call" ? [[item.name, JSON.parse(item.arguments)] as const] : [],
    ),
    input: usage?.input_tokens ?? -1,
    output: usage?.output_tokens ?? -1,
  };
}

const MESSAGES = [{ role: "user" as const, content: "Hi" }];

/** How the official client of each format assembles a stream, and reads a whole response. */
interface Accumulator {
  readonly folds: (bytes: Buffer) => Promise<Said>;
  readonly reads: (body: unknown) => Promise<Said>;
}

const ACCUMULATORS: Readonly<Record<"completions" | "messages" | "responses", Accumulator>> = {
  completions: {
    async folds(bytes) {
      const own = new OpenAI({ ...OPENAI, fetch: answering(new Uint8Array(bytes), EVENTS) });
      const stream = own.chat.completions.stream({
        model: "m",
        messages: MESSAGES,
        stream_options: { include_usage: true },
      });
      return ofCompletion(await stream.finalChatCompletion());
    },
    async reads(body) {
      const own = new OpenAI({ ...OPENAI, fetch: answering(JSON.stringify(body), JSON_TYPE) });
      return ofCompletion(await own.chat.completions.create({ model: "m", messages: MESSAGES }));
    },
  },
  messages: {
    async folds(bytes) {
      const own = new Anthropic({ ...OPENAI, fetch: answering(new Uint8Array(bytes), EVENTS) });
      const asked = { model: "m", max_tokens: 9, messages: MESSAGES };
      return ofMessage(await own.messages.stream(asked).finalMessage());
    },
    async reads(body) {
      const own = new Anthropic({ ...OPENAI, fetch: answering(JSON.stringify(body), JSON_TYPE) });
      return ofMessage(
        await own.messages.create({ model: "m", max_tokens: 9, messages: MESSAGES }),
      );
    },
  },
  responses: {
    async folds(bytes) {
      const own = new OpenAI({ ...OPENAI, fetch: answering(new Uint8Array(bytes), EVENTS) });
      return ofResponse(await own.responses.stream({ model: "m", input: "Hi" }).finalResponse());
    },
    async reads(body) {
      const own = new OpenAI({ ...OPENAI, fetch: answering(JSON.stringify(body), JSON_TYPE) });
      return ofResponse(await own.responses.create({ model: "m", input: "Hi" }));
    },
  },
};

for (const to of ["completions", "messages", "responses"] as const)
  describe(`the official client of ${to}`, () => {
    const { folds, reads } = ACCUMULATORS[to];
    for (const from of NAMES.filter((name: FormatName) => name !== to))
      test(`folds every stream of ${from} to what the whole response says`, async () => {
        await fc.assert(
          fc.asyncProperty(VENDED, fc.integer({ min: 1, max: 200 }), async (vended, size) => {
            const said = await folds(converted(from, to, vended, size));
            assert.deepEqual(said, await reads(whole(from, to, vended)));
            const words = vended.blocks.map((block) =>
              block.kind === "text" ? block.pieces.join("") : "",
            );
            assert.equal(said.text, words.join(""));
            assert.deepEqual([said.input, said.output], [vended.input, vended.output]);
          }),
          { numRuns: 25 },
        );
      });
  });
