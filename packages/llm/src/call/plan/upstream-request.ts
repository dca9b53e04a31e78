import type { ConversionNote } from "../../chat/notes.ts";
import type { FormatName } from "../../formats/names.ts";
import { isObject } from "../../json.ts";
import type { Fields } from "../../vendors/fields.ts";
import { planCall } from "./plan.ts";
import type { CallPlan } from "./plan.ts";
import type { Provider } from "./provider.ts";

const HTTPS = 443;

/** The formats of requests, by the names that people use. */
export const REQUEST_FORMATS: ReadonlyMap<string, FormatName> = new Map([
  ["chat-completions", "completions"],
  ["messages", "messages"],
  ["responses", "responses"],
  ["gemini", "gemini"],
  ["converse", "converse"],
]);

/** A request that a provider would get. */
export interface UpstreamRequest {
  readonly method: "POST";
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** The parts of the client's request that are dropped or changed. */
  readonly notes: readonly ConversionNote[];
}

/** A client's request. */
export interface ConvertedRequest {
  readonly format: FormatName;
  readonly body: unknown;
  /** The model name that replaces the name in the request. */
  readonly model: string | undefined;
  /** The number of tokens for providers that require one, if the client names none. */
  readonly maxTokens: number;
}

/**
 * Converts a client's request to the one that a provider would get. It has no credential, because it is not
 * sent.
 * @throws what `requestFault` explains, if the request cannot be converted
 */
export function upstreamRequest(
  { format, body: value, model, maxTokens }: ConvertedRequest,
  provider: Provider,
): UpstreamRequest {
  const written = isObject(value) ? value : undefined;
  const isInPath = format === "gemini" || format === "converse";
  const facts = isInPath ? { model: model ?? "", stream: false } : {};
  const body =
    isInPath || model === undefined || written === undefined ? written : { ...written, model };
  const plan = planCall({ format, target: "/", body, ...facts }, provider, { maxTokens });
  const { host, port, secure } = provider;
  const origin = port === HTTPS ? `https://${host}` : `http${secure ? "s" : ""}://${host}:${port}`;
  return {
    method: "POST",
    url: origin + plan.target,
    headers: headersOf(plan, provider),
    body: plan.body ?? body,
    notes: plan.notes,
  };
}

function headersOf(plan: CallPlan, { vendor }: Provider): Readonly<Record<string, string>> {
  const fields = new PlainFields();
  fields.set("content-type", "application/json");
  vendor.dress(fields, plan.providerFormat);
  return Object.fromEntries(fields.entries());
}

class PlainFields implements Fields {
  readonly #fields = new Map<string, string>();

  get(name: string): string | undefined {
    return this.#fields.get(name);
  }

  set(name: string, value: string): void {
    this.#fields.set(name, value);
  }

  remove(name: string): void {
    this.#fields.delete(name);
  }

  namesWith(start: string): readonly string[] {
    return [...this.#fields.keys()].filter((name) => name.startsWith(start));
  }

  entries(): Iterable<readonly [string, string]> {
    return this.#fields.entries();
  }
}
