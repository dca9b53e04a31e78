/** The meaning of a fenced block for the test that runs the page. */
export type Block =
  /** A file of the reader's folder. */
  | { readonly kind: "file"; readonly name: string; readonly text: string; readonly line: number }
  /** Commands, with their expected exit status. */
  | {
      readonly kind: "commands";
      readonly text: string;
      readonly status: number;
      readonly line: number;
      /** The output that the page shows for the commands; unset if it shows none. */
      readonly output: Output | undefined;
    }
  /** Commands that run until the reader ends them. */
  | {
      readonly kind: "background";
      readonly text: string;
      readonly line: number;
      readonly output: Output | undefined;
    }
  /** The output of a running gateway. */
  | { readonly kind: "log"; readonly text: string; readonly line: number }
  /** Commands that need a program which this test does not have. */
  | { readonly kind: "excluded"; readonly program: string; readonly line: number }
  /** The configuration of another program, which is shown and not run. */
  | { readonly kind: "foreign"; readonly program: string; readonly line: number };

/** An expected output, and the range of its lines in the page, counted from 0, end exclusive. */
export interface Output {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

interface Fence {
  readonly language: string;
  readonly words: readonly string[];
  readonly text: string;
  /** Line of the opening fence, counted from 1. */
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

const OPENING = /^```(\S+)(.*)$/;
const CLOSING = "```";

/**
 * The blocks of a page in their order.
 * @throws {Error} that names the line of a block with unknown words
 */
export function blocksOf(page: string): readonly Block[] {
  const fences = fencesOf(page);
  return fences.flatMap((fence, at) => {
    const next = fences[at + 1];
    const output = next !== undefined && isOutput(next) ? outputOf(next) : undefined;
    if (isOutput(fence)) {
      const before = fences[at - 1];
      if (before?.language === "sh" && !before.words.some((word) => word.startsWith("needs=")))
        return [];
      throw new Error(`line ${fence.line}: this output follows no \`sh\` block that is run`);
    }
    return fence.language === "mermaid" ? [] : [blockOf(fence, output)];
  });
}

/** A block ```text without further words is the output of the commands before it. */
function isOutput({ language, words }: Fence): boolean {
  return language === "text" && words.length === 0;
}

function outputOf({ text, from, to }: Fence): Output {
  return { text, from, to };
}

function blockOf({ language, words, text, line }: Fence, output: Output | undefined): Block {
  const [word = "", ...others] = words;
  const [key, value = ""] = word.split("=");
  if (others.length === 0) {
    if (key === "needs" && value !== "") return { kind: "excluded", program: value, line };
    if (key === "of" && value !== "") return { kind: "foreign", program: value, line };
    if (language === "sh") {
      if (word === "") return { kind: "commands", text, status: 0, line, output };
      if (key === "exit") return { kind: "commands", text, status: Number(value), line, output };
      if (word === "background") return { kind: "background", text, line, output };
    } else if (language === "text" && word === "log") return { kind: "log", text, line };
    else if (/^[\w./-]+\.\w+$/.test(word)) return { kind: "file", name: word, text, line };
  }
  const info = [language, ...words].join(" ");
  throw new Error(`line ${line}: \`${info}\` is not known; see CONTRIBUTING.md, "Add a guide"`);
}

function fencesOf(page: string): readonly Fence[] {
  const lines = page.split("\n");
  const fences: Fence[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [, language, rest = ""] = OPENING.exec(lines[at] ?? "") ?? [];
    if (language === undefined) continue;
    const end = lines.indexOf(CLOSING, at + 1);
    if (end < 0) throw new Error(`line ${at + 1}: the block has no end`);
    const text = lines.slice(at + 1, end).join("\n");
    const words = rest.split(" ").filter((word) => word !== "");
    fences.push({ language, words, text: `${text}\n`, line: at + 1, from: at + 1, to: end });
    at = end;
  }
  return fences;
}
