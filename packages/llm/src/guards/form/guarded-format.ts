import type { ChatFormatName } from "../../chat/form.ts";
import { completions } from "../../formats/completions/index.ts";
import type { ChatFormat } from "../../formats/format.ts";
import type { FormatName } from "../../formats/names.ts";
import { chatFormat } from "../../formats/table.ts";

/** Formats whose texts guards check. */
export type GuardedFormatName = ChatFormatName | "textCompletions";

/** What guards need to know about a format: how its streams are written, and how its errors are written. */
export interface GuardedFormat extends Pick<
  ChatFormat,
  "streamType" | "streamWriter" | "writeError"
> {
  readonly name: GuardedFormatName;
}

const { streamType, streamWriter, writeError } = completions;
const TEXT_COMPLETIONS: GuardedFormat = {
  name: "textCompletions",
  streamType,
  streamWriter,
  writeError,
};

/** The format in the form that guards need; undefined if guards do not check its texts. */
export function guardedFormat(name: FormatName): GuardedFormat | undefined {
  return name === "textCompletions" ? TEXT_COMPLETIONS : chatFormat(name);
}
