import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from "@tanstack/react-router";
import { BASE } from "../api/base.ts";
import { LOG_FIELDS } from "../api/log-fields.ts";
import { OwnFault } from "../components/fault.tsx";
import { withCode } from "../components/missing-code.ts";
import { askForFrame, FIRST_QUERIES } from "./first-queries.ts";
import { Missing } from "./missing.tsx";
import { Shell } from "./shell.tsx";

/** The component of a page, whose code is loaded when it is opened. */
const page: typeof lazyRouteComponent = (load, name) => lazyRouteComponent(withCode(load), name);

/** Reads a text of the URL; anything else is empty. */
function textOf(value: unknown): string {
  // The router reads values such as `true` and `[1]` as JSON.
  if (typeof value === "string") return value;
  return value === undefined ? "" : JSON.stringify(value);
}

/** Reads the texts with these names; the URL has only those that are not empty. */
function textsOf<Name extends string>(...names: readonly Name[]) {
  return (search: Record<string, unknown>): { readonly [Each in Name]?: string } => {
    const texts: { [Each in Name]?: string } = {};
    for (const name of names) {
      const text = textOf(search[name]);
      if (text !== "") texts[name] = text;
    }
    return texts;
  };
}

const readSearch = textsOf("q", "list", "sort", "id", "part", "kind");

/** Asks for what a page shows first when it is opened; a page that is already open asks by itself. */
function once(ask: (search: ReturnType<typeof readSearch>) => void) {
  return (opened: { readonly cause: string; readonly location: { readonly search: object } }) => {
    if (opened.cause !== "stay") ask(readSearch({ ...opened.location.search }));
  };
}

/** The words of a search, and the order of a table, in the URL. */
const searchOf = textsOf("q", "sort");

const root = createRootRoute({
  component: Shell,
  notFoundComponent: Missing,
  loader: once(askForFrame),
});

const overview = createRoute({
  getParentRoute: () => root,
  path: "/",
  loader: once(FIRST_QUERIES.overview),
  component: page(() => import("../pages/overview/page.tsx"), "Overview"),
});

const traffic = createRoute({
  getParentRoute: () => root,
  path: "/traffic",
  validateSearch: textsOf("q", "list", "sort", "method", "url"),
  loader: once(FIRST_QUERIES.traffic),
  component: page(() => import("../pages/traffic/page.tsx"), "Traffic"),
});

const trafficRoute = createRoute({
  getParentRoute: () => root,
  path: "/traffic/route",
  validateSearch: textsOf("id"),
  loader: once(FIRST_QUERIES.route),
  component: page(() => import("../pages/traffic/route-page.tsx"), "RoutePage"),
});

const trace = createRoute({
  getParentRoute: () => root,
  path: "/trace",
  validateSearch: textsOf("filter", "host", "pathPrefix", "count", "url"),
  component: page(() => import("../pages/trace/page.tsx"), "Trace"),
});

const mcp = createRoute({
  getParentRoute: () => root,
  path: "/mcp",
  validateSearch: searchOf,
  loader: once(FIRST_QUERIES.mcp),
  component: page(() => import("../pages/mcp/page.tsx"), "Mcp"),
});

const mcpServer = createRoute({
  getParentRoute: () => root,
  path: "/mcp/server",
  validateSearch: textsOf("id", "q", "item", "sort"),
  loader: once(FIRST_QUERIES.mcpServer),
  component: page(() => import("../pages/mcp/server-page.tsx"), "McpServerPage"),
});

const llm = createRoute({
  getParentRoute: () => root,
  path: "/llm",
  validateSearch: textsOf("part", "q", "sort", "by", "days", "edit", "budget", ...LOG_FIELDS),
  loader: once(FIRST_QUERIES.llm),
  component: page(() => import("../pages/llm/page.tsx"), "Llm"),
});

const configuration = createRoute({
  getParentRoute: () => root,
  path: "/configuration",
  validateSearch: textsOf("file", "line"),
  loader: once(FIRST_QUERIES.configuration),
  component: page(() => {
    // The editor is as large as the rest, and loads beside its page.
    import("../pages/configuration/editor.tsx").catch(() => undefined);
    return import("../pages/configuration/page.tsx");
  }, "Configuration"),
});

const history = createRoute({
  getParentRoute: () => root,
  path: "/history",
  validateSearch: textsOf("q", "id", "sort"),
  loader: once(FIRST_QUERIES.history),
  component: page(() => import("../pages/history/page.tsx"), "History"),
});

const cel = createRoute({
  getParentRoute: () => root,
  path: "/cel",
  validateSearch: textsOf("expression", "scope"),
  component: page(() => import("../pages/cel/page.tsx"), "Cel"),
});

const identity = createRoute({
  getParentRoute: () => root,
  path: "/identity",
  validateSearch: textsOf("method", "url"),
  component: page(() => import("../pages/identity/page.tsx"), "Identity"),
});

const added = createRoute({
  getParentRoute: () => root,
  path: "/new",
  validateSearch: textsOf(
    ...["kind", "gateway", "route", "server", "tool"],
    ...["provider", "model", "setting", "address"],
  ),
  loader: once(FIRST_QUERIES.form),
  component: page(() => import("../pages/new/page.tsx"), "New"),
});

const changed = createRoute({
  getParentRoute: () => root,
  path: "/change",
  validateSearch: textsOf("at"),
  loader: once(FIRST_QUERIES.change),
  component: page(() => import("../pages/change/page.tsx"), "Change"),
});

/** The paths of the pages, and what each loads. */
export const router = createRouter({
  basepath: BASE || "/",
  routeTree: root.addChildren([
    overview,
    traffic,
    trafficRoute,
    trace,
    identity,
    mcp,
    mcpServer,
    llm,
    configuration,
    added,
    changed,
    history,
    cel,
  ]),
  defaultErrorComponent: OwnFault,
  defaultPreload: "intent",
  scrollRestoration: false,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
