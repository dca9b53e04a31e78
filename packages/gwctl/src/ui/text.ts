import stringWidth from "string-width";

const segmenter = new Intl.Segmenter();

/** The number of columns that a text takes. */
export function widthOf(text: string): number {
  return stringWidth(text);
}

/**
 * Fits the text into the given number of columns: pads it with spaces, or cuts it with an ellipsis.
 */
export function fit(text: string, columns: number): string {
  const width = stringWidth(text);
  if (width <= columns) return text + " ".repeat(columns - width);
  const [head = ""] = wrap(text, columns - 1);
  return columns < 1 ? "" : `${head}…${" ".repeat(columns - 1 - stringWidth(head))}`;
}

/** Splits the text into lines of at most the given number of columns. */
export function wrap(text: string, columns: number): readonly string[] {
  if (columns < 2) return [""];
  const lines: string[] = [];
  let [line, width] = ["", 0];
  for (const { segment } of segmenter.segment(text)) {
    const more = stringWidth(segment);
    if (width + more > columns) {
      lines.push(line);
      [line, width] = ["", 0];
    }
    line += segment;
    width += more;
  }
  return [...lines, line];
}

/** The text without its last character as users see it. */
export function withoutLast(text: string): string {
  const last = [...segmenter.segment(text)].at(-1);
  return text.slice(0, last?.index ?? 0);
}
