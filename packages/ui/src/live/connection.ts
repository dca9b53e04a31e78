import { AdminError } from "@edge-gateway/admin-client";
import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

/** Whether the last call of something that the page shows got no response of the gateway. */
export function useIsConnectionLost(): boolean {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () =>
      cache
        .getAll()
        .some(({ state }) => state.error !== null && !(state.error instanceof AdminError)),
  );
}
