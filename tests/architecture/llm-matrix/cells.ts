import assert from "node:assert/strict";
import {
  chatFormat,
  ChatFault,
  compileProvider,
  convertBody,
  factsOfPath,
  NO_PRICES,
  noteBody,
  planCall,
  StreamConversion,
  StreamListener,
  StreamScan,
  type CallPlan,
  type CallRecord,
  type ChatFormat,
  type FormatName,
} from "@edge-gateway/llm";
import { pathOf, PICTURE, PROPERTY, REQUESTS, type Client, type Wish } from "./requests.ts";
import { CALLED, ERRORS, RESPONSES, TEXT, THOUGHT } from "./responses.ts";
import type { MatrixVendor } from "./vendors.ts";

export const FEATURES = [
  "buffered",
  "stream",
  "tools",
  "images",
  "reasoning",
  "structured output",
  "error",
  "usage",
] as const;
export type Feature = (typeof FEATURES)[number];

/** The text of a cell of the page. */
export type Cell = "yes" | "dropped, and named" | `refused: ${string}`;

/** Limits for requests to formats that require one. */
export const DEFAULTS_OF_CALLS = { maxTokens: 4096 };
const TOO_MANY = 429;
const OK = 200;

/** A client format with a vendor. */
export class Pair {
  readonly #client: Client;
  readonly #vendor: MatrixVendor;

  constructor(client: Client, vendor: MatrixVendor) {
    this.#client = client;
    this.#vendor = vendor;
  }

  /**
   * Checks what the cell claims.
   * @throws AssertionError if the claim is false
   */
  cell(feature: Feature): Cell {
    try {
      return this.#run(feature);
    } catch (fault) {
      if (fault instanceof ChatFault) return `refused: ${fault.error.message}`;
      throw fault;
    }
  }

  #run(feature: Feature): Cell {
    switch (feature) {
      case "buffered":
        return this.#says(this.#whole(this.#plan("text")), TEXT);
      case "stream":
        return this.#stream();
      case "tools":
        return this.#tools();
      case "images":
        return this.#asks("image", PICTURE);
      case "reasoning":
        return this.#says(this.#whole(this.#plan("text")), THOUGHT);
      case "structured output":
        return this.#asks("output", PROPERTY);
      case "error":
        return this.#error();
      case "usage":
        return this.#usage();
    }
  }

  #plan(wish: Wish, stream = false): CallPlan {
    const { model, provider } = this.#vendor;
    const target = pathOf(this.#client, model, stream);
    const [path = ""] = target.split("?");
    const inPath = this.#client === "gemini" || this.#client === "converse";
    const named = inPath ? {} : { model, ...(stream ? { stream } : {}) };
    const body = { ...named, ...REQUESTS[this.#client][wish] };
    const request = { ...factsOfPath("POST", path), target, body };
    const plan = planCall(request, compileProvider(provider), DEFAULTS_OF_CALLS);
    return { ...plan, body: plan.body ?? body };
  }

  /** The request that the provider receives. */
  #asks(wish: Wish, part: string): Cell {
    const { body, notes } = this.#plan(wish);
    if (JSON.stringify(body).includes(part)) return "yes";
    assert.notEqual(notes.length, 0, "it is lost, and nothing says so");
    return "dropped, and named";
  }

  #whole(plan: CallPlan, record = recordOf(plan)): string {
    const { from, to } = pairOf(plan);
    const bytes = Buffer.from(JSON.stringify(RESPONSES[from.name]));
    if (from === to) {
      noteBody(bytes, to, record);
      return bytes.toString();
    }
    const { status, body } = convertBody(
      bytes,
      OK,
      { from, to, toolNames: plan.toolNames },
      record,
    );
    assert.equal(status, OK);
    // A response that the client's format cannot parse is not a response in that format.
    to.readResponse(body);
    return JSON.stringify(body);
  }

  #says(response: string, part: string): Cell {
    assert.ok(response.includes(part), `${part} is not in ${response}`);
    return "yes";
  }

  #tools(): Cell {
    const asked = this.#asks("tools", "weather");
    this.#says(this.#whole(this.#plan("tools")), CALLED);
    this.#says(JSON.stringify(this.#streamed(this.#plan("tools", true)).response), CALLED);
    return asked;
  }

  #stream(): Cell {
    const plan = this.#plan("text", true);
    const { bytes, response } = this.#streamed(plan);
    this.#says(JSON.stringify(response), TEXT);
    // The result must not depend on how the bytes of the provider are split.
    for (const size of [1, 7, 64])
      assert.equal(plain(this.#streamed(plan, size).bytes), plain(bytes), `in pieces of ${size}`);
    return "yes";
  }

  /**
   * The stream that the client receives, and the response that its format reads from that stream.
   */
  #streamed(plan: CallPlan, size = Number.MAX_SAFE_INTEGER, record = recordOf(plan)) {
    const { from, to } = pairOf(plan);
    const sent = streamOf(from);
    const pieces: Buffer[] = [];
    const conversion = converter(plan, record, { from, to });
    for (let at = 0; at < sent.length; at += size)
      pieces.push(Buffer.from(conversion.add(sent.subarray(at, at + size))));
    pieces.push(Buffer.from(conversion.end()));
    const bytes = Buffer.concat(pieces);
    const reader = to.streamReader();
    return { bytes, record, response: [...reader.read(bytes), ...reader.end()].map(said).join("") };
  }

  #error(): Cell {
    const plan = this.#plan("text");
    const { from, to } = pairOf(plan);
    const bytes = Buffer.from(JSON.stringify(ERRORS[from.name]));
    const pair = { from, to, toolNames: plan.toolNames };
    const { status, body } = convertBody(bytes, TOO_MANY, pair, recordOf(plan));
    assert.equal(status, TOO_MANY);
    const { kind, message } = to.readError(status, body);
    assert.deepEqual([kind, message], ["rateLimit", "slow down"]);
    return "yes";
  }

  #usage(): Cell {
    const plan = this.#plan("text");
    const whole = recordOf(plan);
    this.#whole(plan, whole);
    const streamed = this.#streamed(this.#plan("text", true)).record;
    for (const { usage } of [whole, streamed]) {
      assert.equal(usage?.input, 12);
      assert.equal(usage?.output, 30);
    }
    assert.equal(streamed.hasFinalUsage, true);
    return "yes";
  }
}

