import type { AdminModel } from "@edge-gateway/generated/types/index.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useDeferredValue, useState } from "react";
import type { ReactNode } from "react";
import { budgetsQuery, keysQuery, modelsQuery } from "../../api/agents.ts";
import { LOG_FIELDS } from "../../api/log-fields.ts";
import { Add } from "../../components/add.tsx";
import { Loaded } from "../../components/loaded.tsx";
import { Search } from "../../components/search.tsx";
import { BudgetTable } from "./budgets/budget-table.tsx";
import type { LogSearch } from "./logged-calls.tsx";
import type { SpendingChoice } from "./logged-spending.tsx";
import { Conversion } from "./conversion.tsx";
import { KeyTable } from "./key-table.tsx";
import { ModelTable } from "./model-table.tsx";
import { isUnpriced } from "../new/price/price-of-model.ts";
import { NewBudget } from "./budgets/new-budget.tsx";
import { NewKey } from "./new-key.tsx";
import { Playground } from "./playground.tsx";
import { Settings } from "./settings.tsx";
import { SpendingTables } from "./spending-tables.tsx";

const route = getRouteApi("/llm");

/** What does it cost, and who? Models, keys, budgets, and how to use a model. */
export function Llm(): ReactNode {
  const { q, search, logged, spending, change, searchLog, changeSpending } = useLlmSearch();
  const models = useQuery(modelsQuery);
  const keys = useQuery(keysQuery);
  const budgets = useQuery(budgetsQuery);
  const [credential, setCredential] = useState("");
  const names = (models.data?.models ?? []).map(({ name }) => name);
  const unpriced = (models.data?.models ?? []).filter(isUnpriced);
  return (
    <>
      <h1>LLM</h1>
      <div className="bar">
        <Search value={q} placeholder="model, provider, key or team" onChange={change} />
        <Add kind="model" text="Add a model" />
        <Add kind="keys" text="Demand keys of clients" />
        <button type="button" onClick={showPlayground}>
          Try a model
        </button>
      </div>
      <h2>Models</h2>
      <Loaded query={models}>{(value) => <ModelTable list={value} search={search} />}</Loaded>
      <h2>Keys</h2>
      <NewKey
        unpriced={unpriced}
        model={calledModel(models.data?.models ?? [])}
        onTry={(key) => {
          setCredential(key);
          showPlayground();
        }}
      />
      <Loaded query={keys}>{(value) => <KeyTable list={value} search={search} />}</Loaded>
      <h2>Budgets</h2>
      <NewBudget />
      <Loaded query={budgets}>{(value) => <BudgetTable list={value} search={search} />}</Loaded>
      <SpendingTables
        {...{ search, logged }}
        onLogged={searchLog}
        spending={spending}
        onSpending={changeSpending}
      />
      <h2 id="playground" tabIndex={-1}>
        Playground
      </h2>
      <Playground {...{ names, credential }} onCredential={setCredential} />
      <h2>Conversion of a request</h2>
      <Conversion names={names} />
      <h2>Settings of clients</h2>
      <Settings names={names} />
    </>
  );
}

/** The first model that clients can ask for by its name; empty if there is none. */
function calledModel(models: readonly AdminModel[]): string {
  const found = models.find(
    ({ name, kind, isPublic }) => isPublic && kind !== "provider" && !name.includes("*"),
  );
  return found?.name ?? "";
}

/** What the URL of the page says, and how it is changed. */
function useLlmSearch() {
  const shown = route.useSearch();
  const { q = "", sort: _sort, by: _by, days: _days, ...logged } = shown;
  const navigate = route.useNavigate();
  const search = useDeferredValue(q);
  const change = (value: string): void =>
    void navigate({
      search: (shown) => {
        const { q: _, ...others } = shown;
        return value === "" ? others : { ...others, q: value };
      },
      replace: true,
    });
  const searchLog = (next: LogSearch): void =>
    void navigate({
      search: (before) => ({ ...withoutLog(before), ...next }),
      replace: true,
    });
  const changeSpending = (next: SpendingChoice): void =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true });
  return { q, search, logged, spending: shown, change, searchLog, changeSpending };
}

/** What the URL says besides the search in the log. */
function withoutLog(search: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const ofLog: readonly string[] = LOG_FIELDS;
  return Object.fromEntries(Object.entries(search).filter(([name]) => !ofLog.includes(name)));
}

/** Moves to the playground, which is below the tables. */
function showPlayground(): void {
  const heading = document.querySelector<HTMLElement>("#playground");
  heading?.scrollIntoView();
  heading?.focus();
}
