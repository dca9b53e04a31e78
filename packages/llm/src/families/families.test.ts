import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { ChatFault } from "../chat/fault.ts";
import { Notes } from "../chat/notes.ts";
import type { FormatName } from "../formats/names.ts";
import type { JsonObject } from "../json.ts";
import type { HeaderOf } from "./family.ts";
import { errorsOf, familyWith } from "./table.ts";

/** Tests of APIs other than chat in the formats of several vendors, by the vendors' public descriptions. */

interface Converted {
  readonly body: JsonObject;
  readonly notes: readonly string[];
  respond(body: JsonObject, header?: HeaderOf): ReturnType<ReturnType<typeof call>["respond"]>;
}

function call(from: FormatName, to: FormatName, body: JsonObject, notes = new Notes()) {
  const family = familyWith(from);
  assert.ok(family !== undefined);
  return family.convert({ from, to, body, model: "model-1", facts: {} }, notes);
}

function converted(from: FormatName, to: FormatName, body: JsonObject): Converted {
  const notes = new Notes();
  const made = call(from, to, body, notes);
  return {
    // Returns the body as JSON, without members that are undefined.
    body: JSON.parse(JSON.stringify(made.body)),
    notes: notes.list.map(({ at, what }) => `${at} ${what}`),
    respond: (answer, header = () => undefined) => made.respond(answer, header),
  };
}

const VECTORS = [
  [0.5, -1],
  [0.25, 2],
];
const USAGE = { prompt_tokens: 7, total_tokens: 7 };

describe("embeddings of OpenAI", () => {
  const asked = { model: "text-embedding-3", input: ["one", "two"], dimensions: 2 };
  const answer = {
    object: "list",
    data: VECTORS.map((embedding, index) => ({ object: "embedding", index, embedding })),
    model: "model-1",
    usage: USAGE,
  };

  test("embeddings are requested from Gemini", () => {
    const { body, respond } = converted("embeddings", "geminiEmbeddings", asked);
    const each = (text: string): object => ({
      model: "models/model-1",
      content: { parts: [{ text }] },
      outputDimensionality: 2,
    });
    assert.deepEqual(body, { requests: [each("one"), each("two")] });
    const said = respond({
      embeddings: VECTORS.map((values) => ({ values })),
      usageMetadata: { promptTokenCount: 7 },
    });
    assert.deepEqual(said.body, answer);
    assert.deepEqual(said.usage, { input: 7, output: 0 });
  });

  test("embeddings are requested from Vertex AI", () => {
    const { body, respond } = converted("embeddings", "vertexEmbeddings", asked);
    assert.deepEqual(body, {
      instances: [{ content: "one" }, { content: "two" }],
      parameters: { outputDimensionality: 2 },
    });
    const said = respond({
      predictions: VECTORS.map((values, index) => ({
        embeddings: { values, statistics: { token_count: 3 + index } },
      })),
    });
    assert.deepEqual(said.body, answer);
  });

  test("embeddings are requested from Cohere on Bedrock, which reports the tokens in a header", () => {
    const { body, notes, respond } = converted("embeddings", "cohereEmbeddings", asked);
    assert.deepEqual(body, {
      model: "model-1",
      texts: ["one", "two"],
      input_type: "search_document",
      embedding_types: ["float"],
      output_dimension: 2,
    });
    assert.deepEqual(notes, ["/input changed"]);
    const header: HeaderOf = (name) =>
      name === "x-amzn-bedrock-input-token-count" ? "7" : undefined;
    assert.deepEqual(respond({ embeddings: { float: VECTORS } }, header).body, answer);
    assert.deepEqual(respond({ embeddings: VECTORS }, header).body, answer);
  });

  test("embeddings are requested from Titan, one text at a time", () => {
    const one = { ...asked, input: "one" };
    const { body, respond } = converted("embeddings", "titanEmbeddings", one);
    assert.deepEqual(body, { inputText: "one", dimensions: 2 });
    const { usage, body: said } = respond({ embedding: [0.5, -1], inputTextTokenCount: 2 });
    assert.deepEqual(said["data"], [{ object: "embedding", index: 0, embedding: [0.5, -1] }]);
    assert.deepEqual(usage, { input: 2, output: 0 });
    assert.throws(
      () => converted("embeddings", "titanEmbeddings", asked),
      /models of Amazon Titan embed one text per request/,
    );
  });

  test("are packed as the official client asks for them", () => {
    const packed = { ...asked, encoding_format: "base64" };
    const { respond } = converted("embeddings", "geminiEmbeddings", packed);
    const { body } = respond({ embeddings: [{ values: [0.5, -1] }] });
    const bytes = Buffer.alloc(8);
    bytes.writeFloatLE(0.5, 0);
    bytes.writeFloatLE(-1, 4);
    assert.deepEqual(body["data"], [
      { object: "embedding", index: 0, embedding: bytes.toString("base64") },
    ]);
  });

  test("of tokens in place of texts are refused with their place", () => {
    const tokens = { ...asked, input: [[1, 2]] };
    assert.throws(
      () => converted("embeddings", "geminiEmbeddings", tokens),
      /^ChatFault: \/input\/0|\/input\/0: the provider embeds texts only/,
    );
  });
});

