import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import fc from "fast-check";
import { judgeCandidate } from "../judge-candidate.ts";
import { HiddenSecrets } from "../shown-configuration.ts";

/** Configurations with secrets in every form of YAML, none of which may be shown. */

/** What every secret contains. */
const PLANTED = "plant";

let folder: string;
let file: string;
const hidden = new HiddenSecrets({});

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "hidden-"));
  file = join(folder, "gw.yaml");
  hidden.useKey(Buffer.from("key"));
});

after(() => rm(folder, { recursive: true }));

const word = fc.nat({ max: 999 }).map((number) => `${PLANTED}${number}`);
const words = fc.array(word, { minLength: 1, maxLength: 4 });
/** A text of several words in a form of YAML, for a value at an indentation of two. */
const value = words.chain((all) =>
  fc.constantFrom(
    all.join("-"),
    `"${all.join(" ")}"`,
    `'${all.join(" ")}'`,
    `"${all.join(String.raw`\u002d`)}"`,
    `"${all.join(String.raw`\n`)}"`,
    `"${all.join("\n    ")}"`,
    `'${all.join("\n    ")}'`,
    all.join("\n    "),
    `|\n    ${all.join("\n    ")}`,
    `>-\n    ${all.join("\n    ")}`,
    `|2-\n    ${all.join("\n\n    ")}`,
    `!!str ${all.join(" ")}`,
    `&own ${all.join(" ")}`,
    `\n    ${all.join(" ")}`,
  ),
);
/** A secret in a policy of a model, and its lines. */
const policy = fc.oneof(
  value.map((text) => `auth:\n  key: ${text}`),
  word.map((text) => `auth: { key: ${text} }`),
  word.map((text) => `{"auth": {"key": "${text}"}}`.slice(1, -1)),
  value.map((text) => `transformation: { request: {} }\nauth:\n  "key": ${text}`),
);
const note = fc.oneof(
  policy,
  fc.constant("see the guide"),
  fc.constant("port: 80"),
  word.map((text) => `password: ${text}`),
  words.map(
    (all) =>
      `pem: |\n  -----BEGIN PRIVATE KEY-----\n  ${all.join("\n  ")}\n  -----END PRIVATE KEY-----`,
  ),
  word.map((text) => `- name: Authorization\n  value: Bearer ${text}`),
);
const commented = fc.tuple(note, fc.constantFrom("# ", "#", "      # ")).map(([lines, start]) =>
  lines
    .split("\n")
    .map((line) => start + line)
    .join("\n"),
);

/** A text with its secrets. */
const configuration = fc
  .tuple(
    fc.array(fc.tuple(policy, fc.option(commented), fc.option(word)), {
      minLength: 1,
      maxLength: 4,
    }),
    fc.constantFrom("\n", "\r\n"),
    fc.boolean(),
  )
  .map(([models, end, isMarked]) => {
    const lines = models.flatMap(([own, comment, said], index) => [
      ...(comment === null ? [] : comment.split("\n")),
      `  m${index}:${said === null ? "" : ` # password: ${said}`}`,
      "    policies:",
      ...own.split("\n").map((line) => (line === "" ? "" : `      ${line}`)),
    ]);
    const text = ["models:", ...lines, ""].join(end);
    return isMarked ? `\uFEFF${text}` : text;
  });

test("no secret is in what is shown, and the shown text is the same text", async () => {
  await fc.assert(
    fc.asyncProperty(configuration, async (text) => {
      await writeFile(file, text);
      const [shown] = hidden.show(file).files;
      const own = shown?.text ?? assert.fail(shown?.hidden);
      assert.ok(!own.includes(PLANTED), own);
      const order = { files: [{ file, text: own }], needsIr: false };
      const judged = judgeCandidate(file, order, hidden);
      assert.deepEqual([...judged.texts], [], own);
      assert.ok(!JSON.stringify(judged.diagnostics).includes(PLANTED));
      assert.ok(judged.diagnostics.every(({ code }) => code !== "hidden-value"));
      const errors = judged.diagnostics.filter(({ code }) => code === "yaml-syntax");
      assert.deepEqual(errors, [], text);
    }),
  );
});
