import type { AdminLlmCall } from "@edge-gateway/generated/types/index.ts";

/** What people read of a call whose provider refused the gateway's key. */
export const KEY_REFUSED = "the provider refused the gateway's key";

/**
 * The newest call of each model whose provider refused the gateway's key at it: a later call that it took says that
 * the key was replaced.
 */
export function refusedKeys(calls: readonly AdminLlmCall[]): readonly AdminLlmCall[] {
  const byModel = Map.groupBy(calls, ({ backend, model }) => JSON.stringify([backend, model]));
  return Array.from(byModel.values(), newestOf).filter(({ keyRefused }) => keyRefused === true);
}

function newestOf(calls: readonly AdminLlmCall[]): AdminLlmCall {
  return calls.reduce((newest, call) => (call.at > newest.at ? call : newest));
}
