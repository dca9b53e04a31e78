import type { AdminLlmCall } from "@edge-gateway/generated/types/index.ts";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import type { LastCall } from "@edge-gateway/gateway/observe/last-calls";
import type { SomeHandlers } from "./operation.ts";
import type { ApiParts } from "./parts.ts";

const MOST_CALLS = LIMITS.adminLlmCalls.calls.maxItems;
const MOST_CHARACTERS = LIMITS.adminName.maxLength;

/** The operation `getCalls`. */
export function callOperations({ calls }: Pick<ApiParts, "calls">): SomeHandlers<"getCalls"> {
  return {
    getCalls: async () => {
      const all = await calls();
      const last = all.toSorted((one, other) => other.at - one.at).slice(0, MOST_CALLS);
      return { value: { calls: last.map(callOf) } };
    },
  };
}

function callOf(call: LastCall): AdminLlmCall {
  const { requestModel, route, team, inputTokens, outputTokens, nanodollars } = call;
  const model = shown(call.model);
  return {
    at: new Date(call.at).toISOString(),
    model,
    ...(requestModel === call.model || requestModel === "" ? {} : { asked: shown(requestModel) }),
    provider: shown(call.provider),
    backend: shown(call.backend),
    ...(route === undefined ? {} : { route: shown(route) }),
    key: call.key,
    ...(team === undefined ? {} : { team }),
    status: call.status,
    milliseconds: Math.round(call.milliseconds),
    ...(inputTokens === undefined ? {} : { inputTokens }),
    ...(outputTokens === undefined ? {} : { outputTokens }),
    ...(nanodollars === undefined ? {} : { nanodollars }),
    ...(call.isKeyRefused ? { keyRefused: true } : {}),
  };
}

/** Clients choose the names of models. */
function shown(name: string): string {
  return name.slice(0, MOST_CHARACTERS);
}
