import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from "@tanstack/react-router";
import { OwnFault } from "../components/fault.tsx";
import { Missing } from "./missing.tsx";
import { Shell } from "./shell.tsx";

const root = createRootRoute({ component: Shell, notFoundComponent: Missing });

/** Reads a text of the URL; anything else is empty. */
function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** The words of a search in the URL. */
function searchOf({ q }: Record<string, unknown>): { readonly q?: string } {
  return textOf(q) === "" ? {} : { q: textOf(q) };
}

const overview = createRoute({
  getParentRoute: () => root,
  path: "/",
  component: lazyRouteComponent(() => import("../pages/overview/page.tsx"), "Overview"),
});

const traffic = createRoute({
  getParentRoute: () => root,
  path: "/traffic",
  validateSearch: searchOf,
  component: lazyRouteComponent(() => import("../pages/traffic/page.tsx"), "Traffic"),
});

const trace = createRoute({
  getParentRoute: () => root,
  path: "/trace",
  component: lazyRouteComponent(() => import("../pages/trace/page.tsx"), "Trace"),
});

const mcp = createRoute({
  getParentRoute: () => root,
  path: "/mcp",
  validateSearch: searchOf,
  component: lazyRouteComponent(() => import("../pages/mcp/page.tsx"), "Mcp"),
});

const llm = createRoute({
  getParentRoute: () => root,
  path: "/llm",
  validateSearch: searchOf,
  component: lazyRouteComponent(() => import("../pages/llm/page.tsx"), "Llm"),
});

const configuration = createRoute({
  getParentRoute: () => root,
  path: "/configuration",
  component: lazyRouteComponent(() => import("../pages/configuration/page.tsx"), "Configuration"),
});

/** The paths of the pages, and what each loads. */
export const router = createRouter({
  basepath: "/ui",
  routeTree: root.addChildren([overview, traffic, trace, mcp, llm, configuration]),
  defaultErrorComponent: OwnFault,
  defaultPreload: "intent",
  scrollRestoration: false,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
