import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { CatalogFacts, LlmProvider } from "@edge-gateway/generated/types/index.ts";
import { KnownModels } from "../facts/model-facts.ts";
import { factsOfPath } from "../formats/detect.ts";
import { type JsonObject, objectOf } from "../json.ts";
import { planCall } from "./plan/plan.ts";
import { compileProvider } from "./plan/provider.ts";

/** Tests of the rules of models: what a conversion sends to which model. */

const ANTHROPIC = { anthropic: {} };
const BEDROCK = { bedrock: { region: "us-east-1" } };
const GEMINI = { gemini: {} };
const OPENAI = { openai: {} };

const CHAT = "/v1/chat/completions";
const USER = [{ role: "user", content: "hi" }];

function sent(provider: LlmProvider, path: string, body: JsonObject, facts: CatalogFacts[] = []) {
  const models = new KnownModels([{ facts }]);
  const request = { ...factsOfPath("POST", path), target: path, body };
  const plan = planCall(request, compileProvider(provider), { maxTokens: 4096, models });
  const notes = plan.notes.map(({ what, at }) => `${what} ${at}`);
  return { body: objectOf(JSON.parse(JSON.stringify(plan.body ?? body))), notes };
}

/** The members of the sent body that the rules of models are about. */
function rulesIn({ body, notes }: ReturnType<typeof sent>) {
  const { thinking, output_config, temperature, top_p, max_tokens } = body;
  return { thinking, output_config, temperature, top_p, max_tokens, notes };
}

