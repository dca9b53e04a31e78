import type { AdminConfigSource } from "@edge-gateway/generated/types/index.ts";
import type { Base } from "./use-change.ts";

/** Where a form writes to. */
export interface FormPlace {
  /** The name of the file in messages. */
  readonly file: string;
  readonly base: Base;
  /** The text of the file over which the objects of a database are laid; undefined: the form writes to a file. */
  readonly below: string | undefined;
}

/** Where a form writes to: the file, or the objects of a database; a text says why it cannot. */
export function placeIn(
  { files, readOnlyReason }: AdminConfigSource,
  version: string,
): FormPlace | string {
  if (readOnlyReason !== undefined) return readOnlyReason;
  const writable = files.filter((file) => file.readOnlyReason === undefined);
  const fixed = files.filter((file) => file.readOnlyReason !== undefined);
  const [file, second] = writable;
  if (file === undefined || second !== undefined || fixed.length > 1)
    return "the configuration has several files: change them on the page Configuration";
  if (file.text === undefined) return "the file has no text that can be shown";
  const [below] = fixed;
  return {
    file: file.name,
    base: { text: file.text, version },
    below: below === undefined ? undefined : (below.text ?? ""),
  };
}
