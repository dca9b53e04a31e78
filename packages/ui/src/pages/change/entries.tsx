import { pointerTo } from "@edge-gateway/translate/diagnostics/pointer";
import { Link } from "@tanstack/react-router";
import { useDeferredValue, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { MAX_LISTED_CHOICES } from "../../bounds.ts";
import { withWords } from "../../components/with-words.ts";

interface EntriesProps {
  readonly name: string;
  /** The address of the list or map. */
  readonly address: string;
  /** What leads to each entry: its name, or its position. */
  readonly tokens: readonly string[];
}

/** A list or map that is too long for a form: the first entries, and a search; each leads to a form of its own. */
export function Entries({ name, address, tokens }: EntriesProps): ReactNode {
  const [typed, setTyped] = useState("");
  const [most, setMost] = useState(MAX_LISTED_CHOICES);
  const words = useDeferredValue(typed);
  const found = useMemo(() => withWords(tokens, words, (token) => token), [tokens, words]);
  return (
    <section aria-label={`Entries of ${name}`}>
      <p role="status">
        {name} has {tokens.length.toLocaleString()} entries, which stay as they are: choose one of
        them. {words !== "" && `${found.length.toLocaleString()} of them have these words.`}
      </p>
      <label className="field">
        Search in {name}
        <input
          type="search"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setMost(MAX_LISTED_CHOICES);
          }}
        />
      </label>
      <ul>
        {found.slice(0, most).map((token) => (
          <li key={token}>
            <Link
              to="/change"
              search={{ at: pointerTo(`/${address}`, token).slice(1) }}
              preload={false}
              aria-label={`Change ${token} of ${name}`}
            >
              {token}
            </Link>
          </li>
        ))}
      </ul>
      {found.length > most && (
        <button type="button" onClick={() => setMost(most + MAX_LISTED_CHOICES)}>
          Show more of {name}
        </button>
      )}
    </section>
  );
}
