import type {
  AdminLlmBudget,
  AdminLlmBudgets,
  AdminLlmKey,
} from "@edge-gateway/generated/types/index.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { budgetsQuery, keysQuery } from "../../../api/agents.ts";
import { admin } from "../../../api/client.ts";
import { Confirmed } from "../../../components/confirmed.tsx";
import { Copied } from "../../../components/copied.tsx";
import { Fault } from "../../../components/fault.tsx";
import { Moment } from "../../../components/moment.tsx";
import { SortedTable } from "../../../components/table/sorted-table.tsx";
import { usedPart } from "../../../live/used-part.ts";
import { withWords } from "../../../components/with-words.ts";
import { shortName, subjectName } from "./budget-names.ts";
import { amountText, limitText, renewalText } from "./budget-texts.ts";

const COLUMNS = [
  {
    name: "Budget",
    order: { name: "name", value: ({ name }: AdminLlmBudget) => name },
    cell: ({ name }: AdminLlmBudget) => <span title={name}>{shortName(name)}</span>,
  },
  { name: "Spent", cell: (budget: AdminLlmBudget) => amountText(budget, budget.spent) },
  { name: "Limit", cell: limitText },
  {
    name: "Used",
    order: { name: "used", value: (budget: AdminLlmBudget) => usedPart(budget), isFigure: true },
    cell: (budget: AdminLlmBudget) => {
      const part = usedPart(budget);
      return (
        <meter
          min={0}
          max={1}
          high={NEARLY_USED}
          value={part}
          aria-label={`Used of ${shortName(budget.name)}`}
          title={`${(part * PERCENT).toFixed(0)} % of ${limitText(budget)}`}
        />
      );
    },
  },
  { name: "Renewed", cell: renewalText },
  {
    name: "Created",
    order: { name: "created", value: ({ createdAt }: AdminLlmBudget) => createdAt },
    cell: ({ createdAt }: AdminLlmBudget) => <Moment at={createdAt} />,
  },
];

/** Whom a budget is for: a key by its name, whose id is copied where it is wanted. */
function forColumn(keys: readonly AdminLlmKey[]) {
  const nameOf = (budget: AdminLlmBudget): string => `${budget.scope} ${subjectName(budget, keys)}`;
  return {
    name: "For",
    order: { name: "for", value: nameOf },
    cell: (budget: AdminLlmBudget) => (
      <>
        {nameOf(budget)}{" "}
        {budget.scope === "Key" && (
          <Copied text={budget.subject} shown="id" title={`Copy ${budget.subject}`} />
        )}
      </>
    ),
  };
}

/** Shown only with a database. */
const DATABASE_AWAY = {
  name: "Database away",
  cell: ({ whenUnavailable = "" }: AdminLlmBudget) => whenUnavailable,
};

const PERCENT = 100;
/** From this part on, a budget is shown as nearly used up. */
const NEARLY_USED = 0.8;

interface BudgetTableProps {
  readonly list: AdminLlmBudgets;
  readonly search: string;
}

/** The budgets, and what is spent of them. */
export function BudgetTable({ list: { budgets, omitted }, search }: BudgetTableProps): ReactNode {
  const queries = useQueryClient();
  const deleting = useMutation({
    mutationFn: ({ name, version }: AdminLlmBudget) =>
      admin.call("deleteBudget", { query: { name }, version }),
    onSettled: () => queries.invalidateQueries({ queryKey: budgetsQuery.queryKey }),
  });
  const keys = useQuery(keysQuery).data?.keys ?? [];
  const columns = [
    ...COLUMNS.slice(0, 1),
    {
      name: "Action",
      cell: (budget: AdminLlmBudget) => (
        <Confirmed
          name="Delete"
          object={`budget ${shortName(budget.name)}`}
          onConfirm={() => deleting.mutate(budget)}
        >
          Calls that the budget {budget.name} limits are limited by other budgets alone. What was
          spent of it is forgotten.
        </Confirmed>
      ),
    },
    forColumn(keys),
    ...COLUMNS.slice(1),
    ...(budgets.some(({ whenUnavailable }) => whenUnavailable !== undefined)
      ? [DATABASE_AWAY]
      : []),
  ];
  const found = withWords(budgets, search, (budget) =>
    [budget.name, budget.scope, budget.subject, subjectName(budget, keys)].join(" "),
  );
  return (
    <>
      <p role="status">
        {found.length} of {budgets.length} budgets
        {omitted > 0 && `; ${omitted} more are left out`}
        {deleting.isSuccess && `; budget ${shortName(deleting.variables.name)} is deleted`}
      </p>
      {deleting.error !== null && <Fault error={deleting.error} />}
      <SortedTable
        table="budgets"
        label="Budgets"
        columns={columns}
        rows={found}
        keyOf={({ name }) => name}
        empty={
          budgets.length === 0 ? "No budgets were created." : "No budget contains these words."
        }
      />
    </>
  );
}
