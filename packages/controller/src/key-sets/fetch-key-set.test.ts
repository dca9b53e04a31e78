import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { createServer } from "node:http";
import type { RequestListener } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { test } from "node:test";
import { promisify } from "node:util";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { listen } from "@edge-gateway/testkit/listen";
import { MAX_KEY_SET_BYTES } from "../bounds.ts";
import { fetchDocument } from "./fetch-key-set.ts";

const NEVER = new AbortController().signal;

async function fetchFrom(answer: RequestListener): Promise<unknown> {
  const server = await listen(createServer(answer));
  try {
    return await fetchDocument(`${server.url}/keys?a=b`, NEVER);
  } finally {
    await server.close();
  }
}

test("a document is fetched with its path and query", async () => {
  const found = await fetchFrom(({ url, headers: { accept } }, response) =>
    response.end(JSON.stringify({ url, accept })),
  );
  assert.deepEqual(found, { url: "/keys?a=b", accept: "application/json" });
});

for (const [name, message, answer] of [
  ["an error", /status 503/, (_, response) => response.writeHead(503).end("{}")],
  ["a redirect", /status 302/, (_, response) => response.writeHead(302, { location: "/b" }).end()],
  ["no JSON", /not JSON/, (_, response) => response.end("<p>")],
  ["a cut body", /aborted/, (_, response) => response.write("{", () => response.socket?.destroy())],
  [
    "too large a body",
    /too large/,
    (_, response) => response.end(JSON.stringify("x".repeat(MAX_KEY_SET_BYTES))),
  ],
] as const satisfies readonly (readonly [string, RegExp, RequestListener])[])
  test(`a response that is ${name} is a failure`, async () => {
    await assert.rejects(fetchFrom(answer), message);
  });

for (const host of [
  "169.254.169.254",
  "2852039166",
  "[fe80::1]",
  "[::ffff:169.254.169.254]",
  "[fd00:ec2::254]",
])
  test(`the link-local address ${host} is not called`, async () => {
    await assert.rejects(fetchDocument(`http://${host}/latest`, NEVER), /link-local/);
  });

test("a server with TLS is trusted by the certificates of the system only", async () => {
  await using authority = await CertificateAuthority.create();
  const { certificate: cert, key } = await authority.issue({ name: "localhost" });
  const secure = createSecureServer({ cert, key }, (_, response) => response.end("{}"));
  await using server = await listen(secure);
  const url = `https://localhost:${server.port}/keys`;
  await assert.rejects(fetchDocument(url, NEVER), /certificate/);
  const module = new URL("fetch-key-set.ts", import.meta.url).href;
  const script = `import { fetchDocument } from ${JSON.stringify(module)};
    console.log(await fetchDocument(${JSON.stringify(url)}, new AbortController().signal));`;
  const arguments_ = ["--input-type=module", "-e", script];
  const env = { SSL_CERT_FILE: authority.certificatePath };
  const { stdout } = await promisify(execFile)(process.execPath, arguments_, { env });
  assert.equal(stdout.trim(), "{}");
});

test("a server that does not answer is given up when the signal says so", async () => {
  await assert.rejects(
    (async () => {
      const stop = new AbortController();
      const server = await listen(createServer(() => stop.abort()));
      try {
        await fetchDocument(server.url, stop.signal);
      } finally {
        await server.close();
      }
    })(),
    { name: "AbortError" },
  );
});
