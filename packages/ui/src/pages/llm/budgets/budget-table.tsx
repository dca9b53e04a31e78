import type { AdminLlmBudget, AdminLlmBudgets } from "@edge-gateway/generated/types/index.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { budgetsQuery } from "../../../api/agents.ts";
import { admin } from "../../../api/client.ts";
import { Confirmed } from "../../../components/confirmed.tsx";
import { Fault } from "../../../components/fault.tsx";
import { Moment } from "../../../components/moment.tsx";
import { SortedTable } from "../../../components/table/sorted-table.tsx";
import { usedPart } from "../../../live/used-part.ts";
import { withWords } from "../../../components/with-words.ts";
import { amountText, limitText, renewalText } from "./budget-texts.ts";

const COLUMNS = [
  {
    name: "Budget",
    order: { name: "name", value: ({ name }: AdminLlmBudget) => name },
    cell: ({ name }: AdminLlmBudget) => name,
  },
  {
    name: "For",
    order: { name: "for", value: ({ scope, subject }: AdminLlmBudget) => `${scope} ${subject}` },
    cell: ({ scope, subject }: AdminLlmBudget) => `${scope} ${subject}`,
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
          aria-label={`Used of ${budget.name}`}
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
  const columns = [
    ...COLUMNS.slice(0, 1),
    {
      name: "Action",
      cell: (budget: AdminLlmBudget) => (
        <Confirmed
          name="Delete"
          object={`budget ${budget.name}`}
          onConfirm={() => deleting.mutate(budget)}
        >
          Calls that it limits are limited by other budgets alone. What was spent of it is
          forgotten.
        </Confirmed>
      ),
    },
    ...COLUMNS.slice(1),
    ...(budgets.some(({ whenUnavailable }) => whenUnavailable !== undefined)
      ? [DATABASE_AWAY]
      : []),
  ];
  const found = withWords(budgets, search, ({ name, scope, subject }) =>
    [name, scope, subject].join(" "),
  );
  return (
    <>
      <p role="status">
        {found.length} of {budgets.length} budgets
        {omitted > 0 && `; ${omitted} more are left out`}
        {deleting.isSuccess && `; budget ${deleting.variables.name} is deleted`}
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
