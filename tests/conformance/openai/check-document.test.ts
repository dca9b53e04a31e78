import assert from "node:assert/strict";
import { test } from "node:test";
import { checkDocument } from "./check-document.ts";

const EXAMPLE = {
  title: "One",
  request: {
    curl: `curl https://models.test/v1 -d '{"model":"m","input":"Hi","messages":[{"role":"user","content":"Hi"}]}'`,
  },
};
const COMPLETION = {
  id: "c",
  object: "chat.completion",
  choices: [{ index: 0, message: { role: "assistant", content: "Hello" }, finish_reason: "stop" }],
};
const RESPONSE = {
  id: "r",
  object: "response",
  status: "completed",
  output: [
    { type: "message", role: "assistant", content: [{ type: "output_text", text: "Hello" }] },
  ],
};

const ANYTHING = {
  CreateChatCompletionRequest: {},
  CreateChatCompletionResponse: {},
  CreateChatCompletionStreamResponse: {},
  CreateResponse: {},
  Response: {},
  ResponseStreamEvent: {},
};

/** A small document with these schemas, and an example of each format. */
function documentWith(schemas: object, completion: object = COMPLETION): string {
  const operation = (response: object) => ({
    post: {
      "x-oaiMeta": { examples: [{ ...EXAMPLE, response: JSON.stringify(response, undefined, 2) }] },
    },
  });
  const paths = { "/chat/completions": operation(completion), "/responses": operation(RESPONSE) };
  return JSON.stringify({ components: { schemas: { ...ANYTHING, ...schemas } }, paths });
}

function problemsOf(text: string): readonly string[] {
  return checkDocument(text).flatMap(({ what, problem }) => (problem === undefined ? [] : [what]));
}

test("a document that allows the messages of the gateway has no problem", () => {
  assert.deepEqual(problemsOf(documentWith({})), []);
});

test("each message that a schema does not allow is a problem", () => {
  const problems = problemsOf(documentWith({ CreateResponse: { required: ["unknown"] } }));
  assert.ok(problems.length > 0);
  for (const what of problems) assert.match(what, /^responses: written requests/);
});

test("`nullable` allows null, and several alternatives of `oneOf` may fit", () => {
  const text = { type: "object", properties: { error: { type: "string", nullable: true } } };
  const either = { oneOf: [{ type: "object" }, { required: ["type"] }] };
  assert.deepEqual(problemsOf(documentWith({ Response: text, ResponseStreamEvent: either })), []);
});

test("an example that the gateway does not understand is a problem", () => {
  const odd = { ...COMPLETION, choices: [] };
  assert.deepEqual(problemsOf(documentWith({}, odd)), ['completions: the response "One" is read']);
});

test("another document is refused", () => {
  assert.throws(() => checkDocument("a: 1"), /not an OpenAPI document/);
  assert.throws(() => checkDocument(documentWith({ Response: undefined })), /no schema Response/);
});
