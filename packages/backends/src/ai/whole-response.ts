import { isUtf8 } from "node:buffer";
import type { BodyTransform } from "@edge-gateway/http";
import { isError } from "@edge-gateway/kernel/http/http-status";
import { writtenLike } from "@edge-gateway/kernel/json/exact-numbers";
import {
  badResponse,
  type JsonObject,
  kindOfStatus,
  responseFault,
  type TextListener,
  textOf,
} from "@edge-gateway/llm";
import { type GuardedFormat, isUnambiguous } from "@edge-gateway/llm/guards";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import { CONTINUE, type Outcome } from "@edge-gateway/gateway/exchange/policy";
import { PromptRejected, type PromptGuards } from "@edge-gateway/gateway/models/prompt-guards";
import { decoded } from "@edge-gateway/gateway/exchange/decoded-body";
import { forgetRepresentation } from "@edge-gateway/gateway/exchange/representation";
import { refusalOf, shaped } from "@edge-gateway/llm/refusals";
import { decodeOnTheWay } from "../decoded-stream.ts";
import type { ResponseKeeper } from "./response-keeper.ts";

/** A response that is buffered completely before the client receives it. */
interface WholeResponse {
  readonly exchange: Exchange;
  /** The prompt guards that check the response; undefined if there are none. */
  readonly guards: PromptGuards<Exchange> | undefined;
  /** The format of the client's API. */
  readonly format: GuardedFormat;
  readonly maxBodyBytes: number;
  /** Stores the response in the cache; undefined if the response is not cached. */
  readonly keeper: ResponseKeeper | undefined;
  /** Stores the output that guards let pass; unset: no expression reads it. */
  readonly shown?: TextListener | undefined;
}

/** A response that guards must check. */
interface GuardedResponse extends WholeResponse {
  readonly guards: PromptGuards<Exchange>;
}

/** A response of the provider, with its decoded body. */
interface ReceivedResponse {
  readonly response: NonNullable<Exchange["response"]>;
  readonly bytes: Uint8Array;
}

/** A response in the client's format. */
export interface ReadResponse {
  readonly status: number;
  readonly body: JsonObject;
  /** Whether the response differs from the provider's. */
  readonly isConverted: boolean;
  /** The headers by which the client recognizes an error; unset: there are none. */
  readonly headers?: readonly (readonly [name: string, value: string])[];
}

const CONTENT_TYPE = "content-type";
const CONTENT_ENCODING = "content-encoding";
const JSON_TYPE = "application/json";
const BAD_GATEWAY = 502;
const NO_OBJECT = "the response is not a JSON object";
const UNKNOWN_CODING = "the content encoding of the response is unknown, or its bytes are invalid";

/**
 * Sends a whole response after guards have checked it. `read` parses the body; undefined means that the body
 * does not have the expected format.
 */
export async function sendWhole(
  whole: WholeResponse,
  read: (bytes: Uint8Array, status: number) => ReadResponse | undefined,
): Promise<Outcome> {
  const { exchange, guards, format } = whole;
  const bytes = await collected(whole);
  if (bytes === "too large") return { code: "response_too_large" };
  if (exchange.response === undefined) return CONTINUE;
  const { status } = exchange.response;
  if (bytes === undefined) return unreadable(format, status, UNKNOWN_CODING);
  const found = read(bytes, status);
  if (found === undefined)
    return guards === undefined || bytes.length === 0
      ? CONTINUE
      : unreadable(format, status, NO_OBJECT);
  return sendRead(whole, found, { response: exchange.response, bytes });
}

/** Sends a response that was read, after guards have checked it. */
async function sendRead(
  { exchange, guards, format, keeper, shown }: WholeResponse,
  found: ReadResponse,
  { response, bytes }: ReceivedResponse,
): Promise<Outcome> {
  const { stream } = exchange;
  const isFault = isError(found.status);
  try {
    const body = (await guards?.response(exchange, format.name, found.body)) ?? found.body;
    shown?.addWhole(body);
    if (found.status !== response.status) return unreadableAs({ ...found, body });
    const isClear =
      guards === undefined || (isUtf8(bytes) && isUnambiguous(textOf(bytes), found.body));
    if (body === found.body && !found.isConverted && isClear) {
      keeper?.whole(bytes);
      return CONTINUE;
    }
    const sent = Buffer.from(writtenLike(body, textOf(bytes)));
    forgetRepresentation(response);
    response.remove(CONTENT_ENCODING);
    response.set(CONTENT_TYPE, JSON_TYPE);
    dress(response, found);
    keeper?.whole(sent);
    stream.replaceResponseBody(sent);
    return CONTINUE;
  } catch (error) {
    return rejected(error, format, isFault ? found.status : undefined);
  }
}

