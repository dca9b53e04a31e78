import { useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { Marked } from "../../components/marked.tsx";
import { identityOf, IDENTITIES } from "./identity.ts";
import type { IdentityKind } from "./identity.ts";

/** Asks for whom the catalogue is judged; `onChange` gets the variables of the rules as JSON. */
export function IdentityChoice({
  onChange,
}: {
  readonly onChange: (identity: string) => void;
}): ReactNode {
  const [kind, setKind] = useState<IdentityKind>("nobody");
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const read = identityOf(kind, text);
    setProblem(read.problem);
    if (read.problem === "") onChange(read.identity);
  };
  return (
    <form onSubmit={submit} aria-label="Client">
      <div className="bar">
        <label className="field">
          Client
          <select
            value={kind}
            onChange={({ target }) =>
              setKind(IDENTITIES.find((each) => each.kind === target.value)?.kind ?? "nobody")
            }
          >
            {IDENTITIES.map(({ kind: each, name }) => (
              <option key={each} value={each}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {kind !== "nobody" && (
          <label className="field wide">
            {IDENTITIES.find((each) => each.kind === kind)?.label}
            <input
              value={text}
              spellCheck={false}
              autoComplete="off"
              placeholder={IDENTITIES.find((each) => each.kind === kind)?.example}
              onChange={({ target }) => setText(target.value)}
            />
          </label>
        )}
        <button type="submit">What can it see?</button>
      </div>
      {kind === "jwt" && (
        <p className="quiet">
          A token is decoded in this page: only its claims are sent to the gateway, and nothing of
          it is verified.
        </p>
      )}
      {problem !== "" && (
        <p role="alert" className="bad">
          <Marked text={problem} />
        </p>
      )}
    </form>
  );
}
