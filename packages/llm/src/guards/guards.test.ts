import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { FormatName } from "../formats/names.ts";
import type { JsonObject } from "../json.ts";
import {
  bedrockQuestion,
  compileRegexGuard,
  editPrompt,
  editResponse,
  modelArmorQuestion,
  moderationQuestion,
  webhookQuestion,
} from "./index.ts";
import type { GuardedText } from "./index.ts";

function said(...texts: readonly string[]): readonly GuardedText[] {
  return texts.map((text) => ({ text, scope: "Messages", role: "user" }));
}

type Builtin = NonNullable<Parameters<typeof compileRegexGuard>[0]["builtins"]>[number];

const PERSONAL: readonly (readonly [kind: Builtin, text: string, masked: string])[] = [
  ["Ssn", "my ssn is 123-45-6789.", "my ssn is <SSN>."],
  ["Ssn", "123 45 6789, 123.45.6789, 123456789", "<SSN>, <SSN>, <SSN>"],
  ["Ssn", "12345-6789 and 123-456789", "<SSN> and <SSN>"],
  ["Ssn", "1234567890 and 12-345-678", "1234567890 and 12-345-678"],
  ["CreditCard", "pay with 4111 1111 1111 1111 now", "pay with <CREDIT_CARD> now"],
  ["CreditCard", "5500-0000-0000-0004, 378282246310005", "<CREDIT_CARD>, <CREDIT_CARD>"],
  ["CreditCard", "order 2711 1111 1111 1111", "order 2711 1111 1111 1111"],
  ["Email", "write to ada.l+x@mail.example.com!", "write to <EMAIL_ADDRESS>!"],
  ["Email", "a@b and @home", "a@b and @home"],
  ["CreditCard", "4111 1111 1111 1112 is none", "4111 1111 1111 1112 is none"],
  ["CaSin", "046 454 286 or 046-454-286", "<CA_SIN> or <CA_SIN>"],
  ["CaSin", "046 454 287 or 123456789", "046 454 287 or 123456789"],
  ["PhoneNumber", "call +1 (415) 555-2671 today", "call <PHONE_NUMBER> today"],
  [
    "PhoneNumber",
    "+442083661177, 415-555-2671, (415) 555-2671",
    "<PHONE_NUMBER>, <PHONE_NUMBER>, <PHONE_NUMBER>",
  ],
  [
    "PhoneNumber",
    "030 12345678, (11) 91234-5678, 98765 43210",
    "<PHONE_NUMBER>, <PHONE_NUMBER>, <PHONE_NUMBER>",
  ],
  [
    "PhoneNumber",
    "at 12 34 56 78 415-555-2671 12 people",
    "at 12 34 56 78 <PHONE_NUMBER> 12 people",
  ],
  ["PhoneNumber", "in 2024 I had 12 of 1500", "in 2024 I had 12 of 1500"],
  ["PhoneNumber", "order 20241123 of 2024-11-23 10:15:00", "order 20241123 of 2024-11-23 10:15:00"],
  ["PhoneNumber", "1.22.333.4444 or 1234567890", "1.22.333.4444 or 1234567890"],
];

for (const [kind, text, masked] of PERSONAL) {
  test(`${kind} in '${text}'`, async () => {
    const guard = compileRegexGuard({ builtins: [kind], action: "Mask" });
    await guard.ready;
    const verdict = guard.judge("request", said(text));
    assert.equal(verdict.kind === "mask" ? verdict.texts[0] : text, masked);
  });
}

describe("custom patterns", () => {
  test("are masked with their names; overlapping matches count as one, empty ones are ignored", () => {
    const search = compileRegexGuard({
      matches: [
        { pattern: "secret-[a-z]+", name: "TOKEN" },
        { pattern: "[a-z]+-plan" },
        { pattern: "x*" },
      ],
      action: "Mask",
    });
    assert.deepEqual(search.judge("request", said("secret-abc of secret-plan", "nothing")), {
      kind: "mask",
      texts: ["<TOKEN> of <TOKEN>", "nothing"],
      found: ["TOKEN"],
    });
  });

  test("rejecting does not show the text", () => {
    const search = compileRegexGuard({ matches: [{ pattern: "bomb" }], action: "Reject" });
    assert.deepEqual(search.judge("request", said("a bomb")), {
      kind: "reject",
      found: ["masked"],
    });
    assert.deepEqual(search.judge("request", said("a rose")), { kind: "pass" });
  });
});

