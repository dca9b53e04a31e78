import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { ADMIN_DOOR_HEADER } from "@edge-gateway/translate/ir/admin-door";
import type { Ir } from "@edge-gateway/translate/ir";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import type { ListenAddress } from "@edge-gateway/translate/shape/formats/listen-address";
import { readVisitor } from "@edge-gateway/gateway/shared/admin-visitor";
import { localCaller } from "./caller.ts";
import type { Caller } from "./caller.ts";
import { guardOf, visitorRefusal } from "./guard.ts";
import type { Logins } from "./logins.ts";
import { isApiPath } from "./problem.ts";
import { router } from "./router.ts";
import type { Routes } from "./router.ts";
import { sendPage } from "./ui/pages.ts";
import type { UiSource } from "./ui/source.ts";

const PAGES = "/ui";
const TRACE = "/debug/trace";
const FORBIDDEN = 403;

interface Parts {
  readonly ui: UiSource;
  readonly log: Logger;
}

interface AdminParts extends Parts {
  readonly hosts: readonly string[];
  readonly access: () => Ir["adminAccess"];
  readonly logins: Logins;
}

/** Serves the pages under `/ui`, what they ask for below it, and the other paths of the admin server. */
export function adminListener(
  { access, hosts, log, logins, ui }: AdminParts,
  address: ListenAddress,
  routes: Routes,
): RequestListener {
  const guard = guardOf(address, hosts);
  const route = router(routes, log);
  return (request, response) => {
    const allowed = access();
    // Only the owner of the process can open its Unix socket.
    const isOwner = address.kind === "unix" && allowed === "Login";
    const caller = localCaller(request, isOwner ? "Write" : allowed, logins);
    const { url = "" } = request;
    const below = belowBase(url, PAGES);
    const refusal = guard(request);
    if (below === undefined || refusal !== undefined || !isPage(request, below)) {
      const target = below !== undefined && isData(below) ? below : url;
      route({ request, response, target, caller, refusal });
    } else {
      sendPage({ request, response, ui, target: below, caller });
    }
  };
}

/**
 * Serves the UI and its API to clients of listeners, whose requests worker threads send with a header that
 * proves it.
 */
export function doorListener({ log, ui }: Parts, routes: Routes, secret: string): RequestListener {
  const route = router(routes, log);
  return (request, response) => {
    const visitor = readVisitor(request.headers[ADMIN_DOOR_HEADER], secret);
    const below = visitor && belowBase(request.url ?? "", visitor.base);
    if (visitor === undefined || below === undefined) return refuse(response);
    const caller: Caller = {
      ...visitor,
      via: "ui",
      isBrowser: request.headers.origin !== undefined,
    };
    const reads = isPage(request, below);
    const refusal = visitorRefusal(request, visitor, reads);
    if (!reads || refusal !== undefined)
      route({ request, response, target: below, caller, refusal });
    else sendPage({ request, response, ui, target: below, caller });
  };
}

/** Another program of this machine found the port. */
function refuse(response: ServerResponse): void {
  response.writeHead(FORBIDDEN).end();
}

/** The target without the prefix; undefined if it is not below the prefix. */
function belowBase(target: string, base: string): string | undefined {
  if (!target.startsWith(base)) return undefined;
  const below = target.slice(base.length);
  return below === "" || /^[/?]/.test(below) ? below : undefined;
}

/** Whether a target below the prefix is a page or one of its files. */
function isPage({ method }: IncomingMessage, target: string): boolean {
  return (method === "GET" || method === "HEAD") && !isData(target);
}

function isData(target: string): boolean {
  const [path = ""] = target.split("?", 1);
  return isApiPath(path) || path === TRACE;
}
