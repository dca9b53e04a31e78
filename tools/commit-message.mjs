// Judges the message of a commit: the hook of git in .githooks calls it with the file of the message. Runs on any
// Node.js from 18, so it imports nothing but Node.js itself.
import { readFileSync } from "node:fs";

const LONGEST_SUBJECT = 72;
/** Messages that git writes itself, or that a rebase puts together with another one. */
const OF_GIT = /^(?:Merge|Revert|fixup!|squash!|amend!) /;
/** The line below which git shows what is committed (git-commit, `--cleanup=scissors`). */
const SCISSORS = /^# -+ >8 -+$/m;

const [text = ""] = readFileSync(process.argv[2], "utf8").split(SCISSORS);
const [subject = "", ...rest] = text
  .split("\n")
  .filter((line) => !line.startsWith("#"))
  .join("\n")
  .trim()
  .split("\n");
const problems = [
  ...([...subject].length > LONGEST_SUBJECT
    ? [
        `the subject has ${[...subject].length} characters; at most ${LONGEST_SUBJECT} are read everywhere`,
      ]
    : []),
  ...(rest.length > 0 && rest[0] !== "" ? ["the line below the subject must be empty"] : []),
  ...(rest.join("").trim() === "" ? ["the body that says why is missing"] : []),
];
if (!OF_GIT.test(subject) && problems.length > 0) {
  for (const problem of problems) console.error(`commit message: ${problem}`);
  process.exitCode = 1;
}
