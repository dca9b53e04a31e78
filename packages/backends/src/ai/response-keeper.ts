import type { BodyTransform } from "@edge-gateway/http";
import { ByteBuilder } from "@edge-gateway/kernel/text/byte-builder";
import { isWholeBody, isWholeStream, type CallRecord, type FormatName } from "@edge-gateway/llm";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import { knownModel } from "@edge-gateway/gateway/models/model-exchange";
import type { CacheLookup } from "@edge-gateway/gateway/models/response-cache";

const HTTP_OK = 200;
const CONTENT_TYPE = "content-type";

/** The cache for a response, and the maximum size of a cached body. */
type Place = Pick<CacheLookup, "maxBodyBytes"> & {
  readonly keep: NonNullable<CacheLookup["keep"]>;
};

/** Stores the response to one call in the cache, if the response is complete and no error. */
export class ResponseKeeper {
  readonly #exchange: Exchange;
  readonly #place: Place;
  /** The format of the client's API. */
  readonly #format: FormatName;
  readonly #record: CallRecord;

  constructor(exchange: Exchange, place: Place, format: FormatName, record: CallRecord) {
    this.#exchange = exchange;
    this.#place = place;
    this.#format = format;
    this.#record = record;
  }

  /** @param body the response as the client received it */
  whole(body: Uint8Array): void {
    if (body.length > this.#place.maxBodyBytes || !isWholeBody(this.#format, body)) return;
    this.#keep(body);
  }

  /** Collects a body that arrives in chunks, and stores it. */
  recording(transform: BodyTransform): BodyTransform {
    const { maxBodyBytes } = this.#place;
    const bytes = new ByteBuilder();
    let length = 0;
    const noted = (part: Uint8Array): Uint8Array => {
      length += part.length;
      if (length <= maxBodyBytes) bytes.add(part);
      else bytes.take();
      return part;
    };
    const { cut } = transform;
    return {
      add: (chunk) => noted(transform.add(chunk)),
      end: () => {
        const last = noted(transform.end());
        if (length <= maxBodyBytes) this.stream(bytes.take());
        return last;
      },
      ...(cut === undefined ? {} : { cut: () => cut.call(transform) }),
    };
  }

  /** @param body the events of a whole stream */
  stream(body: Uint8Array): void {
    if (body.length <= this.#place.maxBodyBytes && isWholeStream(this.#format, body))
      this.#keep(body);
  }

  /** Whether a guard of the response failed, and let it pass: a later response would be judged. */
  get #isUnjudged(): boolean {
    const { guardChecks = [] } = knownModel(this.#exchange) ?? {};
    return guardChecks.some(({ phase, action }) => phase === "response" && action === "FailOpen");
  }

  #keep(body: Uint8Array): void {
    const { response } = this.#exchange;
    const { error, responseModel: model, usage } = this.#record;
    if (response?.status !== HTTP_OK || error !== undefined || this.#isUnjudged) return;
    this.#place.keep({
      type: response.get(CONTENT_TYPE) ?? "application/json",
      // The chunk is copied, because a part of a buffer keeps the memory of the whole buffer.
      body: new Uint8Array(body),
      model,
      usage: usage && { input: usage.input, output: usage.output },
    });
  }
}
