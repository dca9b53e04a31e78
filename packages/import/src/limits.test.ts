import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { includesAll, runImport as run } from "./testing/run-import.ts";
import { wholeWeights } from "./weights.ts";

/**
 * Tests of the import of guards, retries, timeouts and shares of other gateways; each output is a valid
 * configuration.
 */

describe("LiteLLM", () => {
  const model = (name: string, more = ""): string =>
    `{ model_name: ${name}, litellm_params: { model: openai/gpt-5, api_key: os.environ/A${more} } }`;

  test("guardrails that are on by default guard every model", () => {
    const { out, err } = run(
      "litellm",
      `
model_list: [${model("one")}, ${model("two")}]
guardrails:
  - guardrail_name: bedrock
    litellm_params: { guardrail: bedrock, mode: [pre_call, post_call], default_on: true, guardrailIdentifier: abc, guardrailVersion: "1", aws_region_name: eu-west-1, aws_role_name: r }
  - guardrail_name: pii
    litellm_params: { guardrail: presidio, mode: pre_call, default_on: true, pii_entities_config: { EMAIL_ADDRESS: MASK, CREDIT_CARD: BLOCK } }
  - guardrail_name: words
    litellm_params:
      guardrail: litellm_content_filter
      mode: during_call
      default_on: true
      patterns: [{ pattern_type: prebuilt, pattern_name: us_ssn, action: BLOCK }, { pattern_type: regex, pattern: "p-[0-9]+", name: PROJECT, action: MASK }]
      blocked_words: [{ keyword: "a.b", action: BLOCK }]
  - guardrail_name: openai
    litellm_params: { guardrail: openai_moderation, mode: pre_call, default_on: true, api_key: sk-literal }
  - { guardrail_name: chosen, litellm_params: { guardrail: bedrock, mode: pre_call } }
  - { guardrail_name: logs, litellm_params: { guardrail: lakera_v2, mode: logging_only, default_on: true } }
`,
    );
    const bedrock =
      'bedrockGuardrails: identifier: abc version: "1" region: eu-west-1 policies: auth: aws: {}';
    includesAll(
      out,
      `request: - ${bedrock}`,
      `response: - ${bedrock}`,
      "regex: builtins: - Email action: Mask",
      "regex: builtins: - CreditCard action: Reject",
      "regex: builtins: - Ssn action: Reject",
      "matches: - pattern: p-[0-9]+ name: PROJECT action: Mask",
      String.raw`pattern: (?i)a\.b action: Reject`,
      "openAIModeration: policies: auth: key: ${IMPORTED_KEY_1}",
    );
    assert.equal(out.split("promptGuard:").length, 3);
    assert.doesNotMatch(out + err, /sk-literal/);
    includesAll(
      err,
      "refused guardrails[0].litellm_params.aws_role_name: ",
      "refused guardrails[4]: only guardrails with `default_on`",
      "refused guardrails[5]: the guardrail changes logs alone",
      "changed guardrails[1]: ",
    );
  });

  test("retries and timeouts are policies of a route that all models belong to", () => {
    const { out, err } = run(
      "litellm",
      `
model_list: [${model("one")}, ${model("two")}, ${model("two")}]
router_settings: { num_retries: 2, timeout: 30, fallbacks: [{ one: [two] }] }
litellm_settings: { max_budget: 10, budget_duration: 30d }
`,
    );
    includesAll(
      out,
      "routes: - name: models policies: retry: attempts: 4 codes: - 408",
      "timeouts: request: 30s",
      "one: parentRefs: - kind: Route name: models",
    );
    includesAll(
      err,
      "changed num_retries: 4 further attempts",
      "changed timeout: ",
      "refused litellm_settings.max_budget: this gateway has no budget for all calls: set one for each team, user or key while the gateway runs: gwctl llm budgets set --name NAME --team TEAM --dollars 10 --period 720h",
    );
  });

  const limited = `
model_list: [${model("one", ", rpm: 100, tpm: 5000")}, ${model("two", ", rpm: 3")}, ${model("two", ", rpm: 4")}, ${model("three", ", rpm: 5")}, ${model("three")}, ${model("four")}, { model_name: "all/*", litellm_params: { model: "openai/*", rpm: 9 } }]`;

  test("limits that LiteLLM enforces are limits of the route for each model", () => {
    const checks = "optional_pre_call_checks: [enforce_model_rate_limits]";
    const { out, err } = run("litellm", `${limited}\nrouter_settings: { ${checks} }\n`);
    const named = "condition: default(string(json(request.body).model), '')";
    includesAll(
      out,
      `rateLimit: conditional: - ${named} == "one" policy: local: - requests: 100 unit: Minutes - tokens: 5000 unit: Minutes`,
      `- ${named} == "two" policy: local: - requests: 7 unit: Minutes - ${named}.startsWith("all/") policy: local: - requests: 9`,
      `'') == '' policy: local: - requests: 7 unit: Minutes - tokens: 5000 unit: Minutes`,
    );
    assert.doesNotMatch(out, /"three" policy|"four" policy/);
    includesAll(
      err,
      "converted model_list[0].litellm_params.tpm: one has 5000 tokens per minute",
      "converted model_list[2].litellm_params.rpm: two has 7 requests per minute",
      "refused model_list[3].litellm_params.rpm: another deployment of the same name has no limit",
      "changed model_list: requests whose model cannot be read early",
      "changed router_settings.optional_pre_call_checks: only the limits among these checks",
    );
  });

  test("limits that LiteLLM does not enforce are named", () => {
    const { out, err } = run("litellm", limited);
    assert.doesNotMatch(out, /rateLimit/);
    includesAll(
      err,
      "refused model_list[0].litellm_params.rpm: LiteLLM does not enforce this limit without",
    );
    const early = run("litellm", `${limited}\nrouter_settings: { enable_pre_call_checks: true }\n`);
    includesAll(early.out, "requests: 100");
    assert.doesNotMatch(early.out, /tokens: 5000/);
  });

  test("limits of new keys are limits of every key, and budgets are commands", () => {
    const { out, err } = run(
      "litellm",
      `
model_list: [${model("one")}]
litellm_settings:
  default_key_generate_params: { max_budget: 2.5, budget_duration: 7d, rpm_limit: 60, tpm_limit: 1000 }
  default_internal_user_params: { max_budget: 1, budget_duration: 1mo }
`,
    );
    includesAll(
      out,
      "rateLimit: local: - requests: 60 unit: Minutes key: apiKey.id - tokens: 1000 unit: Minutes key: apiKey.id",
    );
    includesAll(
      err,
      "gwctl llm keys create --name NAME --dollars 2.5 --period 168h",
      "gwctl llm budgets set --name NAME --user USER --dollars 1 --period 720h",
    );
  });

  test("limits of keys are named when models have limits, and when they are not limits", () => {
    const params = "default_key_generate_params: { rpm_limit: 60, tpm_limit: 1000 }";
    const checks = "router_settings: { enable_pre_call_checks: true }";
    const both = run("litellm", `${limited}\n${checks}\nlitellm_settings: { ${params} }\n`);
    assert.doesNotMatch(both.out, /apiKey\.id/);
    const at = "refused litellm_settings.default_key_generate_params";
    includesAll(both.err, `${at}.rpm_limit: a route has limits`, `${at}.tpm_limit: a route has`);
    const none = "default_key_generate_params: { rpm_limit: 0, tpm_limit: null }";
    const { out, err } = run(
      "litellm",
      `model_list: [${model("one")}]\nlitellm_settings: { ${none} }\n`,
    );
    assert.doesNotMatch(out, /rateLimit/);
    includesAll(err, `${at}.rpm_limit: a limit is a number of at least 1`);
    assert.doesNotMatch(err, /tpm_limit/);
  });

  test("parameters of a deployment are defaults, whatever their type", () => {
    const more = ', reasoning_effort: low, stop: ["a\\"b"], parallel_tool_calls: false';
    const { out } = run("litellm", `model_list: [${model("gpt-5", more)}]`);
    includesAll(
      out,
      'expression: default(llmRequest.reasoning_effort, "low")',
      String.raw`default(llmRequest.stop, ["a\"b"])`,
      "expression: default(llmRequest.parallel_tool_calls, false)",
    );
  });

  test("shares are weights, from the first of weight, rpm and tpm that is set", () => {
    const { out, err } = run(
      "litellm",
      `model_list: [${model("a", ", rpm: 900")}, ${model("a", ", rpm: 100")}, ${model("b", ", weight: 0.7")}, ${model("b", ", weight: 0.3")}, ${model("b", ", weight: 0")}]`,
    );
    includesAll(
      out,
      "name: a-1 weight: 900 - modelRef: name: a-2 weight: 100",
      "name: b-1 weight: 70 - modelRef: name: b-2 weight: 30",
    );
    assert.doesNotMatch(out, /name: b-3 weight/);
    includesAll(
      err,
      "changed model_list (a): rpm is the weight of its deployments",
      "changed model_list (b): deployments without `weight` get no requests",
    );
  });
});

