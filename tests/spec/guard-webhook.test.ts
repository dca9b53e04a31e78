import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { webhookQuestion } from "@edge-gateway/llm/guards";
import { readOpenApi } from "@edge-gateway/translate/ir/openapi/read-openapi";
import { Ajv2020 } from "ajv/dist/2020.js";
import { parse } from "yaml";

/**
 * Tests that the published description of the webhook describes what the gateway sends and reads.
 */

const FILE = new URL("../../schemas/webhook/prompt-guard.openapi.yaml", import.meta.url);
const TEXT = readFileSync(FILE, "utf8");
const ajv = new Ajv2020({ strict: false }).addSchema(parse(TEXT), "webhook");

function accepts(schema: string, value: unknown): boolean {
  return ajv.validate({ $ref: `webhook#/components/schemas/${schema}` }, value);
}

const TEXTS = ["a", "b"].map((text) => ({ text, role: "user", scope: "Messages" }) as const);
const said = TEXTS.map(({ role, text }) => ({ role, content: text }));

const PHASES = [
  { phase: "request", question: "Prompt", verdict: "PromptVerdict", other: { messages: said } },
  {
    phase: "response",
    question: "Response",
    verdict: "ResponseVerdict",
    other: { choices: said.map((message) => ({ message })) },
  },
] as const;

test("the description can be read, and has the two paths", () => {
  const { found, fault } = readOpenApi(TEXT);
  assert.equal(fault, undefined);
  assert.deepEqual(
    found?.tools.map(({ path, method }) => `${method} ${path}`),
    ["POST /request", "POST /response"],
  );
});

for (const { phase, question, verdict, other } of PHASES) {
  const asked = webhookQuestion("/")(phase, TEXTS);

  test(`the request about a ${phase} matches the published description`, () => {
    assert.equal(asked.path, `/${phase}`);
    assert.ok(accepts(question, asked.body), ajv.errorsText());
  });

  test(`each verdict about a ${phase} that is described is understood`, () => {
    const verdicts = [
      { action: {}, is: "pass" },
      { action: { body: null, reason: "fine" }, is: "pass" },
      { action: { body: "no", status_code: null, reason: null }, is: "reject" },
      { action: { body: "no", status_code: 451, reason: "law" }, is: "reject" },
      { action: { body: other, reason: "names" }, is: "mask" },
    ];
    for (const { action, is } of verdicts) {
      assert.ok(accepts(verdict, { action }), `${JSON.stringify(action)}: ${ajv.errorsText()}`);
      assert.equal(asked.read({ action })?.kind, is);
    }
  });

  test(`a response that does not match the description is not a verdict about a ${phase}`, () => {
    for (const value of [
      {},
      { action: "pass" },
      { action: { body: 1 } },
      { action: { body: [] } },
      { action: { body: { texts: said } } },
      { action: { body: "no", status_code: 42 } },
      { action: { body: "no", status_code: "403" } },
      { action: { reason: 1 } },
    ]) {
      assert.ok(!accepts(verdict, value), JSON.stringify(value));
      assert.equal(asked.read(value), undefined, JSON.stringify(value));
    }
  });
}