describe("facts of a catalogue decide how a model is called", () => {
  function called(provider: LlmProvider, path: string, body: JsonObject, own: CatalogFacts) {
    const models = new KnownModels([{ facts: [own] }]);
    const request = { ...factsOfPath("POST", path), target: path, body };
    return planCall(request, compileProvider(provider), { maxTokens: 9, models });
  }
  const asked = { model: "prod", messages: USER };
  const models = ["prod"];

  test("the API of a model with a name of its own", () => {
    const azure = {
      azure: { resourceName: "r", resourceType: "Foundry", apiVersion: "v1" },
    } as const;
    const foundry = called(azure, CHAT, asked, { models, api: "Messages" });
    assert.equal(foundry.target, "/anthropic/v1/messages");
    const vertexai = { vertexai: { projectId: "p", region: "global" } };
    const gemini = called(vertexai, CHAT, asked, { models, api: "Gemini" });
    assert.match(gemini.target, /\/publishers\/google\/models\/prod:generateContent$/);
    const claude = called(vertexai, CHAT, asked, { models, api: "Messages" });
    assert.match(claude.target, /\/publishers\/anthropic\/models\/prod:rawPredict$/);
    const tuned = { ...asked, model: "gemini-own" };
    const plain = called(vertexai, CHAT, tuned, { models: [tuned.model], api: "Default" });
    assert.match(plain.target, /\/endpoints\/openapi\/chat\/completions$/);
    const embedded = { model: "prod", input: "hi" };
    const nova = called(BEDROCK, "/v1/embeddings", embedded, { models, api: "NovaEmbeddings" });
    assert.equal(nova.target, "/model/prod/invoke");
  });

  test("a limit of tokens that the Responses API refuses is raised to its least one", () => {
    const sentLimit = (asked: number): unknown => {
      const body = { model: "gpt-5-codex", max_tokens: asked, messages: USER };
      const { body: made, notes } = sent(OPENAI, "/v1/messages", body);
      return [made["max_output_tokens"], notes];
    };
    assert.deepEqual(sentLimit(1), [16, ["changed /max_tokens"]]);
    assert.deepEqual(sentLimit(16), [16, []]);
  });

  test("models that only the Responses API serves, for clients of every format", () => {
    const azure = {
      azure: { resourceName: "r", resourceType: "OpenAI", apiVersion: "v1" },
    } as const;
    const formats = [{ type: "Completions" }, { type: "Responses" }] as const;
    const custom = { custom: { formats: [...formats], providerOverride: "own" } };
    for (const provider of [OPENAI, azure, custom])
      for (const path of [CHAT, "/v1/messages"]) {
        const own = called(provider, path, asked, { models, api: "Responses" });
        assert.equal(own.providerFormat, "responses");
        assert.match(own.target, /\/v1\/responses$/);
        assert.notEqual(called(provider, CHAT, asked, { models }).providerFormat, "responses");
      }
    const named = called(OPENAI, CHAT, { ...asked, model: "gpt-5.2-pro" }, { models });
    assert.equal(named.providerFormat, "responses");
    const undone = { models: ["gpt-5.2-pro"], api: "Default" } as const;
    const chat = called(OPENAI, CHAT, { ...asked, model: "gpt-5.2-pro" }, undone);
    assert.equal(chat.providerFormat, "completions");
    const only = {
      custom: { formats: [{ type: "Completions" }], providerOverride: "own" },
    } as const;
    const kept = called(only, CHAT, asked, { models, api: "Responses" });
    assert.equal(kept.providerFormat, "completions");
  });

  test("models whose chat completions refuse tools while they reason", () => {
    const tools = [{ name: "t", input_schema: { type: "object" } }];
    const formatOf = (path: string, more: object, model = "gpt-5.6-luna"): string =>
      called(OPENAI, path, { ...asked, model, ...more }, { models }).providerFormat;
    assert.equal(formatOf("/v1/messages", { tools }), "responses");
    assert.equal(formatOf("/v1/messages", {}), "completions");
    assert.equal(formatOf("/v1/messages", { tools }, "gpt-5.5"), "completions");
    assert.equal(formatOf(CHAT, { tools: [{ type: "function" }] }), "completions");
    const gemini = { contents: "Hi", tools: { function_declarations: { name: "t" } } };
    assert.equal(formatOf("/v1beta/models/gpt-5.6-luna:generateContent", gemini), "responses");
  });

  test("the version of rankings, and the name of the limit of tokens", () => {
    const ranked = { model: "prod", query: "q", documents: ["a"] };
    const facts = { models, api: "BedrockRerank", rerankVersion: 3 } as const;
    assert.equal(called(BEDROCK, "/v1/rerank", ranked, facts).body?.["api_version"], 3);
    const limited = { ...asked, max_tokens: 5 };
    const renamed = called(OPENAI, CHAT, limited, { models, completionTokens: true }).body;
    assert.deepEqual(renamed, { ...asked, max_completion_tokens: 5 });
    assert.equal(called(OPENAI, CHAT, limited, { models }).body, undefined);
    const kept = { ...limited, model: "gpt-5" };
    const own = { models: ["gpt-*"], completionTokens: false };
    assert.equal(called(OPENAI, CHAT, kept, own).body, undefined);
    const newer = { ...asked, model: "gpt-5", max_completion_tokens: 5 };
    assert.deepEqual(called(OPENAI, CHAT, newer, own).body, kept);
  });

  test("servers that refuse the newer name of the limit of tokens get the older one", () => {
    const custom = {
      custom: { providerOverride: "own", formats: [{ type: "Completions" as const }] },
    };
    for (const model of ["mistral-large-latest", "deepseek-chat"]) {
      const { body } = sent(custom, "/v1/messages", { ...asked, model, max_tokens: 5 });
      assert.equal(body["max_tokens"], 5);
      assert.equal(body["max_completion_tokens"], undefined);
    }
  });
});

