import { badRequest } from "../../chat/fault.ts";
import { converse } from "../../formats/converse/index.ts";
import { gemini } from "../../formats/gemini/index.ts";
import { messages } from "../../formats/messages/index.ts";
import { responses } from "../../formats/responses/index.ts";
import { objectIn, objectOf } from "../../json.ts";
import { familyOf } from "../family.ts";
import { countMember, only } from "./member.ts";

/** The API `POST /v1/messages/count_tokens` of Anthropic. */
const ofMessages = countMember({
  name: "tokenCount",
  chat: messages,
  read: (body) => body,
  write: (chat) => only(chat, ["model", "messages", "system", "tools", "tool_choice", "thinking"]),
  field: "input_tokens",
});

/** The API `POST /v1/responses/input_tokens` of OpenAI. */
const ofResponses = countMember({
  name: "responsesTokenCount",
  chat: responses,
  read: (body) => body,
  write: (chat) =>
    only(chat, ["model", "input", "instructions", "tools", "tool_choice", "text", "reasoning"]),
  field: "input_tokens",
  more: { object: "response.input_tokens" },
});

/** Gemini's API `…:countTokens`, whose request contains only contents, or a whole chat request. */
const ofGemini = countMember({
  name: "geminiTokenCount",
  chat: gemini,
  read: (body) =>
    objectIn(body, "generateContentRequest") ?? objectIn(body, "generate_content_request") ?? body,
  write: (chat, model) => ({
    generateContentRequest: {
      model: model.includes("/") ? model : `models/${model}`,
      ...only(chat, ["contents", "systemInstruction", "tools", "toolConfig", "generationConfig"]),
    },
  }),
  field: "totalTokens",
});

/** The API `POST /model/…/count-tokens` of Amazon Bedrock. */
const ofConverse = countMember({
  name: "converseTokenCount",
  chat: converse,
  read(body) {
    const asked = objectIn(objectOf(body["input"]), "converse");
    if (asked === undefined) throw badRequest("/input/converse", "there is none");
    return asked;
  },
  write: (chat) => ({ input: { converse: only(chat, ["messages", "system", "toolConfig"]) } }),
  field: "inputTokens",
});

/** The API that counts the tokens of a chat prompt. */
export const TOKEN_COUNTS = familyOf([ofMessages, ofResponses, ofGemini, ofConverse]);
