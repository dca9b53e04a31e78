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
import {
  pathOf,
  PICTURE,
  PROPERTY,
  REASONING,
  REQUESTS,
  TOOL,
  type Client,
  type Wish,
} from "./requests.ts";
import { CALL, ERRORS, RESPONSES, TEXT, THOUGHT } from "./responses.ts";
import { brokenStreamOf, saidIn, saidOf, streamOf, type Said } from "./streams.ts";
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
        assert.equal(this.#whole(this.#plan("text")).text, TEXT);
        return "yes";
      case "stream":
        return this.#stream();
      case "tools":
        return this.#tools();
      case "images":
        return this.#asks("image", [PICTURE]);
      case "reasoning":
        return this.#reasoning();
      case "structured output":
        return this.#asks("output", [PROPERTY]);
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

  /** Checks the request that the provider receives. */
  #asks(wish: Wish, members: readonly string[]): Cell {
    const { body, notes } = this.#plan(wish);
    const text = JSON.stringify(body);
    const lost = members.filter((member) => !text.includes(member));
    if (lost.length === 0) return "yes";
    const isNamed = notes.some(({ what }) => what === "dropped");
    assert.ok(isNamed, `${lost.join()} is lost, and nothing says so: ${text}`);
    return "dropped, and named";
  }

  /** What the client's format reads from the response that the client receives. */
  #whole(plan: CallPlan, record = recordOf(plan)): Said {
    const { from, to } = pairOf(plan);
    const sent = RESPONSES[from.name];
    const bytes = Buffer.from(JSON.stringify(sent));
    if (from === to) {
      noteBody(bytes, to, record);
      return saidIn(to.readResponse(sent).parts);
    }
    const pair = { from, to, toolNames: plan.toolNames };
    const { status, body } = convertBody(bytes, OK, pair, record);
    assert.equal(status, OK);
    return saidIn(to.readResponse(body).parts);
  }

  #tools(): Cell {
    assert.equal(this.#whole(this.#plan("tools")).call, CALL);
    assert.equal(this.#streamed(this.#plan("tools", true)).said.call, CALL);
    return this.#asks("tools", TOOL);
  }

  #reasoning(): Cell {
    const plan = this.#plan("reasoning");
    assert.equal(this.#whole(plan).reasoning, THOUGHT);
    assert.equal(this.#streamed(this.#plan("reasoning", true)).said.reasoning, THOUGHT);
    return this.#asks("reasoning", [REASONING[pairOf(plan).from.name]]);
  }

  #stream(): Cell {
    const plan = this.#plan("text", true);
    const { bytes, said } = this.#streamed(plan);
    assert.equal(said.text, TEXT);
    // The result must not depend on how the bytes of the provider are split.
    for (const size of [1, 7, 64])
      assert.equal(plain(this.#streamed(plan, size).bytes), plain(bytes), `in pieces of ${size}`);
    return "yes";
  }

  /** The stream that the client receives, and what its format reads from that stream. */
  #streamed(plan: CallPlan, size = Number.MAX_SAFE_INTEGER, record = recordOf(plan)) {
    const formats = pairOf(plan);
    const sent = streamOf(formats.from);
    const pieces: Buffer[] = [];
    const conversion = converter(plan, record, formats);
    for (let at = 0; at < sent.length; at += size)
      pieces.push(Buffer.from(conversion.add(sent.subarray(at, at + size))));
    pieces.push(Buffer.from(conversion.end()));
    const bytes = Buffer.concat(pieces);
    const reader = formats.to.streamReader();
    return { bytes, record, said: saidOf([...reader.read(bytes), ...reader.end()]) };
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
    return this.#errorInStream();
  }

  #errorInStream(): Cell {
    const plan = this.#plan("text", true);
    const formats = pairOf(plan);
    const conversion = converter(plan, recordOf(plan), formats);
    const bytes = Buffer.from(conversion.add(brokenStreamOf(formats.from)));
    const last = [...formats.to.streamReader().read(bytes)].at(-1);
    assert.equal(last?.kind === "error" ? last.error.message : "no error", "slow down");
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

/**
 * The bytes, with a fixed name instead of each id that the gateway generates for responses without
 * one.
 */
function plain(bytes: Buffer): string {
  return bytes.toString("latin1").replaceAll(/gw-[0-9a-f-]{36}/g, "gw-id");
}
