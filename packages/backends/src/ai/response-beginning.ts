import {
  chatFormat,
  familyWith,
  hasEvent,
  isObject,
  parsedBytes,
  StreamBeginning,
  type FormatName,
} from "@edge-gateway/llm";
import { MAX_BEGINNING_BYTES } from "../bounds.ts";
import type { AwaitedBeginning, Exchange } from "@edge-gateway/gateway/exchange/exchange";

const CONTENT_TYPE = "content-type";
const HTTP_OK = 200;

/** How the beginning of a response is recognized. */
type Kind = "stream" | "whole" | "unknown";

/**
 * Reads the beginning of a response before the client gets any of it, because the request can go to another
 * provider until then. The beginning of a stream is everything up to its first content, and that of any other
 * response is its whole body. Overloaded providers often begin a response, and then send an error, or
 * nothing.
 */
export class ResponseBeginning implements AwaitedBeginning {
  readonly timeout: number;
  readonly #exchange: Exchange;
  readonly #format: FormatName;
  #kind: Kind | undefined;
  #stream: StreamBeginning | undefined;
  #body: Uint8Array = Buffer.alloc(0);
  /** Whether the client can receive the response now. */
  #isEnough = false;
  #isWhole: boolean | undefined;

  constructor(
    exchange: Exchange,
    { timeout, format }: { readonly timeout: number; readonly format: FormatName },
  ) {
    this.#exchange = exchange;
    this.timeout = timeout;
    this.#format = format;
  }

  get hasBegun(): boolean {
    return hasEvent(this.#body);
  }

  get isFailure(): boolean {
    if (this.#kind === undefined || this.#isEnough) return false;
    this.#isWhole ??= this.#kind === "whole" && isAnswer(parsedBytes(this.#body));
    return !this.#isWhole;
  }

  isHere(body: Uint8Array): boolean {
    this.#kind ??= this.#kindOfResponse();
    const added = body.subarray(this.#body.length);
    this.#body = body;
    this.#isEnough = body.length > MAX_BEGINNING_BYTES || this.#hasContent(added);
    return this.#isEnough || this.#stream?.isFailed === true;
  }

  #hasContent(added: Uint8Array): boolean {
    // Some statuses mean that the response has no body, or that it is an error.
    if (this.#exchange.response?.status !== HTTP_OK) return true;
    if (this.#kind === "unknown") return hasEvent(this.#body);
    this.#stream?.add(added);
    return this.#stream?.hasContent === true;
  }

  #kindOfResponse(): Kind {
    const { response } = this.#exchange;
    if (response?.has("content-encoding") === true) return "unknown";
    const type = response?.get(CONTENT_TYPE);
    const format = chatFormat(this.#format);
    if (format !== undefined && type?.startsWith(format.streamType) === true) {
      this.#stream = new StreamBeginning(format);
      return "stream";
    }
    return isReadable(this.#format) ? "whole" : "unknown";
  }
}

/**
 * Whether a body that has ended and is no stream is a response: a JSON object. Some providers send errors
 * with the status 200.
 */
function isAnswer(body: unknown): boolean {
  return isObject(body) && (body["error"] ?? null) === null;
}

/** Whether every whole response of the format is a JSON object. */
export function isReadable(format: FormatName): boolean {
  return chatFormat(format) !== undefined || familyWith(format) !== undefined;
}
