import type {
  CommonResponse,
  ImmediateResponse,
  ProcessingRequest,
  ProcessingResponse,
} from "@edge-gateway/generated/proto/messages.ts";
import { PROCESSOR_PIECE_BYTES } from "../../../bounds.ts";
import { OutboundError } from "../../../outbound/outbound-error.ts";
import type { Exchange } from "../../../pipeline/exchange.ts";
import type { Outcome, Refusal } from "../../../pipeline/policy.ts";
import { applyToRequest, applyToResponse, fieldsOf, statusOf } from "../../header-mutations.ts";
import {
  type BodyMode,
  type Modes,
  overridden,
  type Plan,
  requestHeaders,
  responseHeaders,
  SENT_MODES,
} from "./plan.ts";
import { Session } from "./session.ts";

const HTTP_OK = 200;
const NOTHING = Buffer.alloc(0);

/** One of the two directions: how its parts are called, read and edited. */
interface Direction {
  readonly headersMode: Modes["requestHeaderMode"];
  readonly bodyMode: BodyMode;
  readonly mayHaveBody: boolean;
  headers(endOfStream: boolean): ProcessingRequest;
  body(body: Uint8Array, endOfStream: boolean): ProcessingRequest;
  headersOf(
    response: ProcessingResponse,
  ): { readonly response?: CommonResponse | undefined } | undefined;
  bodyOf(
    response: ProcessingResponse,
  ): { readonly response?: CommonResponse | undefined } | undefined;
  edit(common: CommonResponse): void;
  collect(): Promise<Uint8Array | undefined>;
  replace(body: Uint8Array): void;
  readonly tooLarge: Refusal;
}

/** What a processor does with one exchange. */
export class Conversation {
  readonly #plan: Plan;
  readonly #session: Session;
  #modes: Modes;
  #isFirst = true;
  /** Whether a streamed body has begun, after which a failure cannot be passed over. */
  #hasStreamed = false;

  constructor(plan: Plan) {
    this.#plan = plan;
    this.#modes = plan.modes;
    this.#session = new Session(plan.servers, plan.target);
  }

