import { useEffect, useRef, useState } from "react";
import { Desk } from "../../live/desk.ts";
import type { FormPlace } from "../configuration/form-place.ts";
import { useChange } from "../configuration/use-change.ts";
import type { Base } from "../configuration/use-change.ts";
import type { ChangeOrder, ChangeReply, References, Typed } from "./changing.ts";
import { NOTHING, told } from "./object-state.ts";

/** The change of one object of a text, which a worker writes: no key waits for a large text. */
export function useObject({ file, base, below }: FormPlace, address: string) {
  const change = useChange(file, base);
  const [state, setState] = useState(NOTHING);
  const desk = useRef<Desk<ChangeOrder, ChangeReply>>(undefined);
  const [resets, setResets] = useState(0);
  const isDatabase = below !== undefined;
  const first = useRef(base.text);
  useEffect(() => {
    const worker = new Worker(new URL("./change-worker.ts", import.meta.url), { type: "module" });
    const opened = new Desk<ChangeOrder, ChangeReply>(worker, {
      told: (reply, isNewest) => setState((before) => told(before, reply, isNewest)),
      failed: (problem) => setState((before) => ({ ...before, problem })),
    });
    desk.current = opened;
    opened.send({ order: "open", text: first.current, address, isDatabase });
    return () => opened.close();
  }, [address, isDatabase]);
  const { opened, opens, typed, made } = state;
  useEffect(() => {
    if (typed !== undefined && opened !== undefined)
      desk.current?.send({ order: "write", ...typed });
  }, [opened, typed]);
  // What the worker has made is the text of the change, as if the person had typed it.
  const text = made?.text;
  useEffect(() => {
    if (text !== undefined) change.edit(text);
    // `edit` is another function at each rendering, and does the same.
  }, [text]);
  const type = (next: Typed | undefined): void =>
    setState((before) => ({ ...before, typed: next, made: undefined, problem: "" }));
  return {
    ...{ change, ...state },
    value: typed === undefined ? opened?.value : typed.value,
    isRemoved: typed?.isRemoved === true,
    /** Identifies what the fields begin with. */
    beginning: `${opens} ${resets}`,
    /** What is removed with the object. */
    references: typed?.references ?? [],
    type: (value: unknown): void => type({ value, isRemoved: false, references: [] }),
    remove: (references: References = []): void =>
      type({ value: opened?.value, isRemoved: true, references }),
    /** Forgets what was typed. */
    reset(): void {
      type(undefined);
      setResets(resets + 1);
      change.edit(change.base.text);
    },
    /** Makes the same change in the text of others. */
    rebase(onto: Base): void {
      change.rebase(onto);
      setState((before) => ({ ...before, made: undefined }));
      desk.current?.send({
        ...{ order: "open", text: onto.text, isDatabase },
        address: opened?.address ?? address,
      });
    },
  };
}
