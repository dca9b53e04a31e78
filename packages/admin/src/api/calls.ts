import type { AdminLlmCall } from "@edge-gateway/generated/types/index.ts";
import type { Redaction } from "@edge-gateway/kernel/log/redact";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import type { LastCall } from "@edge-gateway/gateway/observe/last-calls";
import type { SendDesk } from "../send/send-desk.ts";
import type { SomeHandlers } from "./operation.ts";
import type { ApiParts } from "./parts.ts";

const MOST_CALLS = LIMITS.adminLlmCalls.calls.maxItems;
const MOST_CHARACTERS = LIMITS.adminName.maxLength;

/**
 * The operation `getCalls`.
 * @param desk knows the requests that administrators have sent
 */
export function callOperations(
  { calls, redaction }: Pick<ApiParts, "calls" | "redaction">,
  desk: Pick<SendDesk, "hasSent">,
): SomeHandlers<"getCalls"> {
  return {
    getCalls: async () => {
      const all = await calls();
      const hide = redaction();
      const last = all.toSorted((one, other) => other.at - one.at).slice(0, MOST_CALLS);
      return { value: { calls: last.map((call) => callOf(call, desk, hide)) } };
    },
  };
}

function callOf(
  call: LastCall,
  desk: Pick<SendDesk, "hasSent">,
  redaction: Redaction,
): AdminLlmCall {
  const { requestModel, route, team, inputTokens, outputTokens, nanodollars } = call;
  const { refusal, routeKey, connection } = call;
  const model = shown(call.model);
  return {
    at: new Date(call.at).toISOString(),
    model,
    ...(requestModel === call.model || requestModel === "" ? {} : { asked: shown(requestModel) }),
    provider: shown(call.provider),
    backend: shown(call.backend),
    ...(route === undefined ? {} : { route: shown(route) }),
    ...(routeKey === undefined ? {} : { routeId: shown(routeKey) }),
    key: call.key,
    ...(team === undefined ? {} : { team }),
    status: call.status,
    milliseconds: Math.round(call.milliseconds),
    ...(inputTokens === undefined ? {} : { inputTokens }),
    ...(outputTokens === undefined ? {} : { outputTokens }),
    ...(nanodollars === undefined ? {} : { nanodollars }),
    ...(call.isKeyRefused ? { keyRefused: true } : {}),
    ...(refusal === undefined ? {} : { refusal: shown(redaction.text(refusal)) }),
    ...(desk.hasSent(connection, call.at) ? { isTrial: true } : {}),
  };
}

/** Clients choose the names of models. */
function shown(name: string): string {
  return name.slice(0, MOST_CHARACTERS);
}
