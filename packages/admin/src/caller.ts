import type { IncomingMessage } from "node:http";
import type { Ir } from "@edge-gateway/translate/ir";
import type { AdminAccess } from "@edge-gateway/generated/types/index.ts";
import type { AdminVisitor } from "@edge-gateway/gateway/shared/admin-visitor";

import type { Logins } from "./logins.ts";

/** Who asks the admin server, and what the caller may do. */
export interface Caller extends Pick<
  AdminVisitor,
  "user" | "from" | "base" | "readRefusal" | "writeRefusal"
> {
  readonly authentication: AdminAccess["authentication"];
  /** Whether the caller has to log in first. */
  readonly needsLogin?: boolean;
  /** Where a login of the caller is good, if it would change what the caller may do. */
  readonly realm?: string;
  /** Whether a page of the admin UI calls: only browsers send an origin, and those of other sites are refused. */
  readonly isBrowser?: boolean;
  /** The admin server itself, or the UI at a listener. */
  readonly via: "adminAddr" | "ui";
}

const BY_ADDRESS =
  "the admin server cannot know who asks, and `ui.access` allows changes to known users only: change it by the UI at a listener of `ui.gateways`, or set `ui.access.adminAddr: Write`";
/** The path of the pages at the admin server. */
const PAGES = "/ui";

/** A client of the admin server, which knows only whether somebody has logged in. */
export function localCaller(
  { socket, headers }: IncomingMessage,
  access: Ir["adminAccess"],
  logins: Logins,
): Caller {
  const isLoggedIn = logins.admits(headers.authorization);
  // Tokens are printed only where reading needs a login; a login from before is still good.
  const isOffered = access === "Login" || (access === "Read" && logins.isOpen);
  return {
    authentication: isLoggedIn ? "login" : "none",
    needsLogin: access === "Login" && !isLoggedIn,
    from: socket.remoteAddress ?? "a Unix socket",
    via: "adminAddr",
    isBrowser: headers.origin !== undefined,
    base: PAGES,
    ...(access === "Read" && !isLoggedIn ? { writeRefusal: BY_ADDRESS } : {}),
    ...(isLoggedIn || !isOffered ? {} : { realm: logins.realm }),
  };
}
