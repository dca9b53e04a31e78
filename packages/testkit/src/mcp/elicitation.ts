import type { ElicitRequestFormParams } from "@modelcontextprotocol/sdk/types.js";

type Schema = ElicitRequestFormParams["requestedSchema"];

const OPTIONS = ["option1", "option2", "option3"];

const titled = (noun: string) => [
  { const: "value1", title: `First ${noun}` },
  { const: "value2", title: `Second ${noun}` },
  { const: "value3", title: `Third ${noun}` },
];

/** The input that each tool requests from the user, by tool name. */
export const SCHEMAS = {
  user: {
    type: "object",
    properties: {
      username: { type: "string", description: "User's response" },
      email: { type: "string", description: "User's email address" },
    },
    required: ["username", "email"],
  },
  defaults: {
    type: "object",
    properties: {
      name: { type: "string", default: "John Doe" },
      age: { type: "integer", default: 30 },
      score: { type: "number", default: 95.5 },
      status: { type: "string", enum: ["active", "inactive", "pending"], default: "active" },
      verified: { type: "boolean", default: true },
    },
  },
  enums: {
    type: "object",
    properties: {
      untitledSingle: { type: "string", enum: OPTIONS },
      titledSingle: { type: "string", oneOf: titled("Option") },
      legacyEnum: {
        type: "string",
        enum: ["opt1", "opt2", "opt3"],
        enumNames: ["Option One", "Option Two", "Option Three"],
      },
      untitledMulti: { type: "array", items: { type: "string", enum: OPTIONS } },
      titledMulti: { type: "array", items: { anyOf: titled("Choice") } },
    },
  },
} satisfies Record<string, Schema>;
