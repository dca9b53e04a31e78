import {
  ChatFault,
  compileProvider,
  type FormatName,
  type JsonObject,
  planCall,
  type Provider,
} from "@edge-gateway/llm";
import { TestExchange } from "@edge-gateway/gateway/testing/exchange";
import type { Places } from "./documents.ts";
import type { Guarded } from "./guard.ts";
import { isRead } from "./received.ts";
import type { Way } from "./ways.ts";

const own = (type: "Completions" | "Messages" | "Responses"): Provider =>
  compileProvider({
    custom: { model: "m", formats: [{ type }], providerOverride: "own" },
    host: "127.0.0.1",
    port: 1,
  });

/** Providers that are spoken to in each of the formats. */
const PROVIDERS: readonly (readonly [FormatName, Provider])[] = [
  ["completions", own("Completions")],
  ["responses", own("Responses")],
  ["messages", own("Messages")],
  ["gemini", compileProvider({ gemini: { model: "gemini-3-pro" } })],
  [
    "converse",
    compileProvider({ bedrock: { model: "amazon.nova-pro-v1:0", region: "us-east-1" } }),
  ],
];

/** Requests in each format to providers of each. */
export function requestWays(all: readonly Places[]): readonly Way[] {
  return all.flatMap((places) =>
    PROVIDERS.map(([to, provider]): Way => {
      const call = { from: places.format, to, provider };
      return {
        name: `request ${places.format} -> ${to}`,
        places,
        isHostile: true,
        received: (body, guards) => sentBody(body, call, guards),
        reads: (body, text) => isRead(to, body, text),
      };
    }),
  );
}

interface Call {
  readonly from: FormatName;
  readonly to: FormatName;
  readonly provider: Provider;
}

/** What the provider receives; undefined: the request is refused. */
async function sentBody(
  body: JsonObject,
  { from, to, provider }: Call,
  guards: Guarded,
): Promise<JsonObject | undefined> {
  const exchange = new TestExchange({ method: "POST" });
  const inPath = from === "gemini" || from === "converse" ? { model: "m", stream: false } : {};
  try {
    const prompt = await guards.request(exchange, from, body);
    const request = { format: from, target: "/", body: prompt.body, ...inPath };
    const plan = planCall(request, provider, { maxTokens: 9 });
    if (plan.providerFormat !== to) throw new Error(`sent as ${plan.providerFormat}, not ${to}`);
    if (plan.body === undefined) return prompt.body;
    return from === to ? plan.body : prompt.converted(plan.providerFormat, plan.body);
  } catch (fault) {
    if (fault instanceof ChatFault) return undefined;
    throw fault;
  }
}
