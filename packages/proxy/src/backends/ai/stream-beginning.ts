import { chatFormat, hasEvent, responseFault, type FormatName } from "@edge-gateway/llm";
import type { AwaitedBeginning, Exchange } from "../../pipeline/exchange.ts";

const CONTENT_TYPE = "content-type";

/**
 * The first event of a streamed response. Vendors that are overloaded begin a stream, and send an
 * error as its first event: nothing has been sent to the client, so another provider can get the
 * request.
 */
export class StreamBeginning implements AwaitedBeginning {
  readonly timeout: number;
  readonly #exchange: Exchange;
  readonly #format: FormatName;
  #isFailure = false;

  constructor(
    exchange: Exchange,
    { timeout, format }: { readonly timeout: number; readonly format: FormatName },
  ) {
    this.#exchange = exchange;
    this.timeout = timeout;
    this.#format = format;
  }

  get isFailure(): boolean {
    return this.#isFailure;
  }

  isHere(body: Uint8Array): boolean {
    const format = chatFormat(this.#format);
    const type = this.#exchange.response?.get(CONTENT_TYPE);
    if (format === undefined || type?.startsWith(format.streamType) !== true) return hasEvent(body);
    if (this.#exchange.response?.has("content-encoding") === true) return hasEvent(body);
    try {
      for (const { kind } of format.streamReader().read(body)) {
        this.#isFailure = kind === "error";
        return true;
      }
      return false;
    } catch (fault) {
      responseFault(fault);
      return true;
    }
  }
}
