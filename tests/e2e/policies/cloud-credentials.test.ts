import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type AskedOfCloud, startCloud, type TestCloud } from "@edge-gateway/testkit/servers/cloud";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { type Echo, startEcho } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import {
  edgeBackend,
  gatewayOf,
  route,
  secret,
  toEdgeBackend,
  together,
} from "../manifests/objects.ts";
import { inject } from "../trace/gwctl.ts";

/** Credentials of AWS, Azure and Google Cloud (doc 2 §Backend policy block, auth). */

let cloud: TestCloud;
let echo: Listening;

before(async () => {
  [cloud, echo] = await Promise.all([startCloud(), startEcho()]);
});

after(() => Promise.all([cloud.close(), echo.close()]));

function environment(): Readonly<Record<string, string>> {
  return {
    AWS_EC2_METADATA_SERVICE_ENDPOINT: cloud.url,
    AWS_ENDPOINT_URL_STS: `${cloud.url}/sts/`,
    AZURE_POD_IDENTITY_AUTHORITY_HOST: cloud.url,
    AZURE_AUTHORITY_HOST: cloud.url,
    GCE_METADATA_HOST: new URL(cloud.url).host,
    HOME: "/nonexistent",
    CLIENT_SECRET: "hidden-in-environment",
  };
}

async function send(url: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(url, { headers });
  const body = await response.text();
  const seen: Echo | undefined = response.ok ? JSON.parse(body) : undefined;
  return { status: response.status, body, headers: seen?.headers ?? {} };
}

const VAULT = "https://vault.azure.net/.default";
const ROUTES: Readonly<Record<string, string>> = {
  aws: "{ aws: { region: eu-west-1, serviceName: dynamodb } }",
  role: `{ aws: { region: eu-west-1, serviceName: dynamodb, assumeRole: {
            roleArn: "arn:aws:iam::123456789012:role/app",
            sessionNameExpression: 'request.headers["x-user"]' } } }`,
  "role-named": `{ aws: { region: eu-west-1, serviceName: dynamodb, assumeRole: {
            roleArn: "arn:aws:iam::123456789012:role/app", sessionName: of-the-gateway } } }`,
  azure: `{ azure: { scopes: ["${VAULT}"], managedIdentity: { clientId: c } } }`,
  "azure-env": `{ azure: { scopes: ["${VAULT}"], secretRef: { name: of-environment } } }`,
  "azure-file": `{ azure: { scopes: ["${VAULT}"], secretRef: { name: of-file } } }`,
  gcp: "{ gcp: {} }",
  "gcp-id": "{ gcp: { type: IdToken } }",
  "gcp-account": "{ gcp: { secretRef: { name: account } } }",
};

function standalone(): string {
  const routes = Object.entries(ROUTES).map(
    ([name, auth]) => `
      - name: ${name}
        matches: [{ path: { value: /${name} } }]
        backends: [{ host: "127.0.0.1:${echo.port}", policies: { auth: ${auth} } }]`,
  );
  return `
gateways:
  web:
    port: $PORT
    routes:${routes.join("")}
secrets:
  account: { data: { credentials.json: ${JSON.stringify(cloud.account)} } }
  of-file: { file: app.yaml }
  of-environment: { env: { clientID: CLIENT_ID, tenantID: TENANT_ID, clientSecret: CLIENT_SECRET } }
`;
}

const app = (clientSecret: string) =>
  JSON.stringify({ clientID: "client-1", tenantID: "tenant-1", clientSecret });

/** The last request that the cloud servers received at this path. */
function lastAt(path: string): AskedOfCloud | undefined {
  return cloud.asked.findLast((one) => one.path === path);
}

