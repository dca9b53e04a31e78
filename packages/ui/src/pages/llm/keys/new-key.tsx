import type { AdminModel, LlmKeyOrderInput } from "@edge-gateway/generated/types/index.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Fragment, useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { budgetsQuery, keysQuery } from "../../../api/agents.ts";
import { useWriteRefusal } from "../../../api/access.ts";
import { admin } from "../../../api/client.ts";
import { MAX_NAMED_MODELS } from "../../../bounds.ts";
import { Copied } from "../../../components/copied.tsx";
import { Fault } from "../../../components/fault.tsx";
import { labelledError } from "../../../components/labels/labelled.ts";
import { KEY_LABELS } from "../budgets/budget-labels.ts";
import { keyCommand } from "./key-command.ts";
import { namesIn } from "./key-texts.ts";
import { priceForm } from "../../new/price/price-of-model.ts";
import { useModelUrl } from "../use-model-url.ts";

const FIELDS = [
  { field: "name", hint: "", isRequired: true },
  { field: "team", hint: "none", isRequired: false },
  { field: "user", hint: "none", isRequired: false },
  { field: "lifetime", hint: "never expires; 720h", isRequired: false },
  { field: "models", hint: "every model; gpt-5, claude-*", isRequired: false },
  { field: "dollars", hint: "none", isRequired: false },
  { field: "tokens", hint: "none; dollars or tokens", isRequired: false },
] as const;

/** The choice of a period, which is typed. */
const AFTER = "After";
const RENEWALS = [
  { value: "", text: "never" },
  { value: "Day", text: "each day (UTC)" },
  { value: "Week", text: "each week (UTC)" },
  { value: "Month", text: "each month (UTC)" },
  { value: "Year", text: "each year (UTC)" },
  { value: AFTER, text: "after a time" },
] as const;

type Field = (typeof FIELDS)[number]["field"] | "calendar" | "period";
type Typed = Readonly<Record<Field, string>>;
const NOTHING: Typed = {
  ...{ name: "", team: "", user: "", lifetime: "", models: "", dollars: "", tokens: "" },
  ...{ calendar: "", period: "" },
};

/** What is sent: no empty fields, and a period only where it is shown. */
function orderOf({ name, calendar, period, models, ...more }: Typed): LlmKeyOrderInput {
  const renewal = calendar === AFTER ? { period } : { calendar };
  const set = Object.entries({ ...more, ...renewal })
    .filter(([, value]) => value !== "")
    .map(([field, value]) => [field, field === "tokens" ? Number(value) : value] as const);
  const allowed = namesIn(models);
  return {
    name,
    ...(allowed.length === 0 ? {} : { models: allowed }),
    ...Object.fromEntries(set),
  };
}

interface NewKeyProps {
  /** Models whose prices are not known. */
  readonly unpriced: readonly AdminModel[];
  /** A model that clients can ask for; empty if there is none. */
  readonly model: string;
  /** Called with a new key that the person wants to try. */
  readonly onTry: (key: string) => void;
}

/** Creates a key, and shows it once. */
export function NewKey({ unpriced, model, onTry }: NewKeyProps): ReactNode {
  const queries = useQueryClient();
  const refusal = useWriteRefusal();
  const [typed, setTyped] = useState(NOTHING);
  const creating = useMutation({
    mutationFn: async () => (await admin.call("createKey", { body: orderOf(typed) })).value,
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
        {FIELDS.map(({ field, hint, isRequired }) => (
          <label key={field} className="field">
            {KEY_LABELS[field]}
            <input
              value={typed[field]}
              placeholder={hint}
              required={isRequired}
              autoComplete="off"
              onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
            />
          </label>
        ))}
        <Renewal typed={typed} onChange={setTyped} />
        <button type="submit" disabled={creating.isPending || refusal !== undefined}>
          Create a key
        </button>
      </form>
      {typed.dollars !== "" && <Unpriced models={unpriced} />}
      {creating.error !== null && <Fault error={labelledError(creating.error, KEY_LABELS)} />}
      <div role="status">
        {creating.data !== undefined && (
          <Shown {...{ model, onTry }} value={creating.data.key} onHide={() => creating.reset()} />
        )}
      </div>
    </>
  );
}

interface RenewalProps {
  readonly typed: Typed;
  readonly onChange: (typed: Typed) => void;
}

/** When the budget of the key is renewed: by the calendar, or after a time. */
function Renewal({ typed, onChange }: RenewalProps): ReactNode {
  return (
    <>
      <label className="field">
        {KEY_LABELS.calendar}
        <select
          value={typed.calendar}
          onChange={({ target }) => onChange({ ...typed, calendar: target.value })}
        >
          {RENEWALS.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
      {typed.calendar === AFTER && (
        <label className="field">
          {KEY_LABELS.period}
          <input
            value={typed.period}
            placeholder="24h"
            required
            autoComplete="off"
            onChange={({ target }) => onChange({ ...typed, period: target.value })}
          />
        </label>
      )}
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

interface ShownProps extends Pick<NewKeyProps, "model" | "onTry"> {
  readonly value: string;
  readonly onHide: () => void;
}

/** A new key, for as long as the person wants to see it. */
function Shown({ value, model, onTry, onHide }: ShownProps): ReactNode {
  const base = useModelUrl();
  const command = keyCommand({ base, model, key: value, host: location.hostname });
  return (
    <>
      <p>
        The new key, which is shown only now: <Copied text={value} />{" "}
        <button type="button" onClick={() => onTry(value)}>
          Try it in the playground
        </button>{" "}
        <button type="button" onClick={onHide}>
          Hide the key
        </button>
      </p>
      {command !== undefined && (
        <p>
          A call with it: <Copied text={command} />
        </p>
      )}
    </>
  );
}
