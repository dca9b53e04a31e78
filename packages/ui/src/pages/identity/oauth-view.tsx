import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { OnlyWriters } from "../../components/access/only-writers.tsx";
import { CallFault } from "../../components/call-fault.tsx";
import { walkOauth } from "./oauth-walk.ts";
import type { WalkOrder, WalkStep } from "./oauth-walk.ts";

/** The way of an MCP client to a token, one step after the other, with real requests. */
export function OauthWalk(order: WalkOrder): ReactNode {
  const { url } = order;
  const { steps, isRunning, fault, walk } = useWalk();
  return (
    <section aria-label="The way of an MCP client">
      <h2>The way of an MCP client</h2>
      <p>
        What a client asks before it has a token, where it is sent, and what it gets: each step is
        the real request, through the gateway.
      </p>
      <OnlyWriters what="The walk, which sends requests,">
        <button type="button" disabled={url === "" || isRunning} onClick={() => void walk(order)}>
          Walk through the steps
        </button>
      </OnlyWriters>
      <ol className="steps" aria-live="polite" aria-busy={isRunning}>
        {steps.map(({ name, asked, shown, isGood, verdict }, index) => (
          <li key={`${name} ${asked} ${index}`}>
            <h3>{name}</h3>
            {asked !== undefined && <code>{asked}</code>}
            <p className={isGood ? "good" : "warn"}>
              {isGood ? "✓" : "!"} {verdict}
            </p>
            {shown !== "" && (
              <pre tabIndex={0} role="region" aria-label={`${index + 1}. ${name}: response`}>
                {shown}
              </pre>
            )}
          </li>
        ))}
      </ol>
      {fault !== undefined && <CallFault error={fault} />}
    </section>
  );
}

interface Walk {
  readonly steps: readonly WalkStep[];
  readonly isRunning: boolean;
  readonly fault: Error | undefined;
}

const NOT_WALKED: Walk = { steps: [], isRunning: false, fault: undefined };

/** A walk of the page; it ends when the page is left. */
function useWalk() {
  const [state, setState] = useState(NOT_WALKED);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const walk = async (order: WalkOrder): Promise<void> => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const change = (next: (before: Walk) => Walk): void => {
      if (!signal.aborted) setState(next);
    };
    setState({ ...NOT_WALKED, isRunning: true });
    try {
      for await (const step of walkOauth(order, signal))
        change((before) => ({ ...before, steps: [...before.steps, step] }));
      change((before) => ({ ...before, isRunning: false }));
    } catch (error) {
      const fault = error instanceof Error ? error : new Error(String(error));
      change((before) => ({ ...before, isRunning: false, fault }));
    }
  };
  return { ...state, walk };
}
