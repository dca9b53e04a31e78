import { setTimeout } from "node:timers/promises";
import type { Server } from "@modelcontextprotocol/sdk/server/index.js";
import type { RequestHandlerExtra } from "@modelcontextprotocol/sdk/shared/protocol.js";
import type {
  CallToolResult,
  ElicitRequestFormParams,
  ServerNotification,
  ServerRequest,
  Tool,
} from "@modelcontextprotocol/sdk/types.js";
import { audio, image, resource, text } from "./content.ts";
import { SCHEMAS } from "./elicitation.ts";

/** Milliseconds between the notifications of one call, so that each notification is a separate event. */
const STEP = 50;
const MAXIMUM_TOKENS = 100;

export interface Call {
  readonly server: Server;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly extra: RequestHandlerExtra<ServerRequest, ServerNotification>;
}

type Run = (call: Call) => CallToolResult | Promise<CallToolResult>;

interface Definition {
  readonly description: string;
  readonly inputSchema?: Tool["inputSchema"];
  readonly run: Run;
}

const answer = (...content: CallToolResult["content"]): CallToolResult => ({ content });

const takes = (name: string): Tool["inputSchema"] => ({
  type: "object",
  properties: { [name]: { type: "string" } },
  required: [name],
});

/** Tools with the names that the official conformance suite uses. */
export const TOOLS: Readonly<Record<string, Definition>> = {
  test_simple_text: {
    description: "Returns text",
    run: () => answer(text("This is a simple text response for testing.")),
  },
  test_image_content: { description: "Returns an image", run: () => answer(image) },
  test_audio_content: { description: "Returns audio", run: () => answer(audio) },
  test_embedded_resource: {
    description: "Returns a resource",
    run: () =>
      answer(
        resource("test://embedded-resource", "text/plain", "This is an embedded resource content."),
      ),
  },
  test_multiple_content_types: {
    description: "Returns several types of content",
    run: () =>
      answer(
        text("Multiple content types test:"),
        image,
        resource(
          "test://mixed-content-resource",
          "application/json",
          JSON.stringify({ test: "data", value: 123 }),
        ),
      ),
  },
  test_error_handling: {
    description: "Fails",
    run: () => ({
      ...answer(text("This tool intentionally returns an error for testing")),
      isError: true,
    }),
  },
  test_tool_with_logging: { description: "Writes to the log while it works", run: log },
  test_tool_with_progress: { description: "Reports its progress", run: progress },
  test_sampling: {
    description: "Sends a prompt to the model of the client",
    inputSchema: takes("prompt"),
    run: sample,
  },
  test_elicitation: {
    description: "Asks the user for a name",
    inputSchema: takes("message"),
    run: async (call) => answer(text(`User response: ${await elicit(call, SCHEMAS.user)}`)),
  },
  test_elicitation_sep1034_defaults: {
    description: "Asks the user for values, with defaults",
    run: async (call) =>
      answer(text(`Elicitation completed: ${await elicit(call, SCHEMAS.defaults)}`)),
  },
  test_elicitation_sep1330_enums: {
    description: "Asks the user to select values",
    run: async (call) =>
      answer(text(`Elicitation completed: ${await elicit(call, SCHEMAS.enums)}`)),
  },
  test_reconnection: {
    description:
      "Ends the stream before it responds; the client reads the response in a new stream",
    run: async ({ extra }) => {
      extra.closeSSEStream?.();
      await setTimeout(STEP);
      return answer(text("The stream was closed and resumed."));
    },
  },
  json_schema_2020_12_tool: {
    description: "Tool with JSON Schema 2020-12 features",
    inputSchema: {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      type: "object",
      $defs: {
        address: {
          type: "object",
          properties: { street: { type: "string" }, city: { type: "string" } },
        },
      },
      properties: { name: { type: "string" }, address: { $ref: "#/$defs/address" } },
      additionalProperties: false,
    },
    run: ({ arguments: given }) => answer(text(JSON.stringify(given))),
  },
};

async function log({ extra }: Call): Promise<CallToolResult> {
  const lines = ["Tool execution started", "Tool processing data", "Tool execution completed"];
  for (const data of lines) {
    await extra.sendNotification({
      method: "notifications/message",
      params: { level: "info", data },
    });
    await setTimeout(STEP);
  }
  return answer(text("Tool with logging executed"));
}

async function progress({ extra }: Call): Promise<CallToolResult> {
  const progressToken = extra._meta?.progressToken;
  for (const reached of [0, 50, 100]) {
    if (progressToken !== undefined) {
      await extra.sendNotification({
        method: "notifications/progress",
        params: { progressToken, progress: reached, total: 100 },
      });
    }
    await setTimeout(STEP);
  }
  return answer(text("Tool with progress executed"));
}

async function sample({ server, arguments: given, extra }: Call): Promise<CallToolResult> {
  const { content } = await server.createMessage(
    {
      messages: [{ role: "user", content: text(String(given["prompt"])) }],
      maxTokens: MAXIMUM_TOKENS,
    },
    { relatedRequestId: extra.requestId },
  );
  return answer(text(`LLM response: ${content.type === "text" ? content.text : content.type}`));
}

async function elicit(
  { server, arguments: given, extra }: Call,
  requestedSchema: ElicitRequestFormParams["requestedSchema"],
): Promise<string> {
  const message = typeof given["message"] === "string" ? given["message"] : "Please answer";
  const { action, content } = await server.elicitInput(
    { message, requestedSchema },
    { relatedRequestId: extra.requestId },
  );
  return `action=${action}, content=${JSON.stringify(content ?? {})}`;
}
