import type { AdminAttachedPolicy, AdminBackend } from "@edge-gateway/generated/types/index.ts";
import { admin } from "../../api/client.ts";
import { rowsOf } from "./rows.ts";
import type { RouteRow } from "./rows.ts";
import type { PartsOrder } from "./use-parts.ts";

/** The lists of the page, by their names in the URL; the routes are first. */
export const LISTS = {
  "": "Routes",
  listeners: "Listeners",
  backends: "Backends",
  policies: "Policies",
} as const;

/** The name of a list in the URL. */
export type ListName = keyof typeof LISTS;

/** Reads the name of a list; anything else means the routes. */
export function listOf(name: string | undefined): ListName {
  return name === "listeners" || name === "backends" || name === "policies" ? name : "";
}

/** The routes that have these words. */
export function routesOrder(q: string): PartsOrder<RouteRow> {
  return {
    key: ["topology", "routes", q],
    read: async ({ from, limit }, signal) => {
      const query = { ...wordsOf(q), from, limit };
      const { value } = await admin.call("getTopology", { signal, query });
      return { from, rows: rowsOf(value), found: value.found, total: value.total };
    },
  };
}

/** The backends that have these words. */
export function backendsOrder(q: string): PartsOrder<AdminBackend> {
  return {
    key: ["backends", q],
    read: async ({ from, limit }, signal) => {
      const query = { ...wordsOf(q), from, limit };
      const { backends: rows, ...counts } = (await admin.call("getBackends", { signal, query }))
        .value;
      return { from, rows, ...counts };
    },
  };
}

/** The policies that have these words. */
export function policiesOrder(q: string): PartsOrder<AdminAttachedPolicy> {
  return {
    key: ["policies", q],
    read: async ({ from, limit }, signal) => {
      const query = { ...wordsOf(q), from, limit };
      const { policies: rows, ...counts } = (await admin.call("getPolicies", { signal, query }))
        .value;
      return { from, rows, ...counts };
    },
  };
}

function wordsOf(q: string): { readonly q?: string } {
  return q.trim() === "" ? {} : { q };
}
