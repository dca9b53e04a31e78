import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { CallFault } from "../../components/call-fault.tsx";
import { Copied } from "../../components/copied.tsx";
import { sendThroughGateway, whole } from "../../live/gateway-response.ts";
import type { NewKey } from "./key-task.ts";
import type { TriedUrl } from "./drafting.ts";
import type { Task } from "./task.ts";
import { TASKS } from "./tasks.ts";

interface DoneProps {
  readonly task: Task;
  readonly newKey: NewKey | undefined;
  /** The URL that leads to what was added; undefined if a GET request does not try it. */
  readonly tried: TriedUrl | undefined;
  /** What the person must do besides; undefined if nothing. */
  readonly note: string | undefined;
  readonly said: string;
}

/** What a person can do after a task. */
export function Done({ task, newKey, tried, note, said }: DoneProps): ReactNode {
  const url =
    tried && `${tried.scheme}://${tried.host || location.hostname}:${tried.port}${tried.path}`;
  return (
    <>
      <h2>Done</h2>
      <p role="status">✓ {said}</p>
      {note !== undefined && <p role="note">{note}</p>}
      {newKey !== undefined && (
        <p>
          The key of the client, which is shown only now: <Copied text={newKey.key} />
        </p>
      )}
      {url !== undefined && <TryIt url={url} />}
      <p>
        <Link to={task.next.to}>{task.next.text}</Link>, or{" "}
        <Link to="/new">add something else</Link>.
      </p>
      <p>Often done next:</p>
      <ul className="choices">
        {TASKS.filter(({ kind }) => task.then.includes(kind)).map(({ kind, title, what }) => (
          <li key={kind}>
            <Link to="/new" search={{ kind }}>
              {title}
            </Link>{" "}
            {what}
          </li>
        ))}
      </ul>
    </>
  );
}

function TryIt({ url }: { readonly url: string }): ReactNode {
  const trying = useMutation({
    mutationFn: async () => {
      const stop = new AbortController();
      const response = await sendThroughGateway({ method: "GET", url }, stop.signal);
      return { status: response.status, text: await whole(response.texts) };
    },
    gcTime: 0,
  });
  return (
    <section aria-label="Try it">
      <p>
        Try it: <Copied text={`curl -i ${url}`} />
      </p>
      <button type="button" disabled={trying.isPending} onClick={() => trying.mutate()}>
        Send the request
      </button>
      <div role="status">
        {trying.data !== undefined && (
          <>
            <p>The response has the status {trying.data.status}.</p>
            <pre tabIndex={0} role="region" aria-label="Body of the response">
              {trying.data.text}
            </pre>
          </>
        )}
      </div>
      {trying.error !== null && <CallFault error={trying.error} />}
    </section>
  );
}
