import { queryOptions, useQuery } from "@tanstack/react-query";
import { admin } from "./client.ts";

/** Milliseconds between two looks: a change of the rules is rare. */
const SELDOM = 30_000;

/** Who has opened the page, and whether this person may change something. */
export const accessQuery = queryOptions({
  queryKey: ["access"],
  queryFn: async ({ signal }) => (await admin.call("getAccess", { signal })).value,
  refetchInterval: SELDOM,
});

/** Why changes are refused; undefined if they are allowed. */
export function useWriteRefusal(): string | undefined {
  return useQuery(accessQuery).data?.refusal;
}
