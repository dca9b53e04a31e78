import type {
  CommonResponse,
  HeaderMutation,
  ProcessingRequest,
  ProcessingResponse,
} from "@edge-gateway/generated/proto/messages.ts";
import type { BodyReceiver, BodySender } from "@edge-gateway/http";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { Refusal } from "@edge-gateway/gateway/exchange/policy";
import {
  becomeWhole,
  describesBytes,
  forgetAbsent,
  forgetRepresentation,
  forgetStreamed,
} from "@edge-gateway/gateway/exchange/representation";
import { applyToRequest, applyToResponse } from "../../header-mutations.ts";
import type { Inbox } from "./inbox.ts";
import {
  type BodyMode,
  type HeaderMode,
  type Modes,
  type Plan,
  requestHeaders,
  responseHeaders,
  trailerMap,
} from "./plan.ts";
import type { Session } from "./session.ts";

interface Part {
  readonly response?: CommonResponse | undefined;
}

/**
 * The request or the response of an exchange: how its parts are sent to the processor, and how they are
 * edited.
 */
export interface Direction {
  readonly inbox: Inbox;
  readonly mayHaveBody: boolean;
  /** Whether trailers may follow the body; never after a body with a content length. */
  readonly mayTrail: boolean;
  /** The number of bytes of the body, if it is known before the end. */
  readonly length: number | undefined;
  headerMode(modes: Modes): HeaderMode;
  bodyMode(modes: Modes): BodyMode;
  trailerMode(modes: Modes): HeaderMode;
  headers(endOfStream: boolean): ProcessingRequest;
  body(body: Uint8Array, endOfStream: boolean): ProcessingRequest;
  trailers(trailers: readonly string[]): ProcessingRequest;
  headersOf(message: ProcessingResponse): Part | undefined;
  bodyOf(message: ProcessingResponse): Part | undefined;
  trailersOf(
    message: ProcessingResponse,
  ): { readonly headerMutation?: HeaderMutation | undefined } | undefined;
  edit(common: CommonResponse): void;
  /** Buffers the whole body; undefined if the body is longer than the limit. */
  collect(): Promise<Uint8Array | undefined>;
  /** The trailers that followed the buffered body. */
  collectedTrailers(): readonly string[];
  replace(body: Uint8Array): void;
  /** Whether headers describe the bytes of the body. */
  readonly isDescribed: () => boolean;
  /** Removes the headers that the body may no longer fit: the processor may have changed its bytes. */
  forget(): void;
  /** The same for a response that stands for one with a body. */
  forgetAbsent(): void;
  /** Whether expressions read the body; then the body must be complete before the next policy runs. */
  readonly isRead: boolean;
  divert(receiver: BodyReceiver): BodySender;
  readonly tooLarge: Refusal;
}

export function requestDirection(exchange: Exchange, plan: Plan, session: Session): Direction {
  const { stream, request } = exchange;
  return {
    inbox: session.ofRequest,
    mayHaveBody: stream.hasRequestBody,
    mayTrail: stream.requestMayTrail && stream.requestLength === undefined,
    length: stream.requestLength,
    headerMode: (modes) => modes.requestHeaderMode,
    bodyMode: (modes) => modes.requestBodyMode,
    trailerMode: (modes) => modes.requestTrailerMode,
    headers: (endOfStream) => ({
      requestHeaders: { headers: requestHeaders(request), endOfStream },
      ...plan.requestAttributes(exchange),
    }),
    body: (body, endOfStream) => ({ requestBody: { body, endOfStream } }),
    trailers: (trailers) => ({ requestTrailers: { trailers: trailerMap(trailers) } }),
    headersOf: (message) => message.requestHeaders,
    bodyOf: (message) => message.requestBody,
    trailersOf: (message) => message.requestTrailers,
    edit: ({ headerMutation: edits }) =>
      applyToRequest(request, edits?.setHeaders, edits?.removeHeaders),
    collect: () => new Promise((resolve) => stream.bufferRequest(plan.maxBodyBytes, resolve)),
    collectedTrailers: () => stream.requestTrailers,
    replace(body) {
      forgetRepresentation(request);
      stream.replaceRequestBody(body);
    },
    isDescribed: () => describesBytes(request),
    forget: () => forgetStreamed(request),
    forgetAbsent() {},
    isRead: exchange.isRequestRead,
    divert: (receiver) => stream.divertRequest(receiver),
    tooLarge: { code: "body_too_large" },
  };
}

/** Returns the direction of the response; undefined if there is no response. */
export function responseDirection(
  exchange: Exchange,
  plan: Plan,
  session: Session,
): Direction | undefined {
  const { stream, response } = exchange;
  if (response === undefined) return undefined;
  return {
    inbox: session.ofResponse,
    mayHaveBody: !stream.isResponseEmpty && mayHaveBody(exchange),
    mayTrail: stream.responseMayTrail && stream.responseLength === undefined,
    length: stream.responseLength,
    headerMode: (modes) => modes.responseHeaderMode,
    bodyMode: (modes) => modes.responseBodyMode,
    trailerMode: (modes) => modes.responseTrailerMode,
    headers: (endOfStream) => ({
      responseHeaders: { headers: responseHeaders(response), endOfStream },
      ...plan.responseAttributes(exchange),
    }),
    body: (body, endOfStream) => ({ responseBody: { body, endOfStream } }),
    trailers: (trailers) => ({ responseTrailers: { trailers: trailerMap(trailers) } }),
    headersOf: (message) => message.responseHeaders,
    bodyOf: (message) => message.responseBody,
    trailersOf: (message) => message.responseTrailers,
    edit: ({ headerMutation: edits }) =>
      applyToResponse(response, edits?.setHeaders, edits?.removeHeaders),
    collect: () => new Promise((resolve) => stream.bufferResponse(plan.maxBodyBytes, resolve)),
    collectedTrailers: () => stream.responseTrailers,
    replace(body) {
      becomeWhole(response);
      stream.replaceResponseBody(body);
    },
    isDescribed: () => describesBytes(response),
    forget: () => forgetStreamed(response),
    forgetAbsent: () => forgetAbsent(exchange),
    isRead: false,
    divert: (receiver) => stream.divertResponse(receiver),
    tooLarge: { code: "response_too_large" },
  };
}

const BARE: ReadonlySet<number> = new Set([101, 204, 304]);
const BARE_METHODS: ReadonlySet<string> = new Set(["HEAD", "CONNECT"]);

/**
 * Whether a message may have a body; false for messages that end with their headers (RFC 9110
 * sections 6.4.1, 9.3.6 and 15.3.5).
 */
function mayHaveBody({ request, response }: Exchange): boolean {
  if (response === undefined || BARE_METHODS.has(request.method)) return false;
  return !BARE.has(response.status) && response.get("content-length") !== "0";
}
