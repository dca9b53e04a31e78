import { objectIn, textIn } from "../../json.ts";
import { EVENT_TEXT } from "../../stream/content-types.ts";
import type { ChatFormat } from "../format.ts";
import { readGeminiError, writeGeminiError } from "./errors.ts";
import { readGeminiRequest } from "./read-request.ts";
import { GeminiStreamReader } from "./read-stream.ts";
import {
  hasFinalGeminiUsage,
  readGeminiResponse,
  readGeminiUsage,
  writeGeminiResponse,
} from "./response.ts";
import { writeGeminiRequest } from "./write-request.ts";
import { GeminiStreamWriter } from "./write-stream.ts";

/** The format of Google Gemini's `generateContent`. */
export const gemini: ChatFormat = {
  name: "gemini",
  streamType: EVENT_TEXT,
  said: { request: "contents", response: "candidates" },
  readRequest: readGeminiRequest,
  writeRequest: writeGeminiRequest,
  readResponse: readGeminiResponse,
  writeResponse: writeGeminiResponse,
  readError: readGeminiError,
  writeError: writeGeminiError,
  streamReader: (notes) => new GeminiStreamReader(notes),
  streamWriter: (wish) => new GeminiStreamWriter(wish),
  usageIn: (body) => objectIn(body, "usageMetadata"),
  readUsage: readGeminiUsage,
  hasFinalUsage: hasFinalGeminiUsage,
  modelIn: (body) => textIn(body, "modelVersion"),
  wantsUsage: () => true,
};
