import assert from "node:assert/strict";
import { test } from "node:test";
import { argumentsOf, contentsOf, requestFor } from "./items.ts";

const BASE = { target: "a", name: "x", visible: true, why: "", definition: {} } as const;

test("a form has the arguments of tools and prompts, and the variables of templates", () => {
  const inputSchema = { type: "object", properties: { n: { type: "integer" } } };
  const tool = { ...BASE, kind: "tool", shownName: "a_x", definition: { inputSchema } } as const;
  assert.deepEqual(argumentsOf(tool), inputSchema);
  assert.deepEqual(requestFor(tool, { n: 1 }), {
    method: "tools/call",
    params: { name: "a_x", arguments: { n: 1 } },
    headers: [],
    isTask: false,
  });
  const execution = { taskSupport: "required" };
  assert.ok(requestFor({ ...tool, definition: { inputSchema, execution } }, {}).isTask);
  const definition = { arguments: [{ name: "who", description: "d", required: true }] };
  const prompt = { ...BASE, kind: "prompt", shownName: "a_x", definition } as const;
  assert.deepEqual(argumentsOf(prompt).required, ["who"]);
  const template = {
    ...BASE,
    kind: "template",
    name: "t://{id}",
    shownName: "a+t://{id}",
  } as const;
  assert.deepEqual(argumentsOf(template).required, ["id"]);
  assert.deepEqual(requestFor(template, { id: "a b" }).params, { uri: "a+t://a%20b" });
});

test("a result has texts and images; what is not known is shown as JSON, and nothing as HTML", () => {
  const image = { type: "image", mimeType: "image/png", data: "AAAA" };
  const script = { type: "image", mimeType: "image/svg+xml", data: "AAAA" };
  const message = { role: "user", content: { type: "text", text: "hello" } };
  assert.deepEqual(contentsOf({ content: [image, script], messages: [message] }), [
    { kind: "image", source: "data:image/png;base64,AAAA", type: "image/png" },
    { kind: "json", value: script },
    { kind: "text", text: "hello" },
  ]);
});
