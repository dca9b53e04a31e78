import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Ajv } from "ajv";
import { CHARTS, chartQuestions, isBeyondHelm } from "./chart-questions.ts";

for (const chart of CHARTS) {
  test(`${chart}: values.schema.json accepts valid values, and refuses every fault that Helm can detect`, async () => {
    const file = new URL(`../../charts/${chart}/values.schema.json`, import.meta.url);
    const accepts = new Ajv({ strict: false }).compile(JSON.parse(await readFile(file, "utf8")));
    for (const question of chartQuestions(chart)) {
      const { document, fault } = question;
      const expected = fault === undefined || isBeyondHelm(question);
      const words = `${fault?.mutation} at ${fault?.pointer.join("/")}: ${JSON.stringify(document)}`;
      assert.equal(accepts(document), expected, words);
    }
  });
}
