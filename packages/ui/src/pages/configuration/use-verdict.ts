import type { AdminConfigVerdict } from "@edge-gateway/generated/types/index.ts";
import { useEffect, useRef, useState } from "react";
import { BASE } from "../../api/base.ts";
import { currentSession } from "../../api/session.ts";
import type { Draft } from "./code-view.ts";
import type { VerdictOrder, VerdictReply } from "./verdict-worker.ts";

/** Milliseconds without typing after which a text is judged. */
const PAUSE = 400;

/**
 * What `gw validate` says of a text while a person types; undefined until it is known, and after a call that failed:
 * the frame of the page reports lost connections.
 * @param text undefined is not judged
 */
export function useVerdict(name: string, text: Draft | undefined): AdminConfigVerdict | undefined {
  const [verdict, setVerdict] = useState<AdminConfigVerdict>();
  const worker = useRef<Worker>(undefined);
  useEffect(() => {
    const made = new Worker(new URL("./verdict-worker.ts", import.meta.url), { type: "module" });
    made.addEventListener("message", ({ data }: MessageEvent<VerdictReply>) =>
      setVerdict(data.verdict),
    );
    worker.current = made;
    return () => made.terminate();
  }, []);
  useEffect(() => {
    if (text === undefined) return undefined;
    const tell = (said: string | undefined): void =>
      worker.current?.postMessage({
        ...{ name, text: said, base: BASE, session: currentSession() },
      } satisfies VerdictOrder);
    const timer = setTimeout(() => tell(String(text)), PAUSE);
    return () => {
      clearTimeout(timer);
      tell(undefined);
    };
  }, [name, text]);
  return verdict;
}
