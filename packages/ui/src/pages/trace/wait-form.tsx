import { useState } from "react";
import type { FormEvent, ReactNode } from "react";
import type { ChosenRequests } from "../../api/trace.ts";
import { chosenBy, type TypedChoice } from "./typed-choice.ts";

interface WaitFormProps {
  readonly typed: TypedChoice;
  readonly onType: (typed: TypedChoice) => void;
  readonly isWaiting: boolean;
  readonly wait: (chosen: ChosenRequests) => Promise<boolean>;
  readonly stop: () => void;
}

/** Waits for the next requests, those that the fields choose. */
export function WaitForm({ typed, onType, isWaiting, wait, stop }: WaitFormProps): ReactNode {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void wait(chosenBy(typed));
  };
  return (
    <form onSubmit={submit} aria-label="Requests to wait for">
      <ChooseRequests typed={typed} onChange={onType} />
      <div className="bar">
        <button type="submit">{waitText(typed)}</button>
        {isWaiting && (
          <button type="button" onClick={stop}>
            Stop waiting
          </button>
        )}
      </div>
    </form>
  );
}

function waitText({ filter, host, pathPrefix, count }: TypedChoice): string {
  const requests = count === "1" ? "the next request" : `the next ${count} requests`;
  const isAny = [filter, host, pathPrefix].every((text) => text.trim() === "");
  if (isAny) return `Wait for ${requests}`;
  return `Wait for ${requests} that ${count === "1" ? "matches" : "match"}`;
}

interface ChooseRequestsProps {
  readonly typed: TypedChoice;
  readonly onChange: (typed: TypedChoice) => void;
}

/** The fields that say for which requests the page waits. */
function ChooseRequests({ typed, onChange }: ChooseRequestsProps): ReactNode {
  const field = (name: keyof TypedChoice) => ({
    name,
    value: typed[name],
    autoComplete: "off",
    onChange: ({ target }: { readonly target: HTMLInputElement }) =>
      onChange({ ...typed, [name]: target.value }),
  });
  // What a link has chosen is in sight; what a person opens stays open.
  const [isOpen] = useState(Object.keys(chosenBy(typed)).length > 0);
  return (
    <details open={isOpen}>
      <summary>Choose which requests</summary>
      <div className="bar">
        <label className="field">
          Host
          <input {...field("host")} placeholder="a.test or *.a.test" />
        </label>
        <label className="field">
          Path begins with
          <input {...field("pathPrefix")} placeholder="/orders" />
        </label>
        <label className="field wide">
          Expression in CEL
          <input
            {...field("filter")}
            spellCheck={false}
            placeholder={'request.method == "POST" && source.address == "10.0.0.1"'}
          />
        </label>
        <label className="field">
          Number of requests
          <input {...field("count")} type="number" min={1} required />
        </label>
      </div>
    </details>
  );
}
