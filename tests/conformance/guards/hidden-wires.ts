import {
  brotliCompressSync,
  deflateRawSync,
  deflateSync,
  gzipSync,
  zstdCompressSync,
} from "node:zlib";
import type { JsonObject } from "@edge-gateway/llm";

/** Requests that hide a text from guards by how they are sent: codings, charsets, paths and forms of JSON. */

/** A request that hides a text. */
export interface HiddenRequest {
  readonly name: string;
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  /** Whether the text is hidden only in another charset, which JSON does not have. */
  readonly isSeen?: boolean;
  /** Trailer fields after the body. */
  readonly trailers?: Readonly<Record<string, string>>;
}

const JSON_TYPE = "application/json";

/** @param chatPath the path of chat completions */
export function hiddenWires(chatPath: string, hidden: string): readonly HiddenRequest[] {
  const body = chat(hidden);
  return [
    ...codings(chatPath, JSON.stringify(body)),
    ...charsets(chatPath, JSON.stringify(body)),
    ...forms(chatPath, hidden),
    ...paths(JSON.stringify(body)),
  ];
}

function chat(content: unknown): JsonObject {
  return { model: "m", messages: [{ role: "user", content }] };
}

function codings(path: string, text: string): readonly HiddenRequest[] {
  const plain = Buffer.from(text);
  const coded: readonly (readonly [coding: string, body: Buffer])[] = [
    ["gzip", gzipSync(plain)],
    ["x-gzip", gzipSync(plain)],
    ["GZIP", gzipSync(plain)],
    ["deflate", deflateSync(plain)],
    ["deflate", deflateRawSync(plain)],
    ["br", brotliCompressSync(plain)],
    ["zstd", zstdCompressSync(plain)],
    ["gzip, br", brotliCompressSync(gzipSync(plain))],
    ["gzip,gzip", gzipSync(gzipSync(plain))],
    ["identity", plain],
    ["gzip", plain],
    ["br", gzipSync(plain)],
    ["unknown", plain],
    ["gzip", gzipSync(plain).subarray(0, -4)],
    ["zstd", zstdCompressSync(plain).subarray(0, -1)],
    [
      "gzip",
      Buffer.concat([gzipSync(Buffer.from(JSON.stringify(chat("hello")))), gzipSync(plain)]),
    ],
  ];
  const named = coded.map(([coding, body], index) => ({
    name: `coding ${coding} (${index})`,
    path,
    body,
    headers: { "content-type": JSON_TYPE, "content-encoding": coding },
  }));
  const unnamed = coded.map(([coding, body], index) => ({
    name: `unnamed coding ${coding} (${index})`,
    path,
    body,
    headers: { "content-type": JSON_TYPE },
  }));
  return [...named, ...unnamed];
}

function charsets(path: string, text: string): readonly HiddenRequest[] {
  const utf16 = Buffer.from(text, "utf16le");
  const bodies: readonly (readonly [name: string, body: Buffer])[] = [
    ["utf-8 with a mark", Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text)])],
    ["utf-16le", utf16],
    ["utf-16be", Buffer.from(utf16).swap16()],
    ["utf-16", Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
    ["utf-7", Buffer.from(text.replaceAll("b", "+AGI-"))],
    ["invalid bytes", Buffer.from(text.replaceAll("b", "b\u00ff"), "latin1")],
    ["overlong", Buffer.from(text.replaceAll("b", "\u00c1\u00a2"), "latin1")],
    ["NUL", Buffer.from(`${text}\0`)],
    ["two bodies", Buffer.from(JSON.stringify(chat("hello")) + text)],
    ["lines", Buffer.from(`${JSON.stringify(chat("hello"))}\n${text}`)],
  ];
  return bodies.flatMap(([name, body]) =>
    [`${JSON_TYPE}; charset=${name.split(" ", 1)[0]}`, "multipart/form-data; boundary=x", ""].map(
      (type) => ({
        name: `${name} as ${type}`,
        path,
        body,
        isSeen: name === "utf-7",
        headers: type === "" ? {} : { "content-type": type },
      }),
    ),
  );
}

