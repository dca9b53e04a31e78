import { useMutation, useQueryClient } from "@tanstack/react-query";
import { admin } from "../../api/client.ts";
import { versionsQuery } from "../../api/history.ts";
import { configSourceQuery } from "../../api/queries.ts";

/** Makes the files of a version the newest ones, unless somebody has changed them meanwhile. */
export function useRestore() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, version }: { readonly id: string; readonly version: string }) =>
      (await admin.call("restoreConfigVersion", { query: { id }, version })).value,
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: versionsQuery.queryKey });
      await queries.invalidateQueries({ queryKey: configSourceQuery.queryKey });
    },
  });
}
