import type { AdminExplainOrder } from "@edge-gateway/generated/types/index.ts";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { admin } from "../../api/client.ts";
import { Fault } from "../../components/fault.tsx";
import { METHODS } from "../../components/methods.ts";
import { asCredential } from "../../live/as-credential.ts";
import { Explanation } from "./explanation.tsx";

const route = getRouteApi("/traffic");

/** Which route takes a request, and why not the others? The URL of the page has the method and the URL. */
export function RequestBox(): ReactNode {
  const search = route.useSearch();
  const { method = "GET", url = "" } = search;
  const navigate = route.useNavigate();
  // Fields may be secrets, so they are only here.
  const [headers, setHeaders] = useState("");
  const [credential, setCredential] = useState("");
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async (body: AdminExplainOrder) =>
      (await admin.call("explainRequest", { body })).value,
  });
  const ask = (asked: Omit<AdminExplainOrder, "headers">): void =>
    mutate({ ...asked, headers: fieldsIn(headers, credential) });
  useEffect(() => {
    if (url !== "") ask({ method, url });
    // A change of the fields alone asks when the form is sent.
  }, [method, url]);
  return (
    <section aria-label="Request">
      <h2>Which route takes a request?</h2>
      <RequestForm
        key={`${method} ${url}`}
        {...{ method, url, headers, credential, isPending }}
        onHeaders={setHeaders}
        onCredential={setCredential}
        onAsk={(asked) => {
          if (asked.method === method && asked.url === url) ask(asked);
          else void navigate({ search: { ...search, ...asked } });
        }}
      />
      {error !== null && <Fault error={error} />}
      {data !== undefined && error === null && url !== "" && (
        <Explanation value={data} asked={{ method, url }} />
      )}
    </section>
  );
}

/** The header fields in a text, one in each line, and that of a credential. */
function fieldsIn(text: string, credential: string): readonly string[] {
  const fields = text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const own = credential.trim() === "" ? [] : [`authorization: ${asCredential(credential)}`];
  return [...fields, ...own];
}

interface Asked {
  readonly method: string;
  readonly url: string;
}

interface RequestFormProps extends Asked {
  readonly headers: string;
  readonly credential: string;
  readonly isPending: boolean;
  readonly onCredential: (text: string) => void;
  readonly onHeaders: (text: string) => void;
  readonly onAsk: (asked: Asked) => void;
}

function RequestForm(props: RequestFormProps): ReactNode {
  const { isPending, onAsk } = props;
  const [method, setMethod] = useState(props.method);
  const [url, setUrl] = useState(props.url);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onAsk({ method, url: url.trim() });
  };
  return (
    <form onSubmit={submit} aria-label="Request">
      <div className="bar">
        <label className="field">
          Method
          <input
            value={method}
            list="methods"
            size={8}
            required
            onChange={({ target }) => setMethod(target.value)}
          />
        </label>
        <datalist id="methods">
          {METHODS.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <label className="field wide">
          URL; its port chooses the listener
          <input
            value={url}
            placeholder="http://a.test:8080/x"
            required
            onChange={({ target }) => setUrl(target.value)}
          />
        </label>
        <button type="submit" disabled={isPending}>
          Explain
        </button>
      </div>
      <Secrets {...props} />
    </form>
  );
}

/** What may be secret of a request: it stays out of the address of the page, and is not kept. */
function Secrets(props: RequestFormProps): ReactNode {
  const { headers, credential, onHeaders, onCredential } = props;
  return (
    <div className="pair">
      <label className="field">
        Token or key, or a whole credential such as Basic …; it is not kept
        <input
          type="password"
          autoComplete="off"
          value={credential}
          onChange={({ target }) => onCredential(target.value)}
        />
      </label>
      <label className="field">
        Header fields, one in each line; they stay out of the address of this page
        <textarea
          rows={2}
          spellCheck={false}
          placeholder="x-user: ann"
          value={headers}
          onChange={({ target }) => onHeaders(target.value)}
        />
      </label>
    </div>
  );
}
