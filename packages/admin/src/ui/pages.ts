import type { IncomingMessage, ServerResponse } from "node:http";
import type { Caller } from "../caller.ts";
import { SAFE_HEADERS } from "../router.ts";
import { encodedFor } from "./files.ts";
import type { UiFile, UiFiles } from "./files.ts";
import type { UiSource, UiState } from "./source.ts";

/** Scripts, styles and connections of the pages' own origin only, and no frame around them. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const HEADERS = {
  ...SAFE_HEADERS,
  "content-security-policy": POLICY,
  "cross-origin-opener-policy": "same-origin",
  "referrer-policy": "no-referrer",
} as const;

const HTML = "text/html; charset=utf-8";
/** The names of these files contain a hash of their content. */
const ASSETS = "assets/";
const FOREVER = "public, max-age=31536000, immutable";
/** Seconds until a page that waits asks again. */
const RETRY = "1";

/** A request for a page or one of its files. */
export interface PageVisit {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly ui: UiSource;
  /** Path and query below the prefix of the pages. */
  readonly target: string;
  readonly caller: Caller;
}

/** Sends a page or one of its files; each path that is not a file is the same page. */
export function sendPage(visit: PageVisit): void {
  const { request, response, ui, caller } = visit;
  const { readRefusal, user } = caller;
  if (readRefusal !== undefined)
    return sendText(request, response, forbiddenPage(readRefusal, user));
  const shown = ui();
  if (shown instanceof Promise) void shown.then((state) => sendState(visit, state));
  else sendState(visit, shown);
}

function sendState({ request, response, target, caller }: PageVisit, shown: UiState): void {
  const [path = ""] = target.split("?", 1);
  if (shown.state === "ready")
    respond(request, response, fileOf(shown.files, path.slice("/".length), caller.base));
  else if (shown.state === "preparing") sendText(request, response, PREPARING);
  else sendText(request, response, failedPage(shown.reason));
}

interface Found {
  readonly file: UiFile;
  readonly caching: string;
}

function fileOf(files: UiFiles, name: string, base: string): Found | undefined {
  if (name.startsWith(ASSETS)) {
    const file = files.get(name);
    return file && { file, caching: FOREVER };
  }
  const file = files.get("index.html");
  return file && { file: atBase(file, base), caching: "no-cache" };
}

/** The page with the addresses of its files below this prefix. */
function atBase({ type, plain }: UiFile, base: string): UiFile {
  const text = plain.toString().replaceAll('="./', `="${base}/`);
  return { type, plain: Buffer.from(text), compressed: {} };
}

function respond(
  request: IncomingMessage,
  response: ServerResponse,
  found: Found | undefined,
): void {
  if (found === undefined) {
    sendText(request, response, MISSING);
    return;
  }
  const { body, encoding } = encodedFor(found.file, request.headers["accept-encoding"]?.toString());
  response.writeHead(200, {
    ...HEADERS,
    "content-type": found.file.type,
    "content-length": body.length,
    "cache-control": found.caching,
    vary: "accept-encoding",
    ...(encoding && { "content-encoding": encoding }),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

interface Text {
  readonly status: number;
  readonly title: string;
  readonly message: string;
  /** Whether the page asks again by itself. */
  readonly retries: boolean;
}

const PREPARING: Text = {
  status: 503,
  title: "The admin UI is being built",
  message: "This happens once after a change of its sources, and takes a few seconds.",
  retries: true,
};

const MISSING: Text = {
  status: 404,
  title: "Not found",
  message: "The admin UI has no such file. Another version may run by now: load the page again.",
  retries: false,
};

function forbiddenPage(reason: string, user: string | undefined): Text {
  const who = user === undefined ? "" : `You are logged in as ${user}. `;
  return { status: 403, title: "Not allowed", message: who + reason, retries: false };
}

function failedPage(reason: string): Text {
  return { status: 500, title: "The admin UI could not be built", message: reason, retries: false };
}

function sendText(request: IncomingMessage, response: ServerResponse, text: Text): void {
  const { status, title, message, retries } = text;
  const refresh = retries ? `<meta http-equiv="refresh" content="${RETRY}">` : "";
  const body = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">${refresh}<title>${title}</title></head>
<body><main><h1>${title}</h1><p>${escape(message)}</p></main></body>
</html>
`;
  response.writeHead(status, {
    ...HEADERS,
    "content-type": HTML,
    "content-length": Buffer.byteLength(body),
    ...(retries && { "retry-after": RETRY }),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
