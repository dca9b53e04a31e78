import type { AdminLlmKey, AdminLlmKeys } from "@edge-gateway/generated/types/index.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { budgetsQuery, keysQuery } from "../../api/agents.ts";
import { admin } from "../../api/client.ts";
import { shortName } from "./budgets/budget-names.ts";
import { Confirmed } from "../../components/confirmed.tsx";
import { Copied } from "../../components/copied.tsx";
import { Fault } from "../../components/fault.tsx";
import { Moment } from "../../components/moment.tsx";
import { SortedTable } from "../../components/table/sorted-table.tsx";
import { withWords } from "../../components/with-words.ts";

interface KeyTableProps {
  readonly list: AdminLlmKeys;
  readonly search: string;
}

/** The keys that were created at run time, without their secrets; each can be deleted. */
export function KeyTable({ list: { keys, omitted }, search }: KeyTableProps): ReactNode {
  const queries = useQueryClient();
  const deleting = useMutation({
    mutationFn: ({ id }: AdminLlmKey) => admin.call("deleteKey", { query: { id } }),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: keysQuery.queryKey });
      await queries.invalidateQueries({ queryKey: budgetsQuery.queryKey });
    },
  });
  const found = withWords(keys, search, ({ id, name, team = "", user = "" }) =>
    [id, name, team, user].join(" "),
  );
  const columns = columnsWith(deleting.mutate);
  return (
    <>
      <p role="status">
        {found.length} of {keys.length} keys
        {omitted > 0 && `; ${omitted} more are left out`}
        {deleting.isSuccess && `; key ${deleting.variables.name} is deleted in all workers`}
      </p>
      {deleting.error !== null && <Fault error={deleting.error} />}
      <SortedTable
        table="keys"
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

function columnsWith(onDelete: (key: AdminLlmKey) => void) {
  return [
    {
      name: "Name",
      order: { name: "name", value: ({ name }: AdminLlmKey) => name },
      cell: ({ name }: AdminLlmKey) => name,
    },
    {
      name: "Action",
      cell: (key: AdminLlmKey) => (
        <Confirmed name="Delete" object={`key ${key.name}`} onConfirm={() => onDelete(key)}>
          Requests with the key {key.name} ({key.id}) are refused as soon as all workers know.
          Budgets that belong only to it are deleted, too.
        </Confirmed>
      ),
    },
    {
      name: "Team",
      order: { name: "team", value: ({ team }: AdminLlmKey) => team },
      cell: ({ team = "" }: AdminLlmKey) => team,
    },
    {
      name: "User",
      order: { name: "user", value: ({ user }: AdminLlmKey) => user },
      cell: ({ user = "" }: AdminLlmKey) => user,
    },
    {
      name: "Created",
      order: { name: "created", value: ({ createdAt }: AdminLlmKey) => createdAt },
      cell: ({ createdAt }: AdminLlmKey) => <Moment at={createdAt} />,
    },
    {
      name: "Expires",
      order: { name: "expires", value: ({ expiresAt }: AdminLlmKey) => expiresAt },
      cell: ({ expiresAt }: AdminLlmKey) =>
        expiresAt === undefined ? "never" : <Moment at={expiresAt} />,
    },
    { name: "Budgets", cell: ({ budgets }: AdminLlmKey) => budgets.map(shortName).join(", ") },
    { name: "Id", cell: ({ id }: AdminLlmKey) => <Copied text={id} /> },
  ];
}
