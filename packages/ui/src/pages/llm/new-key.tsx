import type { AdminModel } from "@edge-gateway/generated/types/index.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Fragment, useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { budgetsQuery, keysQuery } from "../../api/agents.ts";
import { useWriteRefusal } from "../../api/access.ts";
import { admin } from "../../api/client.ts";
import { MAX_NAMED_MODELS } from "../../bounds.ts";
import { Copied } from "../../components/copied.tsx";
import { Fault } from "../../components/fault.tsx";
import { priceForm } from "./model-texts.ts";

const FIELDS = [
  { field: "name", label: "Name", hint: "", isRequired: true },
  { field: "team", label: "Team", hint: "none", isRequired: false },
  { field: "user", label: "User", hint: "none", isRequired: false },
  { field: "lifetime", label: "Lifetime", hint: "never expires; 720h", isRequired: false },
  { field: "dollars", label: "Budget in dollars", hint: "none", isRequired: false },
  { field: "tokens", label: "Or in tokens", hint: "none", isRequired: false },
  { field: "period", label: "Budget renews after", hint: "never; 24h", isRequired: false },
] as const;

type Field = (typeof FIELDS)[number]["field"];
const NOTHING: Readonly<Record<Field, string>> = {
  ...{ name: "", team: "", user: "", lifetime: "", dollars: "", tokens: "", period: "" },
};

interface NewKeyProps {
  /** Models whose prices are not known. */
  readonly unpriced: readonly AdminModel[];
  /** Called with a new key that the person wants to try. */
  readonly onTry: (key: string) => void;
}

/** Creates a key, and shows it once. */
export function NewKey({ unpriced, onTry }: NewKeyProps): ReactNode {
  const queries = useQueryClient();
  const refusal = useWriteRefusal();
  const [typed, setTyped] = useState(NOTHING);
  const creating = useMutation({
    mutationFn: async () => {
      const { name, ...more } = typed;
      const set = Object.entries(more)
        .filter(([, value]) => value !== "")
        .map(([field, value]) => [field, field === "tokens" ? Number(value) : value] as const);
      const { value } = await admin.call("createKey", {
        body: { name, ...Object.fromEntries(set) },
      });
      return value;
    },
    // The key itself must not stay in memory longer than the page shows it.
    gcTime: 0,
    onSuccess: async () => {
      setTyped(NOTHING);
      await queries.invalidateQueries({ queryKey: keysQuery.queryKey });
      await queries.invalidateQueries({ queryKey: budgetsQuery.queryKey });
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    creating.mutate();
  };
  return (
    <>
      <form className="bar" onSubmit={submit} aria-label="New key">
        {FIELDS.map(({ field, label, hint, isRequired }) => (
          <label key={field} className="field">
            {label}
            <input
              value={typed[field]}
              placeholder={hint}
              required={isRequired}
              autoComplete="off"
              onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
            />
          </label>
        ))}
        <button type="submit" disabled={creating.isPending || refusal !== undefined}>
          Create a key
        </button>
      </form>
      {typed.dollars !== "" && <Unpriced models={unpriced} />}
      {creating.error !== null && <Fault error={creating.error} />}
      <div role="status">
        {creating.data !== undefined && (
          <Shown value={creating.data.key} onTry={onTry} onHide={() => creating.reset()} />
        )}
      </div>
    </>
  );
}

/** The models that a budget in dollars does not take. */
function Unpriced({ models }: { readonly models: readonly AdminModel[] }): ReactNode {
  if (models.length === 0) return null;
  return (
    <p role="note" className="warn">
      A budget in dollars refuses calls of models whose prices are not known; set the price of{" "}
      {models.slice(0, MAX_NAMED_MODELS).map((model, index) => (
        <Fragment key={JSON.stringify([model.kind, model.name])}>
          {index > 0 && ", "}
          <Link to="/new" search={priceForm(model) ?? {}}>
            {model.name}
          </Link>
        </Fragment>
      ))}
      {models.length > MAX_NAMED_MODELS && " and others"}. A budget in tokens takes them.
    </p>
  );
}

interface ShownProps {
  readonly value: string;
  readonly onTry: (key: string) => void;
  readonly onHide: () => void;
}

/** A new key, for as long as the person wants to see it. */
function Shown({ value, onTry, onHide }: ShownProps): ReactNode {
  return (
    <p>
      The new key, which is shown only now: <Copied text={value} />{" "}
      <button type="button" onClick={() => onTry(value)}>
        Try it in the playground
      </button>{" "}
      <button type="button" onClick={onHide}>
        Hide the key
      </button>
    </p>
  );
}