describe("embeddings of other clients are requested from OpenAI", () => {
  const answer = {
    data: [
      { index: 1, embedding: [0.25, 2] },
      { index: 0, embedding: [0.5, -1] },
    ],
    model: "m",
    usage: USAGE,
  };
  const told = { model: "model-1", encoding_format: "float" };

  test("of Gemini, several at a time", () => {
    const asked = {
      requests: ["one", "two"].map((text) => ({
        model: "models/x",
        content: { parts: [{ text }] },
        taskType: "CLUSTERING",
      })),
    };
    const { body, respond } = converted("geminiEmbeddings", "embeddings", asked);
    assert.deepEqual(body, { ...told, input: ["one", "two"] });
    const said = respond(answer).body;
    assert.deepEqual(said["embeddings"], [{ values: [0.5, -1] }, { values: [0.25, 2] }]);
  });

  test("of Gemini, one at a time", () => {
    const asked = { content: { parts: [{ text: "o" }, { text: "ne" }] }, outputDimensionality: 2 };
    const { body, respond } = converted("geminiEmbedding", "embeddings", asked);
    assert.deepEqual(body, { ...told, input: ["one"], dimensions: 2 });
    assert.deepEqual(respond(answer).body["embedding"], { values: [0.5, -1] });
  });

  test("of Cohere", () => {
    const asked = { model: "x", texts: ["one", "two"], input_type: "search_query" };
    const { body, respond } = converted("cohereEmbeddings", "embeddings", asked);
    assert.deepEqual(body, { ...told, input: ["one", "two"] });
    const said = respond(answer).body;
    assert.deepEqual(said["embeddings"], { float: VECTORS });
    const other = { ...asked, embedding_types: ["int8"] };
    assert.throws(() => converted("cohereEmbeddings", "embeddings", other), /float only/);
  });
});

describe("rerank", () => {
  const asked = { model: "x", query: "which?", documents: ["a", { text: "b" }] };
  const answer = {
    results: [
      { index: 1, relevance_score: 0.9 },
      { index: 0, relevance_score: 0.1 },
    ],
  };

  test("of Cohere and Jina is that of Bedrock", () => {
    const { body, respond } = converted("rerank", "bedrockRerank", {
      ...asked,
      top_n: 2,
      return_documents: true,
    });
    assert.deepEqual(body, { query: "which?", documents: ["a", "b"], top_n: 2 });
    const { id, ...said } = respond(answer).body;
    assert.equal(typeof id, "string");
    assert.deepEqual(said, {
      model: "model-1",
      results: [
        { index: 1, relevance_score: 0.9, document: { text: "b" } },
        { index: 0, relevance_score: 0.1, document: { text: "a" } },
      ],
    });
  });

  test("of Voyage AI is that of Bedrock, in the response of Voyage AI", () => {
    const { body, respond } = converted("rerank", "bedrockRerank", { ...asked, top_k: 1 });
    assert.equal(body["top_n"], 1);
    const said = respond(answer).body;
    assert.deepEqual(said["data"], answer.results);
    assert.equal(said["results"], undefined);
  });

  test("is that of Vertex AI, which knows documents by ids", () => {
    const sought = { query: "where", documents: ["one", { text: "two" }], top_n: 2 };
    const { body, respond } = converted("rerank", "vertexRanking", sought);
    assert.deepEqual(body, {
      model: "model-1",
      query: "where",
      records: [
        { id: "0", content: "one" },
        { id: "1", content: "two" },
      ],
      topN: 2,
      ignoreRecordDetailsInResponse: true,
    });
    const ranked = {
      records: [
        { id: "1", score: 0.9 },
        { id: "0", score: 0.2 },
      ],
    };
    assert.deepEqual(respond(ranked).body["results"], [
      { index: 1, relevance_score: 0.9 },
      { index: 0, relevance_score: 0.2 },
    ]);
    assert.throws(() => respond({}), /`records` is missing/);
    assert.throws(() => respond({ records: [{ id: "x", score: 1 }] }), /an id that was not sent/);
  });

  test("has to have documents and a query", () => {
    assert.throws(() => converted("rerank", "bedrockRerank", { query: "a" }), /\/documents/);
    assert.throws(() => converted("rerank", "bedrockRerank", { documents: ["a"] }), /\/query/);
  });
});

