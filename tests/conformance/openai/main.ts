// `npm run conformance:openai -- FILE`: what the gateway writes and reads, against OpenAI's own OpenAPI document.
import { readFileSync } from "node:fs";
import { optionsOf } from "../../../tools/options.ts";
import { checkDocument } from "./check-document.ts";

const USAGE = `Compares the formats of OpenAI with its published OpenAPI document.

npm run conformance:openai -- FILE

  FILE    openapi.yaml of https://github.com/openai/openai-openapi, which you download yourself:
          it is in no package registry
  --help  print this text

Every message that the gateway writes must be valid by the document's schemas, and the gateway
must read every example in it. Exit status: 0, or 1 if something differs, 2 for wrong usage.
`;

const { positionals } = optionsOf(USAGE, {});
const [file] = positionals;
if (file === undefined || positionals.length > 1) {
  process.stderr.write(`error: name one file\n\n${USAGE}`);
  process.exit(2);
}

const checked = checkDocument(readFileSync(file, "utf8"));
for (const { what, problem } of checked)
  console.log(problem === undefined ? `✔ ${what}` : `✘ ${what}\n    ${problem}`);
const failed = checked.filter(({ problem }) => problem !== undefined).length;
console.log(`\n${checked.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
