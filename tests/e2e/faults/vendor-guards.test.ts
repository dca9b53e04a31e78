import { createServer } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { after, before, test } from "node:test";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { FaultProxy } from "@edge-gateway/testkit/servers/fault-proxy";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { listen } from "@edge-gateway/testkit/listen";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { openaiAnswer } from "../llm/vendors.ts";
import { hurt, type Service, statusOf, type Use } from "./hurt.ts";
import { Outputs } from "./outputs.ts";

/**
 * The guards of vendors, reached by TLS through a proxy, are killed, slow, half-open or return false
 * data at any moment: no denied text passes, `Audit` lets every text pass, nothing hangs, and
 * nothing reveals a secret.
 */

const TIMEOUT = 300;
/** A call is tried again once on a new connection. */
const CALLS = 2;
const [PASSED, FAILED, DENIED] = [200, 503, 403];
const KEY = "planted-guard-key";
const BACKEND_KEY = "planted-backend-key";
const AWS_SECRET = "planted-aws-secret";
const TOKEN = "planted-client-token";
const NAME = "guards.test";
const KINDS = ["moderation", "bedrock", "armor"] as const;

type Kind = (typeof KINDS)[number];

const outputs = new Outputs();
const servers: AsyncDisposable[] = [];
const proxies = new Map<Kind, FaultProxy>();
let gateway: Gateway;

before(async () => {
  const authority = await CertificateAuthority.create();
  const vendor = await ModelServer.start();
  vendor.answer = () => openaiAnswer;
  const { certificate: cert, key } = await authority.issue({ name: NAME });
  const judge = await listen(createSecureServer({ cert, key }, judgeText));
  const way = await listen(connectProxy(judge.port));
  servers.push(vendor, judge, way, authority);
  for (const kind of KINDS) proxies.set(kind, await FaultProxy.start(way.port));
  servers.push(...proxies.values());
  gateway = await Gateway.start({
    config: configuration(vendor.port, authority.certificate),
  });
});

after(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await Promise.all(servers.map((server) => server[Symbol.asyncDispose]()));
});

/** Flags every text with `deny`, in the format of each vendor. */
const judgeText: Parameters<typeof createServer>[1] & object = (request, response) => {
  void text(request).then(
    (body) => {
      const isBad = body.includes("deny");
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(verdict(request.url ?? "", isBad)));
    },
    () => response.destroy(),
  );
};

function verdict(path: string, isBad: boolean): object {
  if (path.includes("/moderations"))
    return { results: [{ flagged: isBad, categories: { violence: isBad } }] };
  if (path.startsWith("/guardrail/"))
    return { action: isBad ? "GUARDRAIL_INTERVENED" : "NONE", outputs: [], assessments: [] };
  const filterResults = { rai: { state: isBad ? "MATCH_FOUND" : "" } };
  return { sanitizationResult: { filterResults } };
}

/** Leads every CONNECT to this port. */
function connectProxy(port: number) {
  const server = createServer((_, response) => response.writeHead(400).end());
  server.on("connect", (_request, socket: Socket) => {
    const onward = connect({ host: "127.0.0.1", port }, () => {
      socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
      socket.pipe(onward).pipe(socket);
    });
    onward.on("error", () => socket.destroy());
    socket.on("error", () => onward.destroy());
    socket.on("close", () => onward.destroy());
  });
  return server;
}

const nameOf = (kind: Kind, action: string): string => `${kind}-${action.toLowerCase()}`;

function configuration(vendor: number, root: string): string {
  const via = (kind: Kind, auth: object) => ({
    tunnel: { url: proxies.get(kind)?.url },
    tls: { caCertificateRefs: [{ name: "roots" }], verifySubjectAltNames: [NAME] },
    http: { requestTimeout: `${TIMEOUT}ms` },
    auth,
  });
  const guards: Readonly<Record<Kind, (action: object) => object>> = {
    moderation: (action) => ({
      openAIModeration: { ...action, policies: via("moderation", { key: KEY }) },
    }),
    bedrock: (action) => ({
      bedrockGuardrails: {
        ...action,
        identifier: "g1",
        version: "7",
        region: "eu-west-1",
        policies: via("bedrock", { aws: { secretRef: { name: "aws" } } }),
      },
    }),
    armor: (action) => ({
      googleModelArmor: {
        ...action,
        templateId: "t",
        projectId: "p",
        policies: via("armor", { key: KEY }),
      },
    }),
  };
  const provider = { openai: {}, host: "127.0.0.1", port: vendor };
  const backends = new Map(
    KINDS.flatMap((kind) =>
      ["Reject", "Audit"].map((action) => {
        const ai = { promptGuard: { request: [guards[kind]({ action })] } };
        return [
          nameOf(kind, action),
          { ai: { provider }, policies: { auth: { key: BACKEND_KEY }, ai } },
        ] as const;
      }),
    ),
  );
  const routes = [...backends.keys()].map((name) => ({
    name,
    matches: [{ path: { value: `/${name}` } }],
    backends: [{ backend: name }],
  }));
  return JSON.stringify({
    gateways: { web: { port: "PORT", routes } },
    backends: Object.fromEntries(backends),
    secrets: { aws: { data: { accessKey: "AKIDTEST", secretKey: AWS_SECRET } } },
    configMaps: { roots: { data: { "ca.crt": root } } },
  }).replace('"PORT"', "$PORT");
}

function usesOf(kind: Kind): readonly Use[] {
  return [
    { action: "Reject", word: "allow", allowed: [PASSED, FAILED], healthy: PASSED },
    { action: "Reject", word: "deny", allowed: [DENIED, FAILED], healthy: DENIED },
    { action: "Audit", word: "deny", allowed: [PASSED], healthy: PASSED },
  ].map(({ action, word, ...statuses }) => ({
    name: `${action} ${word}`,
    send: () =>
      statusOf(outputs, `${gateway.url}/${nameOf(kind, action)}/v1/chat/completions`, {
        method: "POST",
        headers: { authorization: `Bearer ${TOKEN}`, "content-type": "application/json" },
        body: JSON.stringify({ model: "gpt-5", messages: [{ role: "user", content: word }] }),
      }),
    ...statuses,
  }));
}

test("no denied text passes, whatever the guards of vendors do, and no request waits for them for long", async () => {
  outputs.watch(gateway);
  const services: Service[] = [...proxies].map(([kind, proxy]) => ({
    name: kind,
    proxy,
    timeout: CALLS * TIMEOUT,
    uses: usesOf(kind),
  }));
  await Promise.all(services.map(hurt));
  await outputs.finish(gateway);
  outputs.assertWithout([KEY, BACKEND_KEY, AWS_SECRET, TOKEN]);
});
