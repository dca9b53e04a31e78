import type { AdminAttachedPolicy, AdminBackend } from "@edge-gateway/generated/types/index.ts";
import { admin } from "../../api/client.ts";
import { rowsOf } from "./rows.ts";
import type { RouteRow } from "./rows.ts";
import type { PartsOrder } from "./part-query.ts";

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

/** What of a list is shown, and in which order. */
export interface ListOrder {
  /** The words that a row has. */
  readonly q?: string;
  /** The column, as the admin API names it. */
  readonly sort?: string;
  /** The end of the minute whose figures order the list. */
  readonly at?: string;
}

/** The routes that have these words. */
export function routesOrder(order: ListOrder): PartsOrder<RouteRow> {
  return {
    key: ["topology", "routes", order],
    read: async ({ from, limit }, signal) => {
      const query = { ...order, from, limit };
      const { value } = await admin.call("getTopology", { signal, query });
      return { from, rows: rowsOf(value), found: value.found, total: value.total };
    },
  };
}

/** The backends that have these words. */
export function backendsOrder(order: ListOrder): PartsOrder<AdminBackend> {
  return {
    key: ["backends", order],
    read: async ({ from, limit }, signal) => {
      const query = { ...order, from, limit };
      const { backends: rows, ...counts } = (await admin.call("getBackends", { signal, query }))
        .value;
      return { from, rows, ...counts };
    },
  };
}

/** The policies that have these words. */
export function policiesOrder(order: ListOrder): PartsOrder<AdminAttachedPolicy> {
  return {
    key: ["policies", order],
    read: async ({ from, limit }, signal) => {
      const query = { ...order, from, limit };
      const { policies: rows, ...counts } = (await admin.call("getPolicies", { signal, query }))
        .value;
      return { from, rows, ...counts };
    },
  };
}
