import { AdminError, LoginError } from "@edge-gateway/admin-client";
import type { ReactNode } from "react";
import { Marked } from "./marked.tsx";
import { MissingCode } from "./missing-code.ts";
import { MissingPart } from "./missing-part.tsx";

/** Why something cannot be shown: the gateway refused it, or does not respond. */
export function Fault({ error }: { readonly error: Error }): ReactNode {
  if (error instanceof AdminError) return <Refusal error={error} />;
  if (error instanceof MissingCode) return <MissingPart isWholePage={false} />;
  if (error instanceof LoginError)
    return (
      <section className="fault fault-refusal" role="alert">
        <h2>Nobody is logged in</h2>
        {error.isByToken ? <p>{error.message}</p> : <LoginEnded />}
      </section>
    );
  return (
    <section className="fault fault-connection" role="status">
      <h2>Connection lost</h2>
      <p>The gateway does not respond. This page tries again by itself.</p>
    </section>
  );
}

/** How to log in again where a policy of the listener wants it. */
export function LoginEnded(): ReactNode {
  return (
    <p>
      The login has ended.{" "}
      <a href={location.href} target="_blank" rel="noreferrer">
        Log in again in another tab
      </a>
      , and then try again here: what you typed stays.
    </p>
  );
}

function Refusal({ error: { problem } }: { readonly error: AdminError }): ReactNode {
  return (
    <section className="fault fault-refusal" role="alert">
      <h2>{problem.title}</h2>
      <p>
        <Marked text={problem.detail ?? ""} />
      </p>
      {problem.findings !== undefined && (
        <ul>
          {problem.findings.map((finding) => (
            <li key={`${finding.file}:${finding.line}:${finding.column}:${finding.message}`}>
              <code>
                {finding.file}:{finding.line}:{finding.column}
              </code>{" "}
              <Marked text={finding.message} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A fault of the page's own code. */
export function OwnFault({ error }: { readonly error: unknown }): ReactNode {
  if (error instanceof MissingCode) return <MissingPart isWholePage />;
  return (
    <section className="fault fault-own" role="alert">
      <h1>This page has failed</h1>
      <p>The fault is in the page, not in the gateway, which continues to run.</p>
      <pre>{error instanceof Error ? error.message : String(error)}</pre>
      <button type="button" onClick={() => location.reload()}>
        Load the page again
      </button>
    </section>
  );
}
