/** One document of a text, and the file line on which it begins (from 1). */
export interface DocumentText {
  readonly text: string;
  readonly firstLine: number;
}

/**
 * `---` at the start of a line ends the previous document, even inside strings (YAML 1.2 section
 * 9.1.4).
 */
const MARKER = /^---(?=\s|$)/gm;

/** A document marker with nothing else in its line except a comment. */
const EMPTY_MARKER = /^(?:\.\.\.[ \t]*$|---[ \t]*(?:$|#))/;

/** Whether a document has only comments, directives, end markers and blank lines. */
export function holdsNothing(document: string): boolean {
  for (let start = 0, end = 0; start <= document.length; start = end + 1) {
    end = document.indexOf("\n", start);
    if (end === -1) end = document.length;
    if (!isEmptyLine(document.slice(start, end))) return false;
  }
  return true;
}

function isEmptyLine(line: string): boolean {
  const text = line.trim();
  if (text === "" || line.startsWith("%") || EMPTY_MARKER.test(line.trimEnd())) return true;
  // A carriage return also ends a comment.
  return text.startsWith("#") && !text.includes("\r");
}

/** The non-empty documents of a text; an empty text counts as one document. */
export function documentsOf(text: string): readonly DocumentText[] {
  const starts = [...text.matchAll(MARKER)].map(({ index }) => index);
  if (starts.length === 0) return [{ text, firstLine: 1 }];
  const documents: DocumentText[] = [];
  let firstLine = 1;
  for (const [position, start] of [0, ...starts].entries()) {
    const document = text.slice(start, starts[position]);
    if (!holdsNothing(document)) documents.push({ text: document, firstLine });
    firstLine += linesIn(document);
  }
  return documents.length === 0 ? [{ text: "", firstLine: 1 }] : documents;
}

function linesIn(text: string): number {
  let lines = 0;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) lines += 1;
  return lines;
}
