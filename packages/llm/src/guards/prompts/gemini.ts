import { isObject, textIn } from "../../json.ts";
import { type Edit, unproven } from "../form/edit-json.ts";
import { ANYWHERE, placeOf, SYSTEM, TOOL_INPUT, TOOL_OUTPUT } from "./place.ts";
import type { TextPlace } from "./place.ts";
import { aside, each, free, LEFT_OUT, ofMembers, open, parts, restOf, whole } from "./reader.ts";
import type { PromptReader } from "./reader.ts";

/**
 * Edits a prompt of Gemini. The API accepts a single object or a text in the place of a list, and the names of
 * members in both of the forms that JSON has for Protocol Buffers.
 */
export function gemini(body: unknown, reader: PromptReader): unknown {
  const instruction: Edit = (value) => geminiContent(value, reader, SYSTEM);
  const system = restOf(reader, SYSTEM);
  const definitions: Edit = (value) => system(value, "");
  const inner: Edit = (value) => gemini(value, reader);
  return open(
    body,
    {
      systemInstruction: each(instruction),
      system_instruction: each(instruction),
      contents: each((one) => {
        const role = isObject(one) && textIn(one, "role") === "model" ? "assistant" : "user";
        return geminiContent(one, reader, placeOf(role));
      }),
      tools: definitions,
      generationConfig: definitions,
      generation_config: definitions,
      generateContentRequest: inner,
      generate_content_request: inner,
    },
    restOf(reader, ANYWHERE),
  );
}

function geminiContent(value: unknown, reader: PromptReader, place: TextPlace): unknown {
  const list = parts(reader, place, (own) => geminiPart(own, place), ofMembers);
  // Conversions send a text in the place of a content; servers may leave it out.
  return typeof value === "string"
    ? aside(reader, place, LEFT_OUT)(value)
    : open(value, { parts: list }, restOf(reader, place));
}

function geminiPart(reader: PromptReader, place: TextPlace): Edit {
  const input = { args: free(reader, TOOL_INPUT), code: whole(reader, TOOL_INPUT) };
  const output = { response: free(reader, TOOL_OUTPUT), output: whole(reader, TOOL_OUTPUT) };
  const call: Edit = (one) => open(one, input, restOf(reader, TOOL_INPUT));
  const result: Edit = (one) => open(one, output, restOf(reader, TOOL_OUTPUT));
  const edits = {
    text: whole(reader, place),
    functionCall: call,
    toolCall: call,
    tool_call: call,
    toolResponse: result,
    tool_response: result,
    function_call: call,
    executableCode: call,
    executable_code: call,
    functionResponse: result,
    function_response: result,
    codeExecutionResult: result,
    code_execution_result: result,
  };
  const edit: Edit = (part) => open(part, edits, restOf(reader, place));
  return (part) =>
    typeof part === "string"
      ? reader.text(part, place)
      : unproven(unproven(edit, "thoughtSignature"), "thought_signature")(part);
}
