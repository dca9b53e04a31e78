import { objectIn, objectOf, textIn } from "../../json.ts";
import { EVENT_TEXT } from "../../stream/content-types.ts";
import type { ChatFormat } from "../format.ts";
import { readResponsesError, writeResponsesError } from "./errors.ts";
import { readResponsesRequest } from "./read-request.ts";
import { ResponsesStreamReader } from "./read-stream.ts";
import { readResponsesResponse, writeResponsesResponse } from "./response.ts";
import { readResponsesUsage } from "./usage.ts";
import { writeResponsesRequest } from "./write-request.ts";
import { sequenceAfter } from "./sequence.ts";
import { ResponsesStreamWriter } from "./write-stream.ts";

/** The format of OpenAI Responses. */
export const responses: ChatFormat = {
  name: "responses",
  streamType: EVENT_TEXT,
  hasNumberedEvents: true,
  said: { request: "input", response: "output" },
  readRequest: readResponsesRequest,
  writeRequest: writeResponsesRequest,
  readResponse: readResponsesResponse,
  writeResponse: writeResponsesResponse,
  readError: readResponsesError,
  writeError: writeResponsesError,
  streamReader: (notes) => new ResponsesStreamReader(notes),
  streamWriter: ({ after }) => new ResponsesStreamWriter(sequenceAfter(after)),
  usageIn: (body) => objectIn(body, "usage") ?? objectIn(objectOf(body["response"]), "usage"),
  readUsage: readResponsesUsage,
  hasFinalUsage: () => true,
  modelIn: (body) => textIn(body, "model") ?? textIn(objectOf(body["response"]), "model"),
  wantsUsage: () => true,
};
