import type { WebhookGuard } from "@edge-gateway/generated/types/index.ts";
import { OWNED } from "@edge-gateway/http";
import { compilePattern } from "@edge-gateway/kernel/pattern";
import type { Exchange } from "../../../pipeline/exchange.ts";
import type { CompileContext } from "../../../pipeline/policy.ts";
import { compileEntries } from "../../computed-entries.ts";
import { fieldOf } from "../../header-mutations.ts";

type Headers = Record<string, string | string[]>;

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

/** What the server of a webhook is told of the request: headers that match, and computed ones. */
export function compileWebhookHeaders(
  { headers = {}, forwardHeaderMatches = [] }: WebhookGuard,
  context: CompileContext,
): (exchange: Exchange) => Headers {
  const computed = compileEntries(headers, context, "backend");
  const wanted = compileFieldMatches(forwardHeaderMatches);
  return (exchange) => {
    const told: Headers = {};
    for (const [name, value] of exchange.request.entries()) {
      if (!OWNED.has(name) && wanted(name, value)) told[name] = [...(told[name] ?? []), value];
    }
    for (const [name, value] of Object.entries(computed(exchange))) {
      const field = fieldOf({ key: name.toLowerCase(), value: String(value) });
      if (field !== undefined && !OWNED.has(field[0])) told[field[0]] = field[1];
    }
    return told;
  };
}
