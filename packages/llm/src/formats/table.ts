import type { ChatFormatName } from "../chat/form.ts";
import { converse } from "./converse/index.ts";
import { gemini } from "./gemini/index.ts";
import { responses } from "./responses/index.ts";
import { completions } from "./completions/index.ts";
import type { ChatFormat } from "./format.ts";
import { messages } from "./messages/index.ts";
import type { FormatName } from "./names.ts";

/** Formats that can be read and written. */
const CHATS: Readonly<Record<ChatFormatName, ChatFormat>> = {
  completions,
  messages,
  responses,
  gemini,
  converse,
};

const BY_NAME: ReadonlyMap<string, ChatFormat> = new Map(Object.entries(CHATS));

export const CHAT_FORMATS: readonly ChatFormat[] = Object.values(CHATS);

/** The chat format with the given name; undefined for formats other than chat. */
export function chatFormat(name: FormatName): ChatFormat | undefined {
  return BY_NAME.get(name);
}