function forms(path: string, hidden: string): readonly HiddenRequest[] {
  const escaped = hidden.replaceAll("b", String.raw`\u0062`);
  const call = (text: string): unknown => ({
    model: "m",
    messages: [
      {
        role: "assistant",
        tool_calls: [{ id: "c", type: "function", function: { name: "f", arguments: text } }],
      },
      { role: "tool", tool_call_id: "c", content: "ok" },
    ],
  });
  const inner = `{"q":"${escaped}"}`;
  const deep = (twice: string): string =>
    `{"model":"m","messages":[{"role":"user","content":[{"type":"text",${twice}}]}]}`;
  const part = (type: string, text: string): string =>
    `--x\r\ncontent-disposition: form-data; name="body"\r\ncontent-type: ${type}\r\n\r\n${text}\r\n--x--\r\n`;
  const bodies: Readonly<Record<string, string>> = {
    "an array": JSON.stringify([chat(hidden)]),
    "a text": JSON.stringify(JSON.stringify(chat(hidden))),
    "escaped letters": JSON.stringify(chat("x")).replace('"x"', `"${escaped}"`),
    "the first of two members": deep(`"text":"${hidden}","text":"hello"`),
    "the second of two members": deep(`"text":"hello","text":"${hidden}"`),
    "an escaped name twice": deep(`"text":"hello","t\\u0065xt":"${hidden}"`),
    "a list twice": `{"messages":${JSON.stringify(chat(hidden)["messages"])},${JSON.stringify(chat("hello")).slice(1)}`,
    "JSON in JSON": JSON.stringify(call(inner)),
    "JSON in JSON in JSON": JSON.stringify(call(JSON.stringify({ arguments: inner }))),
    "a result in JSON": JSON.stringify({
      model: "m",
      messages: [{ role: "tool", content: inner }],
    }),
    "a comment": `/* x */ ${JSON.stringify(chat(hidden))}`,
    "a comma at the end": JSON.stringify(chat(hidden)).replace(/\}$/, ",}"),
    "single quotes": JSON.stringify(chat(hidden)).replaceAll('"', "'"),
    "not a number": `{"temperature":NaN,${JSON.stringify(chat(hidden)).slice(1)}`,
    "a depth of 5,000": `{"a":${"[".repeat(5000)}"${hidden}"${"]".repeat(5000)},${JSON.stringify(chat("hello")).slice(1)}`,
    "a prototype": `{"__proto__":{"text":"${hidden}"},${JSON.stringify(chat("hello")).slice(1)}`,
    "a form": new URLSearchParams({ prompt: hidden }).toString(),
    "a part of a form": part(JSON_TYPE, JSON.stringify(chat(hidden))),
  };
  const plain = Object.entries(bodies).map(([name, body]) => ({
    name,
    path,
    body,
    headers: { "content-type": JSON_TYPE },
  }));
  const typed = [
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "text/plain",
  ];
  const others = typed.flatMap((type) =>
    ["a form", "a part of a form", "an array"].map((name) => ({
      name: `${name} as ${type}`,
      path,
      body: bodies[name] ?? "",
      headers: { "content-type": type },
    })),
  );
  const trailing = {
    name: "with trailers",
    path,
    body: JSON.stringify(chat(hidden)),
    headers: {
      "content-type": JSON_TYPE,
      "transfer-encoding": "chunked",
      trailer: "content-encoding",
    },
    trailers: { "content-encoding": "gzip" },
  };
  return [...plain, ...others, trailing];
}

/** Paths of chats, and of other APIs with prompts, as a server may understand them. */
function paths(body: string): readonly HiddenRequest[] {
  const known = ["/v1/chat/completions", "/v1/responses", "/v1/messages", "/v1/completions"];
  const spelled = known.flatMap((path) => [
    path.toUpperCase(),
    `/${path}`,
    path.replaceAll("/", "//"),
    `${path}/`,
    `${path};a=b`,
    path.replace("/v1/", "/v1;x=y/"),
    `${path}%20`,
    `${path}%09`,
    `${path}%00`,
    `${path}%3Fa`,
    `${path}%23a`,
    `${path}%3Ba=b`,
    path.replace("/v1/", "/v1%2F"),
    path.replace("/v1/", "/v1%5C"),
    path.replace("/v1/", "/v1/x/../"),
    path.replace("/v1/", "/v1/./"),
    path.replace("/v1/", "/v1/%2e%2e/v1/"),
    path.replace(/s$/, "%73"),
    path.replace(/s$/, "%2573"),
    `${path}?stream=false`,
    `${path}?;/v1/models`,
    `${path}.json`,
    `${path}/x`,
    `/v1beta/openai${path.slice(3)}`,
    `/openai/deployments/m${path.slice(3)}?api-version=v`,
  ]);
  const others = [
    ...[
      "/v1/messages/batches",
      "/v1/threads/runs",
      "/v1/conversations",
      "/v1/conversations/c/items",
    ],
    ...["/v1/responses/compact", "/v1/assistants", "/v1beta/interactions", "/v1/complete"],
    ...["/v1beta/models/m:batchGenerateContent", "/v1beta/models/m:generateAnswer"],
    ...["/v1beta/models/m:generateText", "/v1/models/m:predict", "/v1beta/cachedContents"],
    ...[
      "/model/m/async-invoke",
      "/model/m/invoke",
      "/v1/realtime/calls",
      "/v1/realtime/client_secrets",
    ],
    ...["/v1/models", "/v1/models/m", "/v1/moderations", "/v1/images/generations", "/api/chat"],
    ...["/api/generate", "/v2/chat", "/unknown", "/"],
  ];
  const requests = [...spelled, ...others].map((path) => ({ name: path, path, body }));
  const methods = ["PUT", "PATCH", "DELETE", "GET", "QUERY"].flatMap((method) =>
    ["/v1/chat/completions", "/v1/models", "/v1/responses/r"].map((path) => ({
      name: `${method} ${path}`,
      method,
      path,
      body,
    })),
  );
  return [...requests, ...methods];
}
