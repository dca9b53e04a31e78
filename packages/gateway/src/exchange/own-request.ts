import type { CopiedHead } from "@edge-gateway/http";
import { withOwn } from "@edge-gateway/kernel/with-own";
import type { Exchange } from "./exchange.ts";
import type { CompiledPolicy, Outcome, Step } from "./policy.ts";

/** A request that the gateway itself sends while it handles an exchange. */
export interface OwnRequest {
  readonly head: CopiedHead;
  readonly body: Buffer;
}

/** The steps of a credential policy for the gateway's own requests. */
export function credentialSteps({ request, last }: CompiledPolicy): readonly Step[] {
  return [request, last].filter((step) => step !== undefined);
}

/** Adds credentials to one of the gateway's own requests. */
export async function showCredentials(
  credentials: readonly Step[],
  exchange: Exchange,
  { head, body }: OwnRequest,
): Promise<Outcome> {
  const own = { request: head, ownRequestBody: body, showsCredentials: true, shownFields: [] };
  const seen = withOwn(exchange, own);
  for (const step of credentials) {
    const refusal = await step(seen);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}
