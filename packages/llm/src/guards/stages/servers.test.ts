import assert from "node:assert/strict";
import { test } from "node:test";
import {
  bedrockQuestion,
  modelArmorQuestion,
  moderationQuestion,
  webhookQuestion,
} from "./servers.ts";
import { said } from "../testing/said.ts";

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
