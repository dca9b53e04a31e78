import assert from "node:assert/strict";
import { test } from "node:test";
import type { JsonObject } from "../json.ts";
import { ModelAliases } from "./aliases.ts";
import { enriched } from "./enrich.ts";
import { compileFieldEdits, withFields } from "./fields.ts";
import { FormatRoutes } from "./routes.ts";

test("overrides replace values, computed fields replace overrides, defaults fill missing ones", () => {
  const edits = compileFieldEdits(
    [
      { field: "temperature", value: 0.1 },
      { field: "seed", value: 7 },
      { field: "user", value: "u", override: true },
      { field: "top_p", value: 0.5 },
    ],
    [
      { field: "n", value: 1 },
      { field: "stop", value: ["a"], override: false },
    ],
  );
  const body = { temperature: 1, user: "client", n: 4, stop: ["b"], drop: 1, top_p: 1 };
  const computed = new Map<string, unknown>([
    ["n", 2],
    ["drop", undefined],
    ["top_p", null],
  ]);
  assert.deepEqual(withFields(body, edits, computed, "completions"), {
    temperature: 1,
    user: "u",
    n: 2,
    stop: ["b"],
    seed: 7,
    top_p: 0.5,
  });
});

test("a field of Gemini is the same one in both of its notations", () => {
  const client = { generationConfig: { topP: 1 }, generation_config: { topK: 1 }, tools: [] };
  const computed = new Map<string, unknown>([["safety_settings", []]]);
  const set = (list: "defaults" | "overrides", field: string, body: JsonObject): JsonObject => {
    const fields = [{ field, value: {} }];
    const edits =
      list === "defaults" ? compileFieldEdits(fields) : compileFieldEdits(undefined, fields);
    return withFields(body, edits, computed, "gemini");
  };
  for (const field of ["generationConfig", "generation_config"]) {
    const made = { [field]: {}, tools: [], safety_settings: [] };
    assert.deepEqual(set("overrides", field, { ...client, safetySettings: [1] }), made);
    const kept = { [field]: { topK: 1 }, safety_settings: [] };
    assert.deepEqual(set("defaults", field, { generation_config: { topK: 1 } }), kept);
  }
});

test("the exact alias takes precedence, then the longest pattern", () => {
  const aliases = new ModelAliases({
    fast: "gpt-5-mini",
    "gpt-*": "gpt-5",
    "gpt-*-old": "gpt-4",
    "*": "any",
  });
  assert.deepEqual(
    ["fast", "gpt-x", "gpt-x-old", "claude", "gpt-old"].map((name) => aliases.resolve(name)),
    ["gpt-5-mini", "gpt-5", "gpt-4", "any", "gpt-5"],
  );
  assert.equal(new ModelAliases({ a: "b" }).resolve("c"), "c");
});

test("messages are added in the client's format", () => {
  const added = {
    prepend: [{ role: "system", content: "S" }],
    append: [{ role: "user", content: "U" }],
  };
  const hi = { role: "user", content: "Hi" };
  assert.deepEqual(enriched({ messages: [hi] }, "completions", added), {
    messages: [...added.prepend, hi, ...added.append],
  });
  assert.deepEqual(enriched({ system: "own", messages: [hi] }, "messages", added), {
    system: [
      { type: "text", text: "S" },
      { type: "text", text: "own" },
    ],
    messages: [hi, ...added.append],
  });
  assert.deepEqual(enriched({ input: "Hi" }, "responses", added), {
    input: [...added.prepend, hi, ...added.append],
  });
  assert.deepEqual(enriched({ contents: [] }, "gemini", added), {
    systemInstruction: { parts: [{ text: "S" }] },
    contents: [{ role: "user", parts: [{ text: "U" }] }],
  });
  assert.deepEqual(enriched({ messages: [] }, "converse", added), {
    system: [{ text: "S" }],
    messages: [{ role: "user", content: [{ text: "U" }] }],
  });
  assert.deepEqual(enriched({ input: "x" }, "embeddings", added), { input: "x" });
});

test("messages are added to what is counted, too", () => {
  const added = {
    prepend: [{ role: "system", content: "S" }],
    append: [{ role: "user", content: "U" }],
  };
  const said = { role: "user", parts: [{ text: "U" }] };
  assert.deepEqual(enriched({ messages: [] }, "tokenCount", added), {
    system: [{ type: "text", text: "S" }],
    messages: added.append,
  });
  assert.deepEqual(enriched({ input: "Hi" }, "responsesTokenCount", added), {
    input: [...added.prepend, { role: "user", content: "Hi" }, ...added.append],
  });
  assert.deepEqual(enriched({ contents: [] }, "geminiTokenCount", added), {
    contents: [{ role: "user", parts: [{ text: "S" }] }, said],
  });
  const whole = { systemInstruction: { parts: [{ text: "S" }] }, contents: [said] };
  for (const name of ["generateContentRequest", "generate_content_request"])
    assert.deepEqual(enriched({ [name]: { contents: [] } }, "geminiTokenCount", added), {
      [name]: whole,
    });
  const own = { contents: [], systemInstruction: { parts: [] } };
  assert.deepEqual(enriched(own, "geminiTokenCount", added), whole);
  assert.deepEqual(enriched({ input: { converse: {} } }, "converseTokenCount", added), {
    input: {
      converse: {
        system: [{ text: "S" }],
        messages: [{ role: "user", content: [{ text: "U" }] }],
      },
    },
  });
  const raw = { input: { invokeModel: { body: "e30=" } } };
  assert.deepEqual(enriched(raw, "converseTokenCount", added), raw);
});

test("the longest path suffix determines the format, and a star all others", () => {
  const routes = new FormatRoutes({
    "/ask": "Messages",
    "/v2/ask": "Responses",
    "*": "Passthrough",
  });
  assert.equal(routes.factsOf("POST", "/ask").format, "messages");
  assert.equal(routes.factsOf("POST", "/api/v2/ask").format, "responses");
  assert.equal(routes.factsOf("POST", "/v1/messages").format, "passthrough");
  assert.equal(
    new FormatRoutes({ "/ask": "Messages" }).factsOf("POST", "/x").format,
    "completions",
  );
});
