import type { AdminConfigVerdict } from "@edge-gateway/generated/types/index.ts";
import { useEffect, useState } from "react";
import { admin } from "../../api/client.ts";
import type { Draft } from "./code-view.ts";

/** Milliseconds without typing after which a text is judged. */
const PAUSE = 400;

/**
 * What `gw validate` says of a text while a person types; undefined until it is known.
 * @param text undefined is not judged
 */
export function useVerdict(name: string, text: Draft | undefined): AdminConfigVerdict | undefined {
  const [verdict, setVerdict] = useState<AdminConfigVerdict>();
  useEffect(() => {
    if (text === undefined) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const judge = async (): Promise<void> => {
      const body = { files: [{ name, text: String(text) }] };
      // A large text is made and sent in two tasks, so that a key between them need not wait for both.
      await new Promise((resolve) => setTimeout(resolve));
      signal.throwIfAborted();
      const { value } = await admin.call("validateConfig", { body, signal });
      setVerdict(value);
    };
    // A call that fails says nothing about the text; the frame of the page reports lost connections.
    const timer = setTimeout(() => void judge().catch(() => setVerdict(undefined)), PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [name, text]);
  return verdict;
}