describe("a standalone file", () => {
  let gateway: Gateway;
  before(async () => {
    gateway = await Gateway.start({
      config: standalone(),
      files: { "app.yaml": app("hidden-first") },
      environment: { ...environment(), CLIENT_ID: "client-2", TENANT_ID: "tenant-1" },
    });
  });
  after(() => gateway[Symbol.asyncDispose]());

  test("each cloud has its credential", async () => {
    for (const name of ["azure", "azure-env", "azure-file", "gcp", "gcp-account"])
      assert.match(
        (await send(`${gateway.url}/${name}`)).headers.authorization ?? "",
        /^Bearer cloud-token-\d+$/,
        name,
      );
    const signed =
      /^AWS4-HMAC-SHA256 Credential=AKIDCLOUD\d+\/\d{8}\/eu-west-1\/dynamodb\/aws4_request/;
    assert.match((await send(`${gateway.url}/aws`)).headers.authorization ?? "", signed);
    assert.match((await send(`${gateway.url}/gcp-id`)).headers.authorization ?? "", /^Bearer eyJ/);
    assert.equal(
      lastAt("/computeMetadata/v1/instance/service-accounts/default/identity")?.query["audience"],
      "https://127.0.0.1",
    );
    for (const user of ["alice", "bob"]) {
      const { headers } = await send(`${gateway.url}/role`, { "x-user": user });
      assert.match(headers.authorization ?? "", signed);
      assert.equal(lastAt("/sts/")?.form["RoleSessionName"], user);
    }
    assert.equal((await send(`${gateway.url}/role`)).status, 500);
    await send(`${gateway.url}/role-named`);
    assert.equal(lastAt("/sts/")?.form["RoleSessionName"], "of-the-gateway");
  });

  test("a hundred requests ask once", async () => {
    const before = cloud.asked.length;
    await Promise.all(Array.from({ length: 100 }, () => send(`${gateway.url}/azure`)));
    assert.equal(cloud.asked.length, before);
  });

  test("nothing shows a secret of a cloud", async () => {
    const shown = [];
    for (const name of Object.keys(ROUTES)) {
      const { out } = await inject(
        gateway,
        ["--raw"],
        `${gateway.url}/${name}`,
        "-H",
        "x-user: eve",
      );
      assert.match(out, /final request/, name);
      shown.push(out.slice(0, out.lastIndexOf('{"method"')));
    }
    for (const url of [
      `http://127.0.0.1:${gateway.adminPort}/config_dump`,
      `http://127.0.0.1:${gateway.adminPort}/config/status`,
      `http://127.0.0.1:${gateway.statsPort}/metrics`,
    ])
      shown.push(await (await fetch(url)).text());
    shown.push(gateway.output);
    const account: { private_key: string } = JSON.parse(cloud.account);
    const part = account.private_key.split("\n")[2] ?? "";
    for (const text of shown)
      for (const hidden of ["cloud-token-", "cloud-secret-", "cloud-session-", "hidden-", part])
        assert.ok(!text.includes(hidden), hidden);
  });

  test("a secret whose file changes is used from then on, without a restart", async () => {
    await gateway.replaceFile("app.yaml", app("hidden-second"));
    await waitFor("the second secret", async () => {
      await send(`${gateway.url}/azure-file`);
      return lastAt("/tenant-1/oauth2/v2.0/token")?.form["client_secret"] === "hidden-second";
    });
  });
});

describe("manifests", () => {
  test("a Secret that changes is used from then on, without a restart", async () => {
    const auth = {
      azure: { scopes: [VAULT], secretRef: { name: "app" } },
    };
    const values = { clientID: "client-3", tenantID: "tenant-1" };
    const own = (clientSecret: string) => secret("app", { ...values, clientSecret }, "default");
    await using gateway = await Gateway.start({
      environment: environment(),
      config: (port) => ({
        "secret.yaml": own("hidden-third"),
        "set.yaml": together(
          gatewayOf(port),
          edgeBackend("echo", echo.port, { auth }),
          route("echo", "/", toEdgeBackend("echo")),
        ),
      }),
    });
    const used = async () => {
      const { headers } = await send(gateway.url);
      assert.match(headers.authorization ?? "", /^Bearer cloud-token-\d+$/);
      return lastAt("/tenant-1/oauth2/v2.0/token")?.form["client_secret"];
    };
    assert.equal(await used(), "hidden-third");
    await gateway.changeManifest("secret.yaml", own("hidden-fourth"));
    await waitFor("the fourth secret", async () => (await used()) === "hidden-fourth");
    assert.ok(!gateway.output.includes("hidden-"));
  });
});
