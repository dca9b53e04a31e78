import fc from "fast-check";
import type { Block, ChatEvent, FinishReason, Part } from "../../chat/form.ts";
import type { ChatFormat } from "../../formats/format.ts";
import { NO_PRICES } from "../../cost/model-prices.ts";
import type { CallRecord } from "../read/record.ts";

const TEXT = fc.string({ minLength: 1, maxLength: 12, unit: "grapheme" });

/** Nested arguments, of which some have escapes that pieces cut. */
const ARGUMENTS = fc
  .tuple(
    fc.dictionary(
      fc.stringMatching(/^[a-z]{1,4}$/),
      fc.oneof(TEXT, fc.array(fc.dictionary(TEXT, TEXT, { maxKeys: 2 }), { maxLength: 2 })),
    ),
    fc.boolean(),
  )
  .map(([value, isEscaped]) => {
    const text = JSON.stringify(value);
    const escaped = (unit: string): string =>
      `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
    return isEscaped ? text.replaceAll(/[^\x20-\x7e]/g, escaped) : text;
  });

const BLOCKS: fc.Arbitrary<readonly (readonly [Block, readonly string[]])[]> = fc.array(
  fc.oneof(
    fc.tuple(
      fc.constantFrom<Block>({ kind: "text" }, { kind: "reasoning" }),
      fc.array(TEXT, { minLength: 1, maxLength: 4 }),
    ),
    fc.tuple(
      fc.record({
        kind: fc.constant("toolCall" as const),
        id: fc.stringMatching(/^call_[a-z0-9]{1,8}$/),
        name: fc.stringMatching(/^[a-z_]{1,12}$/),
      }),
      fc.tuple(ARGUMENTS, fc.array(fc.nat(), { maxLength: 4 })).map(([text, places]) => {
        const sorted = places.map((place) => place % text.length).toSorted((a, b) => a - b);
        return [0, ...sorted]
          .map((start, index) => text.slice(start, sorted[index] ?? text.length))
          .filter((piece) => piece !== "");
      }),
    ),
  ),
  { maxLength: 4 },
);

const REASON = fc.constantFrom<FinishReason>("stop", "length", "refusal");
const USAGE = fc.record({ input: fc.nat(9999), output: fc.nat(9999) });

/** Streams that every format can represent. */
export const EVENTS: fc.Arbitrary<readonly ChatEvent[]> = fc
  .tuple(BLOCKS, REASON, USAGE, TEXT)
  .map(([blocks, other, usage, refusal]) => {
    // Adjacent blocks of the same kind are left out, because some formats merge them.
    const apart = blocks.filter(
      ([{ kind }], index) =>
        index === 0 || kind === "toolCall" || blocks[index - 1]?.[0].kind !== kind,
    );
    const reason = apart.some(([{ kind }]) => kind === "toolCall") ? "toolCalls" : other;
    return [
      { kind: "start", id: "id-1", model: "model-1", created: 1 },
      ...apart.flatMap(([block, texts]) => blockOf(block, texts)),
      ...(reason === "refusal" ? blockOf({ kind: "refusal" }, [refusal]) : []),
      { kind: "finish", reason },
      { kind: "usage", usage },
      { kind: "end" },
    ];
  });

function blockOf(block: Block, texts: readonly string[]): readonly ChatEvent[] {
  const deltas = texts.map((text) => ({ kind: "delta", text }) as const);
  return [{ kind: "open", block }, ...deltas, { kind: "close" }];
}

/** The record of a call of Completions at a provider of Messages, with members of its own. */
export function newRecord(own: Partial<CallRecord> = {}): CallRecord {
  return {
    provider: "p",
    format: "completions",
    providerFormat: "messages",
    stream: true,
    created: 1,
    requestModel: "m",
    model: "m",
    prices: NO_PRICES,
    asked: undefined,
    notes: [],
    chunks: 0,
    ...own,
  };
}

export function written(format: ChatFormat, events: readonly ChatEvent[]): Buffer {
  const writer = format.streamWriter({ usage: true, model: "m" });
  return Buffer.concat(events.map((event) => Buffer.from(writer.write(event))));
}

export function read(format: ChatFormat, pieces: readonly Uint8Array[]): readonly ChatEvent[] {
  const reader = format.streamReader();
  return [...pieces.flatMap((piece) => [...reader.read(piece)]), ...reader.end()];
}

/** Splits bytes at the given positions. */
export function cut(bytes: Buffer, places: readonly number[]): readonly Uint8Array[] {
  const sorted = places.map((place) => place % (bytes.length + 1)).toSorted((a, b) => a - b);
  return [0, ...sorted].map((start, index) => bytes.subarray(start, sorted[index] ?? bytes.length));
}

/**
 * All text joined, and the tool calls in order; the order between text and calls is ignored, because some
 * formats do not keep it.
 */
export function saidIn(parts: readonly Part[]) {
  return {
    // Some formats have no refusals.
    text: textsOf(parts, "text") + textsOf(parts, "refusal"),
    reasoning: textsOf(parts, "reasoning"),
    calls: parts.flatMap((part) =>
      part.kind === "toolCall" ? [[part.id, part.name, JSON.parse(part.arguments)]] : [],
    ),
  };
}

function textsOf(parts: readonly Part[], kind: "text" | "refusal" | "reasoning"): string {
  return parts.map((part) => (part.kind === kind ? part.text : "")).join("");
}
