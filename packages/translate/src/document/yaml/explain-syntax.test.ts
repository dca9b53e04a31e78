import assert from "node:assert/strict";
import { test } from "node:test";
import { ReadBudget } from "../source/read-budget.ts";
import { SourceText } from "../source/source-text.ts";
import { readYaml } from "./yaml-reader.ts";

const HEAD = "gateways:\n  web:\n    port: 80\n";
const ROUTE = `${HEAD}    routes:\n    - name: a\n`;
const BACKENDS = "      backends: [{ host: a.test }]\n";

/** The place and message of each problem. */
function problemsOf(text: string): readonly string[] {
  const source = new SourceText("file", text);
  return readYaml(text, {}, new ReadBudget()).problems.map(({ offset, message }) => {
    const { line, column } = source.placeOf(offset);
    return `${line}:${column} ${message}`;
  });
}

/** Each mistake, with the single message that explains it. */
const MISTAKES: readonly (readonly [mistake: string, text: string, problem: string])[] = [
  [
    "a key one column to the left",
    `${ROUTE}${BACKENDS}     policies: {}\n`,
    "7:6 `policies` begins in column 6, `backends` above it in column 7: keys of one map begin in the same column",
  ],
  [
    "a key of an inner map one column to the left",
    `${HEAD}   routes:\n    - name: a\n`,
    "4:4 `routes` begins in column 4, `port` above it in column 5: keys of one map begin in the same column",
  ],
  [
    "several keys to the left",
    `gateways:\n  web:\n     port: 80\n    protocol: HTTP\n    routes: []\n`,
    "4:5 `protocol` begins in column 5, `port` above it in column 6: keys of one map begin in the same column",
  ],
  [
    "a list item one column to the left",
    `${HEAD}    routes:\n     - name: a\n ${BACKENDS}    - name: b\n ${BACKENDS}`,
    "7:5 the list item begins in column 5, the item above it in column 6: items of one list begin in the same column",
  ],
  [
    "a key one column to the right",
    `${ROUTE} ${BACKENDS}`,
    "6:8 `backends` is indented too far: it begins in column 8, `name` above it in column 7",
  ],
  [
    "an open brace",
    `${ROUTE}      backends:\n      - { host: a.test, policies: { tls: {} }\n    - name: b\n${BACKENDS}`,
    "7:9 `{` is not closed: `}` is missing",
  ],
  [
    "an open bracket",
    `${ROUTE}      backends: [{ host: a.test }\n    - name: b\n${BACKENDS}`,
    "6:17 `[` is not closed: `]` is missing",
  ],
  [
    "a bracket too many",
    `${ROUTE}      backends: []]\n`,
    "6:19 `]` closes nothing: there is no open `[`",
  ],
  [
    "an open quote",
    `${HEAD}    routes:\n    - name: "a\n${BACKENDS}`,
    '5:13 the quote " is not closed',
  ],
  [
    "no colon above a list",
    `${HEAD}    routes\n    - name: a\n${BACKENDS}`,
    "4:5 `routes` needs a `:` after it",
  ],
  [
    "no colon above a map",
    `${ROUTE}      policies\n        timeouts: { request: 10s }\n${BACKENDS}`,
    "6:7 `policies` needs a `:` after it",
  ],
  [
    "no colon before a value",
    "gateways:\n  web:\n    port 80\n    routes: []\n",
    "3:5 `port` needs a `:` after it",
  ],
  [
    "no space after a colon",
    "gateways:\n  web:\n    port:80\n    routes: []\n",
    "3:5 `port` needs a space after its `:`",
  ],
  [
    "no space after a dash",
    `${HEAD}    routes:\n    -name: a\n     backends: []\n`,
    "5:5 a list item needs a space after its `-`",
  ],
  [
    "a tab",
    "gateways:\n  web:\n\tport: 80\n    routes: []\n",
    "3:1 a tab must not be used for indentation; use spaces",
  ],
  [
    "no comma in a map",
    `${ROUTE}      backends: [{ host: a.test weight: 1 }]\n`,
    "6:26 a `,` is missing before the next key, or a text with `: ` in it needs quotes",
  ],
  [
    "a text with a colon",
    `${HEAD}    routes:\n    - name: a: b\n`,
    "5:13 a text with `: ` in it needs quotes",
  ],
];

for (const [mistake, text, problem] of MISTAKES) {
  test(`${mistake} gives one message, which says what to change`, () => {
    assert.deepEqual(problemsOf(text), [problem]);
  });
}

test("a tab after another mistake is reported, too", () => {
  assert.equal(problemsOf(`${HEAD}   routes: []\n\tpolicies: {}\n`).length, 2);
});

test("a word that is no field of the schemas is not repeated, because it may be a secret", () => {
  for (const text of [
    `gateways:\n  web:\n    hunter2\n    routes: []\n`,
    `gateways:\n  web:\n    port: 80\n   hunter2: x\n`,
    `${ROUTE}       hunter2: x\n`,
  ]) {
    const problems = problemsOf(text);
    assert.equal(problems.length, 1);
    assert.doesNotMatch(String(problems), /hunter2/);
  }
});
