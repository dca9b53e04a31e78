import { isUtf8 } from "node:buffer";
import { withDefaultsStandaloneFileLimits } from "@edge-gateway/generated/defaults/index.ts";
import type { Diagnostic, DiagnosticCode } from "../../diagnostics/diagnostic.ts";
import { SourceText } from "./source-text.ts";
import type { TextPlace } from "./source-text.ts";

const { maxFileSize } = withDefaultsStandaloneFileLimits({});

/** Maximum number of bytes read: one more than the limit reveals that a file is too long. */
export const MOST_BYTES_READ: number = maxFileSize + 1;

/** The text of a file, or why it cannot be decoded. */
export type FileText = { readonly text: string } | { readonly problem: Diagnostic };

/** Decodes the bytes of a file as UTF-8, without the byte order mark. */
export function fileText(file: string, bytes: Uint8Array): FileText {
  if (bytes.length > maxFileSize) return { problem: tooLarge(file) };
  if (isUtf16(bytes)) return { problem: problemAt(file, START, "yaml-syntax", UTF_16) };
  const text = DECODER.decode(bytes);
  if (isUtf8(bytes)) return { text };
  const place = new SourceText(file, text).placeOf(firstReplaced(text, withoutMark(bytes)));
  const message = "not valid UTF-8, the encoding of YAML";
  return { problem: problemAt(file, place, "yaml-syntax", message) };
}

const START: TextPlace = { line: 1, column: 1 };
const UTF_16 = "the file is UTF-16: save it as UTF-8";

/**
 * UTF-16 begins with a byte order mark, or with an ASCII character, of which one byte is zero (YAML
 * 1.2 section 5.2).
 */
function isUtf16([first, second]: Uint8Array): boolean {
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return isMarked || (second !== undefined && (first === 0) !== (second === 0));
}

/** The error for a file longer than the limit. */
export function tooLarge(file: string): Diagnostic {
  const message = `the file is longer than ${maxFileSize} bytes`;
  return problemAt(file, START, "file-too-large", message);
}

function problemAt(
  file: string,
  place: TextPlace,
  code: DiagnosticCode,
  message: string,
): Diagnostic {
  return { file, ...place, path: "", severity: "error", code, message, suggestion: null };
}

/** Removes a byte order mark, and replaces invalid bytes by the replacement character. */
const DECODER = new TextDecoder();
const MARK = Buffer.from("\uFEFF");
const REPLACEMENT = "\uFFFD";
const WRITTEN_REPLACEMENT = Buffer.from(REPLACEMENT);

function withoutMark(bytes: Uint8Array): Uint8Array {
  return MARK.equals(bytes.subarray(0, MARK.length)) ? bytes.subarray(MARK.length) : bytes;
}

/** The offset of the first replacement character that the file itself does not contain. */
function firstReplaced(text: string, bytes: Uint8Array): number {
  let byte = 0;
  let offset = 0;
  for (;;) {
    const found = text.indexOf(REPLACEMENT, offset);
    byte += Buffer.byteLength(text.slice(offset, found));
    const end = byte + WRITTEN_REPLACEMENT.length;
    if (!WRITTEN_REPLACEMENT.equals(bytes.subarray(byte, end))) return found;
    byte = end;
    offset = found + 1;
  }
}
