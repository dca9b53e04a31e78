import assert from "node:assert/strict";
import { createServer, METHODS } from "node:http";
import { Duplex } from "node:stream";
import { test } from "node:test";
import fc from "fast-check";
import { requests } from "../testing/messages.ts";
import { BodyReader, BY_CHUNKS, BY_LENGTH, NO_BODY } from "./body-reader.ts";
import { COMPLETE } from "./field-scanner.ts";
import { RequestScanner } from "./request-scanner.ts";

const LIMITS = { maxHeadBytes: 4096, maxHeaders: 100, maxTargetBytes: 1000 };

interface Request {
  readonly method: string;
  readonly target: string;
  readonly fields: readonly string[];
  readonly body: string;
}

/** The first request of the text as this engine reads it; undefined if it refuses or wants more. */
function ours(text: string): { readonly request: Request; readonly end: number } | undefined {
  const bytes = Buffer.from(text, "latin1");
  const scanner = new RequestScanner(LIMITS);
  scanner.begin(0);
  if (scanner.scan(bytes, bytes.length) !== COMPLETE) return undefined;
  const reader = new BodyReader(LIMITS);
  const length = scanner.contentLength;
  reader.begin(scanner.chunked ? BY_CHUNKS : length > 0 ? BY_LENGTH : NO_BODY, length);
  const end = reader.read(bytes, scanner.position, bytes.length);
  if (!reader.complete) return undefined;
  const slice = (start = 0, end = 0): string => bytes.toString("latin1", start, end);
  let body = "";
  for (let index = 0; index < reader.rangeCount; index += 2) {
    body += slice(reader.ranges[index], reader.ranges[index + 1]);
  }
  const fields: string[] = [];
  for (let index = 0; index < scanner.count * 5; index += 5) {
    const [nameStart, nameEnd, valueStart, valueEnd] = scanner.table.slice(index, index + 4);
    fields.push(slice(nameStart, nameEnd), slice(valueStart, valueEnd));
  }
  const method = slice(scanner.lineStart, scanner.methodEnd);
  const target = slice(scanner.targetStart, scanner.targetEnd);
  return { request: { method, target, fields, body }, end };
}

/** The same as the parser of Node.js reads it, in its strict mode. */
function theirs(text: string): Promise<Request | string> {
  return new Promise((resolve) => {
    const server = createServer({ insecureHTTPParser: false, requireHostHeader: false });
    const take: Parameters<typeof server.on>[1] = (request) => {
      let body = "";
      request.setEncoding("latin1");
      request.on("data", (chunk: string) => (body += chunk));
      request.on("end", () =>
        resolve({
          method: request.method ?? "",
          target: request.url ?? "",
          fields: request.rawHeaders,
          body,
        }),
      );
    };
    server.on("request", take);
    server.on("checkContinue", take);
    server.on("clientError", (error) => resolve(error.message));
    const socket = new Duplex({ read() {}, write: (_chunk, _encoding, done) => done() });
    server.emit("connection", socket);
    socket.push(Buffer.from(text, "latin1"));
    socket.push(null);
    socket.on("close", () => resolve("closed"));
  });
}

test("whatever this engine accepts, llhttp accepts and understands in the same way", async () => {
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(requests, async (text) => {
      const read = ours(text);
      // llhttp knows a list of methods; any other token is a method too (RFC 9110 section 16.1).
      if (read === undefined || !METHODS.includes(read.request.method)) return;
      accepted++;
      assert.deepEqual(await theirs(text.slice(0, read.end)), read.request);
    }),
    { numRuns: 3000 },
  );
  assert.ok(accepted > 100, `only ${accepted} requests were accepted`);
});
