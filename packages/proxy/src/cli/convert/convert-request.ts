import {
  requestFault,
  compileProvider,
  isObject,
  planCall,
  type CallPlan,
  type Fields,
  type FormatName,
  type Provider,
} from "@edge-gateway/llm";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { closest } from "@edge-gateway/kernel/suggest";
import { printable } from "@edge-gateway/kernel/printable";
import { INVALID_STATUS, VALID_STATUS, WARNED_STATUS } from "../exit-statuses.ts";
import { readJson } from "../read-input.ts";
import type { Terminal } from "../terminal.ts";
import { FORMATS, PROVIDERS } from "./names.ts";

const INDENTATION = 2;

/** A client's request, and the format to convert it to. */
export interface ConversionOrder {
  readonly file: string;
  /** The format of the client's request: a name of {@link FORMATS}. */
  readonly from: string;
  /** The provider: a name of {@link PROVIDERS}. */
  readonly to: string;
  /** The model name that replaces the name in the request. */
  readonly model: string | undefined;
  /** Whether to fail if the conversion loses something. */
  readonly strict: boolean;
  readonly json: boolean;
}

/**
 * Writes the request that a provider would receive, and the parts that are dropped or changed; returns the
 * exit status. Nothing is sent to the provider.
 */
export function convertRequest(order: ConversionOrder, terminal: Terminal): number {
  const fail = (message: string): number => {
    terminal.err(`error: ${printable(message)}\n`);
    return INVALID_STATUS;
  };
  const format = FORMATS.get(order.from);
  if (format === undefined) return fail(unknown("format", order.from, FORMATS.keys()));
  const config = PROVIDERS.get(order.to);
  if (config === undefined) return fail(unknown("provider or format", order.to, PROVIDERS.keys()));
  const read = readJson(order.file);
  if ("fault" in read) return fail(read.fault);
  try {
    return report(
      planOf(read.value, format, order.model, compileProvider(config)),
      order,
      terminal,
    );
  } catch (error) {
    return fail(`the request is refused: ${requestFault(error).message}`);
  }
}

function unknown(what: string, name: string, names: Iterable<string>): string {
  const all = [...names];
  const near = closest(name, all);
  const hint =
    near === undefined ? `: it must be one of ${all.join(", ")}` : `; did you mean ${near}?`;
  return `unknown ${what} ${name}${hint}`;
}

interface Planned {
  readonly plan: CallPlan;
  readonly provider: Provider;
  /** The body that would be sent. */
  readonly body: unknown;
}

function planOf(
  value: unknown,
  format: FormatName,
  model: string | undefined,
  provider: Provider,
): Planned {
  const written = isObject(value) ? value : undefined;
  const isInPath = format === "gemini" || format === "converse";
  const facts = isInPath ? { model: model ?? "", stream: false } : {};
  const body =
    isInPath || model === undefined || written === undefined ? written : { ...written, model };
  const plan = planCall({ format, target: "/", body, ...facts }, provider, {
    maxTokens: DEFAULTS.aiBackend.defaultMaxTokens,
  });
  return { plan, provider, body: plan.body ?? body };
}

function report(
  { plan, provider, body }: Planned,
  { strict, json }: ConversionOrder,
  terminal: Terminal,
): number {
  const { notes } = plan;
  for (const { at, what, why } of notes)
    terminal.err(`${printable(`${what} ${at === "" ? "/" : at}: ${why}`)}\n`);
  if (strict && notes.length > 0) {
    terminal.err("error: the conversion loses parts of the request, and --strict is set\n");
    return WARNED_STATUS;
  }
  const url = `https://${provider.host}${plan.target}`;
  const request = { method: "POST", url, headers: headersOf(plan, provider), body };
  const shown = json ? `${JSON.stringify({ ...request, notes }, null, INDENTATION)}\n` : undefined;
  terminal.out(shown ?? textOf(request));
  return VALID_STATUS;
}

interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

function textOf({ method, url, headers, body }: SentRequest): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\n`);
  return `${method} ${url}\n${lines.join("")}\n${JSON.stringify(body, null, INDENTATION)}\n`;
}

/** The example request contains no credential, because it is not sent. */
function headersOf(plan: CallPlan, { vendor }: Provider): Readonly<Record<string, string>> {
  const fields = new PlainFields();
  fields.set("content-type", "application/json");
  const { providerFormat: format, model, stream } = plan;
  vendor.dress(fields, { format, model, stream });
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