  request(exchange: Exchange): Promise<Outcome> {
    const { stream, request } = exchange;
    return this.#run(exchange, () => ({
      headersMode: this.#modes.requestHeaderMode,
      bodyMode: this.#modes.requestBodyMode,
      mayHaveBody: stream.hasRequestBody,
      headers: (endOfStream) => ({
        requestHeaders: { headers: requestHeaders(request), endOfStream },
        ...this.#plan.requestAttributes(exchange),
      }),
      body: (body, endOfStream) => ({ requestBody: { body, endOfStream } }),
      headersOf: (response) => response.requestHeaders,
      bodyOf: (response) => response.requestBody,
      edit: ({ headerMutation: edits }) =>
        applyToRequest(request, edits?.setHeaders, edits?.removeHeaders),
      collect: () =>
        new Promise((resolve) => stream.bufferRequest(this.#plan.maxBodyBytes, resolve)),
      replace: (body) => {
        stream.replaceRequestBody(body);
        if (exchange.requestBody !== undefined) exchange.requestBody = body;
      },
      tooLarge: { code: "body_too_large" },
    }));
  }

  async response(exchange: Exchange): Promise<Outcome> {
    const { stream, response } = exchange;
    if (response === undefined) return undefined;
    const outcome = await this.#run(exchange, () => ({
      headersMode: this.#modes.responseHeaderMode,
      bodyMode: this.#modes.responseBodyMode,
      mayHaveBody: mayHaveBody(exchange),
      headers: (endOfStream) => ({
        responseHeaders: { headers: responseHeaders(response), endOfStream },
        ...this.#plan.responseAttributes(exchange),
      }),
      body: (body, endOfStream) => ({ responseBody: { body, endOfStream } }),
      headersOf: (message) => message.responseHeaders,
      bodyOf: (message) => message.responseBody,
      edit: ({ headerMutation: edits }) =>
        applyToResponse(response, edits?.setHeaders, edits?.removeHeaders),
      collect: () =>
        new Promise((resolve) => stream.bufferResponse(this.#plan.maxBodyBytes, resolve)),
      replace: (body) => stream.replaceResponseBody(body),
      tooLarge: { code: "response_too_large" },
    }));
    this.#session.close();
    return outcome;
  }

  cancel(): void {
    this.#session.cancel();
  }

  /** `describe` is called again after the headers, when the server may have changed the modes. */
  async #run(exchange: Exchange, describe: () => Direction): Promise<Outcome> {
    if (this.#session.isOver) return undefined;
    try {
      const first = describe();
      const ending = first.mayHaveBody ? await this.#headers(first) : await this.#bare(first);
      if (ending !== undefined) return ending.outcome;
      const outcome = await this.#body(describe());
      exchange.trace?.note("apply", "processed");
      this.#plan.log.responded();
      return outcome;
    } catch (error) {
      return this.#failed(error, exchange);
    }
  }

  /** The headers of a message without a body. */
  async #bare(direction: Direction): Promise<Ending> {
    if (direction.headersMode === "Skip") return DONE;
    await this.#send(direction.headers(true));
    return (await this.#headersResponse(direction)) ?? DONE;
  }

  /** In full duplex the server may wait for the body before it responds to the headers. */
  async #headers(direction: Direction): Promise<Ending | undefined> {
    if (direction.headersMode === "Skip") return undefined;
    await this.#send(direction.headers(false));
    if (direction.bodyMode === "FullDuplexStreamed") return undefined;
    return this.#headersResponse(direction);
  }

  async #headersResponse(direction: Direction): Promise<Ending | undefined> {
    const message = await this.#session.next();
    if (message === undefined) return DONE;
    if (message.immediateResponse !== undefined)
      return { outcome: refusalOf(message.immediateResponse) };
    const common = this.#common(direction.headersOf(message));
    direction.edit(common);
    if (message.modeOverride !== undefined && this.#plan.mayOverride)
      this.#modes = overridden(this.#modes, message.modeOverride);
    if (common.status !== "CONTINUE_AND_REPLACE") return undefined;
    direction.replace(await this.#emptied(direction, common.bodyMutation?.body));
    return DONE;
  }

  /** The body that came has to be here before another one takes its place. */
  async #emptied(direction: Direction, body: Uint8Array = NOTHING): Promise<Uint8Array> {
    if (direction.mayHaveBody) await direction.collect();
    return body;
  }

  async #body(direction: Direction): Promise<Outcome> {
    if (direction.bodyMode === "None") return undefined;
    const body = await direction.collect();
    if (body === undefined) return direction.tooLarge;
    if (direction.bodyMode === "FullDuplexStreamed") return this.#duplex(direction, body);
    await this.#send(direction.body(body, true));
    const message = await this.#session.next();
    if (message === undefined) return undefined;
    if (message.immediateResponse !== undefined) return refusalOf(message.immediateResponse);
    const common = this.#common(direction.bodyOf(message));
    direction.edit(common);
    const { bodyMutation: mutation } = common;
    if (mutation?.body !== undefined) direction.replace(mutation.body);
    else if (mutation?.clearBody === true) direction.replace(NOTHING);
    return undefined;
  }

  /** The pieces that the server sends take the place of the body, whatever it was sent. */
  async #duplex(direction: Direction, body: Uint8Array): Promise<Outcome> {
    this.#hasStreamed = true;
    for (let start = 0; start === 0 || start < body.length; start += PROCESSOR_PIECE_BYTES) {
      const end = start + PROCESSOR_PIECE_BYTES;
      await this.#send(direction.body(body.subarray(start, end), end >= body.length));
    }
    const pieces: Uint8Array[] = [];
    let size = 0;
    for (;;) {
      const message = await this.#session.next();
      if (message === undefined) throw this.#wrong("it ends before the body does");
      if (message.immediateResponse !== undefined) return refusalOf(message.immediateResponse);
      const headers = direction.headersOf(message);
      if (headers !== undefined) direction.edit(headers.response ?? {});
      else {
        const common = this.#common(direction.bodyOf(message));
        direction.edit(common);
        const piece = common.bodyMutation?.streamedResponse;
        if (piece === undefined) throw this.#wrong("it sends no piece of the body");
        pieces.push(piece.body ?? NOTHING);
        size += piece.body?.length ?? 0;
        if (size > this.#plan.maxBodyBytes) return direction.tooLarge;
        if (piece.endOfStream === true) break;
      }
    }
    direction.replace(Buffer.concat(pieces));
    return undefined;
  }

  async #send(message: ProcessingRequest): Promise<void> {
    const { requestBodyMode, responseBodyMode } = this.#modes;
    const protocolConfig = {
      requestBodyMode: SENT_MODES[requestBodyMode],
      responseBodyMode: SENT_MODES[responseBodyMode],
    };
    const isFirst = this.#isFirst;
    this.#isFirst = false;
    await this.#session.send(isFirst ? { ...message, ...this.#first, protocolConfig } : message);
  }

  /** What the first message has besides. */
  #first: Pick<ProcessingRequest, "metadataContext"> = {};

  /** Computes what the first message has besides. */
  prepare(exchange: Exchange): void {
    this.#first = this.#plan.metadata(exchange);
  }

  #common(part: { readonly response?: CommonResponse | undefined } | undefined): CommonResponse {
    if (part === undefined) throw this.#wrong("it responds to something else than it was sent");
    return part.response ?? {};
  }

  #wrong(reason: string): OutboundError {
    return new OutboundError(new URL(this.#plan.target.url).host, reason);
  }

  #failed(error: unknown, exchange: Exchange): Outcome {
    this.#session.cancel();
    if (!(error instanceof OutboundError)) throw error;
    const { message: detail } = error;
    const goesOn = this.#plan.failsOpen && !this.#hasStreamed;
    this.#plan.log.failed(detail);
    exchange.trace?.note(goesOn ? "skip" : "apply", `the processor failed: ${detail}`);
    return goesOn ? undefined : { code: "external_processing_failed", detail };
  }
}

/** Nothing follows in this direction. */
interface Ending {
  readonly outcome: Outcome;
}

const DONE: Ending = { outcome: undefined };

/** RFC 9110 sections 6.4.1 and 15.3.5: messages that end with their headers. */
function mayHaveBody({ request, response }: Exchange): boolean {
  if (response === undefined || request.method === "HEAD") return false;
  return !BARE.has(response.status) && response.get("content-length") !== "0";
}

const BARE: ReadonlySet<number> = new Set([204, 304]);

function refusalOf({ status, headers, body }: ImmediateResponse): Refusal {
  return {
    code: "external_processing_response",
    status: statusOf(status?.code) ?? HTTP_OK,
    headers: fieldsOf(headers?.setHeaders),
    body: body ?? NOTHING,
  };
}
