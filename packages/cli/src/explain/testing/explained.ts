import assert from "node:assert/strict";
import { explainRequestCommand } from "../explain-request.ts";

/** Explains a request with a configuration file. */
export function explained(file: string, request: string, headers: readonly string[] = []) {
  let out = "";
  let err = "";
  const question = { file, request, headers, json: false, environment: {} };
  const status = explainRequestCommand(question, {
    out: (text: string) => (out += text),
    err: (text: string) => (err += text),
    colours: false,
  });
  return { status, out, err };
}

/** Checks that a text contains these lines. */
export function has(text: string, ...lines: readonly string[]): void {
  for (const line of lines) assert.ok(text.includes(line), `${line}\nin\n${text}`);
}
