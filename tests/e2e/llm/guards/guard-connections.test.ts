import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { createSecureServer } from "node:http2";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { after, before, test } from "node:test";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { startCloud, type TestCloud } from "@edge-gateway/testkit/servers/cloud";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { listen, type Listening } from "@edge-gateway/testkit/listen";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import {
  aiBackend,
  configMap,
  gatewayOf,
  object,
  route,
  secret,
  toEdgeBackend,
  together,
} from "../../manifests/objects.ts";
import { openaiAnswer } from "../vendors.ts";

/**
 * Connections to the servers of guards, and credentials for them: through a proxy that leads the
 * vendors' host names to a server of the test, with TLS by an authority of the test.
 */

interface Asked {
  /** Host and port in the requests to the proxy. */
  readonly host: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let authority: CertificateAuthority;
let cloud: TestCloud;
let vendor: ModelServer;
let judge: Listening;
let proxy: Listening;
const asked: Asked[] = [];

before(async () => {
  authority = await CertificateAuthority.create();
  cloud = await startCloud();
  vendor = await ModelServer.start();
  vendor.answer = () => openaiAnswer;
  judge = await startJudge();
  proxy = await startProxy();
});

after(async () => {
  const all = [cloud, vendor, judge, proxy];
  await Promise.all(all.map((one) => one.close()));
  await authority[Symbol.asyncDispose]();
});

/** Flags every text that contains `bad`, in the format of each vendor. */
async function startJudge(): Promise<Listening> {
  const { certificate, key } = await authority.issue({ name: "guards.test" });
  const options = { cert: certificate, key, allowHTTP1: true };
  const server = createSecureServer(options, (request, response) => {
    void text(request).then((body) => {
      const { headers, url: path } = request;
      const host = String(headers[":authority"] ?? headers.host);
      asked.push({ host, path, headers, body });
      const isBad = body.includes("bad");
      const answer = path.includes("/moderations")
        ? { results: [{ flagged: isBad, categories: { violence: isBad } }] }
        : path.startsWith("/guardrail/")
          ? { action: isBad ? "GUARDRAIL_INTERVENED" : "NONE", outputs: [], assessments: [] }
          : path.startsWith("/v1/projects/")
            ? {
                sanitizationResult: {
                  filterResults: { rai: { state: isBad ? "MATCH_FOUND" : "" } },
                },
              }
            : { action: isBad ? { body: "not that", status_code: 451 } : {} };
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(answer));
    });
  });
  return listen(server);
}

const connects: string[] = [];

function startProxy(): Promise<Listening> {
  const server = createServer((_, response) => response.writeHead(400).end());
  server.on("connect", ({ url = "" }, socket: Socket) => {
    connects.push(url);
    socket.on("error", () => {});
    const onward = connect({ host: "127.0.0.1", port: judge.port }, () => {
      socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
      socket.pipe(onward).pipe(socket);
    });
    onward.on("error", () => socket.destroy());
    socket.on("close", () => onward.destroy());
  });
  return listen(server);
}

/** Policies of a connection, with these credentials. */
function connection(auth: object, more: object = {}) {
  return {
    tunnel: { url: proxy.url },
    tls: {
      caCertificateRefs: [{ name: "roots" }],
      verifySubjectAltNames: ["guards.test"],
      ...more,
    },
    tcp: { connectTimeout: "5s" },
    http: { requestTimeout: "20s" },
    auth,
  };
}

const SCOPE = "https://cognitiveservices.azure.com/.default";

/** The guards, each at its own path. */
function guards(judgeRef: object): Readonly<Record<string, object>> {
  const bedrock = { identifier: "g1", version: "7", region: "eu-west-1" };
  const armor = { templateId: "t", projectId: "p" };
  const azure = { azure: { scopes: [SCOPE], secretRef: { name: "app" } } };
  const http1 = { alpnProtocols: ["http/1.1"] };
  return {
    key: { openAIModeration: { policies: connection({ key: "of-the-guard" }) } },
    secret: { openAIModeration: { policies: connection({ secretRef: { name: "key" } }, http1) } },
    azure: { openAIModeration: { policies: connection(azure) } },
    aws: {
      bedrockGuardrails: {
        ...bedrock,
        policies: connection({ aws: { secretRef: { name: "aws" } } }),
      },
    },
    gcp: {
      googleModelArmor: {
        ...armor,
        policies: connection({ gcp: { secretRef: { name: "account" } } }),
      },
    },
    webhook: { webhook: { backendRef: judgeRef } },
    untrusted: { openAIModeration: { policies: { tunnel: { url: proxy.url } } } },
  };
}

function aiOf(name: string, guard: object) {
  const provider = { openai: {}, host: "127.0.0.1", port: vendor.port };
  const policies = { auth: { key: "vendor-key" }, ai: { promptGuard: { request: [guard] } } };
  return { name, ai: { provider }, policies };
}

