import type { ChangeReply, Made, Opened, Typed } from "./changing.ts";
import { merged } from "./merged.ts";

export interface ObjectState {
  /** Undefined until the text is read. */
  readonly opened: Opened | undefined;
  /** How often the object was read: again in the text of others. */
  readonly opens: number;
  /** Undefined: nothing was typed. */
  readonly typed: Typed | undefined;
  /** What the newest values make; undefined while that is on its way. */
  readonly made: Made | undefined;
  readonly problem: string;
  /** The address of an object that is there where the one that is asked for is not; empty if there is none. */
  readonly around: string;
}

/** Nothing is read. */
export const NOTHING: ObjectState = {
  ...{ opened: undefined, typed: undefined, made: undefined },
  ...{ opens: 0, problem: "", around: "" },
};

/**
 * What is known after a reply of the worker.
 * @param isNewest whether no other order waits
 */
export function told(before: ObjectState, reply: ChangeReply, isNewest: boolean): ObjectState {
  // What was made of an earlier text would undo what others have changed in it.
  if ("problem" in reply) return { ...before, ...reply, made: undefined };
  // What earlier values have made would be taken for that of the newest.
  if ("made" in reply) {
    const isWanted = isNewest && before.typed !== undefined;
    return isWanted ? { ...before, made: reply.made, problem: "" } : before;
  }
  const { opened } = reply;
  const { typed, opened: known } = before;
  const value = typed && merged(known?.value, typed.value, opened.value);
  return {
    ...{ opened, opens: before.opens + 1, made: undefined, problem: "", around: "" },
    // The text of others has other places.
    typed: typed && { ...typed, value, references: [] },
  };
}
