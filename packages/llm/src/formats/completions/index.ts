import { asText, listIn, objectOf } from "../../json.ts";
import { EVENT_TEXT } from "../../stream/content-types.ts";
import type { ChatFormat } from "../format.ts";
import { readCompletionsError, writeCompletionsError } from "./errors.ts";
import { readCompletionsRequest } from "./read-request.ts";
import { CompletionsStreamReader } from "./read-stream.ts";
import { readCompletionsResponse, writeCompletionsResponse } from "./response.ts";
import { hasFinalCompletionsUsage, readCompletionsUsage, usageIn } from "./usage.ts";
import { writeCompletionsRequest } from "./write-request.ts";
import { CompletionsStreamWriter } from "./write-stream.ts";

/** OpenAI chat completions, the format of most vendors. */
export const completions: ChatFormat = {
  name: "completions",
  streamType: EVENT_TEXT,
  said: { request: "messages", response: "choices" },
  readRequest: readCompletionsRequest,
  writeRequest: writeCompletionsRequest,
  readResponse: readCompletionsResponse,
  writeResponse: writeCompletionsResponse,
  readError: readCompletionsError,
  writeError: writeCompletionsError,
  streamReader: (notes) => new CompletionsStreamReader(notes),
  streamWriter: (wish) => new CompletionsStreamWriter(wish),
  usageIn,
  readUsage: readCompletionsUsage,
  hasFinalUsage: hasFinalCompletionsUsage,
  modelIn: (body) => asText(body["model"]),
  hasOldCalls: (body) => listIn(body, "functions").length > 0 && body["tools"] === undefined,
  wantsUsage: (body) => objectOf(body["stream_options"])["include_usage"] === true,
};
