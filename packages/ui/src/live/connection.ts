import { MissingCode } from "../components/missing-code.ts";
import { AdminError, LoginError } from "@edge-gateway/admin-client";
import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

/** Why what the page shows may be old; undefined: it is not. */
export type Trouble = "connection" | "token" | "login" | undefined;

/** Whether the last call of something that the page shows got no response of the gateway, or needs a login. */
export function useTrouble(): Trouble {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () => {
      const errors = cache.getAll().flatMap(({ state: { error } }) => error ?? []);
      const login = errors.find((error) => error instanceof LoginError);
      if (login instanceof LoginError) return login.isByToken ? "token" : "login";
      return errors.some(isOfConnection) ? "connection" : undefined;
    },
  );
}

function isOfConnection(error: Error): boolean {
  return !(error instanceof AdminError || error instanceof MissingCode);
}
