import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { MAX_TRIED_TIMES } from "../../bounds.ts";
import { CallFault } from "../../components/call-fault.tsx";
import { Copied } from "../../components/copied.tsx";
import { sendThroughGateway, whole } from "../../live/gateway-response.ts";
import { curlOf, JSON_FIELDS } from "../../live/curl-of.ts";
import type { TriedRequest } from "./drafting.ts";

interface TrialProps {
  readonly tried: TriedRequest;
  /** The credential that was just made; empty if none was. */
  readonly credential: string;
}

/** What came of requests that were alike. */
interface Tried {
  readonly withCredential: boolean;
  readonly statuses: readonly number[];
  readonly text: string;
}

/** Requests by which a person sees that what was added works: with a credential, and without. */
export function Trial({ tried, credential: made }: TrialProps): ReactNode {
  const { url } = tried;
  const [credential, setCredential] = useState("");
  const [done, setDone] = useState<readonly Tried[]>([]);
  const times = Math.min(tried.times, MAX_TRIED_TIMES);
  const trying = useMutation({
    mutationFn: (token: string) => send(tried, token, times),
    onSuccess: (result) => setDone([...done, result]),
    // A credential must not stay in memory longer than the page shows it.
    gcTime: 0,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    trying.mutate(credential.trim());
  };
  return (
    <section aria-label="Try it">
      <h3>Try it</h3>
      <Command tried={tried} credential={made} />
      <form className="bar" onSubmit={submit} aria-label="Trial">
        <label className="field">
          Token or key of a client; it is not kept
          <input
            type="password"
            autoComplete="off"
            placeholder="none"
            value={credential}
            onChange={({ target }) => setCredential(target.value)}
          />
        </label>
        <button type="submit" disabled={trying.isPending}>
          {times === 1 ? "Send the request" : `Send ${times} requests`}
        </button>
        {made !== "" && (
          <button type="button" disabled={trying.isPending} onClick={() => trying.mutate(made)}>
            Send it with the new key
          </button>
        )}
      </form>
      {tried.times > times && (
        <p className="quiet">
          More than {times} requests are not sent from here: {url} takes {tried.times - 1} of them.
        </p>
      )}
      <div role="status">
        {done.map((each, index) => (
          // They have no identity but their order.
          <Result key={String(index)} number={index + 1} {...each} />
        ))}
      </div>
      {trying.error !== null && <CallFault error={trying.error} />}
    </section>
  );
}

/** The request for a shell. */
function Command({ tried, credential }: TrialProps): ReactNode {
  return (
    <>
      <p>
        <Copied text={curlOf(tried, credential)} />
      </p>
      {tried.shell.isSecure && (
        <p className="quiet">
          The option -k accepts any certificate: leave it out where the certificate is public.
        </p>
      )}
    </>
  );
}

interface ResultProps extends Tried {
  /** Which of the results it is, from 1. */
  readonly number: number;
}

function Result({ number, withCredential, statuses, text }: ResultProps): ReactNode {
  const how = withCredential ? "With the token or key" : "Without a token or key";
  return (
    <>
      <p>
        {how}:{" "}
        {statuses.length === 1
          ? `the response has the status ${statuses.join()}.`
          : `the responses have the statuses ${statuses.join(", ")}.`}
      </p>
      {text !== "" && (
        <pre tabIndex={0} role="region" aria-label={`Body of the last response of trial ${number}`}>
          {text}
        </pre>
      )}
    </>
  );
}

/** Sends requests that are alike, one after the other. */
async function send(
  { url, body }: TriedRequest,
  credential: string,
  times: number,
): Promise<Tried> {
  const headers = [
    ...(credential === "" ? [] : [`authorization: Bearer ${credential}`]),
    ...(body === undefined ? [] : JSON_FIELDS),
  ];
  const order = body === undefined ? { method: "GET" as const } : { method: "POST" as const, body };
  const statuses: number[] = [];
  let text = "";
  for (let sent = 0; sent < times; sent += 1) {
    const stop = new AbortController();
    // The next one must not overtake it.
    const response = await sendThroughGateway({ ...order, url, headers }, stop.signal);
    statuses.push(response.status);
    text = await whole(response.texts);
  }
  return { withCredential: credential !== "", statuses, text };
}
