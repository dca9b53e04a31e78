import type { AdminModel } from "@edge-gateway/generated/types/index.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useDeferredValue, useState } from "react";
import type { ReactNode } from "react";
import { budgetsQuery, keysQuery, modelsQuery } from "../../api/agents.ts";
import { OnlyWriters } from "../../components/access/only-writers.tsx";
import { Add } from "../../components/add.tsx";
import { Loaded } from "../../components/loaded.tsx";
import { Search } from "../../components/search.tsx";
import { isUnpriced } from "../new/price/price-of-model.ts";
import { BudgetTable } from "./budgets/budget-table.tsx";
import { NewBudget } from "./budgets/new-budget.tsx";
import { Calls } from "./calls/calls.tsx";
import { Conversion } from "./conversion.tsx";
import { EditKey } from "./keys/edit-key.tsx";
import { KeyTable } from "./keys/key-table.tsx";
import { ModelTable } from "./model-table.tsx";
import { NewKey } from "./keys/new-key.tsx";
import { PARTS, PART_NAMES } from "./parts.ts";
import type { PartName } from "./parts.ts";
import { Playground } from "./playground.tsx";
import { Settings } from "./settings.tsx";
import { SpendingTables } from "./spending-tables.tsx";
import { useLlmSearch } from "./use-llm-search.ts";

/** What does it cost, and who? Models, keys, budgets, calls, and how to use a model, each a part with its own URL. */
export function Llm(): ReactNode {
  const search = useLlmSearch();
  const { part, own } = search;
  // A key that was just made must not be in the URL.
  const [credential, setCredential] = useState("");
  return (
    <>
      <h1>LLM</h1>
      <nav aria-label="Parts of the page" className="bar">
        {PART_NAMES.map((name) => (
          <Link
            key={name}
            to="/llm"
            search={name === part ? own : name === "" ? {} : { part: name }}
            activeOptions={{ exact: true }}
          >
            {PARTS[name]}
          </Link>
        ))}
      </nav>
      <h2>{PARTS[part]}</h2>
      <Part {...{ search, credential, setCredential }} />
    </>
  );
}

interface PartProps {
  readonly search: ReturnType<typeof useLlmSearch>;
  readonly credential: string;
  readonly setCredential: (credential: string) => void;
}

function Part(props: PartProps): ReactNode {
  const { search, credential, setCredential } = props;
  const parts: Readonly<Record<PartName, () => ReactNode>> = {
    "": () => <Models {...props} />,
    playground: () => <Playing {...{ credential }} onCredential={setCredential} />,
    keys: () => <Keys {...props} />,
    spending: () => <SpendingTables choice={search.spending} onChoose={search.changeSpending} />,
    calls: () => (
      <Calls
        {...{ q: search.q, logged: search.logged }}
        onQ={search.change}
        onLogged={search.searchLog}
      />
    ),
    clients: () => <Clients />,
  };
  return parts[search.part]();
}

function Models({ search: { q, change } }: PartProps): ReactNode {
  const models = useQuery(modelsQuery);
  const words = useDeferredValue(q);
  return (
    <>
      <div className="bar">
        <Search value={q} placeholder="model or provider" onChange={change} />
        <Add kind="model" text="Add a model" />
        <Link to="/llm" search={{ part: "playground" }}>
          Try a model
        </Link>
      </div>
      <Loaded query={models}>{(value) => <ModelTable list={value} search={words} />}</Loaded>
    </>
  );
}

function Keys({ search, setCredential }: PartProps): ReactNode {
  const { q, change, goTo, own } = search;
  const { edit, budget } = own;
  const [said, setSaid] = useState("");
  const all = useQuery(modelsQuery).data?.models ?? [];
  const keys = useQuery(keysQuery);
  const budgets = useQuery(budgetsQuery);
  const words = useDeferredValue(q);
  return (
    <>
      <div className="bar">
        <Search value={q} placeholder="key, team or budget" onChange={change} />
        <Add kind="keys" text="Demand keys of clients" />
      </div>
      {edit !== undefined && (
        <Loaded query={keys}>
          {(value) => (
            <EditKey
              {...{ keys: value.keys, id: edit }}
              onDone={(text) => {
                setSaid(text);
                goTo("keys");
              }}
            />
          )}
        </Loaded>
      )}
      <h3>Keys</h3>
      <NewKey
        unpriced={all.filter(isUnpriced)}
        model={calledModel(all)}
        onTry={(key) => {
          setCredential(key);
          goTo("playground");
        }}
      />
      <Loaded query={keys}>
        {(value) => <KeyTable list={value} {...{ search: words, said, now: keys.dataUpdatedAt }} />}
      </Loaded>
      <h3>Budgets</h3>
      <NewBudget key={budget} keyId={budget} />
      <Loaded query={budgets}>{(value) => <BudgetTable list={value} search={words} />}</Loaded>
    </>
  );
}

interface PlayingProps {
  readonly credential: string;
  readonly onCredential: (credential: string) => void;
}

function Playing(props: PlayingProps): ReactNode {
  const names = (useQuery(modelsQuery).data?.models ?? []).map(({ name }) => name);
  return (
    <>
      <OnlyWriters what="A call from this page">
        <Playground {...{ names, ...props }} />
      </OnlyWriters>
      <h2>Conversion of a request</h2>
      <Conversion names={names} />
    </>
  );
}

function Clients(): ReactNode {
  return <Settings names={(useQuery(modelsQuery).data?.models ?? []).map(({ name }) => name)} />;
}

/** The first model that clients can ask for by its name; empty if there is none. */
function calledModel(models: readonly AdminModel[]): string {
  const found = models.find(
    ({ name, kind, isPublic }) => isPublic && kind !== "provider" && !name.includes("*"),
  );
  return found?.name ?? "";
}
