import assert from "node:assert/strict";
import { createHash, randomBytes } from "node:crypto";
import { Agent, request } from "node:https";
import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { after, before, test } from "node:test";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";

/** Bodies of every size, with every framing, over TLS connections that are kept or closed. */

/** Sizes below and above a copied part, a TLS record, a read, and a socket buffer. */
const SIZES = [0, 1, 16_384, 40_000, 70_000, 500_000] as const;
const LARGEST = 500_000;
const CONNECTIONS = 4;
/** Milliseconds after which an exchange counts as hanging. */
const PATIENCE = 60_000;
const FORMS = ["length", "chunks", "close"] as const;

interface Exchange {
  readonly sent: number;
  readonly received: number;
  readonly form: (typeof FORMS)[number];
  readonly stays: boolean;
}

const BYTES = randomBytes(LARGEST);
const digest = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

let authority: CertificateAuthority;
let upstream: Listening;
let gateway: Gateway;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** Responds with the digest of the received body, and a body as the target requests. */
async function answer(asked: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(asked.url ?? "", "http://a");
  const bytes = BYTES.subarray(0, Number(pathname.slice(1)));
  const form = searchParams.get("form");
  response.setHeader("x-got", digest(await buffer(asked)));
  if (form === "close") response.shouldKeepAlive = false;
  if (form === "length") response.setHeader("content-length", bytes.length);
  response.flushHeaders();
  response.write(bytes.subarray(0, bytes.length / 2));
  response.end(bytes.subarray(bytes.length / 2));
}

before(async () => {
  authority = await CertificateAuthority.create();
  const { certificate, key } = await authority.issue({ name: "localhost" });
  upstream = await startUpstream((asked, response) => void answer(asked, response));
  gateway = await Gateway.start({
    config: `
gateways:
  web: {port: $PORT, protocol: HTTPS, tls: {cert: s.crt, key: s.key}}
routes:
- {gateways: [web], backends: [{host: "127.0.0.1:${upstream.port}"}]}
`,
    files: { "s.crt": certificate, "s.key": key },
  });
});

after(async () => {
  agent.destroy();
  await gateway[Symbol.asyncDispose]();
  await upstream.close();
  await authority[Symbol.asyncDispose]();
});

async function run({ sent, received, form, stays }: Exchange): Promise<void> {
  const asked = request({
    port: gateway.port,
    path: `/${received}?form=${form}`,
    method: "POST",
    agent: stays ? agent : false,
    headers: stays ? {} : { connection: "close" },
    ca: authority.certificate,
    servername: "localhost",
    signal: AbortSignal.timeout(PATIENCE),
  });
  asked.end(BYTES.subarray(0, sent));
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    asked.on("response", resolve).on("error", reject);
  });
  assert.equal(response.headers["x-got"], digest(BYTES.subarray(0, sent)));
  assert.equal(digest(await buffer(response)), digest(BYTES.subarray(0, received)));
}

test("every exchange is whole, and the connection is there for the next one", async () => {
  const exchanges = SIZES.flatMap((sent) =>
    SIZES.flatMap((received) =>
      FORMS.flatMap((form) => [true, false].map((stays) => ({ sent, received, form, stays }))),
    ),
  );
  const next = exchanges.values();
  const worker = async (): Promise<void> => {
    for (const exchange of next) await run(exchange);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
});
