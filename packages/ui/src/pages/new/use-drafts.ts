import { useCallback, useEffect, useRef, useState } from "react";
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

const NO_CODE = "a part of this page could not be loaded: copy what you typed, and load it again";
const NOTHING: Made = {
  ...{ choices: undefined, firsts: {}, known: {}, asked: [] },
  ...{ draft: undefined, problem: "" },
};

/** Adds what a person types to a text, in a worker: no key waits for a large text. */
export function useDrafts(kind: string, first: DraftTexts): Drafts {
  const [made, setMade] = useState(NOTHING);
  const desk = useRef<Desk>(undefined);
  const texts = useRef(first);
  useEffect(() => {
    const opened = new Desk(setMade);
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

type Change = (update: (before: Made) => Made) => void;

/** A worker that gets one order at a time, and of the values that wait only the newest. */
class Desk {
  readonly #worker = new Worker(new URL("./draft-worker.ts", import.meta.url), { type: "module" });
  #waiting: DraftOrder[] = [];
  #isBusy = false;

  constructor(change: Change) {
    this.#worker.addEventListener("message", ({ data }: MessageEvent<DraftReply>) => {
      this.#isBusy = false;
      // A draft of earlier values would be taken for that of the newest.
      const isNewest = this.#waiting.length === 0;
      const kept = "draft" in data ? { known: data.draft.known, asked: data.draft.asked } : {};
      if (!("draft" in data) || isNewest)
        change((before) => ({ ...before, problem: "", ...data, ...kept }));
      this.#next();
    });
    // The event of a worker whose code did not come has no message.
    this.#worker.addEventListener("error", ({ message }) =>
      change((before) => ({ ...before, problem: message || NO_CODE })),
    );
  }

  send(order: DraftOrder): void {
    this.#waiting = [...this.#waiting.filter((each) => each.order === "open"), order];
    this.#next();
  }

  close(): void {
    this.#worker.terminate();
  }

  #next(): void {
    const [order, ...more] = this.#waiting;
    if (order === undefined || this.#isBusy) return;
    this.#waiting = more;
    this.#isBusy = true;
    this.#worker.postMessage(order);
  }
}
