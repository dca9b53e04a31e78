import assert from "node:assert/strict";
import { test } from "node:test";
import { Drafting } from "../drafting.ts";
import type { Values } from "../task.ts";

const TEXT = `gateways:
  web: { port: 4000 }
  llm: { port: 4001 }
models:
  old: { provider: OpenAI }
`;

function drafted(kind: string, values: Values, text = TEXT) {
  return new Drafting(kind, { text, below: undefined }, "localhost").write(values);
}

const OPEN =
  "Clients ask for it at the paths of the other models: /v1, /v1beta, /v2/rerank, /model.";
const OPENS =
  "Opens the paths /v1 (clients of OpenAI, Anthropic and most others), /v1beta (of Gemini), /v2/rerank (of Cohere), /model (of Bedrock), and those below them.";

test("the form for a model says which gateways offer it, and at which paths", () => {
  const model = { name: "fast", provider: "OpenAI" };
  const { said } = drafted("model", model);
  assert.equal(
    said["gateway"],
    `Offered at all 2 gateways: web (port 4000), llm (port 4001). Choose one to offer it there alone. ${OPEN}`,
  );
  assert.equal(drafted("model", { ...model, gateway: "llm" }).said["gateway"], OPEN);
  const alone = drafted("model", model, "gateways: { web: { port: 4000 } }\n");
  assert.equal(alone.said["gateway"], OPENS);
});

test("the form for keys says nothing of a gateway that is not chosen yet", () => {
  const { note, said } = drafted("keys", { scope: "calls of models" });
  assert.equal(note, undefined);
  assert.equal(said["scope"], "");
  const chosen = drafted("keys", { scope: "calls of models", gateway: "llm" });
  assert.match(chosen.note ?? "", /are offered at llm alone from then on/);
});
