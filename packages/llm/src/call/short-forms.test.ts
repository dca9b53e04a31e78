import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { enriched } from "../edits/enrich.ts";
import { KnownModels } from "../facts/model-facts.ts";
import { factsOfPath } from "../formats/detect.ts";
import type { JsonObject } from "../json.ts";
import { outputBound } from "./read/estimate.ts";
import { paramsOf } from "./plan/params.ts";
import { planCall } from "./plan/plan.ts";
import { compileProvider } from "./plan/provider.ts";

/**
 * The forms of Gemini that Google reads besides those of its clients: one value in place of a list, and names with
 * underscores, as in `curl` examples of its documentation.
 */

const HI = [{ role: "user", content: "Hi" }];
const SHORT: readonly (readonly [body: JsonObject, messages: unknown])[] = [
  [{ contents: { parts: { text: "Hi" } } }, HI],
  [{ contents: [{ parts: { text: "Hi" } }] }, HI],
  [{ contents: "Hi" }, HI],
  [{ contents: ["Hi"] }, HI],
  [{ contents: [{ parts: ["Hi"] }] }, HI],
  [
    { system_instruction: { parts: { text: "Be" } }, contents: { parts: { text: "Hi" } } },
    [{ role: "system", content: "Be" }, ...HI],
  ],
  [{ systemInstruction: "Be", contents: "Hi" }, [{ role: "system", content: "Be" }, ...HI]],
];

function sent(path: string, body: JsonObject) {
  const request = { ...factsOfPath("POST", path), target: path, body };
  const settings = { maxTokens: 9, models: new KnownModels() };
  const plan = planCall(request, compileProvider({ openai: {} }), settings);
  return { body: JSON.parse(JSON.stringify(plan.body)), notes: plan.notes };
}

const CHAT = "/v1beta/models/gemini-3-pro:generateContent";

describe("short forms of Gemini", () => {
  for (const [body, messages] of SHORT) {
    test(`are converted: ${JSON.stringify(body)}`, () => {
      const { body: made, notes } = sent(CHAT, body);
      assert.deepEqual([made.messages, notes], [messages, []]);
    });

    test(`keep their texts beside added messages: ${JSON.stringify(body)}`, () => {
      const added = [
        { role: "system", content: "SYS" },
        { role: "user", content: "more" },
      ] as const;
      const { body: made } = sent(CHAT, enriched(body, "gemini", { append: [...added] }));
      const said = JSON.stringify(made.messages);
      for (const text of JSON.stringify(messages).match(/Hi|Be/g) ?? [])
        assert.match(said, new RegExp(`${text}.*more`));
      assert.match(said, /SYS/);
    });
  }

  test("may be tools, settings and embeddings, too", () => {
    const tool = { name: "now", parameters: { type: "OBJECT" } };
    const { body, notes } = sent(CHAT, {
      contents: { parts: { text: "Hi" } },
      tools: { function_declarations: tool },
      tool_config: { function_calling_config: { mode: "ANY", allowed_function_names: "now" } },
      generation_config: { stop_sequences: "end", max_output_tokens: 5 },
    });
    assert.deepEqual(notes, []);
    assert.equal(body.tools[0].function.name, "now");
    assert.equal(body.tool_choice.function.name, "now");
    assert.deepEqual([body.stop, body.max_completion_tokens ?? body.max_tokens], [["end"], 5]);
    const content = { parts: { text: "Hi" } };
    const asked = { requests: { content, output_dimensionality: 2 } };
    const path = "/v1beta/models/e:batchEmbedContents";
    const { input, dimensions } = sent(path, asked).body;
    assert.deepEqual([input, dimensions], [["Hi"], 2]);
  });

  test("are counted and logged", () => {
    const body = { generation_config: { max_output_tokens: 5000, candidate_count: 2, top_p: 1 } };
    assert.equal(outputBound("gemini", body, 9), 10_000);
    assert.deepEqual(paramsOf("gemini", body), { top_p: 1, max_tokens: 5000 });
  });
});
