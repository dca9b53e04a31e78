import type { ServerResponse } from "node:http";
import type { ChangeOrigin } from "../../config/config-history.ts";

/** Who changes the configuration by a request of the API, and from where. */
export function originOf({ req }: ServerResponse, message: string | undefined): ChangeOrigin {
  // The admin server has no authentication, so who it was is not known.
  return { origin: "api", by: "", from: req.socket.remoteAddress ?? "a Unix socket", message };
}
