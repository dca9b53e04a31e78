import type { TargetSpan } from "@edge-gateway/trace/target-span";
import { readWords } from "../federation/names/call-words.ts";
import type { JsonRpcMessage } from "../json/message.ts";
import type { Exchange } from "../exchange.ts";
import type { Target } from "./target.ts";

/** A call of a target. */
export interface WatchedCall {
  /** The name of the target. */
  readonly target: string;
  /** `<host>:<port>`, or the kind of the target if it has no address. */
  readonly address: string;
  /** The message that the target gets; empty if it gets none. */
  readonly body: string;
}

/** Shows a call of a target in traces: one of several calls for the same request. */
export class TargetWatch {
  /** The `traceparent` that the target gets; undefined: that of the client. */
  readonly traceparent: string | undefined;
  readonly #record: ((status: number | null, error: string | null) => void) | undefined;
  readonly #span: TargetSpan | undefined;
  #status: number | undefined;
  #error: string | undefined;

  private constructor({ trace, span }: Exchange, { target, address, body }: WatchedCall) {
    this.#record = trace?.scopedCall(`mcp ${target}`, address);
    const { method, kind, name } = readWords(body) ?? {};
    this.#span = span?.targetCall({ target, address, method, tool: kind === "tool" ? name : "" });
    this.traceparent = this.#span?.traceparent;
  }

  /** Undefined if nobody watches the request. */
  static begin(exchange: Exchange | undefined, call: WatchedCall): TargetWatch | undefined {
    if (exchange === undefined) return undefined;
    if (exchange.trace === undefined && exchange.span === undefined) return undefined;
    return new TargetWatch(exchange, call);
  }

  /** As {@link begin} for targets that are not called over HTTP: their links do not show calls themselves. */
  static ofLink(exchange: Exchange, target: Target, body: string): TargetWatch | undefined {
    if (target.protocol === "StreamableHTTP" || target.protocol === "SSE") return undefined;
    return TargetWatch.begin(exchange, { target: target.name, address: addressOf(target), body });
  }

  /** Notes the errors of responses before they are handled. */
  hearing<Arrival extends { readonly messages: readonly JsonRpcMessage[] }>(
    arrived: (arrival: Arrival) => void,
  ): (arrival: Arrival) => void {
    return (arrival) => {
      this.heard(arrival.messages);
      arrived(arrival);
    };
  }

  responded(status: number): void {
    this.#status = status;
  }

  /** Notes the error of a response. */
  heard(messages: readonly JsonRpcMessage[]): void {
    for (const message of messages) {
      const code =
        message.kind === "response" ? message.object.object("error")?.raw("code") : undefined;
      if (code !== undefined) this.#error ??= `JSON-RPC error ${code}`;
    }
  }

  ended(end: { readonly kind: string; readonly detail?: string }): void {
    const failure = end.kind === "failed" ? end.detail : undefined;
    this.#record?.(this.#status ?? null, failure ?? null);
    this.#span?.ended(this.#status, failure ?? this.#error);
  }
}

function addressOf(target: Target): string {
  if (target.protocol === "stdio") return `${target.protocol}:${target.name}`;
  return target.servers.upstreams[0]?.name ?? "";
}
