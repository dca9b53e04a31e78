import type { AdminMcpItem } from "@edge-gateway/generated/types/index.ts";
import { useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { SchemaField } from "../../components/schema-form.tsx";
import { firstValue, kindOf, missingIn } from "../../components/schema-fields.ts";
import { CallFault } from "../../components/call-fault.tsx";
import { asCredential } from "../../live/as-credential.ts";
import { McpRefusal } from "../../live/mcp-call.ts";
import type { McpTask } from "../../live/mcp-messages.ts";
import { argumentsOf, requestFor } from "./items.ts";
import { McpQuestion } from "./mcp-question.tsx";
import { McpResult } from "./mcp-result.tsx";
import { useCall } from "./use-call.ts";

interface TryItemProps {
  readonly item: AdminMcpItem;
  readonly urls: readonly string[];
  /** Whether the target of the item has no sessions. */
  readonly isSessionless: boolean;
  /** The token or credential of the page, which stays for the next item. */
  readonly credential: string;
  readonly onCredential: (credential: string) => void;
}

const UNAUTHORIZED = 401;
const CREDENTIAL = "Token or credential; it is not kept";

/** Uses an item as a client would: through the listener and route of the gateway, with all policies. */
export function TryItem(props: TryItemProps): ReactNode {
  const { item, urls, isSessionless, credential, onCredential } = props;
  const schema = argumentsOf(item);
  const [value, setValue] = useState(() => firstValue(schema) ?? {});
  const [url, setUrl] = useState<string>();
  const { isRunning, told, question, task, result, fault, call, cancel, stop } = useCall();
  const place = url ?? urls[0] ?? "";
  const missing = missingIn(schema, value);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const headers = credential.trim() === "" ? [] : [`authorization: ${asCredential(credential)}`];
    void call({ url: place, headers, isSessionless }, requestFor(item, value));
  };
  return (
    <>
      <h3>Try it</h3>
      <form onSubmit={submit} aria-label="Call">
        <PlaceFields {...{ urls, place, credential, onCredential }} onPlace={setUrl} />
        <Arguments {...{ schema, value }} onChange={setValue} />
        <div className="bar">
          <button type="submit" disabled={isRunning}>
            {item.kind === "tool" ? "Call the tool" : "Get it"}
          </button>
          {isRunning && task !== undefined && (
            <button type="button" onClick={() => void cancel()}>
              Cancel the task
            </button>
          )}
          {isRunning && (
            <button type="button" onClick={stop}>
              Stop
            </button>
          )}
          {missing.length > 0 && <span className="warn">Required: {missing.join(", ")}</span>}
        </div>
      </form>
      <div role="status">
        {isRunning && task === undefined && <p>The call runs.</p>}
        {task !== undefined && <TaskState task={task} />}
        {told.map((text, index) => (
          // Messages have no identity but their place.
          <p key={String(index)}>{text}</p>
        ))}
      </div>
      {question !== undefined && <McpQuestion question={question} />}
      {fault !== undefined && <Refused fault={fault} />}
      {result !== undefined && <McpResult result={result} />}
    </>
  );
}

/** Why there is no result, and what to do if a credential is missing or wrong. */
function Refused({ fault }: { readonly fault: Error }): ReactNode {
  return (
    <>
      <CallFault error={fault} />
      {fault instanceof McpRefusal && fault.status === UNAUTHORIZED && (
        <p role="note">
          The gateway or the server demands a credential: type it above, under "{CREDENTIAL}", and
          call again.
        </p>
      )}
    </>
  );
}

const STATUSES: ReadonlyMap<string, string> = new Map([
  ["working", "works"],
  ["input_required", "waits for an answer"],
  ["completed", "is complete"],
  ["failed", "has failed"],
  ["cancelled", "is cancelled"],
]);

/** The state of the task that a call has begun, as the server says it. */
function TaskState({ task: { id, status, message } }: { readonly task: McpTask }): ReactNode {
  return (
    <p>
      The task <code>{id}</code> {STATUSES.get(status) ?? status}
      {message === "" ? "." : `: ${message}`}
    </p>
  );
}

interface PlaceFieldsProps {
  readonly urls: readonly string[];
  readonly place: string;
  readonly credential: string;
  readonly onPlace: (url: string) => void;
  readonly onCredential: (credential: string) => void;
}

function PlaceFields(props: PlaceFieldsProps): ReactNode {
  const { urls, place, credential, onPlace, onCredential } = props;
  return (
    <div className="bar">
      <label className="field wide">
        URL of the server for clients
        <input
          type="url"
          required
          list="mcp-urls"
          value={place}
          onChange={({ target }) => onPlace(target.value)}
        />
      </label>
      <datalist id="mcp-urls">
        {urls.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <label className="field wide">
        {CREDENTIAL}
        <input
          type="password"
          autoComplete="off"
          value={credential}
          onChange={({ target }) => onCredential(target.value)}
        />
      </label>
    </div>
  );
}

interface ArgumentsProps {
  readonly schema: ReturnType<typeof argumentsOf>;
  readonly value: unknown;
  readonly onChange: (value: object) => void;
}

/** The arguments as a form or as JSON. */
function Arguments({ schema, value, onChange }: ArgumentsProps): ReactNode {
  const [isRaw, setRaw] = useState(kindOf(schema) === "json");
  const change = (next: unknown): void => onChange(Object(next ?? {}));
  if (kindOf(schema) === "group" && Object.keys(schema.properties ?? {}).length === 0) return null;
  return (
    <>
      <label>
        <input type="checkbox" checked={isRaw} onChange={({ target }) => setRaw(target.checked)} />{" "}
        Arguments as JSON
      </label>
      <SchemaField
        key={String(isRaw)}
        name="Arguments"
        schema={isRaw ? {} : schema}
        value={value}
        isRequired={false}
        onChange={change}
      />
    </>
  );
}