const PROMPTS: readonly (readonly [
  format: FormatName,
  body: JsonObject,
  places: readonly string[],
])[] = [
  [
    "completions",
    {
      messages: [
        {
          role: "assistant",
          tool_calls: [{ id: "1", type: "custom", custom: { name: "f", input: "t0" } }],
          function_call: { name: "f", arguments: "t1" },
        },
      ],
    },
    ["ToolInput t0", "ToolInput t1"],
  ],
  [
    "messages",
    {
      messages: [
        {
          role: "user",
          content: [
            { type: "document", source: { type: "text", media_type: "text/plain", data: "t0" } },
            { type: "document", source: { type: "base64", data: "dDA=" } },
            {
              type: "document",
              source: { type: "content", content: [{ type: "text", text: "t1" }] },
            },
            { type: "search_result", source: "u", content: [{ type: "text", text: "t2" }] },
            {
              type: "tool_result",
              content: [{ type: "document", source: { type: "text", data: "t3" } }],
            },
          ],
        },
      ],
    },
    ["Messages t0", "Messages t1", "Messages t2", "ToolOutput t3"],
  ],
  [
    "responses",
    { input: [{ type: "custom_tool_call", name: "f", input: "t0" }] },
    ["ToolInput t0"],
  ],
  [
    "converse",
    {
      system: [{ guardContent: { text: { text: "t0" } } }],
      messages: [
        {
          role: "user",
          content: [
            { document: { name: "d", source: { text: "t1" } } },
            { document: { name: "d", source: { content: [{ text: "t2" }] } } },
            { searchResult: { source: "u", content: [{ text: "t3" }] } },
            { guardContent: { text: { text: "t4" } } },
          ],
        },
        { role: "assistant", content: [{ citationsContent: { content: [{ text: "t5" }] } }] },
      ],
    },
    ["SystemPrompt t0", "Messages t1", "Messages t2", "Messages t3", "Messages t4", "Messages t5"],
  ],
  [
    "completions",
    {
      messages: [
        { role: "developer", content: "t0" },
        {
          role: "user",
          content: [
            { type: "text", text: "t1" },
            { type: "image_url", image_url: {} },
          ],
        },
        {
          role: "assistant",
          content: null,
          tool_calls: [{ id: "1", function: { name: "f", arguments: "t2" } }],
        },
        { role: "tool", tool_call_id: "1", content: "t3" },
      ],
    },
    ["SystemPrompt t0", "Messages t1", "ToolInput t2", "ToolOutput t3"],
  ],
  [
    "messages",
    {
      system: [{ type: "text", text: "t0" }],
      messages: [
        { role: "user", content: "t1" },
        {
          role: "assistant",
          content: [{ type: "tool_use", id: "1", name: "f", input: { a: ["t2"] } }],
        },
        {
          role: "user",
          content: [
            { type: "tool_result", tool_use_id: "1", content: [{ type: "text", text: "t3" }] },
          ],
        },
      ],
    },
    ["SystemPrompt t0", "Messages t1", "ToolInput t2", "ToolOutput t3"],
  ],
  [
    "responses",
    {
      instructions: "t0",
      input: [
        { role: "user", content: [{ type: "input_text", text: "t1" }] },
        { type: "function_call", name: "f", arguments: "t2" },
        { type: "function_call_output", output: "t3" },
      ],
    },
    ["SystemPrompt t0", "Messages t1", "ToolInput t2", "ToolOutput t3"],
  ],
  [
    "gemini",
    {
      systemInstruction: { parts: [{ text: "t0" }] },
      contents: [
        { role: "user", parts: [{ text: "t1" }] },
        { role: "model", parts: [{ functionCall: { name: "f", args: { a: "t2" } } }] },
        { role: "user", parts: [{ functionResponse: { name: "f", response: { b: "t3" } } }] },
      ],
    },
    ["SystemPrompt t0", "Messages t1", "ToolInput t2", "ToolOutput t3"],
  ],
  [
    "converse",
    {
      system: [{ text: "t0" }],
      messages: [
        { role: "user", content: [{ text: "t1" }] },
        { role: "assistant", content: [{ toolUse: { name: "f", input: { a: "t2" } } }] },
        { role: "user", content: [{ toolResult: { content: [{ text: "t3" }] } }] },
      ],
    },
    ["SystemPrompt t0", "Messages t1", "ToolInput t2", "ToolOutput t3"],
  ],
];

for (const [format, body, places] of PROMPTS) {
  test(`the texts of a prompt in ${format} are found, and only they are edited`, () => {
    const seen: string[] = [];
    const same = editPrompt(format, body, (text, { scope }, lane) => {
      if (lane !== undefined) seen.push(`${scope} ${text}`);
      return text;
    });
    assert.deepEqual(seen, places);
    assert.equal(same, body);
    const before = JSON.stringify(body);
    const edited = editPrompt(format, body, (text, _, lane) =>
      lane === undefined ? text : text.toUpperCase(),
    );
    assert.equal(JSON.stringify(edited), before.replaceAll(/"t(\d)"/g, '"T$1"'));
    assert.equal(JSON.stringify(body), before);
  });
}

test("the texts of responses are found; formats that are not read have none", () => {
  const responses: readonly (readonly [FormatName, JsonObject])[] = [
    ["completions", { choices: [{ message: { role: "assistant", content: "hi" } }] }],
    ["messages", { content: [{ type: "text", text: "hi" }] }],
    [
      "responses",
      {
        output: [
          { type: "message", role: "assistant", content: [{ type: "output_text", text: "hi" }] },
        ],
      },
    ],
    ["gemini", { candidates: [{ content: { parts: [{ text: "hi" }] } }] }],
    ["converse", { output: { message: { content: [{ text: "hi" }] } } }],
  ];
  for (const [format, body] of responses) {
    const edited = editResponse(format, body, (text, { scope }) => `${scope} ${text}`);
    assert.match(JSON.stringify(edited), /"Messages hi"/, format);
  }
  assert.equal(
    editPrompt("passthrough", { input: "x" }, (text) => text),
    undefined,
  );
});

