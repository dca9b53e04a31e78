import type { CompiledExpression } from "@edge-gateway/cel";
import type { RequestLogBodies } from "@edge-gateway/generated/types/index.ts";
import { isBare } from "@edge-gateway/http";
import type { Redaction } from "@edge-gateway/kernel/log/redact";
import type { SeenSecrets } from "@edge-gateway/trace/secrets";
import { requestSecrets } from "@edge-gateway/gateway/observe/request-secrets";
import { BodySample } from "@edge-gateway/gateway/exchange/body-sample";
import { callOf } from "@edge-gateway/gateway/models/model-exchange";
import type { ExchangeState } from "@edge-gateway/gateway/pipeline/exchange-state";
import { BodyMask } from "./body-mask.ts";
import type { CutBody } from "./body-mask.ts";
import type { MoreFields } from "./logged-request.ts";
import { isTrue } from "./is-true.ts";

/** The beginning of a body that is kept until the request ends. */
class KeptBody {
  readonly sample: BodySample;
  size = 0;
  #taken: Pick<CutBody, "bytes" | "isCut"> | undefined;

  constructor(limit: number) {
    this.sample = new BodySample(limit, (bytes, isCut) => (this.#taken = { bytes, isCut }));
    this.sample.release();
  }

  add(chunk: Uint8Array): void {
    this.size += chunk.length;
    this.sample.add(chunk);
  }

  /** The bytes; undefined if the body is empty. */
  take(): Pick<CutBody, "bytes" | "isCut"> | undefined {
    this.sample.end();
    return this.#taken;
  }
}

/** The bodies of one exchange. */
interface KeptBodies {
  /** The credentials of the request as it arrived: policies remove some of them. */
  secrets?: SeenSecrets;
  request?: KeptBody;
  response?: KeptBody;
}

/** Keeps the beginnings of bodies, and masks those that are logged. */
export class LoggedBodies {
  readonly #when: CompiledExpression;
  readonly #limit: number;
  readonly #mask: BodyMask;
  readonly #kept = new WeakMap<ExchangeState, KeptBodies>();

  constructor({ maxSize, mask }: RequestLogBodies, when: CompiledExpression) {
    this.#when = when;
    this.#limit = maxSize;
    this.#mask = new BodyMask(mask);
  }

  /** Called when the request has arrived. */
  started(exchange: ExchangeState, redaction: Redaction): void {
    this.#of(exchange).secrets = requestSecrets(exchange, redaction);
  }

  /** Called when the request is sent to a backend; another attempt sends the same body. */
  forwarding(exchange: ExchangeState): void {
    const kept = this.#of(exchange);
    if (kept.request !== undefined || !exchange.stream.hasRequestBody) return;
    const body = (kept.request = new KeptBody(this.#limit));
    exchange.stream.tapRequest((chunk) => body.add(chunk));
  }

  /** Called when the response is sent to the client. */
  responding(exchange: ExchangeState): void {
    const { ownBody, response, request, isUpstreamResponse, stream } = exchange;
    const body = (this.#of(exchange).response = new KeptBody(this.#limit));
    if (isUpstreamResponse) stream.tapResponse((chunk) => body.add(chunk));
    else if (ownBody !== undefined && !isBare(request.method, response?.status ?? 0))
      body.add(ownBody);
  }

  /** The credentials of the request as it arrived, if they are known. */
  secretsOf(exchange: ExchangeState): SeenSecrets | undefined {
    return this.#kept.get(exchange)?.secrets;
  }

  /** The fields of the bodies, if they are to be logged. */
  fieldsOf(exchange: ExchangeState, redaction: Redaction): MoreFields {
    const kept = this.#kept.get(exchange);
    if (kept === undefined || !isTrue(this.#when, exchange)) return {};
    const hidden = { secrets: requestSecrets(exchange, redaction, kept.secrets), redaction };
    const { request, response } = exchange;
    const llm = callOf(exchange);
    const shown = (
      body: KeptBody | undefined,
      more: Pick<CutBody, "coding" | "type" | "format">,
    ) => {
      const taken = body?.take();
      return taken && this.#mask.shown({ ...taken, ...more, limit: this.#limit }, hidden);
    };
    return {
      "http.request.body.content": shown(kept.request, {
        coding: request.get("content-encoding") ?? "",
        type: request.get("content-type") ?? "",
        format: undefined,
      }),
      "http.request.body.size": kept.request?.size,
      "http.response.body.content": shown(kept.response, {
        coding: response?.get("content-encoding") ?? "",
        type: response?.get("content-type") ?? "",
        format: llm?.stream === true ? llm.format : undefined,
      }),
      "http.response.body.size": kept.response?.size,
    };
  }

  #of(exchange: ExchangeState): KeptBodies {
    const known = this.#kept.get(exchange);
    if (known !== undefined) return known;
    const kept = {};
    this.#kept.set(exchange, kept);
    return kept;
  }
}
