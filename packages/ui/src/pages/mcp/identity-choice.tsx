import { useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { Marked } from "../../components/marked.tsx";
import { ANYBODY, identityOf, IDENTITIES, isToken } from "./identity.ts";
import type { IdentityKind } from "./identity.ts";

interface IdentityChoiceProps {
  /** Gets the variables of the rules as JSON. */
  readonly onChange: (identity: string) => void;
  /** Whether the routes of the server demand a credential; undefined until that is known. */
  readonly isDemanding: boolean | undefined;
  /** The token or credential of the page, which calls send, too. */
  readonly credential: string;
  readonly onCredential: (credential: string) => void;
}

/** Asks for whom the catalogue is judged. */
export function IdentityChoice(props: IdentityChoiceProps): ReactNode {
  const { onChange, isDemanding, credential, onCredential } = props;
  const [kind, setKind] = useState<IdentityKind>("nobody");
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState("");
  const text = typed ?? (kind === "jwt" && isToken(credential) ? credential : "");
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const read = identityOf(kind, text);
    setProblem(read.problem);
    if (read.problem !== "") return;
    onChange(read.identity);
    // What was decoded here is what a call would send.
    if (kind === "jwt" && isToken(text)) onCredential(text);
  };
  return (
    <form onSubmit={submit} aria-label="Client">
      <div className="bar">
        <label className="field">
          Client
          <select
            value={kind}
            onChange={({ target }) => {
              setKind(IDENTITIES.find((each) => each.kind === target.value)?.kind ?? "nobody");
              setTyped(undefined);
            }}
          >
            {IDENTITIES.map(({ kind: each, name }) => (
              <option key={each} value={each}>
                {each === "nobody" && isDemanding === false ? ANYBODY : name}
              </option>
            ))}
          </select>
        </label>
        {kind !== "nobody" && <Described {...{ kind, text }} onText={setTyped} />}
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

interface DescribedProps {
  readonly kind: IdentityKind;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** What a person writes of a client of this kind. */
function Described({ kind, text, onText }: DescribedProps): ReactNode {
  const { label, example } = IDENTITIES.find((each) => each.kind === kind) ?? {};
  return (
    <label className="field wide">
      {label}
      <input
        value={text}
        spellCheck={false}
        autoComplete="off"
        placeholder={example}
        onChange={({ target }) => onText(target.value)}
      />
    </label>
  );
}
