import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { failImport, includesAll, runImport } from "./testing/run-import.ts";

/** Tests that no model and no route is less protected after an import than before. */

describe("LiteLLM", () => {
  const MODEL = "model_list: [{ model_name: a, litellm_params: { model: openai/gpt-5 } }]";
  const guardrail = (params: string): string =>
    `guardrails: [{ guardrail_name: g, litellm_params: { default_on: true, ${params} } }]`;

  for (const [settings, at] of [
    [guardrail("mode: pre_call, guardrail: lakera_v2"), "guardrails[0]"],
    [guardrail("mode: pre_mcp_call, guardrail: presidio"), "guardrails[0]"],
    [guardrail("mode: post_call, guardrail: openai_moderation"), "guardrails[0]"],
    [
      guardrail(
        "mode: pre_call, guardrail: presidio, pii_entities_config: { EMAIL_ADDRESS: MASK, PERSON: MASK }",
      ),
      "guardrails[0]",
    ],
    [
      guardrail(
        "mode: pre_call, guardrail: litellm_content_filter, blocked_words: [{ keyword: a, action: BLOCK }], categories: [violence]",
      ),
      "guardrails[0]",
    ],
    ["general_settings: { custom_auth: auth.check }", "general_settings.custom_auth"],
    ["general_settings: { allowed_ips: [10.0.0.1] }", "general_settings.allowed_ips"],
    ["litellm_settings: { callbacks: [lago, detect_prompt_injection] }", "litellm_settings"],
    [
      "litellm_settings: { callbacks: [lago, own.guard] }",
      "litellm_settings.callbacks (own.guard)",
    ],
    ["litellm_settings: { callbacks: own.guard }", "litellm_settings.callbacks (own.guard)"],
    ["litellm_settings: { pre_call_rules: own.rule }", "litellm_settings.pre_call_rules"],
    ["policy_attachments: [{ policy: p, scope: '*' }]", "policy_attachments"],
    ["include: [guards.yaml]", "include"],
    [
      "router_settings: { provider_budget_config: { openai: { budget_limit: 1, time_period: 1d } } }",
      "router_settings.provider_budget_config",
    ],
    ["genral_settings: { master_key: k }", "genral_settings"],
  ] as const)
    test(`nothing is converted without ${settings}`, () => {
      const err = failImport("litellm", `${MODEL}\n${settings}\n`);
      includesAll(err, `all models are left out: ${at}`, "no part of the configuration");
      assert.doesNotMatch(err, /^converted /m);
    });

  test("nothing is converted where tags decide who may use a model", () => {
    const tagged = MODEL.replace("gpt-5 }", "gpt-5, tags: [paid] }");
    const settings = "router_settings: { enable_tag_filtering: true }";
    const err = failImport("litellm", `${tagged}\n${settings}\n`);
    includesAll(err, "all models are left out: router_settings.enable_tag_filtering");
    runImport("litellm", `${MODEL}\n${settings}\n`);
  });

  for (const [parameter, why] of [
    ["guardrailConfig: { guardrailIdentifier: g }", "its guardrail of Bedrock"],
    [
      "safety_settings: [{ category: HARM_CATEGORY_HARASSMENT, threshold: BLOCK_ONLY_HIGH }]",
      "its safety",
    ],
    ["policies: [p]", "its policies"],
    ["enforced_params: [user]", "the parameters that it enforces"],
    ["blocked: true", "it is blocked"],
    ["max_budget: 5, budget_duration: 1d", "its budget"],
  ] as const)
    test(`a model with ${parameter} is left out`, () => {
      const err = failImport("litellm", `${MODEL.replace("gpt-5 }", `gpt-5, ${parameter} }`)}\n`);
      includesAll(err, `refused model_list[0]: the model is left out: ${why}`);
      assert.doesNotMatch(err, /^converted /m);
    });

  test("a model whose safety settings only switch filters off is converted", () => {
    const off = ["BLOCK_NONE", "'OFF'"].map(
      (threshold) => `{ category: HARM_X, threshold: ${threshold} }`,
    );
    const settings = `safety_settings: [${off.join(", ")}]`;
    const { out, err } = runImport(
      "litellm",
      `${MODEL.replace("gpt-5 }", `gpt-5, ${settings} }`)}\n`,
    );
    assert.match(out, /gpt-5/);
    includesAll(err, "safety_settings");
    const mixed = settings.replace("OFF", "BLOCK_LOW_AND_ABOVE");
    failImport("litellm", `${MODEL.replace("gpt-5 }", `gpt-5, ${mixed} }`)}\n`);
  });

  test("a model with guards of its own, or of one team, is left out", () => {
    const { out, err } = runImport(
      "litellm",
      `
model_list:
  - { model_name: a, litellm_params: { model: openai/gpt-5 } }
  - { model_name: b, litellm_params: { model: openai/gpt-5, guardrails: [x] } }
  - { model_name: c, litellm_params: { model: openai/gpt-5 }, model_info: { team_id: t } }
general_settings: { allowed_ips: [] }
`,
    );
    includesAll(
      err,
      "refused model_list[1]: the model is left out: its guardrails are not converted",
      "refused model_list[2]: the model is left out: only one team may use it",
    );
    assert.doesNotMatch(out, /model: [bc]\b/);
  });

  test("no pattern serves a model that is left out", () => {
    const deployment = (name: string, more = "") =>
      `{ model_name: "${name}", litellm_params: { model: "openai/${name}", api_key: k${more} } }`;
    const lists = [
      [deployment("*"), deployment("gpt-5", ", guardrails: [own]"), deployment("gpt-4*")],
      [deployment("*"), deployment("gpt-5*", ", guardrails: [own]"), deployment("gpt-4*")],
    ];
    for (const list of lists) {
      const { out, err } = runImport("litellm", `model_list: [${list.join(", ")}]`);
      includesAll(out, "model: gpt-4*");
      assert.doesNotMatch(out, /model: "\*"/);
      includesAll(err, "model_list[0]: the model is left out: it would serve gpt-5");
      assert.doesNotMatch(err, /converted model_list\[0\]/);
    }
  });
});

