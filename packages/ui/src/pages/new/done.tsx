import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { CallFault } from "../../components/call-fault.tsx";
import { Copied } from "../../components/copied.tsx";
import { sendThroughGateway, whole } from "../../live/gateway-response.ts";
import { ConfigText } from "./config-text.ts";
import type { NewKey } from "./key-task.ts";
import { textOf } from "./task.ts";
import type { Task, Values } from "./task.ts";
import { TASKS } from "./tasks.ts";

interface DoneProps {
  readonly task: Task;
  readonly values: Values;
  readonly newKey: NewKey | undefined;
  /** The text that the gateway runs now. */
  readonly config: string;
  readonly said: string;
}

/** What a person can do after a task. */
export function Done({ task, values, newKey, config, said }: DoneProps): ReactNode {
  const url = urlOf(task, values, new ConfigText(config));
  return (
    <>
      <h2>Done</h2>
      <p role="status">✓ {said}</p>
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

/** The URL that leads to what was added; undefined if a GET request does not try it. */
function urlOf({ triedAt }: Task, values: Values, config: ConfigText): string | undefined {
  const gateway = config.at("gateways", textOf(values["gateway"]));
  const { port, protocol = "HTTP" } = Object(gateway);
  if (triedAt === undefined || typeof port !== "number") return undefined;
  const host = textOf(values["hostname"]) || location.hostname;
  return `${String(protocol).toLowerCase()}://${host.replace("*", "x")}:${port}${triedAt(values)}`;
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
