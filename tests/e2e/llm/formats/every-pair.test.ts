import assert from "node:assert/strict";
import { describe, test } from "node:test";
import Anthropic from "@anthropic-ai/sdk";
import {
  chatFormat,
  convertBody,
  NO_PRICES,
  StreamConversion,
  StreamScan,
  type CallRecord,
  type ChatFormat,
} from "@edge-gateway/llm";
import fc from "fast-check";
import OpenAI from "openai";
import { NATIVES } from "../native/index.ts";
import { turnsOf, type Native, type NativeName } from "../native/turn.ts";

/**
 * Every pair of a client's format and a vendor's, also where both are the same: however the bytes of
 * the vendor arrive, the client gets the same bytes, and what its official client makes of them is
 * the whole response. Gemini and Converse have no client that joins a stream: their events are
 * joined here.
 */

const NAMES = ["completions", "messages", "responses", "gemini", "converse"] as const;

function formatOf(name: NativeName): ChatFormat {
  const format = chatFormat(name);
  assert.ok(format !== undefined);
  return format;
}

function recordOf(from: NativeName, to: NativeName): CallRecord {
  const model = "m";
  const base = { provider: "p", stream: true, created: 1, requestModel: model, model, chunks: 0 };
  const prices = NO_PRICES;
  return { ...base, format: to, providerFormat: from, prices, asked: undefined, notes: [] };
}

/** The bytes for the client, if the vendor's arrive in pieces of these sizes, again and again. */
function passed(from: NativeName, to: NativeName, stream: Buffer, sizes: readonly number[]) {
  const record = recordOf(from, to);
  const pair = { from: formatOf(from), to: formatOf(to), toolNames: new Map() };
  const conversion =
    from === to
      ? new StreamScan(pair.from, record, false)
      : new StreamConversion(pair, record, { usage: true, model: "m" });
  const pieces: Uint8Array[] = [];
  for (let at = 0, turn = 0; at < stream.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? stream.length;
    pieces.push(conversion.add(stream.subarray(at, at + size)));
    at += size;
  }
  pieces.push(conversion.end());
  assert.equal(record.error, undefined);
  return { bytes: Buffer.concat(pieces), record };
}

function wholeOf(from: NativeName, to: NativeName, { whole }: Native): unknown {
  if (from === to) return whole;
  const pair = { from: formatOf(from), to: formatOf(to), toolNames: new Map() };
  const { status, body } = convertBody(
    Buffer.from(JSON.stringify(whole)),
    200,
    pair,
    recordOf(from, to),
  );
  assert.equal(status, 200);
  return JSON.parse(JSON.stringify(body));
}

function answering(body: string | Uint8Array<ArrayBuffer>, type: string): typeof fetch {
  return async () => new Response(body, { headers: { "content-type": type } });
}

const MESSAGES = [{ role: "user" as const, content: "Hi" }];
const events = (bytes: Buffer) => ({
  apiKey: "x",
  maxRetries: 0,
  fetch: answering(new Uint8Array(bytes), "text/event-stream"),
});
const json = (body: unknown) => ({
  apiKey: "x",
  maxRetries: 0,
  fetch: answering(JSON.stringify(body), "application/json"),
});

/** The results of a client for a stream and for a whole response. */
interface Client {
  readonly folds: (bytes: Buffer) => unknown;
  readonly reads: (body: unknown) => unknown;
}

const CLIENTS: Readonly<Record<NativeName, Client>> = {
  completions: {
    async folds(bytes) {
      const { chat } = new OpenAI(events(bytes));
      const asked = { model: "m", messages: MESSAGES, stream_options: { include_usage: true } };
      return ofCompletion(await chat.completions.stream(asked).finalChatCompletion());
    },
    async reads(body) {
      const { chat } = new OpenAI(json(body));
      return ofCompletion(await chat.completions.create({ model: "m", messages: MESSAGES }));
    },
  },
  messages: {
    async folds(bytes) {
      const own = new Anthropic(events(bytes));
      const asked = { model: "m", max_tokens: 9, messages: MESSAGES };
      return ofMessage(await own.messages.stream(asked).finalMessage());
    },
    async reads(body) {
      const own = new Anthropic(json(body));
      const asked = { model: "m", max_tokens: 9, messages: MESSAGES };
      return ofMessage(await own.messages.create(asked));
    },
  },
  responses: {
    async folds(bytes) {
      const own = new OpenAI(events(bytes));
      return ofResponse(await own.responses.stream({ model: "m", input: "Hi" }).finalResponse());
    },
    async reads(body) {
      const own = new OpenAI(json(body));
      return ofResponse(await own.responses.create({ model: "m", input: "Hi" }));
    },
  },
  gemini: {
    folds: (bytes) => joinedEvents("gemini", bytes),
    reads: (body) => readBody("gemini", body),
  },
  converse: {
    folds: (bytes) => joinedEvents("converse", bytes),
    reads: (body) => readBody("converse", body),
  },
};