describe("reasoning of Anthropic's models", () => {
  const asked = { messages: USER, reasoning_effort: "high", temperature: 0.2, max_tokens: 9000 };
  const adaptive = { type: "adaptive", display: "summarized" };
  for (const model of [
    "claude-opus-4-7",
    "claude-opus-4-8",
    "claude-sonnet-5",
    "claude-fable-5",
    "anthropic/claude-opus-4.7",
    "claude-opus-5-20261101",
  ])
    test(`${model}: adaptive, an effort, and no sampling`, () => {
      assert.deepEqual(rulesIn(sent(ANTHROPIC, CHAT, { model, ...asked, top_p: 0.9 })), {
        thinking: adaptive,
        output_config: { effort: "high" },
        temperature: undefined,
        top_p: undefined,
        max_tokens: 9000,
        notes: ["dropped /temperature", "dropped /top_p"],
      });
    });

  test("older models: a budget", () => {
    for (const model of [
      "claude-sonnet-4-5",
      "claude-opus-4@20250514",
      "claude-3-7-sonnet-latest",
    ]) {
      const { thinking, output_config } = sent(ANTHROPIC, CHAT, { model, ...asked }).body;
      assert.deepEqual(thinking, { type: "enabled", budget_tokens: 4096 });
      assert.equal(output_config, undefined);
    }
    const none = sent(ANTHROPIC, CHAT, { model: "claude-3-5-haiku-latest", ...asked });
    assert.equal(none.body["thinking"], undefined);
    assert.equal(none.body["temperature"], 0.2);
    assert.deepEqual(none.notes, ["dropped /reasoning_effort"]);
  });

  test("efforts that a model does not know become the next lower one", () => {
    const effort = (model: string, reasoning_effort: string) => {
      const found = sent(ANTHROPIC, CHAT, { model, messages: USER, reasoning_effort });
      return [objectOf(found.body["output_config"])["effort"], found.notes];
    };
    assert.deepEqual(effort("claude-opus-4-7", "xhigh"), ["xhigh", []]);
    assert.deepEqual(effort("claude-opus-4-6", "xhigh"), ["high", ["changed /reasoning_effort"]]);
    assert.deepEqual(effort("claude-opus-4-7", "minimal"), ["low", ["changed /reasoning_effort"]]);
  });

  test("reasoning that is switched off", () => {
    const off = (model: string) =>
      rulesIn(sent(ANTHROPIC, CHAT, { model, messages: USER, reasoning_effort: "none" }));
    assert.deepEqual(off("claude-sonnet-5").thinking, { type: "disabled" });
    assert.equal(off("claude-sonnet-4-5").thinking, undefined);
    const always = off("claude-fable-5");
    assert.deepEqual(always.thinking, { type: "adaptive", display: "omitted" });
    assert.deepEqual(always.output_config, { effort: "low" });
  });

  test("the format of the output stays beside the effort", () => {
    const response_format = { type: "json_schema", json_schema: { name: "n", schema: {} } };
    const body = { model: "claude-opus-4-7", ...asked, response_format };
    assert.deepEqual(sent(ANTHROPIC, CHAT, body).body["output_config"], {
      effort: "high",
      format: { type: "json_schema", schema: {} },
    });
  });

  test("Messages and Converse clients at Bedrock", () => {
    const messages = {
      model: "us.anthropic.claude-opus-4-7",
      max_tokens: 9000,
      messages: USER,
      temperature: 0.5,
      thinking: { type: "adaptive" },
      output_config: { effort: "xhigh" },
    };
    const found = sent(BEDROCK, "/v1/messages", messages);
    assert.deepEqual(found.body["additionalModelRequestFields"], {
      thinking: adaptive,
      output_config: { effort: "xhigh" },
    });
    assert.deepEqual(found.body["inferenceConfig"], { maxTokens: 9000 });
    assert.deepEqual(found.notes, ["dropped /temperature"]);
    const old = { ...messages, thinking: { type: "enabled", budget_tokens: 2000 } };
    assert.deepEqual(
      sent(BEDROCK, "/v1/messages", { ...old, output_config: undefined }).body[
        "additionalModelRequestFields"
      ],
      { thinking: adaptive, output_config: { effort: "medium" } },
    );
    const converse = {
      messages: [{ role: "user", content: [{ text: "hi" }] }],
      additionalModelRequestFields: {
        thinking: { type: "adaptive", display: "omitted" },
        output_config: { effort: "max" },
      },
    };
    const back = sent(ANTHROPIC, "/model/claude-opus-4-7/converse", converse);
    assert.deepEqual(back.body["thinking"], { type: "adaptive", display: "omitted" });
    assert.deepEqual(back.body["output_config"], { effort: "max" });
    assert.deepEqual(back.notes, []);
  });

  test("temperature and top_p together", () => {
    const both = { messages: USER, temperature: 0.2, top_p: 0.5 };
    const found = sent(ANTHROPIC, CHAT, { model: "claude-sonnet-4-5", ...both });
    assert.deepEqual([found.body["temperature"], found.body["top_p"]], [0.2, undefined]);
    assert.deepEqual(found.notes, ["dropped /top_p"]);
  });
});

