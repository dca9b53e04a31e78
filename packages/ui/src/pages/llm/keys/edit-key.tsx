import type { AdminLlmKey } from "@edge-gateway/generated/types/index.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { useWriteRefusal } from "../../../api/access.ts";
import { keysQuery } from "../../../api/agents.ts";
import { admin } from "../../../api/client.ts";
import { Fault } from "../../../components/fault.tsx";
import { labelledError } from "../../../components/labels/labelled.ts";
import { KEY_EDIT_LABELS } from "../budgets/budget-labels.ts";
import { editOf, typedOf } from "./key-texts.ts";
import type { TypedKey } from "./key-texts.ts";

const FIELDS = [
  { field: "name", hint: "", type: "text", isRequired: true },
  { field: "team", hint: "none", type: "text", isRequired: false },
  { field: "user", hint: "none", type: "text", isRequired: false },
  { field: "expires", hint: "", type: "datetime-local", isRequired: false },
  { field: "models", hint: "every model; gpt-5, claude-*", type: "text", isRequired: false },
] as const;

/** What the form calls its fields, in the words of the form that creates a key. */
const LABELS: Readonly<Record<keyof TypedKey, string>> = {
  name: KEY_EDIT_LABELS.name,
  team: KEY_EDIT_LABELS.team,
  user: KEY_EDIT_LABELS.user,
  expires: `${KEY_EDIT_LABELS.expiresAt} (empty: never)`,
  models: KEY_EDIT_LABELS.models,
  metadata: `${KEY_EDIT_LABELS.metadata}: lines NAME=VALUE, apiKey.NAME in expressions`,
};

interface EditKeyProps {
  readonly keys: readonly AdminLlmKey[];
  /** The id in the URL. */
  readonly id: string;
  readonly onDone: (said: string) => void;
}

/** Changes a key without replacing it. */
export function EditKey({ keys, id, onDone }: EditKeyProps): ReactNode {
  const found = keys.find((key) => key.id === id);
  if (found === undefined)
    return (
      <p role="status">
        There is no key {id}. <KeysLink />
      </p>
    );
  return <KeyForm key={id} {...{ current: found, onDone }} />;
}

/** The page without the form. */
function KeysLink(): ReactNode {
  return (
    <Link to="/llm" search={{ part: "keys" }}>
      Close
    </Link>
  );
}

interface KeyFormProps extends Pick<EditKeyProps, "onDone"> {
  /** The key as it is now. */
  readonly current: AdminLlmKey;
}

function KeyForm({ current, onDone }: KeyFormProps): ReactNode {
  const refusal = useWriteRefusal();
  // What others change meanwhile does not change what the person has begun with.
  const [base, setBase] = useState(current);
  const [typed, setTyped] = useState(() => typedOf(current));
  const saving = useSaving(typed, base, onDone);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    saving.mutate();
  };
  const isOld = current.version !== base.version && !saving.isPending && !saving.isSuccess;
  return (
    <form onSubmit={submit} aria-label={`Key ${base.name}`}>
      <h3>Edit the key {base.name}</h3>
      <KeyFields {...{ typed }} onType={setTyped} />
      <p className="quiet">
        The key itself stays the same; clients need not change anything.{" "}
        <Link to="/llm" search={{ part: "keys", budget: base.id }}>
          Set a budget of the key {base.name}
        </Link>
      </p>
      {saving.error !== null && <Fault error={labelledError(saving.error, KEY_EDIT_LABELS)} />}
      {isOld && (
        <Changed
          {...{ current }}
          onKeep={() => setBase(current)}
          onTake={() => {
            setBase(current);
            setTyped(typedOf(current));
            saving.reset();
          }}
        />
      )}
      <div className="bar">
        <button type="submit" disabled={saving.isPending || refusal !== undefined} title={refusal}>
          Save the key
        </button>
        <KeysLink />
      </div>
    </form>
  );
}

interface KeyFieldsProps {
  readonly typed: TypedKey;
  readonly onType: (typed: TypedKey) => void;
}

function KeyFields({ typed, onType }: KeyFieldsProps): ReactNode {
  return (
    <div className="bar">
      {FIELDS.map(({ field, hint, type, isRequired }, index) => (
        <label key={field} className="field">
          {LABELS[field]}
          <input
            type={type}
            value={typed[field]}
            placeholder={hint}
            required={isRequired}
            autoComplete="off"
            // The form appears because the person has asked for it.
            autoFocus={index === 0}
            onChange={({ target }) => onType({ ...typed, [field]: target.value })}
          />
        </label>
      ))}
      <label className="field wide">
        {LABELS.metadata}
        <textarea
          rows={METADATA_LINES}
          spellCheck={false}
          value={typed.metadata}
          onChange={({ target }) => onType({ ...typed, metadata: target.value })}
        />
      </label>
    </div>
  );
}

const METADATA_LINES = 2;

function useSaving(typed: TypedKey, base: AdminLlmKey, onDone: EditKeyProps["onDone"]) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => {
      const { id, version } = base;
      return admin.call("changeKey", { query: { id }, body: editOf(typed, base), version });
    },
    onSuccess: () => onDone(`; key ${typed.name} is changed in all workers`),
    onSettled: () => queries.invalidateQueries({ queryKey: keysQuery.queryKey }),
  });
}

interface ChangedProps {
  readonly current: AdminLlmKey;
  readonly onKeep: () => void;
  readonly onTake: () => void;
}

/** What somebody else has made of the key meanwhile, and what to do about it. */
function Changed({ current, onKeep, onTake }: ChangedProps): ReactNode {
  const { expires, models, metadata, ...named } = typedOf(current);
  const texts = Object.entries({ ...named, models, expires, metadata })
    .filter(([, value]) => value !== "")
    .map(([field, value]) => `${field} ${value.replaceAll("\n", ", ")}`);
  return (
    <section className="fault" role="status">
      <p>
        Somebody has changed this key: it is {texts.join("; ")}
        {current.isDisabled && "; disabled"}.
      </p>
      <div className="bar">
        <button type="button" onClick={onKeep}>
          Keep what I typed
        </button>
        <button type="button" onClick={onTake}>
          Take the key as it is
        </button>
      </div>
    </section>
  );
}
