import { filled, GATEWAY, repeated, type LargeText } from "./fill.ts";

const list = (length: number, item: string): string => Array(length).fill(item).join();
const keys = (count: number): string =>
  Array.from({ length: count }, (_, index) => `k${index}: 1`).join();

/** Texts that are hard for a YAML parser, by content. */
export const LARGE_SYNTAX: Readonly<Record<string, LargeText>> = {
  "aliases of a long text": filled(`x: &a ${"x".repeat(50_000)}\ny:\n`, () => "- *a\n"),
  "aliases of a text with dollar signs": filled(
    `x: &a '${"$$x ".repeat(12_500)}'\ny:\n`,
    () => "- *a\n",
  ),
  "aliases of secrets": filled(
    `x: &a ${"x".repeat(50_000)}\nsecrets:\n`,
    (index) => `  s${index}: {data: {k: *a}}\n`,
  ),
  "aliases of aliases": (length) =>
    `a0: &a0 {x: 1}\n${Array.from(
      { length: Math.ceil(length / 10_000) },
      (_, index) => `a${index + 1}: &a${index + 1} [${list(10, `*a${index}`)}]\n`,
    ).join("")}`,
  "aliases of routes": filled(
    "x: &r\n- name: a\n  backends: [{host: 'a:1', foo: 1}]\ngateways:\n",
    (index) => `  g${index}: {port: ${index + 1}, routes: *r}\n`,
  ),
  "aliases of a map with unknown keys": filled(
    `x: &m {${keys(900)}}\ngateways:\n`,
    (index) => `  g${index}: *m\n`,
  ),
  "aliases without anchors": filled("y:\n", (index) => `- *a${index}\n`),
  "merges of a large map": filled(`x: &m {${keys(1_000)}}\ny:\n`, () => "- {<<: *m}\n"),
  "merges into one map": filled("x: &m {a: 1, b: 2}\ny:\n", () => "  <<: *m\n"),
  "merges of merges": filled("m0: &m0 {k0: 1}\n", (index) => {
    const next = index + 1;
    return `m${next}: &m${next} {<<: *m${index}, k${next}: 1}\n`;
  }),
  "one key again and again": repeated("a: 1\n"),
  "brackets that open": repeated("["),
  "10,000 lists inside each other": () => `a: ${"[".repeat(10_000)}${"]".repeat(10_000)}`,
  "dashes in one line": repeated("- "),
  "maps inside each other, a line each": filled("", (depth) => `${" ".repeat(depth)}a:\n`),
  "complex keys": repeated("? a\n"),
  "numbers in one list": repeated("1,", "a: [", "1]"),
  "commas in one list": repeated(",", "a: [", "]"),
  "a list that does not end": repeated("1, ", "a: ["),
  "lists in many documents": repeated(`---\n[${list(5_000, "1")}]\n`),
  "items without values": repeated("-\n", "a:\n"),
  "one long key": repeated("x", "", ": 1"),
  "long keys around small ones": filled(
    `${`${"x".repeat(1_000)}: {`.repeat(50)}`,
    (index) => `k${index}: 1,`,
    { tail: "}".repeat(50) },
  ),
  "wrong escape sequences": repeated("\\q", 'a: "', '"'),
  "a quote that does not end": repeated("x\n", 'a: "'),
  "quotes that do not end": filled("", (index) => `k${index}: "\n`),
  "lists that do not end": filled("", (index) => `k${index}: [1\n`),
  "tabs in place of spaces": repeated("\ta: 1\n"),
  "maps in one line": repeated("a: b: c\n"),
  "colons in one line": repeated("a: "),
  "lines without a colon": filled("x: 1\n", (index) => `abc${index}\n`),
  "lines indented too far": filled("a: 1\n", (index) => `  b${index}: 1\n`),
  "lines indented too little": filled("", (index) => `a${index}:\n  b: 1\n c: 1\n`),
  "unknown tags": filled("", (index) => `k${index}: !t 1\n`),
  "unknown directives": repeated("%FOO bar\n"),
  "reserved characters": filled("", (index) => `k${index}: \`a\n`),
  comments: repeated("#\n", "", "a: 1\n"),
  "a comment of spaces": repeated(" ", "#", "\na: 1\n"),
  "a comment with another line end": repeated(" ", "#", "\u2028\na: 1\n"),
  "comments behind values": filled("", (index) => `k${index}: 1 # comment\n`),
  "line ends": repeated("\n", "", "a: 1"),
  "line ends behind unknown keys": filled(GATEWAY, (index) =>
    index < 5_000 ? `k${index}: 1\n` : "\n",
  ),
  "zero bytes": repeated("\0"),
  "replacement characters": repeated("\u{FFFD}"),
  "variables that are not set": filled("a:\n", (index) => `- $V${index}\n`),
  "variables in one text": repeated("$V ", "a: '", "'\n"),
  "variables behind escape sequences": repeated("\\u0024V ", 'a: "', '"\n'),
  "defaults of variables that do not end": repeated("${V:-", "a: "),
  "variables in a list without quotes": repeated("${V}, ", "a: [", "]"),
  "templates of Helm": repeated("  {{ a }}\n"),
  "empty documents": repeated("---\n"),
  "documents of one word": repeated("---\na\n"),
};
