import type {
  AdminLlmBudget,
  AdminLlmKey,
  AdminLlmKeys,
} from "@edge-gateway/generated/types/index.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useWriteRefusal } from "../../../api/access.ts";
import { budgetsQuery, keysQuery } from "../../../api/agents.ts";
import { admin } from "../../../api/client.ts";
import { Confirmed } from "../../../components/confirmed.tsx";
import { Copied } from "../../../components/copied.tsx";
import { Fault } from "../../../components/fault.tsx";
import { Moment } from "../../../components/moment.tsx";
import { SortedTable } from "../../../components/table/sorted-table.tsx";
import { withWords } from "../../../components/with-words.ts";
import { shortName } from "../budgets/budget-names.ts";
import { spentText, stateText, switched } from "./key-texts.ts";

interface KeyTableProps {
  readonly list: AdminLlmKeys;
  readonly search: string;
  /** What a form has changed. */
  readonly said: string;
  /** When the list was read, in milliseconds since 1970. */
  readonly now: number;
}

/** The keys that were created at run time, without their secrets: each can be edited, disabled and deleted. */
export function KeyTable({ list: { keys, omitted }, search, said, now }: KeyTableProps): ReactNode {
  const budgets = useQuery(budgetsQuery).data?.budgets ?? [];
  const changing = useChange();
  const found = withWords(keys, search, ({ id, name, team = "", user = "", models = [] }) =>
    [id, name, team, user, ...models].join(" "),
  );
  const columns = [
    ...firstColumns(now),
    {
      name: "Action",
      cell: (key: AdminLlmKey) => (
        <Actions subject={key} onChange={(change) => changing.mutate({ key, change })} />
      ),
    },
    ...LAST_COLUMNS,
    { name: "Budgets", cell: (key: AdminLlmKey) => <Budgets {...{ subject: key, budgets }} /> },
    { name: "Id", cell: ({ id }: AdminLlmKey) => <Copied text={id} /> },
  ];
  return (
    <>
      <p role="status">
        {found.length} of {keys.length} keys
        {omitted > 0 && `; ${omitted} more are left out`}
        {changing.isSuccess
          ? `; key ${changing.variables.key.name} is ${DONE[changing.variables.change]} in all workers`
          : said}
      </p>
      {changing.error !== null && <Fault error={changing.error} />}
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

type Change = "disable" | "enable" | "delete";

interface KeyChange {
  readonly key: AdminLlmKey;
  readonly change: Change;
}

/** What is said after a change. */
const DONE: Readonly<Record<Change, string>> = {
  disable: "disabled",
  enable: "enabled",
  delete: "deleted",
};

/** What the buttons of the table do. */
function useChange() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ key, change }: KeyChange): Promise<unknown> => {
      const { id, version } = key;
      const query = { id };
      if (change === "delete") return admin.call("deleteKey", { query });
      const body = switched(key, change === "disable");
      return admin.call("changeKey", { query, body, version });
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: keysQuery.queryKey });
      await queries.invalidateQueries({ queryKey: budgetsQuery.queryKey });
    },
  });
}

interface ActionsProps {
  readonly subject: AdminLlmKey;
  readonly onChange: (change: Change) => void;
}

function Actions({ subject, onChange }: ActionsProps): ReactNode {
  const { id, name, isDisabled } = subject;
  const refusal = useWriteRefusal();
  return (
    <div className="bar">
      <Link to="/llm" search={{ part: "keys", edit: id }} aria-label={`Edit key ${name}`}>
        Edit
      </Link>
      {isDisabled ? (
        <button
          type="button"
          aria-label={`Enable key ${name}`}
          disabled={refusal !== undefined}
          title={refusal}
          onClick={() => onChange("enable")}
        >
          Enable
        </button>
      ) : (
        <Confirmed name="Disable" object={`key ${name}`} onConfirm={() => onChange("disable")}>
          Requests with the key {name} ({id}) get 401, “disabled API key”, until it is enabled
          again. Its budgets and what is spent of them stay.
        </Confirmed>
      )}
      <Confirmed name="Delete" object={`key ${name}`} onConfirm={() => onChange("delete")}>
        Requests with the key {name} ({id}) are refused as soon as all workers know. Budgets that
        belong only to it are deleted, too.
      </Confirmed>
    </div>
  );
}

interface BudgetsProps {
  readonly subject: AdminLlmKey;
  readonly budgets: readonly AdminLlmBudget[];
}

/** What the budgets of a key, its team and its user have left for it. */
function Budgets({ subject, budgets }: BudgetsProps): ReactNode {
  return subject.budgets
    .map((name) => {
      const budget = budgets.find((each) => each.name === name);
      return budget === undefined ? shortName(name) : spentText(budget);
    })
    .join("; ");
}

/** The names of keys, and whether they were accepted at a time. */
function firstColumns(now: number) {
  const state = (key: AdminLlmKey): string => stateText(key, now);
  return [
    {
      name: "Name",
      order: { name: "name", value: ({ name }: AdminLlmKey) => name },
      cell: ({ name }: AdminLlmKey) => name,
    },
    {
      name: "State",
      order: { name: "state", value: state },
      cell: (key: AdminLlmKey) => (
        <span className={state(key) === "enabled" ? "" : "warn"}>{state(key)}</span>
      ),
    },
  ];
}

const LAST_COLUMNS = [
  {
    name: "Models allowed",
    cell: ({ models }: AdminLlmKey) => models?.join(", ") ?? "every model",
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
];
