import { objectIn } from "../../json.ts";
import { AWS_EVENTS } from "../../stream/content-types.ts";
import type { ChatFormat } from "../format.ts";
import { converseErrorHeaders, readConverseError, writeConverseError } from "./errors.ts";
import { readConverseRequest } from "./read-request.ts";
import { ConverseStreamReader } from "./read-stream.ts";
import { readConverseResponse, readConverseUsage, writeConverseResponse } from "./response.ts";
import { writeConverseRequest } from "./write-request.ts";
import { ConverseStreamWriter } from "./write-stream.ts";

/** The format of Amazon Bedrock Converse. */
export const converse: ChatFormat = {
  name: "converse",
  streamType: AWS_EVENTS,
  said: { request: "messages", response: "output" },
  readRequest: readConverseRequest,
  writeRequest: writeConverseRequest,
  readResponse: readConverseResponse,
  writeResponse: writeConverseResponse,
  readError: readConverseError,
  writeError: writeConverseError,
  errorHeaders: converseErrorHeaders,
  streamReader: (notes) => new ConverseStreamReader(notes),
  streamWriter: (wish) => new ConverseStreamWriter(wish),
  usageIn: (body) => objectIn(body, "usage"),
  readUsage: readConverseUsage,
  hasFinalUsage: () => true,
  modelIn: () => undefined,
  wantsUsage: () => true,
};