describe("guard servers", () => {
  test("a webhook receives roles and texts, and passes, masks or rejects", () => {
    const question = webhookQuestion("/guard/")("request", said("a", "b"));
    assert.equal(question.path, "/guard/request");
    assert.deepEqual(question.body, {
      body: {
        messages: [
          { role: "user", content: "a" },
          { role: "user", content: "b" },
        ],
      },
    });
    assert.deepEqual(question.read({ action: {} }), { kind: "pass" });
    assert.deepEqual(
      question.read({
        action: { body: { messages: [{ content: "x" }, { content: "y" }] }, reason: "pii" },
      }),
      { kind: "mask", texts: ["x", "y"], found: ["pii"] },
    );
    assert.deepEqual(question.read({ action: { body: "no", status_code: 451, reason: "law" } }), {
      kind: "reject",
      found: ["law"],
      message: "no",
      status: 451,
    });
    assert.equal(question.read({ action: { body: { messages: [] } } }), undefined);
    assert.equal(question.read({}), undefined);
    const response = webhookQuestion("/")("response", said("a"));
    assert.equal(response.path, "/response");
    assert.deepEqual(response.body, {
      body: { choices: [{ message: { role: "user", content: "a" } }] },
    });
  });

  test("moderation rejects flagged texts, by their categories", () => {
    const question = moderationQuestion("omni")("request", said("a"));
    assert.deepEqual(question.body, { input: ["a"], model: "omni" });
    assert.deepEqual(question.read({ results: [{ flagged: false }] }), { kind: "pass" });
    assert.deepEqual(
      question.read({ results: [{ flagged: true, categories: { hate: true, violence: false } }] }),
      { kind: "reject", found: ["hate"] },
    );
    for (const none of [{}, { results: [] }]) assert.equal(question.read(none), undefined);
  });

  test("Bedrock masks anonymized texts, and rejects blocked ones", () => {
    const question = bedrockQuestion("g/1", "DRAFT")("response", said("a"));
    assert.equal(question.path, "/guardrail/g%2F1/version/DRAFT/apply");
    assert.deepEqual(question.body, { source: "OUTPUT", content: [{ text: { text: "a" } }] });
    const intervened = (action: string) => ({
      action: "GUARDRAIL_INTERVENED",
      outputs: [{ text: "{NAME}" }],
      assessments: [{ sensitiveInformationPolicy: { piiEntities: [{ action }] } }],
    });
    assert.deepEqual(question.read({ action: "NONE" }), { kind: "pass" });
    assert.deepEqual(question.read(intervened("ANONYMIZED")), {
      kind: "mask",
      texts: ["{NAME}"],
      found: ["ANONYMIZED"],
    });
    assert.equal(question.read(intervened("BLOCKED"))?.kind, "reject");
    for (const none of [{}, { action: "OTHER" }]) assert.equal(question.read(none), undefined);
  });

  test("Model Armor rejects if any filter matches, in both of its formats", () => {
    const ask = modelArmorQuestion({ templateId: "t", projectId: "p", location: "us-central1" });
    const question = ask("request", said("a", "b"));
    assert.equal(
      question.path,
      "/v1/projects/p/locations/us-central1/templates/t:sanitizeUserPrompt",
    );
    assert.deepEqual(question.body, { user_prompt_data: { text: "a\nb" } });
    const answer = (filterResults: unknown) => ({ sanitizationResult: { filterResults } });
    const match = { raiFilterResult: { matchState: "MATCH_FOUND" } };
    assert.deepEqual(
      question.read(answer({ rai: { raiFilterResult: { matchState: "NO_MATCH_FOUND" } } })),
      {
        kind: "pass",
      },
    );
    assert.deepEqual(question.read(answer({ rai: match })), { kind: "reject", found: ["rai"] });
    assert.equal(question.read(answer([match]))?.kind, "reject");
    const failed = { invocationResult: "FAILURE", filterResults: {} };
    const skipped = { rai: { raiFilterResult: { executionState: "EXECUTION_SKIPPED" } } };
    for (const none of [
      {},
      { sanitizationResult: failed },
      { sanitizationResult: { ...failed, invocationResult: "PARTIAL" } },
      { sanitizationResult: { ...failed, invocationResult: "OTHER" } },
      answer(skipped),
    ])
      assert.equal(question.read(none), undefined);
    for (const filterResults of [{}, { rai: {} }, undefined, skipped])
      assert.equal(
        question.read({ sanitizationResult: { filterMatchState: "MATCH_FOUND", filterResults } })
          ?.kind,
        "reject",
      );
    const partial = { invocationResult: "PARTIAL", filterResults: { rai: match } };
    assert.equal(question.read({ sanitizationResult: partial })?.kind, "reject");
  });
});
