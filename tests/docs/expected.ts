const ANYTHING = "…";

/**
 * Whether an output matches the expected one. In the expected text `…` matches any text within a
 * line, and a line that contains only `…` matches any lines.
 */
export function matchesOutput(actual: string, expected: string): boolean {
  return new RegExp(`^${patternOf(linesOf(expected))}$`, "u").test(
    `${linesOf(actual).join("\n")}\n`,
  );
}

/** Whether the expected lines occur consecutively in an output. */
export function containsOutput(actual: string, expected: string): boolean {
  return new RegExp(`^${patternOf(linesOf(expected))}`, "mu").test(
    `${linesOf(actual).join("\n")}\n`,
  );
}

/** Lines without invisible parts: carriage returns, trailing spaces, trailing empty lines. */
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
