import assert from "node:assert/strict";
import { test } from "node:test";
import { parseNoting, writtenNoted } from "@edge-gateway/kernel/json/exact-numbers";
import type { FormatName } from "../../formats/names.ts";
import { objectOf } from "../../json.ts";
import { editPrompt } from "../index.ts";

/** Numbers in the inputs and outputs of tools, whose JSON models read. */

const BODIES: readonly (readonly [FormatName, string])[] = [
  ["gemini", '{"contents":[{"parts":[{"functionCall":{"args":{"card":NUMBER}}}]}]}'],
  ["gemini", '{"contents":[{"parts":[{"functionResponse":{"response":[NUMBER,1]}}]}]}'],
  ["messages", '{"messages":[{"content":[{"type":"tool_use","input":{"a":[[NUMBER]]}}]}]}'],
  ["converse", '{"messages":[{"content":[{"toolResult":{"content":[{"json":{"a":NUMBER}}]}}]}]}'],
];

for (const [format, body] of BODIES)
  for (const number of ["4111111111111111", "6304000000000000000", "63040000000000000001"])
    test(`the digits of ${number} are read in ${body}`, () => {
      const text = body.replace("NUMBER", number);
      const edited = editPrompt(format, objectOf(parseNoting(text)), (one) =>
        one.replace(number, "masked"),
      );
      assert.equal(writtenNoted(edited), body.replace("NUMBER", '"masked"'));
      const same = editPrompt(format, objectOf(parseNoting(text)), (one) => one);
      assert.equal(writtenNoted(same), text);
    });
