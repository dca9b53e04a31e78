import type { IncomingMessage } from "node:http";
import type { Ir } from "@edge-gateway/translate/ir";
import type { AdminVisitor } from "../shared/admin-visitor.ts";

/** Who asks the admin server, and what the caller may do. */
export interface Caller extends Pick<
  AdminVisitor,
  "user" | "authentication" | "from" | "base" | "readRefusal" | "writeRefusal"
> {
  /** The admin server itself, or the UI at a listener. */
  readonly via: "adminAddr" | "ui";
}

const BY_ADDRESS =
  "the admin server cannot know who asks, and `ui.access` allows changes to known users only: change it by the UI at a listener of `ui.gateways`, or set `ui.access.adminAddr: Write`";
/** The path of the pages at the admin server. */
const PAGES = "/ui";

/** A client of the admin server, which has no authentication. */
export function localCaller({ socket }: IncomingMessage, access: Ir["adminAccess"]): Caller {
  return {
    authentication: "none",
    from: socket.remoteAddress ?? "a Unix socket",
    via: "adminAddr",
    base: PAGES,
    ...(access === "Read" ? { writeRefusal: BY_ADDRESS } : {}),
  };
}
