import { completions } from "./completions.ts";
import { converse } from "./converse.ts";
import { gemini } from "./gemini.ts";
import { messages } from "./messages.ts";
import { responses } from "./responses.ts";
import type { Native, NativeName, Turn } from "./turn.ts";

export const NATIVES: Readonly<Record<NativeName, (turn: Turn) => Native>> = {
  completions,
  messages,
  responses,
  gemini,
  converse,
};
