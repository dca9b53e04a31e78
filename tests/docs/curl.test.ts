import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PAGES = ["README.md", "docs/*.md", "docs/{guides,operations,migration}/*.md"];
const BLOCKS = /^```sh.*\n([^]*?)^```$/gm;
/** A call of curl with its arguments, up to what the shell does with its output. */
const CALL = /(\$\()?\bcurl ((?:'[^']*'|"[^"]*"|\\\n|[^'"\\\n;|)&])*)(\|(?!\|))?/g;

// A terminal shows how far curl has got whenever the output goes elsewhere.
test("curl is silent in pages wherever a reader does not see its output", () => {
  const loud = globSync(PAGES, { cwd: ROOT }).flatMap((page) =>
    [...readFileSync(join(ROOT, page), "utf8").matchAll(BLOCKS)]
      .flatMap(([, commands = ""]) => [...commands.matchAll(CALL)])
      .filter(([, captured, words = "", pipe]) => {
        const isElsewhere =
          captured !== undefined || pipe !== undefined || /(^|\s)(-o|>)\s/.test(words);
        return isElsewhere && !/(^|\s)-[a-zA-Z]*s/.test(words);
      })
      .map(([call]) => `${page}: ${call}`),
  );
  assert.deepEqual(loud, []);
});
