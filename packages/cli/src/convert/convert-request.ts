import {
  compileProvider,
  requestFault,
  REQUEST_FORMATS,
  upstreamRequest,
  type UpstreamRequest,
} from "@edge-gateway/llm";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { closest } from "@edge-gateway/kernel/text/suggest";
import { printable } from "@edge-gateway/kernel/text/printable";
import {
  INVALID_STATUS,
  VALID_STATUS,
  WARNED_STATUS,
} from "@edge-gateway/config/command/exit-statuses";
import { readJson } from "@edge-gateway/config/command/read-input";
import type { Terminal } from "@edge-gateway/config/command/terminal";
import { PROVIDERS } from "./names.ts";

const INDENTATION = 2;

/** A client's request, and the format to convert it to. */
export interface ConversionOrder {
  readonly file: string;
  /** The format of the client's request: a name of {@link REQUEST_FORMATS}. */
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
  const format = REQUEST_FORMATS.get(order.from);
  if (format === undefined) return fail(unknown("format", order.from, REQUEST_FORMATS.keys()));
  const config = PROVIDERS.get(order.to);
  if (config === undefined) return fail(unknown("provider or format", order.to, PROVIDERS.keys()));
  const read = readJson(order.file);
  if ("fault" in read) return fail(read.fault);
  try {
    const { model } = order;
    const { defaultMaxTokens: maxTokens } = DEFAULTS.aiBackend;
    const request = { format, body: read.value, model, maxTokens };
    return report(upstreamRequest(request, compileProvider(config)), order, terminal);
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

function report(
  { notes, ...request }: UpstreamRequest,
  { strict, json }: ConversionOrder,
  terminal: Terminal,
): number {
  for (const { at, what, why } of notes)
    terminal.err(`${printable(`${what} ${at === "" ? "/" : at}: ${why}`)}\n`);
  if (strict && notes.length > 0) {
    terminal.err("error: the conversion loses parts of the request, and --strict is set\n");
    return WARNED_STATUS;
  }
  const shown = json ? `${JSON.stringify({ ...request, notes }, null, INDENTATION)}\n` : undefined;
  terminal.out(shown ?? textOf(request));
  return VALID_STATUS;
}

function textOf({ method, url, headers, body }: Omit<UpstreamRequest, "notes">): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\n`);
  return `${method} ${url}\n${lines.join("")}\n${JSON.stringify(body, null, INDENTATION)}\n`;
}