describe("reasoning of other models", () => {
  test("Gemini's levels and budgets", () => {
    const thinking = (model: string, reasoning_effort: string): unknown =>
      objectOf(
        sent(GEMINI, CHAT, { model, messages: USER, reasoning_effort }).body["generationConfig"],
      )["thinkingConfig"];
    const level = (thinkingLevel: string) => ({ thinkingLevel, includeThoughts: true });
    assert.deepEqual(thinking("gemini-3-pro-preview", "medium"), level("low"));
    assert.deepEqual(thinking("gemini-3.1-pro-preview", "medium"), level("medium"));
    assert.deepEqual(thinking("gemini-3-flash", "xhigh"), level("high"));
    assert.deepEqual(thinking("gemini-3-pro-preview", "none"), {
      thinkingLevel: "low",
      includeThoughts: false,
    });
    assert.deepEqual(thinking("gemini-2.5-pro", "low"), {
      thinkingBudget: 1024,
      includeThoughts: true,
    });
    assert.equal(thinking("gemini-2.0-flash", "low"), undefined);
  });

  test("OpenAI's models", () => {
    const messages = { max_tokens: 9000, messages: USER, temperature: 0.2 };
    const thinking = { type: "enabled", budget_tokens: 2000 };
    const found = (model: string, more: object) => {
      const { body } = sent(OPENAI, "/v1/messages", { model, ...messages, ...more });
      return [body["reasoning_effort"], body["temperature"]];
    };
    assert.deepEqual(found("o3", { thinking }), ["medium", undefined]);
    assert.deepEqual(found("gpt-5", { output_config: { effort: "max" } }), ["high", undefined]);
    assert.deepEqual(found("gpt-5.2", { thinking }), ["medium", undefined]);
    assert.deepEqual(found("gpt-5.2", {}), [undefined, 0.2]);
    assert.deepEqual(found("gpt-4o", { thinking }), [undefined, 0.2]);
    for (const model of ["gpt-5.6-luna", "gpt-6-sol"]) {
      assert.deepEqual(found(model, { thinking: { type: "disabled" } }), ["none", 0.2]);
      assert.deepEqual(found(model, { thinking }), ["medium", undefined]);
      assert.deepEqual(found(model, {}), [undefined, undefined]);
    }
    assert.deepEqual(found("gpt-6-astra", { thinking: { type: "disabled" } }), ["low", undefined]);
    assert.deepEqual(found("other", { output_config: { effort: "max" } }), ["max", 0.2]);
  });

  test("models of Bedrock without reasoning", () => {
    const asked = { model: "amazon.nova-pro-v1:0", messages: USER, reasoning_effort: "low" };
    const found = sent(BEDROCK, CHAT, asked);
    assert.equal(found.body["additionalModelRequestFields"], undefined);
    assert.deepEqual(found.notes, ["dropped /reasoning_effort"]);
  });
});

describe("facts of the user's catalogue", () => {
  const asked = { model: "prod-chat", messages: USER, reasoning_effort: "low", temperature: 0.2 };

  test("count before the known ones, each property for itself", () => {
    const own: CatalogFacts = {
      models: ["prod-*"],
      thinking: "Adaptive",
      refuses: ["temperature"],
    };
    const found = rulesIn(sent(ANTHROPIC, CHAT, asked, [own]));
    assert.deepEqual(found.thinking, { type: "adaptive", display: "summarized" });
    assert.deepEqual(found.notes, ["dropped /temperature"]);
    const known = { ...asked, model: "claude-opus-4-7" };
    const allowed = rulesIn(sent(ANTHROPIC, CHAT, known, [{ models: ["claude*7"], refuses: [] }]));
    assert.deepEqual(allowed.thinking, { type: "adaptive", display: "summarized" });
    assert.deepEqual(allowed.notes, ["dropped /temperature"]);
  });

  test("apply to the named providers only", () => {
    const own: CatalogFacts = {
      providers: ["aws.bedrock"],
      models: ["*:application-inference-profile/x1"],
      thinking: "Budget",
    };
    const model = "arn:aws:bedrock:us-east-1:1:application-inference-profile/x1";
    const at = (provider: LlmProvider) => sent(provider, CHAT, { ...asked, model }, [own]);
    assert.ok(at(BEDROCK).body["additionalModelRequestFields"] !== undefined);
    assert.deepEqual(at(OPENAI).body["model"], model);
  });

  test("patterns are read in order, without overlap", () => {
    const facts = new KnownModels([
      { facts: [{ models: ["a*bc*c", "X.*"], efforts: ["low"] }] },
      { facts: [{ models: ["x-late*"], efforts: ["high"] }] },
    ]);
    const efforts = (model: string) => facts.factsOf("p", model).efforts;
    assert.deepEqual(["abcc", "a-bc-c", "x-1", "x.1"].map(efforts), Array(4).fill(["low"]));
    assert.deepEqual(["abc", "ac", "bx-1"].map(efforts), Array(3).fill(undefined));
    assert.deepEqual(efforts("x_later"), ["high"]);
  });
});
