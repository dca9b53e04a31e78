import type { ImmediateResponse } from "@edge-gateway/generated/proto/messages.ts";
import type { Refusal } from "@edge-gateway/gateway/exchange/policy";
import { fieldsOf, statusOf } from "../../header-mutations.ts";

const HTTP_OK = 200;
const NOTHING = Buffer.alloc(0);

/** Thrown when the processor ends the request with a response of its own. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Thrown when the processor has ended the stream, so that the exchange continues unchanged. */
export class Over extends Error {}

/** Converts the response that the processor makes itself. */
export function refusalOf({ status, headers, body }: ImmediateResponse): Refusal {
  return {
    code: "external_processing_response",
    status: statusOf(status?.code) ?? HTTP_OK,
    headers: fieldsOf(headers?.setHeaders),
    body: body ?? NOTHING,
  };
}
