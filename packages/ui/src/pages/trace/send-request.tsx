import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { FormEvent, ReactNode } from "react";
import type { ChosenRequests } from "../../api/trace.ts";
import { topologyQuery } from "../../api/queries.ts";
import { CallFault } from "../../components/call-fault.tsx";
import { METHODS } from "../../components/methods.ts";
import { asCredential } from "../../live/as-credential.ts";
import { sendThroughGateway, whole } from "../../live/gateway-response.ts";

const NOTHING = { method: "GET", url: "", headers: "", credential: "", body: "" };
/** Characters of a response that are shown. */
const SHOWN = 4_000;
/** Numbers of 32 bits, of which nobody guesses four. */
const RANDOM_PARTS = 4;

interface SendRequestProps {
  /** Whether the form is open at first: it is what a person can do without a trace. */
  readonly isFirst: boolean;
  readonly wait: (chosen: ChosenRequests) => Promise<boolean>;
  /** The URL with which the form begins; undefined: that of the first listener is offered. */
  readonly firstUrl: string | undefined;
}

/** Sends a request through the gateway, which traces it. */
export function SendRequest({ isFirst, wait, firstUrl = "" }: SendRequestProps): ReactNode {
  const [isOpen] = useState(isFirst);
  const [typed, setTyped] = useState({ ...NOTHING, url: firstUrl });
  const example = useExample();
  const url = typed.url || example;
  const sending = useMutation({ mutationFn: () => traced(typed, url, wait), gcTime: 0 });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    sending.mutate();
  };
  return (
    <details open={isOpen}>
      <summary>Send a request, and trace it</summary>
      <form onSubmit={submit} aria-label="Request">
        <div className="bar">
          <label className="field">
            Method
            <select
              value={typed.method}
              onChange={({ target }) => setTyped({ ...typed, method: target.value })}
            >
              {METHODS.filter((name) => name !== "CONNECT").map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
          <Field
            {...{ typed, setTyped }}
            name="url"
            label="URL, at a port of the gateway"
            hint={example}
          />
          <Field
            {...{ typed, setTyped }}
            name="credential"
            label="Token or key, or a whole credential such as Basic …; it is not kept"
          />
        </div>
        <div className="pair">
          <Text {...{ typed, setTyped }} name="headers" label="Header fields, one in each line" />
          <Text {...{ typed, setTyped }} name="body" label="Body" />
        </div>
        <button type="submit" disabled={sending.isPending}>
          Send and trace
        </button>
      </form>
      <div role="status">{sending.data !== undefined && <Received {...sending.data} />}</div>
      {sending.error !== null && <CallFault error={sending.error} />}
    </details>
  );
}

interface ReceivedProps {
  readonly status: number;
  readonly text: string;
}

/** The response to the request. */
function Received({ status, text }: ReceivedProps): ReactNode {
  return (
    <>
      <p>The response has the status {status}.</p>
      <pre tabIndex={0} role="region" aria-label="Body of the response">
        {text.slice(0, SHOWN)}
      </pre>
    </>
  );
}

/** A URL of the gateway's first listener. */
function useExample(): string {
  const { data } = useQuery(topologyQuery({}));
  const listener = data?.listeners.find(({ protocol }) => /^HTTPS?$/.test(protocol));
  if (listener === undefined) return "http://a.test:8080/x";
  return `${listener.protocol.toLowerCase()}://${location.hostname}:${listener.port}/`;
}

/** Sends what was typed as soon as the gateway traces it; undefined if it does not. */
async function traced(typed: Typed, url: string, wait: SendRequestProps["wait"]) {
  const trace = randomText();
  if (!(await wait({ sent: trace }))) return undefined;
  const { method, headers, credential, body } = typed;
  const fields = headers.split("\n").filter((line) => line.trim() !== "");
  const secret = credential.trim() === "" ? [] : [`authorization: ${asCredential(credential)}`];
  const order = { method, url, headers: [...fields, ...secret], trace };
  const response = await sendThroughGateway(
    body === "" ? order : { ...order, body },
    new AbortController().signal,
  );
  return { status: response.status, text: await whole(response.texts) };
}

/** Names the request for its trace alone; `randomUUID` is missing on pages without TLS. */
function randomText(): string {
  return crypto.getRandomValues(new Uint32Array(RANDOM_PARTS)).join("-");
}

type Typed = typeof NOTHING;

interface FieldProps {
  readonly name: keyof Typed;
  readonly label: string;
  readonly hint?: string;
  readonly typed: Typed;
  readonly setTyped: (typed: Typed) => void;
}

function Field({ name, label, hint = "", typed, setTyped }: FieldProps): ReactNode {
  return (
    <label className="field wide">
      {label}
      <input
        type={name === "credential" ? "password" : "text"}
        autoComplete="off"
        placeholder={hint}
        value={typed[name]}
        onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      />
    </label>
  );
}

function Text({ name, label, typed, setTyped }: FieldProps): ReactNode {
  return (
    <label className="field">
      {label}
      <textarea
        rows={3}
        spellCheck={false}
        autoComplete="off"
        value={typed[name]}
        onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      />
    </label>
  );
}
