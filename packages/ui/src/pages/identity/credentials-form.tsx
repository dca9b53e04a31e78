import type { FormEvent, ReactNode } from "react";
import { METHODS } from "../../components/methods.ts";

/** The request and the token of the form. */
export interface Credentials {
  readonly method: string;
  readonly url: string;
  /** The token as it was typed. */
  readonly text: string;
}

interface CredentialsFormProps extends Credentials {
  readonly isPending: boolean;
  readonly onChange: (next: Partial<Credentials>) => void;
  readonly onAsk: () => void;
}

/** Asks for a request and a token. */
export function CredentialsForm(props: CredentialsFormProps): ReactNode {
  const { method, url, text, isPending, onChange, onAsk } = props;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onAsk();
  };
  return (
    <form onSubmit={submit} aria-label="Credentials">
      <div className="bar">
        <label className="field">
          Method
          <select value={method} onChange={({ target }) => onChange({ method: target.value })}>
            {[...new Set([method, ...METHODS])].map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label className="field wide">
          URL; its port chooses the listener
          <input
            type="url"
            value={url}
            placeholder="http://a.test:8080/x"
            required
            onChange={({ target }) => onChange({ url: target.value })}
          />
        </label>
        <button type="submit" disabled={isPending}>
          Why?
        </button>
      </div>
      <label className="field">
        Token; it stays in this page
        <textarea
          rows={4}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      </label>
    </form>
  );
}
