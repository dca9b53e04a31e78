import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { budgetsQuery, callsQuery } from "../../api/agents.ts";
import { modelSpendingQuery } from "../../api/figures.ts";
import { CallFault } from "../../components/call-fault.tsx";
import { Converting } from "./converting.tsx";
import { PlayFields } from "./play-fields.tsx";
import { refusalIn, requestOf, urlOf } from "./play-formats.ts";
import type { PlayFormat } from "./play-formats.ts";
import { useModelUrl } from "./use-model-url.ts";
import { usePlay } from "./use-play.ts";
import type { PlayState } from "./use-play.ts";

/** The first status that tells of an error (RFC 9110 section 15.5). */
const FIRST_REFUSAL = 400;
/** What is read again after a call. */
const SPENDING = [callsQuery, budgetsQuery, modelSpendingQuery];

interface PlaygroundProps {
  readonly names: readonly string[];
  /** The key of a client. */
  readonly credential: string;
  readonly onCredential: (credential: string) => void;
}

/** Calls a model as a client would, through the listener and route of the gateway, with all policies. */
export function Playground({ names, credential, onCredential }: PlaygroundProps): ReactNode {
  const queries = useQueryClient();
  const suggested = useModelUrl();
  const [format, setFormat] = useState<PlayFormat>("chat-completions");
  const [base, setBase] = useState<string>();
  const [model, setModel] = useState<string>();
  const [text, setText] = useState("Hello");
  const [isStreamed, setStreamed] = useState(true);
  const { play, stop, ...state } = usePlay();
  const named = model ?? names.find((name) => !name.includes("*")) ?? "";
  const place = base ?? suggested;
  const url = urlOf(format, place);
  const request = requestOf(format, { model: named, text, isStreamed });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const body = JSON.stringify(request);
    void play({ format, url, credential: credential.trim(), body }).then(() =>
      // The parts of spending and keys say what the call has cost.
      Promise.all(SPENDING.map(({ queryKey }) => queries.invalidateQueries({ queryKey }))),
    );
  };
  return (
    <>
      <form onSubmit={submit} aria-label="Playground">
        <PlayFields
          value={{ format, base: place, model: named, credential }}
          change={{ format: setFormat, base: setBase, model: setModel, credential: onCredential }}
        />
        <label className="field">
          Prompt
          <textarea rows={3} value={text} onChange={({ target }) => setText(target.value)} />
        </label>
        <div className="bar">
          <label>
            <input
              type="checkbox"
              checked={isStreamed}
              onChange={({ target }) => setStreamed(target.checked)}
            />{" "}
            Stream
          </label>
          <button type="submit" disabled={state.isRunning}>
            Send
          </button>
          {state.isRunning && (
            <button type="button" onClick={stop}>
              Stop
            </button>
          )}
          <span className="quiet">POST {url}</span>
        </div>
      </form>
      <Played {...state} />
      <Converting format={format} model={named} request={request} />
    </>
  );
}

function Played({ isRunning, status, limit, text, events, fault }: PlayState): ReactNode {
  return (
    <>
      <p role="status">
        {isRunning && status === undefined && "Waiting for the response."}
        {status !== undefined && `Status ${status}${isRunning ? ", the response arrives" : ""}.`}
      </p>
      {fault !== undefined && <CallFault error={fault} />}
      {status !== undefined && status >= FIRST_REFUSAL && events.length > 0 && (
        <section className="fault fault-refusal" role="alert">
          <h3>The call was refused</h3>
          <p>{refusalIn(events.join("\n"))}</p>
          {limit !== "" && <p>{limit}</p>}
        </section>
      )}
      {text !== "" && (
        <pre tabIndex={0} role="region" aria-label="Text of the response">
          {text}
        </pre>
      )}
      {events.length > 0 && (
        <details>
          <summary>Raw events ({events.length})</summary>
          <pre tabIndex={0} role="region" aria-label="Raw events">
            {events.join("\n")}
          </pre>
        </details>
      )}
    </>
  );
}
