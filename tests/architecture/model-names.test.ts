import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT, sourceFiles } from "./source-files.ts";

/**
 * Parts of the names of models, as APIs spell them: in small letters, before a separator or a wildcard. Names
 * of vendors and of formats (`gemini`, `titanEmbeddings`) are none.
 */
const NAME =
  /claude|sonnet|haiku|mythos|gemma|(?:^|[^a-z])(?:chat)?gpt|(?:^|[^\w])o[134](?:$|[^\w])|(?:^|[^a-z])(?:gemini|opus|titan|nova|cohere|mistral|mixtral|llama|qwen|kimi|grok|deepseek|command)(?:[-@.\d[]|\\\.)|-embed|embed-|embedding\/|rerank-|-codex/;

/** Literals of a source: texts, templates and regular expressions, without comments and imported files. */
function literalsOf(text: string): readonly string[] {
  const code = text
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/^\s*\/\/.*$/gm, "")
    .replace(/\bfrom "[^"]+"/g, "");
  return (
    code.match(
      /"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<=[(,=:?&|[] ?\n?\s*)\/(?:[^/\\\n]|\\.)+\//g,
    ) ?? []
  );
}

function namesIn(text: string): readonly string[] {
  return literalsOf(text).filter((literal) => NAME.test(literal.slice(1)));
}

/** Where the names of models belong: the data about models. */
const DATA: ReadonlySet<string> = new Set([
  "packages/llm/src/facts/calling-facts.ts",
  "packages/llm/src/facts/known-models.ts",
]);

test("only the data about models knows their names: conversions and vendors ask the facts", () => {
  const files = sourceFiles().filter(
    (file) =>
      file.startsWith("packages/llm/src/") &&
      !/\.test\.ts$|\/testing\//.test(file) &&
      !DATA.has(file),
  );
  assert.ok(files.length > 100, `saw only ${files.length} files`);
  const found = files.flatMap((file) =>
    namesIn(readFileSync(join(ROOT, file), "utf8")).map((name) => `${file}: ${name}`),
  );
  assert.deepEqual(found, []);
});

test("names of models are seen in texts, templates and regular expressions", () => {
  const named = [
    `model.startsWith("claude")`,
    `model.startsWith("gpt-")`,
    `const CLAUDE = /^(?:anthropic\\/)?(claude-.+)$/;`,
    `const GEMINI = /^gemini[-@]/;`,
    `[/titan-embed/, "titanEmbeddings"],`,
    `[/nova.*embed/, "novaEmbeddings"],`,
    `model.includes("cohere.")`,
    `const EMBEDDING = /embedding/;`,
    `const MARKED =\n  /anthropic\\.claude-(?!v1)|amazon\\.nova/;`,
  ];
  for (const text of named) assert.notDeepEqual(namesIn(text), [], text);
  const others = [
    `name: "gcp.gemini"`,
    `{ type: "titanEmbeddings" }`,
    `// like "claude-2"`,
    `throw badRequest("/input", "models of Amazon Nova embed one text per request");`,
    `import { a } from "./anthropic-thinking.ts";`,
  ];
  for (const text of others) assert.deepEqual(namesIn(text), [], text);
});
