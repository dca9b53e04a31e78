import type { IncomingMessage } from "node:http";
import type { Violation } from "@edge-gateway/schema-runtime/validation/violation";
import { AdminRefusal } from "../problem.ts";

/** A web page of another origin can send other media types without a preflight request, but not this one. */
const JSON_TYPE = /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i;
const SHOWN_VIOLATIONS = 16;

/**
 * Reads the body of a request and checks it by its schema.
 * @param maxBytes maximum length of the body in bytes
 */
export async function readBody(
  request: IncomingMessage,
  validate: (value: unknown) => readonly Violation[],
  maxBytes: number,
): Promise<unknown> {
  if (!JSON_TYPE.test(request.headers["content-type"] ?? ""))
    throw new AdminRefusal("wrong-media-type", "send the body with Content-Type: application/json");
  const value = parsed(await textOf(request, maxBytes));
  const violations = validate(value).slice(0, SHOWN_VIOLATIONS);
  if (violations.length === 0) return value;
  const words = violations.map(({ pointer, message }) => `${pointer || "the body"} ${message}`);
  throw new AdminRefusal("bad-request", words.join("; "));
}

async function textOf(request: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > maxBytes)
      throw new AdminRefusal("too-large", `the body may have ${maxBytes} bytes at most`);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AdminRefusal("bad-request", "the body is not JSON");
  }
}
