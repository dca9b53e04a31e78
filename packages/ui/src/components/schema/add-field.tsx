import { useState } from "react";
import type { ReactNode } from "react";
import { Marked } from "../marked.tsx";

interface AddFieldProps {
  /** The name of what gets the field. */
  readonly name: string;
  readonly options: readonly { readonly name: string; readonly help: string }[];
  readonly onAdd: (name: string) => void;
}

/** Adds one of the fields that are not set. */
export function AddField({ name, options, onAdd }: AddFieldProps): ReactNode {
  const [chosen, setChosen] = useState("");
  const found = options.find((each) => each.name === chosen);
  if (options.length === 0) return null;
  return (
    <div className="bar">
      <label className="field">
        Add a field to {name}
        <select value={found?.name ?? ""} onChange={({ target }) => setChosen(target.value)}>
          <option value="">choose</option>
          {options.map((each) => (
            <option key={each.name} value={each.name}>
              {each.name}
            </option>
          ))}
        </select>
        {found !== undefined && (
          <small className="quiet">
            <Marked text={found.help} />
          </small>
        )}
      </label>
      <button
        type="button"
        disabled={found === undefined}
        aria-label={`Add it to ${name}`}
        onClick={() => {
          setChosen("");
          onAdd(chosen);
        }}
      >
        Add
      </button>
    </div>
  );
}

interface AddEntryProps extends Pick<AddFieldProps, "name" | "onAdd"> {
  /** The names that are there. */
  readonly taken: readonly string[];
}

/** Adds an entry with a name that a person types. */
export function AddEntry({ name, taken, onAdd }: AddEntryProps): ReactNode {
  const [typed, setTyped] = useState("");
  return (
    <div className="bar">
      <label className="field">
        Name of a new entry of {name}
        <input
          type="text"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <button
        type="button"
        disabled={typed === "" || taken.includes(typed)}
        aria-label={`Add an entry to ${name}`}
        onClick={() => {
          setTyped("");
          onAdd(typed);
        }}
      >
        Add
      </button>
    </div>
  );
}
