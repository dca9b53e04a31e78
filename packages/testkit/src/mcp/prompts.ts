import type { GetPromptResult, Prompt } from "@modelcontextprotocol/sdk/types.js";
import { image, resource, text } from "./content.ts";

interface Definition {
  readonly description: string;
  readonly arguments?: Prompt["arguments"];
  messages(given: Readonly<Record<string, string>>): GetPromptResult["messages"];
}

const user = (content: GetPromptResult["messages"][number]["content"]) => ({
  role: "user" as const,
  content,
});

const required = (...names: string[]) => names.map((name) => ({ name, required: true }));

/** Prompts with the names that the official conformance suite uses. */
export const PROMPTS: Readonly<Record<string, Definition>> = {
  test_simple_prompt: {
    description: "A prompt without arguments",
    messages: () => [user(text("This is a simple prompt for testing."))],
  },
  test_prompt_with_arguments: {
    description: "A prompt with two arguments",
    arguments: required("arg1", "arg2"),
    messages: ({ arg1, arg2 }) => [
      user(text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)),
    ],
  },
  test_prompt_with_embedded_resource: {
    description: "A prompt with a resource",
    arguments: required("resourceUri"),
    messages: ({ resourceUri = "" }) => [
      user(resource(resourceUri, "text/plain", "Embedded resource content for testing.")),
      user(text("Please process the embedded resource above.")),
    ],
  },
  test_prompt_with_image: {
    description: "A prompt with an image",
    messages: () => [user(image), user(text("Please analyze the image above."))],
  },
};
