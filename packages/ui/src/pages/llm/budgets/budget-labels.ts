import type {
  LlmBudgetOrder,
  LlmKeyEdit,
  LlmKeyOrder,
} from "@edge-gateway/generated/types/index.ts";

/** What the form of a budget calls the fields of the schema. */
export const BUDGET_LABELS: Readonly<Record<keyof LlmBudgetOrder, string>> = {
  name: "Name",
  scope: "Whose calls",
  subject: "Key, team or user",
  tokens: "Limit in tokens",
  dollars: "Limit in dollars",
  period: "Renews after",
  window: "What a period forgets",
  calendar: "Renews each calendar",
  timeZone: "Time zone of the calendar",
  whenUnavailable: "While the database is away",
};

/** What the form that changes a key calls the fields of the schema. */
export const KEY_EDIT_LABELS: Readonly<Record<keyof LlmKeyEdit, string>> = {
  name: "Name",
  team: "Team",
  user: "User",
  expiresAt: "Expires",
  isDisabled: "Disabled",
  models: "Models allowed",
  metadata: "Metadata",
};

/** What the form of a new key calls the fields of the schema. */
export const KEY_LABELS: Readonly<Record<keyof LlmKeyOrder, string>> = {
  name: "Name",
  team: "Team",
  user: "User",
  lifetime: "Lifetime",
  models: "Models allowed",
  metadata: "Metadata",
  dollars: "Budget in dollars",
  tokens: "Budget in tokens",
  calendar: "Budget renews",
  period: "Renews after",
  window: "What a period forgets",
  timeZone: "Time zone of the calendar",
  whenUnavailable: "While the database is away",
};
