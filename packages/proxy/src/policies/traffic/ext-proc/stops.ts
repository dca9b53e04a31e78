import type { ImmediateResponse } from "@edge-gateway/generated/proto/messages.ts";
import type { Refusal } from "../../../pipeline/policy.ts";
import { fieldsOf, statusOf } from "../../header-mutations.ts";

const HTTP_OK = 200;
const NOTHING = Buffer.alloc(0);

/** The processor ends the request with its own response. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** The server ended the stream, so the rest of the exchange passes unchanged. */
export class Over extends Error {}

/** The response that the server makes itself. */
export function refusalOf({ status, headers, body }: ImmediateResponse): Refusal {
  return {
    code: "external_processing_response",
    status: statusOf(status?.code) ?? HTTP_OK,
    headers: fieldsOf(headers?.setHeaders),
    body: body ?? NOTHING,
  };
}
