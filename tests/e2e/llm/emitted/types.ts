import type Anthropic from "@anthropic-ai/sdk";
import type * as Google from "@google/genai";
import type OpenAI from "openai";

/** A member that can be null may be missing: the vendors leave it out, too. */
type Lenient<Value> = Value extends readonly (infer Item)[]
  ? readonly Lenient<Item>[]
  : Value extends object
    ? { [Key in keyof Value as null extends Value[Key] ? never : Key]: Lenient<Value[Key]> } & {
        [Key in keyof Value as null extends Value[Key] ? Key : never]?: Lenient<Value[Key]>;
      } & ("tool_calls" extends keyof Value ? Reasoning : unknown)
    : Value;

/** The member of DeepSeek and others that most clients know; the official one ignores it. */
interface Reasoning {
  reasoning_content?: string;
}

export type CompletionsRequest = Lenient<OpenAI.ChatCompletionCreateParams>;
export type CompletionsResponse = Lenient<OpenAI.ChatCompletion>;
export type CompletionsEvent = Lenient<OpenAI.ChatCompletionChunk>;

/** Parameters that older models accept; the newest client has no types for them. */
interface Sampling {
  temperature?: number;
  top_p?: number;
  top_k?: number;
}

/**
 * Members that the types require and that servers leave out: `caller` (later than the version
 * 2023-06-01 of the API), `output_text` (the client computes it).
 */
type Absent = "caller" | "output_text";

type Known<Value> = Value extends readonly (infer Item)[]
  ? readonly Known<Item>[]
  : Value extends object
    ? { [Key in keyof Value as Key extends Absent ? never : Key]: Known<Value[Key]> } & {
        [Key in keyof Value as Key extends Absent ? Key : never]?: Value[Key];
      }
    : Value;

export type MessagesRequest = Lenient<Anthropic.MessageCreateParams> & Sampling;
export type MessagesResponse = Lenient<Known<Anthropic.Message>>;
export type MessagesEvent = Lenient<Known<Anthropic.RawMessageStreamEvent>>;

export type ResponsesRequest = Lenient<OpenAI.Responses.ResponseCreateParams>;
export type ResponsesResponse = Lenient<Known<OpenAI.Responses.Response>>;

/** The published description of the API has the name, the client's types do not. */
type ArgumentsDone = OpenAI.Responses.ResponseFunctionCallArgumentsDoneEvent & { name: string };
export type ResponsesEvent = Lenient<Known<OpenAI.Responses.ResponseStreamEvent>> | ArgumentsDone;

/** The members of enumerations as the texts that are sent. */
type Sent<Value> = Value extends string
  ? `${Value}`
  : Value extends readonly (infer Item)[]
    ? readonly Sent<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: Sent<Value[Key]> }
      : Value;

/** The client has no type for the body of a request. */
export type GeminiRequest = Sent<{
  contents: Google.Content[];
  systemInstruction?: Google.Content;
  generationConfig?: Google.GenerationConfig;
  tools?: Google.Tool[];
  toolConfig?: Google.ToolConfig;
}>;
export type GeminiResponse = Sent<
  Pick<
    Google.GenerateContentResponse,
    "candidates" | "createTime" | "modelVersion" | "promptFeedback" | "responseId" | "usageMetadata"
  >
>;
export type GeminiEvent = GeminiResponse;
