import type { AdminLlmKey, AdminLlmKeys } from "@edge-gateway/generated/types/index.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { budgetsQuery, keysQuery } from "../../api/agents.ts";
import { admin } from "../../api/client.ts";
import { Confirmed } from "../../components/confirmed.tsx";
import { Copied } from "../../components/copied.tsx";
import { Fault } from "../../components/fault.tsx";
import { Moment } from "../../components/moment.tsx";
import { VirtualTable } from "../../components/virtual-table.tsx";
import { withWords } from "../../components/with-words.ts";

interface KeyTableProps {
  readonly list: AdminLlmKeys;
  readonly search: string;
}

/** The keys that were created at run time, without their secrets; each can be deleted. */
export function KeyTable({ list: { keys, omitted }, search }: KeyTableProps): ReactNode {
  const queries = useQueryClient();
  const deleting = useMutation({
    mutationFn: (id: string) => admin.call("deleteKey", { query: { id } }),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: keysQuery.queryKey });
      await queries.invalidateQueries({ queryKey: budgetsQuery.queryKey });
    },
  });
  const found = withWords(keys, search, ({ id, name, team = "", user = "" }) =>
    [id, name, team, user].join(" "),
  );
  const columns = [
    { name: "Name", cell: ({ name }: AdminLlmKey) => name },
    { name: "Team", cell: ({ team = "" }: AdminLlmKey) => team },
    { name: "User", cell: ({ user = "" }: AdminLlmKey) => user },
    { name: "Created", cell: ({ createdAt }: AdminLlmKey) => <Moment at={createdAt} /> },
    {
      name: "Expires",
      cell: ({ expiresAt }: AdminLlmKey) =>
        expiresAt === undefined ? "never" : <Moment at={expiresAt} />,
    },
    { name: "Budgets", cell: ({ budgets }: AdminLlmKey) => budgets.join(", ") },
    { name: "Id", cell: ({ id }: AdminLlmKey) => <Copied text={id} /> },
    {
      name: "Action",
      cell: ({ id, name }: AdminLlmKey) => (
        <Confirmed name="Delete" object={`key ${name}`} onConfirm={() => deleting.mutate(id)}>
          Requests with the key {id} are refused as soon as all workers know. Budgets that belong
          only to it are deleted, too.
        </Confirmed>
      ),
    },
  ];
  return (
    <>
      <p role="status">
        {found.length} of {keys.length} keys
        {omitted > 0 && `; ${omitted} more are left out`}
        {deleting.isSuccess && `; key ${deleting.variables} is deleted in all workers`}
      </p>
      {deleting.error !== null && <Fault error={deleting.error} />}
      <VirtualTable
        label="Keys"
        columns={columns}
        rows={found}
        keyOf={({ id }) => id}
        empty={
          keys.length === 0
            ? "No keys were created. Routes accept them with apiKeyAuthentication.runtimeKeys."
            : "No key contains these words."
        }
      />
    </>
  );
}