describe("Portkey", () => {
  const target = { provider: "openai", api_key: "k" };

  for (const guards of [
    { input_guardrails: [{ "default.wordCount": { minWords: 1 }, deny: true }] },
    { output_guardrails: ["pg-of-portkey"] },
    { default_input_guardrails: ["pg-of-portkey"] },
    { default_output_guardrails: [{ "default.wordCount": {}, deny: true }] },
    { before_request_hooks: [{ type: "guardrail", id: "pg-of-portkey" }] },
    { after_request_hooks: [{ id: "a", checks: [{ id: "default.jwt" }], deny: true }] },
    { input_mutators: [{ "default.redact": {} }] },
    { output_mutators: ["pm-of-portkey"] },
  ])
    test(`nothing is converted without ${JSON.stringify(guards)}`, () => {
      const err = failImport("portkey", JSON.stringify({ ...guards, targets: [target] }));
      includesAll(err, `refused targets: all targets are left out: ${Object.keys(guards)[0]}[0]`);
      assert.doesNotMatch(err, /^converted /m);
    });

  for (const mode of ["loadbalance", "fallback"])
    test(`nothing is converted where a group of targets of the mode ${mode} has guards`, () => {
      const inner = { strategy: { mode }, targets: [target, target], input_guardrails: ["a"] };
      for (const outer of ["loadbalance", "fallback"]) {
        const whole = { strategy: { mode: outer }, targets: [target, inner] };
        const err = failImport("portkey", JSON.stringify(whole));
        includesAll(err, "all targets are left out: targets[1].input_guardrails is not converted");
      }
    });

  test("a target with guards of its own is left out, and all targets that are unknown", () => {
    const guarded = { ...target, input_guardrails: [{ "default.contains": {}, deny: true }] };
    const { out, err } = runImport("portkey", JSON.stringify({ targets: [target, guarded] }));
    assert.equal(out.split("openai:").length, 2);
    includesAll(err, "refused targets[1]: the target is left out: input_guardrails of one target");
    failImport("portkey", JSON.stringify({ targets: [{ provider: "nobody" }] }));
  });
});

