import type { AdminLlmBudget, AdminLlmBudgets } from "@edge-gateway/generated/types/index.ts";
import type { ReactNode } from "react";
import { Moment } from "../../components/moment.tsx";
import { VirtualTable } from "../../components/virtual-table.tsx";
import { withWords } from "../../components/with-words.ts";

const COLUMNS = [
  { name: "Budget", cell: ({ name }: AdminLlmBudget) => name },
  { name: "For", cell: ({ scope, subject }: AdminLlmBudget) => `${scope} ${subject}` },
  { name: "Spent", cell: (budget: AdminLlmBudget) => amount(budget, budget.spent) },
  {
    name: "Limit",
    cell: (budget: AdminLlmBudget) => amount(budget, budget.dollars ?? String(budget.tokens)),
  },
  { name: "Period", cell: ({ period = "never renewed" }: AdminLlmBudget) => period },
  { name: "Created", cell: ({ createdAt }: AdminLlmBudget) => <Moment at={createdAt} /> },
];

function amount({ dollars }: AdminLlmBudget, text: string): string {
  return dollars === undefined ? `${text} tokens` : `$${text}`;
}

interface BudgetTableProps {
  readonly list: AdminLlmBudgets;
  readonly search: string;
}

/** The budgets, and what is spent of them. */
export function BudgetTable({ list: { budgets, omitted }, search }: BudgetTableProps): ReactNode {
  const found = withWords(budgets, search, ({ name, scope, subject }) =>
    [name, scope, subject].join(" "),
  );
  return (
    <>
      <p role="status">
        {found.length} of {budgets.length} budgets
        {omitted > 0 && `; ${omitted} more are left out`}
      </p>
      <VirtualTable
        label="Budgets"
        columns={COLUMNS}
        rows={found}
        keyOf={({ name }) => name}
        empty={
          budgets.length === 0 ? "No budgets were created." : "No budget contains these words."
        }
      />
    </>
  );
}