function ofCompletion({ id, model, choices, usage }: OpenAI.ChatCompletion) {
  const [choice] = choices;
  const { content = null, refusal = null, tool_calls = [] } = choice?.message ?? {};
  const calls = tool_calls.map((call) =>
    call.type === "function" ? [call.id, call.function.name, call.function.arguments] : [],
  );
  return {
    id,
    model,
    content: content ?? "",
    refusal: refusal ?? "",
    calls,
    finish: choice?.finish_reason,
    usage,
  };
}

function ofMessage(message: Anthropic.Message) {
  const { id, model, content, stop_reason, stop_sequence, usage } = message;
  const { input_tokens, output_tokens, cache_read_input_tokens, cache_creation_input_tokens } =
    usage;
  const counts = {
    input_tokens,
    output_tokens,
    cache_read_input_tokens,
    cache_creation_input_tokens,
  };
  const blocks = content.map((block) =>
    block.type === "text" ? { type: block.type, text: block.text } : block,
  );
  return { id, model, blocks, stop_reason, stop_sequence, counts };
}

function ofResponse({
  id,
  model,
  output,
  output_text,
  status,
  usage,
  incomplete_details,
}: OpenAI.Responses.Response) {
  const items = output.map((item) =>
    JSON.parse(JSON.stringify(item, (name, value) => (HIDDEN.has(name) ? undefined : value))),
  );
  return { id, model, items, output_text, status, usage, incomplete_details };
}

/** Members that the official client adds by itself. */
const HIDDEN: ReadonlySet<string> = new Set(["parsed", "parsed_arguments"]);

type Said = ReturnType<ChatFormat["readResponse"]>;

function shown({ parts, finish, usage }: Said) {
  const said = parts.map((part) => ({ ...part, at: undefined }));
  return { said, finish, input: usage?.input, output: usage?.output };
}

function readBody(name: NativeName, body: unknown) {
  assert.ok(typeof body === "object" && body !== null);
  return shown(formatOf(name).readResponse({ ...body }));
}

function joinedEvents(name: NativeName, bytes: Buffer) {
  const reader = formatOf(name).streamReader();
  const all = [...reader.read(bytes), ...reader.end()];
  const parts: Record<string, unknown>[] = [];
  let finish: unknown;
  let usage: { readonly input: number; readonly output: number } | undefined;
  for (const event of all) {
    const last = parts.at(-1);
    if (event.kind === "open")
      parts.push(
        event.block.kind === "toolCall"
          ? { ...event.block, arguments: "" }
          : { kind: event.block.kind, text: "" },
      );
    if (event.kind === "delta" && last !== undefined) {
      const member = last["kind"] === "toolCall" ? "arguments" : "text";
      last[member] = String(last[member]) + event.text;
    }
    if (event.kind === "signature" && last !== undefined) {
      const before = last["signature"];
      last["signature"] = (typeof before === "string" ? before : "") + event.text;
    }
    if (event.kind === "finish") finish = event.reason;
    if (event.kind === "usage") ({ usage } = event);
  }
  return { said: parts, finish, input: usage?.input, output: usage?.output };
}

/** The random id of a response to which the vendor gives none. */
const RANDOM = /gw-[0-9a-f-]{36}/g;

const textOf = (bytes: Buffer): string => bytes.toString("latin1").replaceAll(RANDOM, "gw");

/** Removes members that are undefined. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(RANDOM, "gw"));

for (const to of NAMES)
  describe(`clients of ${to}`, () => {
    for (const from of NAMES)
      test(`and a vendor of ${from}: any pieces, and the whole response in the end`, async () => {
        const sizes = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 5 });
        await fc.assert(
          fc.asyncProperty(turnsOf(from), sizes, async (turn, cuts) => {
            const native = NATIVES[from](turn);
            const { bytes, record } = passed(from, to, native.stream, cuts);
            const atOnce = passed(from, to, native.stream, [native.stream.length]);
            assert.equal(textOf(bytes), textOf(atOnce.bytes));
            if (from !== to || to !== "converse")
              assert.deepEqual(
                [record.usage?.input, record.usage?.output],
                [turn.input, turn.output],
              );
            const { folds, reads } = CLIENTS[to];
            assert.deepEqual(
              plain(await folds(bytes)),
              plain(await reads(wholeOf(from, to, native))),
            );
          }),
          { numRuns: 25 },
        );
      });
  });