describe("agentgateway", () => {
  const route = (more: string) =>
    `binds: [{ port: 3000, listeners: [{ routes: [{ ${more}backends: [{ host: "127.0.0.1:8080" }] }] }] }]`;

  for (const [settings, why] of [
    ["matches: [{ source: { ip: 10.0.0.1 } }], ", "matches[0].source"],
    ["matches: [{ path: { exact: /a }, body: x }], ", "matches[0].body"],
    ["matches: [{ headers: [{ name: x, value: { notExact: a } }] }], ", "matches[0].headers[0]"],
    ["matches: [{ path: { suffix: /a } }], ", "matches[0].path"],
    ["access: { allow: [a] }, ", "access"],
  ] as const)
    test(`a route with ${settings} is left out`, () => {
      const err = failImport("agentgateway", route(settings));
      includesAll(err, `binds[0].listeners[0].routes[0]: the route is left out: ${why} is not`);
    });

  test("a route with a known match is converted", () => {
    const match =
      "matches: [{ path: { regex: ['/a.*', 4] }, method: { method: GET }, headers: [{ name: x, value: { regex: a } }], query: [{ name: q, value: { exact: b } }] }], ruleName: r, ";
    includesAll(runImport("agentgateway", route(match)).out, "RegularExpression", "GET");
  });

  const two = (settings: string, name: string, more = "") =>
    `${more}routes: [{ name: guarded, ${settings}backends: [{ host: "127.0.0.1:8080" }] }, { name: ${name}, backends: [{ host: "127.0.0.1:8080" }] }]`;
  const admin = "matches: [{ path: { pathPrefix: /admin } }], ";
  const refuses = "directResponse: status: 503 body:";

  for (const [settings, match] of [
    [`${admin}policies: { basicAuth: {} }, `, "value: /admin"],
    [`${admin}access: { allow: [a] }, `, "value: /admin"],
    [
      "matches: [{ path: { pathPrefix: /admin }, source: { ip: 10.0.0.1 }, headers: [{ name: x, value: { notExact: a } }] }], ",
      "value: /admin policies:",
    ],
  ] as const)
    test(`no other route serves the requests of one with ${settings}`, () => {
      const bind = `binds: [{ port: 3000, listeners: [{ ${two(settings, "rest")} }] }]`;
      const { out, err } = runImport("agentgateway", bind);
      includesAll(out, "name: guarded", match, refuses, "name: rest");
      includesAll(err, "routes[0]: the route is left out", "port 3000 with 1 routes");
    });

  test("no other route serves the requests of one of which a gateway is not converted", () => {
    const gateways = "gateways: { default: { port: 3000 }, web: { port: 3001, basicAuth: {} } }\n";
    const settings = `gateways: [default, web], ${admin}`;
    const { out } = runImport("agentgateway", two(settings, "rest", gateways));
    includesAll(out, "name: guarded", refuses, "name: rest");
  });

  test("no pattern serves a model that is left out", () => {
    const models = [
      '{ name: "*", provider: openAI }',
      "{ name: gpt-5, provider: openAI, authorization: { rules: [a] } }",
      '{ name: "gpt-4*", provider: openAI }',
    ];
    const { out, err } = runImport("agentgateway", `llm: { models: [${models.join(", ")}] }`);
    includesAll(out, "model: gpt-4*");
    assert.doesNotMatch(out, /model: "\*"/);
    includesAll(err, "llm.models[0]: the model is left out: it would serve gpt-5");
  });
});
