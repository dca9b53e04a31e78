import type { AdminConfigVerdict } from "@edge-gateway/generated/types/index.ts";
import { useEffect, useRef, useState } from "react";
import { BASE } from "../../api/base.ts";
import { currentSession } from "../../api/session.ts";
import { VERDICT_RETRY } from "../../bounds.ts";
import { MissingCode } from "../../components/missing-code.ts";
import type { Draft } from "./code-view.ts";
import type { VerdictOrder, VerdictReply } from "./verdict-worker.ts";

/** Milliseconds without typing after which a text is judged. */
const PAUSE = 400;

/** What `gw validate` says of a text while a person types. */
export interface TextVerdict {
  /** Undefined until the first text is judged. */
  readonly verdict?: AdminConfigVerdict | undefined;
  /** Why the newest text is not judged; unset if it is, or will be. */
  readonly problem?: string;
  /** Set if the code that judges texts is not there. */
  readonly missing?: MissingCode;
}

/**
 * Judges a text while a person types; a call that got no response is tried again.
 * @param text undefined is not judged
 */
export function useVerdict(name: string, text: Draft | undefined): TextVerdict {
  const [said, setSaid] = useState<TextVerdict>({});
  const [attempt, setAttempt] = useState(0);
  const worker = useRef<Worker>(undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const made = new Worker(new URL("./verdict-worker.ts", import.meta.url), { type: "module" });
    made.addEventListener("message", ({ data }: MessageEvent<VerdictReply>) => {
      setSaid("verdict" in data ? data : ({ verdict }) => ({ verdict, problem: data.problem }));
      if ("verdict" in data || data.isRefused) return;
      timer = setTimeout(() => setAttempt((before) => before + 1), VERDICT_RETRY);
    });
    made.addEventListener("error", (event) => {
      event.preventDefault();
      setSaid(({ verdict }) => ({ verdict, missing: new MissingCode(event.message) }));
    });
    worker.current = made;
    return () => {
      clearTimeout(timer);
      made.terminate();
    };
  }, []);
  useEffect(() => {
    if (text === undefined) return undefined;
    const tell = (asked: string | undefined): void =>
      worker.current?.postMessage({
        ...{ name, text: asked, base: BASE, session: currentSession() },
      } satisfies VerdictOrder);
    const timer = setTimeout(() => tell(String(text)), PAUSE);
    return () => {
      clearTimeout(timer);
      tell(undefined);
    };
  }, [name, text, attempt]);
  return said;
}
