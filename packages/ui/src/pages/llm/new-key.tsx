import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { budgetsQuery, keysQuery } from "../../api/agents.ts";
import { useWriteRefusal } from "../../api/access.ts";
import { admin } from "../../api/client.ts";
import { Copied } from "../../components/copied.tsx";
import { Fault } from "../../components/fault.tsx";

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

/** Creates a key, and shows it once. */
export function NewKey(): ReactNode {
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
      {creating.error !== null && <Fault error={creating.error} />}
      <div role="status">
        {creating.data !== undefined && (
          <p>
            The new key, which is shown only now: <Copied text={creating.data.key} />{" "}
            <button type="button" onClick={() => creating.reset()}>
              Hide the key
            </button>
          </p>
        )}
      </div>
    </>
  );
}
