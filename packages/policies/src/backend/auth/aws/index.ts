import type { RequestHead } from "@edge-gateway/http";
import type { AwsCredential } from "@edge-gateway/generated/types/index.ts";
import { awsPlaceOf } from "@edge-gateway/translate/attach/merge/backend-clouds";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import { CONTINUE } from "@edge-gateway/gateway/exchange/policy";
import type { CompileContext, Outcome, Step } from "@edge-gateway/gateway/exchange/policy";
import { CredentialError } from "@edge-gateway/credentials/credential-error";
import type { SessionKeys } from "@edge-gateway/credentials/cloud/cloud";
import { refusalOf } from "@edge-gateway/credentials/shown-credential";
import { compileKeys } from "./keys.ts";
import { sha256, signatureV4, timestampOf } from "@edge-gateway/credentials/cloud/aws/signature-v4";
import { wholeRequest } from "@edge-gateway/http";

/**
 * The headers that must be signed if a request has them, in addition to Host (AWS Signature Version 4,
 * "Create a canonical request").
 */
const CONTENT_TYPE = "content-type";
const AMAZON = "x-amz-";
const DATE = "x-amz-date";
const SESSION_TOKEN = "x-amz-security-token";
const BODY_HASH = "x-amz-content-sha256";

/**
 * Signs requests for AWS, after buffering their bodies.
 * @throws CredentialError
 */
export function awsSignature(config: AwsCredential, context: CompileContext): Step {
  const own = awsPlaceOf(context.backend);
  const { region = own.region, serviceName: service = own.service } = config;
  if (region === undefined || service === undefined)
    throw new CredentialError(
      "region and serviceName are required, because the backend is not a host of AWS",
    );
  const keysFor = compileKeys(config, region, context);
  const place = { region, service, now: () => context.wallClock() };
  const sign = (exchange: Exchange, body: Uint8Array | undefined): Outcome | Promise<Outcome> => {
    if (body === undefined) return { code: "body_too_large" };
    try {
      const keys = keysFor(exchange);
      if (!(keys instanceof Promise)) return signWith(keys, place, { exchange, body });
      return keys.then((found) => signWith(found, place, { exchange, body }), refusalOf);
    } catch (error) {
      return refusalOf(error);
    }
  };
  return (exchange) => {
    const body = wholeRequest(exchange, context.maxBufferBytes);
    return body instanceof Promise
      ? body.then((whole) => sign(exchange, whole))
      : sign(exchange, body);
  };
}

interface SigningPlace {
  readonly region: string;
  readonly service: string;
  /** The current time in milliseconds since 1970. */
  readonly now: () => number;
}

function signWith(
  keys: SessionKeys,
  place: SigningPlace,
  { exchange, body }: { readonly exchange: Exchange; readonly body: Uint8Array },
): Outcome {
  if (exchange.finished) return CONTINUE;
  const { request, trace } = exchange;
  const { region, service, now } = place;
  const { sessionToken } = keys;
  const timestamp = timestampOf(now());
  const bodyHash = sha256(body);
  const own: (readonly [string, string])[] = [
    [DATE, timestamp],
    [BODY_HASH, bodyHash],
    ...(sessionToken === undefined ? [] : [[SESSION_TOKEN, sessionToken] as const]),
  ];
  request.remove(SESSION_TOKEN);
  for (const [name, value] of own) request.set(name, value);
  const { method, path, query, authority } = request;
  const headers = [["host", authority] as const, ...signedHeaders(request)];
  const signed = { method, path, query, headers, bodyHash };
  if (sessionToken !== undefined) trace?.learn(sessionToken);
  request.set("authorization", signatureV4(signed, { region, service, timestamp }, keys));
  trace?.note("apply", `the request is signed for ${service} in ${region}`);
  return CONTINUE;
}

function signedHeaders(request: RequestHead): readonly (readonly [string, string])[] {
  const names = new Set([...request.namesWith(CONTENT_TYPE), ...request.namesWith(AMAZON)]);
  return [...names]
    .filter((name) => name === CONTENT_TYPE || name.startsWith(AMAZON))
    .map((name) => [name, request.getAll(name).join(",")] as const);
}
