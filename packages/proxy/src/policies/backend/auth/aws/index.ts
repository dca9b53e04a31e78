import type { AwsCredential } from "@edge-gateway/generated/types/index.ts";
import type { Exchange } from "../../../../pipeline/exchange.ts";
import { CONTINUE } from "../../../../pipeline/policy.ts";
import type { CompileContext, Outcome, Step } from "../../../../pipeline/policy.ts";
import { withRequestBody } from "../../../../pipeline/request-body.ts";
import { CredentialError } from "../../../credential-error.ts";
import { sha256, signatureV4, timestampOf } from "./signature-v4.ts";
import type { AwsKeys } from "./signature-v4.ts";

const DATE = "x-amz-date";
const SESSION_TOKEN = "x-amz-security-token";
const BODY_HASH = "x-amz-content-sha256";

/** Signs requests for AWS, as they are sent: their bodies are collected first. @throws CredentialError */
export function awsSignature(config: AwsCredential, context: CompileContext): Step {
  const { region, serviceName: service } = config;
  if (region === undefined || service === undefined)
    throw new CredentialError("a backend that is not of AWS needs region and serviceName");
  const { sessionToken, ...keys } = keysOf(config, context);
  const sign = (exchange: Exchange): Outcome => {
    const { request, requestBody } = exchange;
    if (requestBody === "too large") return { code: "body_too_large" };
    const timestamp = timestampOf(context.wallClock());
    const bodyHash = sha256(requestBody ?? "");
    const own: (readonly [string, string])[] = [
      [DATE, timestamp],
      [BODY_HASH, bodyHash],
      ...(sessionToken === undefined ? [] : [[SESSION_TOKEN, sessionToken] as const]),
    ];
    request.remove(SESSION_TOKEN);
    for (const [name, value] of own) request.set(name, value);
    const { method, path, query, authority } = request;
    const headers = [["host", authority] as const, ...own];
    const signed = { method, path, query, headers, bodyHash };
    const authorization = signatureV4(signed, { region, service, timestamp }, keys);
    if (sessionToken !== undefined) exchange.trace?.learn(sessionToken);
    request.set("authorization", authorization);
    exchange.trace?.note("apply", `the request is signed for ${service} in ${region}`);
    return CONTINUE;
  };
  return withRequestBody({ request: sign }, context.maxBufferBytes).request ?? sign;
}

interface SessionKeys extends AwsKeys {
  readonly sessionToken?: string;
}

function keysOf({ secretRef }: AwsCredential, context: CompileContext): SessionKeys {
  const values = secretRef === undefined ? {} : context.secret(secretRef.name);
  const [accessKey, secretKey, sessionToken] = ["accessKey", "secretKey", "sessionToken"].map(
    (key) => values[key]?.trim(),
  );
  if (accessKey === undefined || secretKey === undefined)
    throw new CredentialError("the Secret does not hold accessKey and secretKey");
  return { accessKey, secretKey, ...(sessionToken === undefined ? {} : { sessionToken }) };
}
