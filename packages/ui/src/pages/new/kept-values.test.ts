import assert from "node:assert/strict";
import { test } from "node:test";
import { Drafting } from "./drafting.ts";
import { withoutSecrets, withoutSecretTexts } from "./kept-values.ts";
import { TASKS } from "./tasks.ts";

test("of what is typed in a form no secret is kept, nor a URL that has one", () => {
  const task = TASKS.find(({ kind }) => kind === "mcp") ?? assert.fail("no such task");
  const typed = { name: "tools", path: "/mcp", key: "planted" };
  const others = { name: "tools", path: "/mcp" };
  for (const url of ["https://mcp.test/mcp?apiKey=planted", "https://ann:planted@", "x://a\n@b"])
    assert.deepEqual(withoutSecrets(task, { ...typed, url }), others, url);
  const url = "https://mcp.test/mcp";
  assert.deepEqual(withoutSecrets(task, { ...typed, url }), { ...others, url });
});

/** It is longer than a line. */
const LONG = "Bearer some  words of a key ".repeat(9).trim();

test("the lines that a form writes show no secret, however YAML quotes it", () => {
  const task = TASKS.find(({ kind }) => kind === "model") ?? assert.fail("no such task");
  const drafting = new Drafting("model", { text: "models: {}\n", below: undefined }, "localhost");
  for (const key of [
    "plain-key",
    'sk-"quoted\\key',
    "it's # mine",
    "- 'both\"",
    "true",
    "tab\tkey",
    LONG,
    `"${LONG}`,
  ]) {
    const values = { name: "gpt", provider: "OpenAI", key };
    const { text } = drafting.write(values);
    const shown = withoutSecretTexts(task, values, text);
    assert.match(shown.split("Authorization:")[1] ?? "", /^[\s>|\-"']*•••["'\s}]*$/, shown);
  }
});