test("weights keep their proportions", () => {
  assert.deepEqual(wholeWeights([0.7, 0.3]), [70, 30]);
  assert.deepEqual(wholeWeights([3, 1, 0]), [3, 1, 0]);
  assert.deepEqual(wholeWeights([4_000_000, 1]), [1_000_000, 1]);
  assert.deepEqual(wholeWeights([0.001, 1]), [1, 100]);
});

describe("Portkey", () => {
  const target = (more: object = {}): object => ({ provider: "openai", api_key: "k", ...more });

  test("a load balancer keeps its weights, and each target may be a fallback", () => {
    const inner = {
      strategy: { mode: "fallback" },
      targets: [target(), { provider: "anthropic" }],
    };
    const { out } = run(
      "portkey",
      JSON.stringify({
        strategy: { mode: "loadbalance" },
        targets: [target({ weight: 0.75 }), { ...inner, weight: 0.25 }, target({ weight: 0 })],
      }),
    );
    includesAll(
      out,
      "backend: models-1 weight: 75 - backend: models-2 weight: 25 - backend: models-3 weight: 0",
      "models-2: ai: groups: - providers: - name: openai-2",
      "- providers: - name: anthropic-3",
    );
  });

  test("retries, statuses and the timeout of the config are policies of the route", () => {
    const { out, err } = run(
      "portkey",
      JSON.stringify({
        retry: { attempts: 3, on_status_codes: [429, 529], use_retry_after_header: true },
        request_timeout: 10_000,
        strategy: { mode: "fallback", on_status_codes: [429, 400] },
        targets: [target(), { provider: "anthropic" }],
      }),
    );
    includesAll(
      out,
      "retry: attempts: 4 codes: - 429 - 400 - 529 timeouts: backendRequest: 10000ms",
    );
    includesAll(err, "refused retry.use_retry_after_header: ", "changed request_timeout: ");
  });

  test("guardrails on words and patterns guard every provider", () => {
    const { out, err } = run(
      "portkey",
      JSON.stringify({
        input_guardrails: [
          { "default.contains": { operator: "none", words: ["a.b", "c"] }, deny: true },
          { "default.regexMatch": { rule: "x+", not: true } },
          { "default.regexMatch": { rule: "y" }, "default.wordCount": { minWords: 1 } },
        ],
        after_request_hooks: [{ "default.contains": { operator: "none", words: ["z"] } }],
        strategy: { mode: "fallback" },
        targets: [target(), { provider: "anthropic" }],
      }),
    );
    includesAll(
      out,
      String.raw`request: - regex: matches: - pattern: a\.b - pattern: c action: Reject`,
      "- regex: matches: - pattern: x+ action: Audit response: - regex: matches: - pattern: z",
    );
    assert.equal(out.split("promptGuard:").length, 3);
    includesAll(
      err,
      "refused input_guardrails[2].default.regexMatch: only a pattern that must not match",
      "refused input_guardrails[2].default.wordCount: ",
    );
  });

  test("conditions on metadata become routes, and other conditions are refused with their place", () => {
    const conditions = [
      { query: { "metadata.user_plan": { $eq: "paid+" } }, then: "finetuned" },
      { query: { $or: [{ "metadata.team": { $in: ["a", "b"] } }] }, then: "base" },
      { query: { "url.pathname": { $eq: "x" } }, then: "base" },
      { query: { "metadata.age": { $gt: 3 } }, then: "base" },
    ];
    const { out, err } = run(
      "portkey",
      JSON.stringify({
        strategy: { mode: "conditional", conditions, default: "base" },
        targets: [target({ name: "finetuned" }), target({ name: "base" })],
      }),
    );
    const [, pattern = ""] = /value: (?:')?(\.\*\S*paid\S*?\.\*)/.exec(out) ?? [];
    const isPaid = new RegExp(`^(?:${pattern})$`);
    assert.match('{"a":"b","user_plan": "paid+"}', isPaid);
    assert.doesNotMatch('{"user_plan":"paidd"}', isPaid);
    includesAll(
      out,
      "- name: condition-1 matches: - headers: - name: x-portkey-metadata type: RegularExpression",
      '(?:"a"|"b")',
      "- name: models backends: - backend: models-2",
    );
    includesAll(
      err,
      "refused strategy.conditions[2]: conditions on url.pathname",
      "refused strategy.conditions[3]: only $eq and $in",
    );
  });
});

test("conditions of Portkey on params are routes, for headers that a policy writes from the body", () => {
  const conditions = [
    { query: { "params.model": { $in: ["fast", "small"] } }, then: "a" },
    { query: { "params.temperature": { $eq: 0 } }, then: "a" },
  ];
  const targets = ["a", "b"].map((name) => ({ provider: "openai", api_key: "k", name }));
  const { out, err } = run(
    "portkey",
    JSON.stringify({ strategy: { mode: "conditional", conditions, default: "b" }, targets }),
  );
  includesAll(
    out,
    "matches: - headers: - name: x-portkey-params-model value: fast - headers: - name: x-portkey-params-model value: small backends: - backend: models-1",
    'phase: PreRouting transformation: request: set: - name: x-portkey-params-model value: default(string(json(request.body).model), "")',
  );
  includesAll(
    err,
    "refused strategy.conditions[1]: only $eq and $in of texts are converted for params",
    "changed strategy.conditions: params of compressed bodies",
  );
});
