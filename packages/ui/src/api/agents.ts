import { queryOptions } from "@tanstack/react-query";
import { admin } from "./client.ts";

/** Milliseconds between two looks at something that changes by itself. */
const OFTEN = 5_000;

/** MCP servers, and the state of their targets. */
export const mcpServersQuery = queryOptions({
  queryKey: ["mcp", "servers"],
  queryFn: async ({ signal }) => (await admin.call("getMcpServers", { signal })).value,
  refetchInterval: OFTEN,
});

/**
 * What an MCP server has, and what of it a client sees; it is read when the page opens.
 * @param identity the variables of the rules as JSON; empty: nobody is signed in
 */
export function catalogueQuery(backend: string, identity: string) {
  return queryOptions({
    queryKey: ["mcp", "catalogue", backend, identity],
    queryFn: async ({ signal }) => {
      const body = { backend, ...(identity === "" ? {} : { identity: JSON.parse(identity) }) };
      return (await admin.call("getMcpCatalogue", { body, signal })).value;
    },
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** The active sessions of MCP clients. */
export const mcpSessionsQuery = queryOptions({
  queryKey: ["mcp", "sessions"],
  queryFn: async ({ signal }) => (await admin.call("getMcpSessions", { signal })).value,
  refetchInterval: OFTEN,
});

/** Models and providers. */
export const modelsQuery = queryOptions({
  queryKey: ["models"],
  queryFn: async ({ signal }) => (await admin.call("getModels", { signal })).value,
  refetchInterval: OFTEN,
});

/** The last calls of models. */
export const callsQuery = queryOptions({
  queryKey: ["calls"],
  queryFn: async ({ signal }) => (await admin.call("getCalls", { signal })).value,
  refetchInterval: OFTEN,
});

/** The keys that were created at run time. */
export const keysQuery = queryOptions({
  queryKey: ["keys"],
  queryFn: async ({ signal }) => (await admin.call("getKeys", { signal })).value,
  refetchInterval: OFTEN,
});

/** Budgets, and what is spent of them. */
export const budgetsQuery = queryOptions({
  queryKey: ["budgets"],
  queryFn: async ({ signal }) => (await admin.call("getBudgets", { signal })).value,
  refetchInterval: OFTEN,
});
