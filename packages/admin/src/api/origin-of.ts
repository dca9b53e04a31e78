import type { ChangeOrigin } from "@edge-gateway/config/config-history";
import type { Caller } from "../caller.ts";

/** Who changes the configuration by a request of the API, and from where. */
export function originOf(
  { from, user, isBrowser }: Caller,
  message: string | undefined,
): ChangeOrigin {
  return { origin: isBrowser === true ? "ui" : "api", by: user ?? "", from, message };
}
