import assert from "node:assert/strict";
import {
  chatFormat,
  convertBody,
  NO_PRICES,
  StreamConversion,
  type CallRecord,
  type ChatFormat,
} from "@edge-gateway/llm";

export const NAMES = ["completions", "messages", "responses", "gemini", "converse"] as const;
export type Name = (typeof NAMES)[number];

function formatOf(name: Name): ChatFormat {
  const format = chatFormat(name);
  assert.ok(format !== undefined);
  return format;
}

/** A response of a vendor, as content blocks. */
export interface Vended {
  readonly blocks: readonly Block[];
  readonly input: number;
  readonly output: number;
}

type Block =
  | { readonly kind: "text" | "reasoning"; readonly pieces: readonly string[] }
  | { readonly kind: "toolCall"; readonly name: string; readonly value: object };

function recordOf(from: Name, to: Name): CallRecord {
  return {
    provider: "p",
    format: to,
    providerFormat: from,
    stream: true,
    created: 1,
    requestModel: "m",
    model: "m",
    prices: NO_PRICES,
    asked: undefined,
    notes: [],
    chunks: 0,
  };
}

/** The response as the vendor streams it. */
function streamed(format: ChatFormat, { blocks, input, output }: Vended): Buffer {
  const writer = format.streamWriter({ usage: true, model: "m" });
  const written: Buffer[] = [];
  const write = (event: Parameters<typeof writer.write>[0]): void => {
    written.push(Buffer.from(writer.write(event)));
  };
  write({ kind: "start", id: "id-1", model: "m", created: 1 });
  for (const [index, block] of blocks.entries()) {
    if (block.kind === "toolCall") {
      const { kind, name, value } = block;
      write({ kind: "open", block: { kind, name, id: `call_${index}` } });
      write({ kind: "delta", text: JSON.stringify(value) });
    } else {
      write({ kind: "open", block: { kind: block.kind } });
      for (const text of block.pieces) write({ kind: "delta", text });
    }
    write({ kind: "close" });
  }
  const hasCall = blocks.some(({ kind }) => kind === "toolCall");
  write({ kind: "finish", reason: hasCall ? "toolCalls" : "stop" });
  write({ kind: "usage", usage: { input, output } });
  write({ kind: "end" });
  return Buffer.concat(written);
}

/** The stream that the client receives. */
export function converted(from: Name, to: Name, vended: Vended, size: number): Buffer {
  const bytes = streamed(formatOf(from), vended);
  const pair = { from: formatOf(from), to: formatOf(to), toolNames: new Map() };
  const record = recordOf(from, to);
  const conversion = new StreamConversion(pair, record, { usage: true, model: "m" });
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += size)
    pieces.push(Buffer.from(conversion.add(bytes.subarray(at, at + size))));
  pieces.push(Buffer.from(conversion.end()));
  assert.equal(record.error, undefined);
  assert.deepEqual([record.usage?.input, record.usage?.output], [vended.input, vended.output]);
  assert.equal(record.hasFinalUsage, true);
  return Buffer.concat(pieces);
}

/** Returns the response in one piece, parsed by the official client. */
export function whole(from: Name, to: Name, vended: Vended): unknown {
  const source = formatOf(from);
  const parts = vended.blocks.map((block, index) =>
    block.kind === "toolCall"
      ? ({
          at: "",
          kind: "toolCall",
          name: block.name,
          id: `call_${index}`,
          arguments: JSON.stringify(block.value),
        } as const)
      : ({ at: "", kind: block.kind, text: block.pieces.join("") } as const),
  );
  const hasCall = vended.blocks.some(({ kind }) => kind === "toolCall");
  const body = source.writeResponse({
    id: "id-1",
    model: "m",
    created: 1,
    parts,
    finish: hasCall ? "toolCalls" : "stop",
    stopSequence: undefined,
    usage: { input: vended.input, output: vended.output },
  });
  const pair = { from: source, to: formatOf(to), toolNames: new Map() };
  return convertBody(Buffer.from(JSON.stringify(body)), 200, pair, recordOf(from, to)).body;
}
