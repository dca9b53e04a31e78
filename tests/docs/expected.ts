const ANYTHING = "…";

/**
 * Whether an output is the expected one. In the expected text `…` matches anything within a line, and a
 * line of nothing but `…` matches any lines.
 */
export function matchesOutput(actual: string, expected: string): boolean {
  return new RegExp(`^${patternOf(linesOf(expected))}$`, "u").test(
    `${linesOf(actual).join("\n")}\n`,
  );
}

/** Whether the expected lines are somewhere in an output, one after the other. */
export function containsOutput(actual: string, expected: string): boolean {
  return new RegExp(`^${patternOf(linesOf(expected))}`, "mu").test(
    `${linesOf(actual).join("\n")}\n`,
  );
}

/** Lines without what nobody sees: carriage returns, spaces at the end, empty lines at the end. */
export function linesOf(text: string): readonly string[] {
  const lines = text.replaceAll("\r", "").trimEnd().split("\n");
  return lines.map((line) => line.trimEnd());
}

function patternOf(lines: readonly string[]): string {
  return lines
    .map((line) => {
      if (line.trim() === ANYTHING) return String.raw`(?:[^\n]*\n)*?`;
      return `${line
        .split(ANYTHING)
        .map(RegExp.escape)
        .join(String.raw`[^\n]*`)}\n`;
    })
    .join("");
}
