/** One document of a text, with the line of the file on which it begins (from 1). */
export interface DocumentText {
  readonly text: string;
  readonly firstLine: number;
}

/** `---` at the start of a line ends whatever stands before it, also inside of strings (YAML 1.2 section 9.1.4). */
const MARKER = /^---(?=\s|$)/gm;

/** Only comments, directives, ends of documents and blank lines. */
const NOTHING =
  /^(?:[ \t]*(?:#.*)?\r?\n|%.*\r?\n|\.\.\.[ \t]*\r?\n|---[ \t]*(?:#.*)?\r?\n)*[ \t]*(?:#.*|---|\.\.\.)?[ \t]*$/;

/** Whether a document has only comments and blank lines. */
export function holdsNothing(document: string): boolean {
  return NOTHING.test(document);
}

/** The documents of a text that hold something; a text without any is one document. */
export function documentsOf(text: string): readonly DocumentText[] {
  const starts = [...text.matchAll(MARKER)].map(({ index }) => index);
  if (starts.length === 0) return [{ text, firstLine: 1 }];
  const documents: DocumentText[] = [];
  let firstLine = 1;
  for (const [position, start] of [0, ...starts].entries()) {
    const document = text.slice(start, starts[position]);
    if (!holdsNothing(document)) documents.push({ text: document, firstLine });
    firstLine += document.split("\n").length - 1;
  }
  return documents.length === 0 ? [{ text: "", firstLine: 1 }] : documents;
}
