import type { StandaloneConfig } from "@edge-gateway/generated/types/index.ts";
import type { Attachment, Backend, Ir, Listener, Route } from "../../ir/index.ts";
import { normalTraffic } from "../../ir/policies/translate-traffic.ts";
import { takes } from "./translate-routes.ts";

/** The key of the route and of the backend; other routes have a slash in theirs. */
const KEY = "ui";
const POINTER = "/ui";
const MOST_ORDER = Number.MAX_SAFE_INTEGER;

/** The parts of the internal form that serve the admin UI at listeners. */
interface TranslatedUi {
  readonly routes: readonly Route[];
  readonly backends: readonly Backend[];
  readonly attachments: readonly Attachment[];
  readonly adminAccess: Pick<Ir, "adminAccess">;
}

/** Translates the section `ui`: its listeners get a route to the admin server of the process. */
export function translateUi(
  { ui }: StandaloneConfig,
  listeners: readonly Listener[],
): TranslatedUi {
  if (ui === undefined) return { routes: [], backends: [], attachments: [], adminAccess: {} };
  const { access, gateways = [], hostnames, insecure, path, policies } = ui;
  const { read, write } = access;
  const adminAddr = access.adminAddr ?? (write === undefined ? "Write" : "Read");
  const adminAccess = { adminAccess: adminAddr } as const;
  if (gateways.length === 0) return { routes: [], backends: [], attachments: [], adminAccess };
  const place = { pointer: POINTER };
  const backend: Backend = {
    kind: "admin",
    key: KEY,
    name: KEY,
    place,
    path: path === "/" ? "" : path,
    insecure,
    ...(hostnames === undefined ? {} : { hostnames }),
    ...(read === undefined ? {} : { read }),
    ...(write === undefined ? {} : { write }),
  };
  const route: Route = {
    key: KEY,
    name: KEY,
    listeners: listeners
      .filter((listener) => gateways.some((name) => takes(listener, name)))
      .map(({ key }) => key),
    order: MOST_ORDER,
    hostnames: hostnames ?? [],
    matches: [{ path: { type: "PathPrefix", value: path } }],
    filters: [],
    backends: [{ weight: 1, backend: KEY, filters: [], place }],
    place,
  };
  const attachments: readonly Attachment[] =
    policies === undefined
      ? []
      : [
          {
            target: { kind: "route", route: KEY },
            pointer: `${POINTER}/policies`,
            block: "traffic",
            phase: "PostRouting",
            policies: normalTraffic(policies),
          },
        ];
  return { routes: [route], backends: [backend], attachments, adminAccess };
}
