import assert from "node:assert/strict";
import { test } from "node:test";
import { blocksOf } from "./blocks.ts";
import { containsOutput, matchesOutput } from "./expected.ts";

function block(info: string, text = "x"): string {
  return `\`\`\`${info}\n${text}\n\`\`\`\n`;
}

test("a block is a file, commands with their output, or something that is not run", () => {
  const page = [
    block("yaml a/config.yaml"),
    block("sh exit=2", "false"),
    block("text", "seen"),
    block("sh background", "gw -f config.yaml"),
    block("sh needs=docker"),
    block("nginx of=nginx"),
    block("mermaid"),
  ].join("\n");
  assert.deepEqual(blocksOf(page), [
    { kind: "file", name: "a/config.yaml", text: "x\n", line: 1 },
    {
      kind: "commands",
      text: "false\n",
      status: 2,
      line: 5,
      output: { text: "seen\n", from: 9, to: 10 },
    },
    { kind: "background", text: "gw -f config.yaml\n", line: 13, output: undefined },
    { kind: "excluded", program: "docker", line: 17 },
    { kind: "foreign", program: "nginx", line: 21 },
  ]);
});

test("a block that nothing would run is refused with its line", () => {
  assert.throws(() => blocksOf(block("yaml")), /line 1: `yaml` is not known/);
  assert.throws(() => blocksOf(block("sh exit2")), /line 1: `sh exit2` is not known/);
  assert.throws(() => blocksOf(block("text")), /line 1: this output follows no `sh` block/);
  assert.throws(() => blocksOf("```sh\nx\n"), /line 1: the block has no end/);
});

test("placeholders match the rest of a line, or any lines", () => {
  assert.ok(matchesOutput("date: today\r\n\r\nbody\n\n", "date: …\n\nbody\n"));
  assert.ok(matchesOutput("a\nb\nc\nd\n", "a\n…\nd\n"));
  assert.ok(matchesOutput("a\nd\n", "a\n…\nd\n"));
  assert.ok(!matchesOutput("a\nb\n", "a…\n"));
  assert.ok(!matchesOutput("a.b\n", "a-b\n"));
});

test("an expected part may be anywhere in an output, from the beginning of a line", () => {
  assert.ok(containsOutput("first\nsecond\nthird\n", "second\n"));
  assert.ok(!containsOutput("first\nsecond\n", "econd\n"));
});