describe("counts of tokens", () => {
  const requests: Readonly<Partial<Record<FormatName, JsonObject>>> = {
    tokenCount: {
      model: "x",
      system: "Be short",
      messages: [{ role: "user", content: "Hi" }],
      tools: [{ name: "now", input_schema: { type: "object" } }],
    },
    responsesTokenCount: { model: "x", instructions: "Be short", input: "Hi" },
    geminiTokenCount: { contents: [{ role: "user", parts: [{ text: "Hi" }] }] },
    converseTokenCount: {
      input: { converse: { messages: [{ role: "user", content: [{ text: "Hi" }] }] } },
    },
  };
  const answers: Readonly<Partial<Record<FormatName, JsonObject>>> = {
    tokenCount: { input_tokens: 7 },
    responsesTokenCount: { object: "response.input_tokens", input_tokens: 7 },
    geminiTokenCount: { totalTokens: 7 },
    converseTokenCount: { inputTokens: 7 },
  };
  const names = [
    "tokenCount",
    "responsesTokenCount",
    "geminiTokenCount",
    "converseTokenCount",
  ] as const;

  for (const from of names)
    for (const to of names.filter((name) => name !== from))
      test(`${from} is ${to}`, () => {
        const { body, respond } = converted(from, to, requests[from] ?? {});
        assert.match(JSON.stringify(body), /"Hi"/);
        const said = respond(answers[to] ?? {});
        assert.deepEqual(said.body, answers[from]);
        assert.equal(said.usage, undefined);
        assert.throws(() => respond({}), ChatFault);
      });

  test("ask Bedrock and Gemini with tools and system, and without what counts nothing", () => {
    const asked = { ...requests["tokenCount"], max_tokens: 100, temperature: 1 };
    assert.deepEqual(converted("tokenCount", "converseTokenCount", asked).body, {
      input: {
        converse: {
          messages: [{ role: "user", content: [{ text: "Hi" }] }],
          system: [{ text: "Be short" }],
          toolConfig: {
            tools: [{ toolSpec: { name: "now", inputSchema: { json: { type: "object" } } } }],
          },
        },
      },
    });
    const gemini = converted("tokenCount", "geminiTokenCount", asked).body;
    const request = gemini["generateContentRequest"];
    assert.match(JSON.stringify(request), /^\{"model":"models\/model-1","contents":/);
    const responses = converted("tokenCount", "responsesTokenCount", asked).body;
    assert.equal(responses["max_output_tokens"], undefined);
    assert.equal(responses["model"], "model-1");
  });
});

test("errors have the format that clients of each know", () => {
  assert.equal(errorsOf("embeddings")?.name, "completions");
  assert.equal(errorsOf("tokenCount")?.name, "messages");
  assert.equal(errorsOf("geminiEmbedding")?.name, "gemini");
  assert.equal(errorsOf("messages")?.name, "messages");
  assert.equal(errorsOf("detect"), undefined);
});
