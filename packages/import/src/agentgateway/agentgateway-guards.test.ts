import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { includesAll, runImport as run } from "../testing/run-import.ts";

/** Tests of the import of agentgateway's guards, which are converted completely or not at all. */

describe("guards", () => {
  const guarded = (guard: string): ReturnType<typeof run> =>
    run(
      "agentgateway",
      `binds: [{ port: 1000, listeners: [{ routes: [{ name: one, backends: [{ host: a:1 }] }, { name: two, policies: { ai: { promptGuard: { request: [${guard}] } } }, backends: [{ ai: { name: x, provider: { openAI: {} } } }] }] }] }]`,
    );

  test("the report names the headers of a rejection as missing", () => {
    const { out, err } = guarded(
      "{ regex: { rules: [{ builtin: email, name: MAIL }] }, rejection: { status: 400, body: refused, headers: { set: { a: b } } } }",
    );
    includesAll(out, "statusCode: 400 message: refused");
    includesAll(err, "changed binds[0].listeners[0].routes[1].policies.ai: headers of a rejection");
  });

  test("moderation is converted, with its key in a variable", () => {
    const { out, err } = guarded(
      "{ openAIModeration: { model: m, policies: { backendAuth: { key: sk-literal } } } }",
    );
    includesAll(out, "openAIModeration: model: m policies: auth: key: ${IMPORTED_KEY_1}");
    assert.doesNotMatch(out + err, /sk-literal/);
  });

  test("a webhook is converted, with a backend for its server", () => {
    const hook =
      '{ webhook: { target: { host: "127.0.0.1:8000" }, failureMode: failOpen, forwardHeaderMatches: [{ name: x-a, value: { regex: ".*" } }, { name: x-b, value: { exact: c } }], headers: { x-user: jwt.sub } }, rejection: { status: 451 } }';
    const { out } = guarded(`${hook}, ${hook}`);
    const webhook =
      "webhook: backendRef: name: guard-1 forwardHeaderMatches: - name: x-a type: RegularExpression value: .* - name: x-b value: c headers: x-user: jwt.sub failureMode: FailOpen response: statusCode: 451";
    includesAll(
      out,
      `request: - ${webhook} - ${webhook}`,
      "backends: guard-1: static: host: 127.0.0.1 port: 8000",
    );
    assert.doesNotMatch(out, /guard-2/);
  });

  test("guardrails of a model are converted, or the model is left out", () => {
    const hook = "{ webhook: { target: { host: '127.0.0.1:8000' } } }";
    const { out, err } = run(
      "agentgateway",
      `
llm:
  models:
    - { name: one, provider: openAI, guardrails: { request: [{ regex: { rules: [{ builtin: email }], action: reject } }], response: [${hook}] } }
    - { name: two, provider: openAI, guardrails: { request: [{ regex: { rules: [{ builtin: passport }] } }] } }
`,
    );
    includesAll(
      out,
      "one: match: model: one provider: OpenAI policies: promptGuard: request: - regex: builtins: - Email action: Reject response: - webhook: backendRef: name: guard-1",
      "guard-1: static: host: 127.0.0.1 port: 8000",
    );
    assert.doesNotMatch(out, /two:/);
    includesAll(
      err,
      "refused llm.models[1]: the model is left out: promptGuard.request: builtin passport",
    );
  });

  for (const [guard, why] of [
    ["{ regex: { rules: [{ builtin: passport }] } }", "builtin passport of regex"],
    ["{ bedrockGuardrails: { guardrailIdentifier: a, timeout: 1 } }", "timeout of a guard"],
    ["{ googleModelArmor: { policies: { backendAuth: { key: a } } } }", "key of a guard"],
    ["{ webhook: { target: { service: a } } }", "target.service of webhook"],
    [
      `{ webhook: { target: { host: "a:1" }, headers: { ":path": "'/x'" } } }`,
      "header :path of webhook",
    ],
  ] as const)
    test(`a route is left out if its guard is not converted completely: ${why}`, () => {
      const { out, err } = guarded(guard);
      assert.match(out, /name: one/);
      assert.match(out, /name: two policies: directResponse: status: 503/);
      includesAll(err, `${why} is not converted`);
    });
});
