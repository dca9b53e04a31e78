import type { ChangeOrigin } from "@edge-gateway/config/config-history";
import type { Caller } from "../caller.ts";

/** Who changes the configuration by a request of the API, and from where. */
export function originOf({ from, user }: Caller, message: string | undefined): ChangeOrigin {
  return { origin: "api", by: user ?? "", from, message };
}