const VALUES = {
  key: { Authorization: "Bearer of-the-secret\n" },
  aws: { accessKey: "AKIDTEST", secretKey: "hidden" },
  app: { clientID: "c", tenantID: "tenant-1", clientSecret: "hidden" },
};

function judgePolicies() {
  return connection({ key: "of-the-backend" });
}

function standalone(): Promise<Gateway> {
  const backends = Object.entries(guards({ name: "judge" })).map(([name, guard]) =>
    aiOf(name, guard),
  );
  const routes = backends.map(({ name }) => ({
    name,
    matches: [{ path: { value: `/${name}` } }],
    filters: [
      {
        type: "URLRewrite",
        urlRewrite: { path: { type: "ReplacePrefixMatch", replacePrefixMatch: "/" } },
      },
    ],
    backends: [{ backend: name }],
  }));
  const config = {
    gateways: { web: { port: 0, routes } },
    secrets: {
      ...Object.fromEntries(Object.entries(VALUES).map(([name, data]) => [name, { data }])),
      account: { data: { "credentials.json": cloud.account } },
    },
    configMaps: { roots: { data: { "ca.crt": authority.certificate } } },
    backends: {
      ...Object.fromEntries(backends.map(({ name, ...rest }) => [name, rest])),
      judge: { static: { host: "judge.test", port: 443 }, policies: judgePolicies() },
    },
  };
  return Gateway.start({
    config: JSON.stringify(config).replace('"port":0', '"port":$PORT'),
    environment: { AZURE_AUTHORITY_HOST: cloud.url },
  });
}

function manifests(): Promise<Gateway> {
  const all = Object.entries(guards(toEdgeBackend("judge"))).map(([name, guard]) =>
    aiOf(name, guard),
  );
  return Gateway.start({
    environment: { AZURE_AUTHORITY_HOST: cloud.url },
    config: (port) => ({
      "all.yaml": together(
        gatewayOf(port),
        ...all.flatMap(({ name, ai, policies }) => [
          route(name, `/${name}/v1/chat/completions`, toEdgeBackend(name)),
          aiBackend(name, ai, policies),
        ]),
        object("edgegateway.dev/v1alpha1", "EdgeBackend", "judge", "default", {
          static: { host: "judge.test", port: 443 },
          policies: judgePolicies(),
        }),
        configMap("roots", { "ca.crt": authority.certificate }),
        secret("account", { "credentials.json": cloud.account }, "default"),
        ...Object.entries(VALUES).map(([name, values]) => secret(name, values, "default")),
      ),
    }),
  });
}

async function ask({ url }: Gateway, name: string, content: string): Promise<Response> {
  return fetch(`${url}/${name}/v1/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ model: "gpt-5", messages: [{ role: "user", content }] }),
  });
}

for (const [wrapping, start] of Object.entries({ standalone, manifests })) {
  test(`the connections to guards follow their policies, in ${wrapping}`, async () => {
    await using gateway = await start();
    const wanted: readonly (readonly [name: string, host: string, authorization: RegExp])[] = [
      ["key", "api.openai.com", /^Bearer of-the-guard$/],
      ["secret", "api.openai.com", /^Bearer of-the-secret$/],
      ["azure", "api.openai.com", /^Bearer cloud-token-\d+$/],
      [
        "aws",
        "bedrock-runtime.eu-west-1.amazonaws.com",
        /^AWS4-HMAC-SHA256 Credential=AKIDTEST\/\d{8}\/eu-west-1\/bedrock\/aws4_request/,
      ],
      ["gcp", "modelarmor.us-central1.rep.googleapis.com", /^Bearer cloud-token-\d+$/],
      ["webhook", "judge.test", /^Bearer of-the-backend$/],
    ];
    for (const [name, host, authorization] of wanted) {
      const passed = await ask(gateway, name, "good");
      assert.equal(passed.status, 200, `${name}: ${await passed.text()}\n${gateway.output}`);
      assert.equal(vendor.last.headers.authorization, "Bearer vendor-key", name);
      const seen = asked.at(-1);
      assert.equal(seen?.host, host, name);
      assert.match(seen.headers.authorization ?? "", authorization, name);
      assert.ok(connects.includes(`${host}:443`), connects.join());
      const refused = await ask(gateway, name, "bad");
      assert.equal(refused.status, name === "webhook" ? 451 : 403, name);
      await refused.body?.cancel();
    }
  });
}

test("the guard gets exactly the request that was signed for AWS; a server that is not trusted is not called", async () => {
  await using gateway = await standalone();
  assert.equal((await ask(gateway, "aws", "good")).status, 200);
  const seen = asked.at(-1);
  assert.ok(seen);
  const hash = createHash("sha256").update(seen.body).digest("hex");
  assert.equal(seen.headers["x-amz-content-sha256"], hash);
  const before = asked.length;
  assert.equal((await ask(gateway, "untrusted", "good")).status, 503);
  assert.equal(asked.length, before);
});
