import type { BodySender } from "@edge-gateway/http";
import { OutboundError } from "@edge-gateway/outbound/outbound-error";
import type { Conversation } from "./conversation.ts";
import { Over, Refused } from "./stops.ts";

/**
 * Handles a failure after the pipeline has continued. `trailers` end the body if the exchange continues
 * without the processor.
 */
export function failedLate(
  conversation: Conversation,
  error: unknown,
  sender: BodySender,
  trailers?: readonly string[],
): void {
  conversation.halfDone();
  if (error instanceof Refused) {
    conversation.exchange.lateRefusal = error.refusal;
    return sender.fail("the processor responds itself");
  }
  const isOver = error instanceof Over;
  const failure = error instanceof OutboundError ? error : conversation.wrong(String(error));
  if (trailers !== undefined && (isOver || conversation.failed(failure)))
    return sender.end(trailers);
  if (trailers === undefined) conversation.failed(failure);
  sender.fail(failure.message);
}