interface Formats {
  readonly from: ChatFormat;
  readonly to: ChatFormat;
}

function pairOf({ format, providerFormat }: CallPlan): Formats {
  return { from: formatOf(providerFormat), to: formatOf(format) };
}

function formatOf(name: FormatName): ChatFormat {
  const format = chatFormat(name);
  assert.ok(format !== undefined);
  return format;
}

function recordOf(plan: CallPlan): CallRecord {
  return { ...plan, provider: "p", created: 1, prices: NO_PRICES, asked: undefined, chunks: 0 };
}

/** How a stream is handled: converted, or only observed if its format is that of the client. */
function converter(plan: CallPlan, record: CallRecord, { from, to }: Formats) {
  if (from !== to) {
    const wish = { usage: true, model: plan.requestModel };
    return new StreamConversion({ from, to, toolNames: plan.toolNames }, record, wish);
  }
  if (to.name !== "converse") return new StreamScan(to, record, plan.hidesUsage);
  const listener = new StreamListener(to, record);
  return {
    add(bytes: Uint8Array): Uint8Array {
      listener.add(bytes);
      return bytes;
    },
    end: () => new Uint8Array(0),
  };
}

/** The response of a format as a stream. */
function streamOf(format: ChatFormat): Buffer {
  const { parts, usage } = format.readResponse(RESPONSES[format.name]);
  const writer = format.streamWriter({ usage: true, model: "m" });
  const written: Buffer[] = [];
  const write = (event: Parameters<typeof writer.write>[0]): void => {
    written.push(Buffer.from(writer.write(event)));
  };
  write({ kind: "start", id: "id-1", model: "m", created: 1_760_000_000 });
  for (const part of parts) {
    if (part.kind !== "text" && part.kind !== "reasoning" && part.kind !== "toolCall") continue;
    write({ kind: "open", block: part });
    write({ kind: "delta", text: part.kind === "toolCall" ? part.arguments : part.text });
    write({ kind: "close" });
  }
  write({ kind: "finish", reason: "toolCalls" });
  assert.ok(usage !== undefined);
  write({ kind: "usage", usage });
  write({ kind: "end" });
  return Buffer.concat(written);
}

function said(event: { readonly kind: string; readonly text?: string }): string {
  return event.kind === "delta" ? (event.text ?? "") : "";
}

/**
 * The bytes, with a fixed name instead of each id that the gateway generates for responses without
 * one.
 */
function plain(bytes: Buffer): string {
  return bytes.toString("latin1").replaceAll(/gw-[0-9a-f-]{36}/g, "gw-id");
}
