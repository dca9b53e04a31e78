import type { WebhookGuard } from "@edge-gateway/generated/types/index.ts";
import { OWNED } from "@edge-gateway/http";
import { compilePattern } from "@edge-gateway/kernel/pattern/pattern";
import type { Post } from "@edge-gateway/outbound/post";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import { compileEntries } from "../../computed-entries.ts";
import { fieldOf } from "../../header-mutations.ts";

interface FieldMatch {
  readonly type: "Exact" | "RegularExpression";
  readonly name: string;
  readonly value: string;
}

function compileFieldMatches(
  matches: readonly FieldMatch[],
): (name: string, value: string) => boolean {
  const wanted = matches.map(({ type, name, value }) => ({
    name: name.toLowerCase(),
    test: type === "Exact" ? (text: string) => text === value : compilePattern(value),
  }));
  return (name, value) => wanted.some((one) => one.name === name && one.test(value));
}

/** Returns the headers for a webhook: selected request headers, and computed headers. */
export function compileWebhookHeaders(
  { headers = {}, forwardHeaderMatches = [] }: WebhookGuard,
  context: CompileContext,
): (exchange: Exchange) => Post["headers"] {
  const computed = compileEntries(headers, context, "backend");
  const wanted = compileFieldMatches(forwardHeaderMatches);
  return (exchange) => {
    const told = new Map<string, readonly string[]>();
    for (const [name, value] of exchange.request.entries()) {
      if (!OWNED.has(name) && wanted(name, value))
        told.set(name, [...(told.get(name) ?? []), value]);
    }
    for (const [name, value] of Object.entries(computed(exchange))) {
      const field = fieldOf({ key: name.toLowerCase(), value: String(value) });
      if (field !== undefined && !field[0].startsWith(":") && !OWNED.has(field[0]))
        told.set(field[0], [field[1]]);
    }
    return [...told].flatMap(([name, values]) => values.map((value) => [name, value] as const));
  };
}
