import { objectIn, objectOf, textIn } from "../../json.ts";
import { EVENT_TEXT } from "../../stream/content-types.ts";
import type { ChatFormat } from "../format.ts";
import { readMessagesError, writeMessagesError } from "./errors.ts";
import { readMessagesRequest } from "./read-request.ts";
import { MessagesStreamReader } from "./read-stream.ts";
import {
  hasFinalMessagesUsage,
  readMessagesResponse,
  readMessagesUsage,
  writeMessagesResponse,
} from "./response.ts";
import { writeMessagesRequest } from "./write-request.ts";
import { MessagesStreamWriter } from "./write-stream.ts";

/** The format of Anthropic Messages. */
export const messages: ChatFormat = {
  name: "messages",
  streamType: EVENT_TEXT,
  said: { request: "messages", response: "content" },
  readRequest: readMessagesRequest,
  writeRequest: writeMessagesRequest,
  readResponse: readMessagesResponse,
  writeResponse: writeMessagesResponse,
  readError: readMessagesError,
  writeError: writeMessagesError,
  streamReader: (notes) => new MessagesStreamReader(notes),
  streamWriter: (wish) => new MessagesStreamWriter(wish),
  usageIn: (body) => objectIn(body, "usage") ?? objectIn(objectOf(body["message"]), "usage"),
  readUsage: readMessagesUsage,
  hasFinalUsage: hasFinalMessagesUsage,
  modelIn: (body) => textIn(body, "model") ?? textIn(objectOf(body["message"]), "model"),
  wantsUsage: () => true,
};
