import {
  type CallRecord,
  chatFormat,
  type ChatFormat,
  convertBody,
  type FormatName,
  isObject,
  type JsonObject,
  NO_PRICES,
} from "@edge-gateway/llm";
import { PromptRejected } from "@edge-gateway/gateway/models/prompt-guards";
import { TestExchange } from "@edge-gateway/gateway/testing/exchange";
import type { Places } from "./documents.ts";
import type { Guarded } from "./guard.ts";
import { isShown } from "./received.ts";
import type { Way } from "./ways.ts";

const OK = 200;

/** Whole responses in each format for clients of each. */
export function responseWays(all: readonly Places[]): readonly Way[] {
  return all.flatMap((places) =>
    all.map(({ format }): Way => {
      const [from, to] = [chatFormat(places.format), chatFormat(format)];
      if (from === undefined || to === undefined) throw new Error(`${format} is no chat`);
      return {
        name: `response ${from.name} -> ${to.name}`,
        places,
        isHostile: false,
        received: (body, guards) => shownBody(body, { from, to }, guards),
        reads: isShown,
      };
    }),
  );
}

interface Pair {
  readonly from: ChatFormat;
  readonly to: ChatFormat;
}

/** What the client receives; undefined: the response is refused. */
async function shownBody(
  body: JsonObject,
  { from, to }: Pair,
  guards: Guarded,
): Promise<JsonObject | undefined> {
  const exchange = new TestExchange({ method: "POST" });
  const pair = { from, to, toolNames: new Map<string, string>() };
  const bytes = Buffer.from(JSON.stringify(body));
  const written: JsonObject =
    from === to ? body : convertBody(bytes, OK, pair, recordOf(from.name, to.name)).body;
  if (isObject(written["error"]) || written["type"] === "error") return undefined;
  try {
    return await guards.response(exchange, to.name, written);
  } catch (fault) {
    if (fault instanceof PromptRejected) return undefined;
    throw fault;
  }
}

function recordOf(providerFormat: FormatName, format: FormatName): CallRecord {
  return {
    provider: "p",
    format,
    providerFormat,
    stream: false,
    created: 1,
    requestModel: "m",
    model: "m",
    prices: NO_PRICES,
    asked: undefined,
    notes: [],
    chunks: 0,
  };
}
