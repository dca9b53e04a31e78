import { AdminError } from "@edge-gateway/admin-client";
import type { LlmBudgetOrder } from "@edge-gateway/generated/types/index.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { useWriteRefusal } from "../../../api/access.ts";
import { budgetsQuery, keysQuery } from "../../../api/agents.ts";
import { admin } from "../../../api/client.ts";
import { budgetSchemaQuery, fieldSchema } from "../../../components/config-schema.ts";
import { Fault } from "../../../components/fault.tsx";
import { labelledError } from "../../../components/labels/labelled.ts";
import { Loaded } from "../../../components/loaded.tsx";
import { SchemaField } from "../../../components/schema-form.tsx";
import { member } from "../../../components/member.ts";
import { missingIn, schemaOf, withMember } from "../../../components/schema-fields.ts";
import type { FormSchema } from "../../../components/schema-fields.ts";
import { BUDGET_LABELS } from "./budget-labels.ts";
import { subjectsOf } from "./budget-subjects.ts";
import { limitText, renewalText } from "./budget-texts.ts";

/** The key for which the URL wants a budget; undefined: none. */
interface NewBudgetProps {
  readonly keyId: string | undefined;
}

/** Creates a budget, or replaces the one with its name. */
export function NewBudget({ keyId }: NewBudgetProps): ReactNode {
  const [isOpen, setOpen] = useState(keyId !== undefined);
  const view = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (keyId !== undefined) view.current?.scrollIntoView();
  }, [keyId]);
  return (
    <details ref={view} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Create or replace a budget</summary>
      {isOpen && <BudgetForm keyId={keyId} />}
    </details>
  );
}

function BudgetForm({ keyId }: NewBudgetProps): ReactNode {
  const schema = useQuery(budgetSchemaQuery);
  return <Loaded query={schema}>{(root) => <BudgetFields {...{ root, keyId }} />}</Loaded>;
}

interface BudgetFieldsProps extends NewBudgetProps {
  readonly root: unknown;
}

function BudgetFields({ root, keyId }: BudgetFieldsProps): ReactNode {
  const queries = useQueryClient();
  const refusal = useWriteRefusal();
  const schema = schemaOf(root);
  const names = Object.keys(schema.properties ?? {});
  const [value, setValue] = useState<object>(
    keyId === undefined ? {} : { scope: "Key", subject: keyId },
  );
  const { base, see } = useBase(member(value, "name"));
  const missing = missingIn(schema, value);
  const setting = useMutation({
    mutationFn: async () => {
      // The gateway checks it by the schema that the form is made from.
      const body: LlmBudgetOrder = JSON.parse(JSON.stringify(value));
      const version = base === undefined ? {} : { version: base };
      return (await admin.call("setBudget", { body, ...version })).value;
    },
    onSuccess: () => setValue({}),
    onError: (error) => {
      if (error instanceof AdminError) see(error.problem.version);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: budgetsQuery.queryKey }),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setting.mutate();
  };
  return (
    <form onSubmit={submit} aria-label="Budget">
      {names.map((name) => (
        <BudgetField key={name} {...{ name, root, schema, value }} onChange={setValue} />
      ))}
      <div className="bar">
        <button
          type="submit"
          disabled={setting.isPending || missing.length > 0 || refusal !== undefined}
        >
          Set the budget
        </button>
        {missing.length > 0 && (
          <span className="warn">Required: {missing.map(labelOf).join(", ")}</span>
        )}
      </div>
      <Replaced name={member(value, "name")} />
      {setting.error !== null && <Fault error={labelledError(setting.error, BUDGET_LABELS)} />}
      <p role="status">{setting.data !== undefined && `The budget ${setting.data.name} is set.`}</p>
    </form>
  );
}

/** The version that a change is based on: that of the budget when its name was typed, or that of a refusal. */
function useBase(name: unknown) {
  const list = useQuery(budgetsQuery).data;
  const found = list?.budgets.find((budget) => budget.name === name);
  const version = found?.version ?? list?.newVersion;
  const [seen, setSeen] = useState({ name, version });
  if (version !== undefined && (seen.name !== name || seen.version === undefined))
    setSeen({ name, version });
  const see = (newer: string | undefined): void => {
    if (newer !== undefined) setSeen({ name, version: newer });
  };
  return { base: seen.version, see };
}

/** What is lost when the budget is set: the one that has its name. */
function Replaced({ name }: { readonly name: unknown }): ReactNode {
  const found = useQuery(budgetsQuery).data?.budgets.find((budget) => budget.name === name);
  return (
    <p role="status">
      {found !== undefined &&
        `It replaces the budget ${found.name}: ${found.scope} ${found.subject}, ${limitText(found)}, renewed ${renewalText(found)}.`}
    </p>
  );
}

interface BudgetFieldProps {
  readonly name: string;
  readonly root: unknown;
  readonly schema: FormSchema;
  readonly value: object;
  readonly onChange: (value: object) => void;
}

function BudgetField({ name, root, schema, value, onChange }: BudgetFieldProps): ReactNode {
  const keys = useQuery(keysQuery).data;
  const own = fieldSchema(root, name);
  const scope = member(value, "scope");
  return (
    <SchemaField
      name={labelOf(name)}
      schema={{
        ...own,
        ...(name === "subject" && keys !== undefined ? subjectsOf(scope, keys) : {}),
        ...(name === "period" ? { examples: ["24h"] } : {}),
      }}
      value={new Map<string, unknown>(Object.entries(value)).get(name)}
      isRequired={schema.required?.includes(name) === true}
      onChange={(next) => {
        // A team is no key.
        const kept = name === "scope" ? withMember(value, "subject", undefined) : value;
        onChange(withMember(kept, name, next));
      }}
    />
  );
}

/** The label of a field; a field that the page does not know has its name. */
function labelOf(name: string): string {
  const labels: ReadonlyMap<string, string> = new Map(Object.entries(BUDGET_LABELS));
  return labels.get(name) ?? name;
}
