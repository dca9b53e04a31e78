import { useCallback, useEffect, useRef, useState } from "react";
import { Desk } from "../../live/desk.ts";
import type { Choices, Draft, DraftOrder, DraftReply, DraftTexts } from "./drafting.ts";
import type { Values } from "./task.ts";

/** What the worker of a form has made so far. */
export interface Drafts {
  /** What fields begin with, by their names. */
  readonly firsts: Values;
  /** Values that can be taken over; they stay while newer ones are on their way. */
  readonly known: Choices;
  /** The names of the fields that are asked for only sometimes, and now; they stay, too. */
  readonly asked: readonly string[];
  /** Undefined until the text is read. */
  readonly choices: Choices | undefined;
  /** The text with the values that were sent last; undefined until then, and while newer ones are on their way. */
  readonly draft: Draft | undefined;
  readonly problem: string;
  /** Reads another text. */
  open(texts: DraftTexts): void;
  /** Adds these values to the text; those before them no longer matter. */
  write(values: Values): void;
}

interface Made {
  readonly firsts: Values;
  readonly known: Choices;
  readonly asked: readonly string[];
  readonly choices: Choices | undefined;
  readonly draft: Draft | undefined;
  readonly problem: string;
}

const NOTHING: Made = {
  ...{ choices: undefined, firsts: {}, known: {}, asked: [] },
  ...{ draft: undefined, problem: "" },
};

/** Adds what a person types to a text, in a worker: no key waits for a large text. */
export function useDrafts(kind: string, first: DraftTexts): Drafts {
  const [made, setMade] = useState(NOTHING);
  const desk = useRef<Desk<DraftOrder, DraftReply>>(undefined);
  const texts = useRef(first);
  useEffect(() => {
    const worker = new Worker(new URL("./draft-worker.ts", import.meta.url), { type: "module" });
    const opened = new Desk<DraftOrder, DraftReply>(worker, {
      told: (reply, isNewest) => {
        const kept = "draft" in reply ? { known: reply.draft.known, asked: reply.draft.asked } : {};
        // A draft of earlier values would be taken for that of the newest.
        if (!("draft" in reply) || isNewest)
          setMade((before) => ({ ...before, problem: "", ...reply, ...kept }));
      },
      failed: (problem) => setMade((before) => ({ ...before, problem })),
    });
    desk.current = opened;
    opened.send({ order: "open", kind, texts: texts.current });
    return () => opened.close();
  }, [kind]);
  const open = useCallback(
    (next: DraftTexts) => desk.current?.send({ order: "open", kind, texts: next }),
    [kind],
  );
  const write = useCallback((values: Values) => {
    setMade((before) => ({ ...before, draft: undefined }));
    desk.current?.send({ order: "write", values });
  }, []);
  return { ...made, open, write };
}
