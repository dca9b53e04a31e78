import { useEffect, useRef, useState } from "react";
import type { ChosenRequests } from "../../api/trace.ts";
import { MAX_UNSEEN_MILLISECONDS } from "../../bounds.ts";
import { useTrouble } from "../../live/connection.ts";
import { useTrace } from "../../live/use-trace.ts";

/**
 * The trace of the page, which waits when it is opened, and when the gateway is back, unless it has a trace. It ends
 * what nobody has asked for while the page is long out of sight: the next request is that of somebody else.
 * @param chosen the requests for which it waits by itself
 */
export function useWaiting(chosen: ChosenRequests): ReturnType<typeof useTrace> {
  const trace = useTrace();
  const trouble = useTrouble();
  const isUnseen = useUnseen();
  /** Whether the page waits by itself. */
  const isOwn = useRef(false);
  useEffect(() => {
    if (trouble !== undefined || trace.records.length > 0) return;
    if (isUnseen) {
      if (isOwn.current) trace.stop();
    } else if (!trace.isWaiting) {
      isOwn.current = true;
      void trace.wait(chosen);
    }
  }, [trouble, isUnseen]);
  const wait = (wanted?: ChosenRequests): Promise<boolean> => {
    isOwn.current = false;
    return trace.wait(wanted);
  };
  return { ...trace, wait };
}

/** Whether the page has been out of sight for long. */
function useUnseen(): boolean {
  const [isUnseen, setUnseen] = useState(false);
  useEffect(() => {
    let patience: ReturnType<typeof setTimeout> | undefined;
    const changed = (): void => {
      clearTimeout(patience);
      if (document.hidden) patience = setTimeout(() => setUnseen(true), MAX_UNSEEN_MILLISECONDS);
      else setUnseen(false);
    };
    changed();
    document.addEventListener("visibilitychange", changed);
    return () => {
      clearTimeout(patience);
      document.removeEventListener("visibilitychange", changed);
    };
  }, []);
  return isUnseen;
}