function dress(
  response: { set(name: string, value: string): void },
  { headers = [] }: ReadResponse,
): void {
  for (const [name, value] of headers) response.set(name, value);
}

function unreadableAs({ status, body, headers = [] }: ReadResponse): Outcome {
  const refusal = shaped("model_response_unreadable", status, body);
  return { ...refusal, headers: [...(refusal.headers ?? []), ...headers] };
}

/** Lets guards check a stream; `made` converts the provider's bytes to the client's format. */
export function guardStream(
  guarded: GuardedResponse,
  made: BodyTransform,
): Outcome | Promise<Outcome> {
  const { exchange, guards, format, keeper, shown } = guarded;
  if (exchange.response !== undefined) forgetRepresentation(exchange.response);
  if (guards.streams === "whole") return guardWholeStream(guarded, made);
  if (decodeOnTheWay(exchange) === "unknown")
    return unreadable(format, exchange.response?.status ?? BAD_GATEWAY, UNKNOWN_CODING);
  const guard = guards.onTheWay(exchange, format);
  const told = (bytes: Uint8Array): Uint8Array => {
    shown?.add(bytes);
    return bytes;
  };
  const transform: BodyTransform = {
    add: (chunk) => told(guard.add(made.add(chunk))),
    end: () => told(Buffer.concat([guard.add(made.end()), guard.end()])),
    cut: () => told(guard.cut(() => made.cut?.() ?? Buffer.alloc(0))),
  };
  exchange.stream.transformResponseBody(keeper?.recording(transform) ?? transform);
  return CONTINUE;
}

async function guardWholeStream(guarded: GuardedResponse, made: BodyTransform): Promise<Outcome> {
  const { exchange, guards, format, keeper, shown } = guarded;
  const bytes = await collected(guarded);
  if (bytes === "too large") return { code: "response_too_large" };
  if (bytes === undefined)
    return unreadable(format, exchange.response?.status ?? BAD_GATEWAY, UNKNOWN_CODING);
  const stream = Buffer.concat([made.add(bytes), made.end()]);
  try {
    const sent = await guards.wholeStream(exchange, format, stream);
    exchange.response?.remove(CONTENT_ENCODING);
    shown?.add(sent);
    keeper?.stream(sent);
    exchange.stream.replaceResponseBody(Buffer.from(sent));
    return CONTINUE;
  } catch (error) {
    return rejected(error, format);
  }
}

/** Reads the body and decodes its content encoding; undefined if the body does not have a known encoding. */
async function collected({
  exchange,
  maxBodyBytes,
}: WholeResponse): Promise<Uint8Array | "too large" | undefined> {
  const { stream, response } = exchange;
  const bytes = await new Promise<Uint8Array | undefined>((resolve) => {
    stream.bufferResponse(maxBodyBytes, resolve);
  });
  if (bytes === undefined) return "too large";
  // Some servers name an encoding although there is no body.
  if (bytes.length === 0) return bytes;
  return decoded(bytes, response?.get(CONTENT_ENCODING), maxBodyBytes);
}

/** Guards cannot check a body that they cannot read; the status of an error stays. */
function unreadable(format: GuardedFormat, status: number, problem: string): Outcome {
  const { error } = badResponse(problem);
  const own = isError(status) ? { ...error, status, kind: kindOfStatus(status) } : error;
  return refusalOf(own, format, "model_response_unreadable");
}

/** @param status of the provider's error whose text the guards reject; undefined: it is no error */
function rejected(fault: unknown, format: GuardedFormat, status?: number): Outcome {
  const isRejected = fault instanceof PromptRejected;
  const { error } = isRejected ? fault : responseFault(fault);
  const code = isRejected ? fault.code : undefined;
  const told = status === undefined ? error : { ...error, status, kind: kindOfStatus(status) };
  return refusalOf(told, format, code);
}
