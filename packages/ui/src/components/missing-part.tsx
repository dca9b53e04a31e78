import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { BASE } from "../api/base.ts";

/** Milliseconds between two attempts to reach the gateway. */
const PAUSE = 2_000;

interface MissingPartProps {
  /** Whether nothing of the page is there, so that it can be loaded again without asking. */
  readonly isWholePage: boolean;
}

/** A part of the page that could not be loaded: waits for the gateway, and offers to load the page again. */
export function MissingPart({ isWholePage }: MissingPartProps): ReactNode {
  /** Undefined until the first attempt to reach the gateway has ended. */
  const [isAway, setAway] = useState<boolean>();
  const Heading = isWholePage ? "h1" : "h2";
  useEffect(() => {
    const stop = new AbortController();
    void untilThere(stop.signal, () => setAway(true)).then((hasBeenAway) => {
      if (stop.signal.aborted) return;
      if (hasBeenAway && isWholePage) location.reload();
      else setAway(false);
    });
    return () => stop.abort();
  }, [isWholePage]);
  if (isAway === undefined) return null;
  if (isAway)
    return (
      <section className="fault fault-connection" role="status">
        <Heading>Connection lost</Heading>
        <p>The gateway does not respond. This page tries again by itself.</p>
      </section>
    );
  return (
    <section className="fault fault-own" role="alert">
      <Heading>A part of this page could not be loaded</Heading>
      <p>
        The gateway was started again, perhaps as another version, after this page was opened. What
        you typed here is lost when the page is loaded again.
      </p>
      <button type="button" onClick={() => location.reload()}>
        Load the page again
      </button>
    </section>
  );
}

/** Resolves when the gateway responds, to whether it did not at first. */
async function untilThere(signal: AbortSignal, away: () => void): Promise<boolean> {
  for (let attempts = 0; !signal.aborted; attempts++) {
    const isThere = await isServed(signal);
    if (isThere || signal.aborted) return attempts > 0;
    away();
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return false;
}

/** Whether anything responds at the path of the pages, be it the way to a login. */
function isServed(signal: AbortSignal): Promise<boolean> {
  const asked = { method: "HEAD", cache: "no-store", redirect: "manual", signal } as const;
  return fetch(`${BASE}/`, asked).then(
    () => true,
    () => false,
  );
}
