import assert from "node:assert/strict";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { valuesIn } from "@edge-gateway/translate/document/write/insert-yaml";
import type { Browser, Page } from "playwright-core";
import { openWindow, startBrowser } from "./browser.ts";
import { codeIn, writeCode } from "./code-editor.ts";

/** No secret is in a response of the API, a page, a URL, the storage of the browser or the log, wherever a person goes. */

/** Secrets of every kind, each with a text that is nowhere else. */
const PLANTED = {
  backendKey: "planted-backend-key-1f7a",
  apiKey: "planted-api-key-2e6b",
  password: "planted-password-3d5c",
  clientSecret: "planted-client-secret-4c4d",
  signingKey: "planted-signing-key-5b3e",
  cookieSecret: "a1b2c3d4".repeat(8),
  typedToken: "planted-typed-token-6a2f",
  header: "planted-header-7910",
  changed: "planted-changed-key-8801",
  pasted: "planted-pasted-key-94d2",
} as const;

/** A key of no issuer (RFC 8037 appendix A.2). */
const KEY_SET = JSON.stringify({
  keys: [{ kty: "OKP", crv: "Ed25519", x: "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo" }],
});

const ROUTE = "?id=web%2Fshop";
const PAGES = [
  ...["", "/traffic", `/traffic/route${ROUTE}`, "/trace", "/identity", "/mcp", "/llm"],
  ...["/configuration", "/history", "/history?id=1", "/cel", "/new", "/new?kind=model"],
  ...[
    "/llm?part=calls&key=ann",
    "/llm?part=keys",
    "/llm?part=playground",
    "/new?kind=key",
    "/new?kind=token",
    "/new?kind=provider-key",
  ],
  ...["/change?at=backends/shop", "/change?at=secrets/unused", "/change?at=models/fast"],
];
const API = [
  ...["/api/config/source", "/api/config/status", "/api/config/versions", "/api/topology"],
  ...["/api/runtime", "/api/endpoints", "/api/models", "/api/keys", "/api/calls", "/config_dump"],
  ...[
    "/api/requests",
    "/api/requests/log",
    "/api/requests/export.jsonl",
    "/api/requests/export.csv",
  ],
];

let authority: CertificateAuthority;
let gateway: Gateway;
let browser: Browser;
let privateKey: string;
let logFolder: string;

before(async () => {
  authority = await CertificateAuthority.create();
  const { keyPath, certificatePath, key } = await authority.issue({ name: "gateway" });
  // A line in the middle of the key.
  privateKey = key.split("\n")[1] ?? assert.fail("the key has no second line");
  logFolder = await mkdtemp(join(tmpdir(), "ui-secrets-"));
  gateway = await Gateway.start({
    environment: { LOG_FILE: join(logFolder, "requests.db") },
    config: `
config: { oidc: { cookieSecret: "${PLANTED.cookieSecret}" }, requestLog: { file: "\${LOG_FILE}", http: "true" } }
gateways:
  web:
    port: \${PORT}
    routes:
      - name: shop
        matches: [{ path: { type: PathPrefix, value: /shop } }]
        policies: { apiKeyAuthentication: { secretRef: { name: clients } } }
        backends: [{ backend: shop }]
      - name: login
        matches: [{ path: { type: PathPrefix, value: /login } }]
        policies:
          oidc:
            issuer: https://issuer.test
            authorizationEndpoint: https://issuer.test/authorize
            tokenEndpoint: https://issuer.test/token
            jwks: { inline: '${KEY_SET}' }
            clientAuth: { clientId: shop, secretRef: { name: idp } }
            redirectUri: http://localhost/login/callback
        backends: [{ backend: shop }]
  secure:
    port: ${await freePort()}
    protocol: HTTPS
    tls: { cert: ${certificatePath}, key: ${keyPath} }
backends:
  shop:
    static: { host: 127.0.0.1, port: 9 }
    policies: { auth: { key: ${PLANTED.backendKey} } }
secrets:
  idp: { data: { clientSecret: ${PLANTED.clientSecret} } }
  clients: { data: { ann: ${PLANTED.apiKey} } }
  unused: { data: { password: ${PLANTED.password}, signing: ${PLANTED.signingKey} } }
models:
  fast: { provider: OpenAI, policies: { auth: { key: ${PLANTED.backendKey} } } }
`,
  });
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  await gateway?.[Symbol.asyncDispose]();
  await authority?.[Symbol.asyncDispose]();
  await rm(logFolder, { recursive: true });
});

/** Fails if a text has a secret, in any of its usual forms. */
function assertClean(what: string, text: string): void {
  for (const [kind, secret] of Object.entries({ ...PLANTED, privateKey }))
    for (const form of [secret, btoa(secret).replace(/=*$/, ""), encodeURIComponent(secret)])
      assert.ok(!text.includes(form), `${what} has the ${kind}`);
}

/** What a page holds: its text, the values of its fields but those that hide them, its address and its storage. */
const HELD = `JSON.stringify([
  document.documentElement.outerHTML,
  [...document.querySelectorAll("input:not([type=password]), textarea:not(.hidden-text)")].map(({ value }) => value),
  location.href, { ...localStorage }, { ...sessionStorage }, document.cookie,
])`;

async function assertPageClean(page: Page): Promise<void> {
  assertClean(page.url(), String(await page.evaluate(HELD)));
}

test("no page, response, URL, storage or log has a secret, also after a change of one", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  const bodies: Promise<void>[] = [];
  page.on("request", (request) => assertClean("a URL", request.url()));
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith("/ui/assets/")) return;
    const read = response.text().then(
      (text) => assertClean(pathname, text),
      // A response that was cancelled or streams has no text, and is no page's any more.
      () => undefined,
    );
    bodies.push(read);
  });
  const base = `http://127.0.0.1:${gateway.adminPort}`;
  for (const secret of [PLANTED.apiKey, PLANTED.header])
    await fetch(`${gateway.url}/shop`, { headers: { authorization: `Bearer ${secret}` } });
  await waitFor("records of the requests", async () => {
    const log = await fetch(`${base}/api/requests/log`);
    const { written } = (await log.json()) as { readonly written: number };
    return written >= 2;
  });
  for (const path of PAGES) {
    await page.goto(`${base}/ui${path}`);
    await page.locator("main h1").waitFor();
    await waitFor("the page", async () => (await page.getByLabel("Loading").count()) === 0);
    await assertPageClean(page);
  }
  await page.goto(`${base}/ui/configuration`);
  await page.getByText("✓ The gateway can run this.").waitFor();
  const shown = await codeIn(page);
  assert.equal(shown.match(/<redacted:/g)?.length, 7, shown);
  await writeCode(page, shown.replace(/key: <redacted:[^>]*>/, `key: ${PLANTED.changed}`));
  await page.getByRole("button", { name: "Show what changes" }).click();
  const changed = await page.getByRole("region", { name: "Changed lines" }).innerText();
  assert.match(changed, /key: •••/);
  assertClean("the changed lines", changed);
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByText("The gateway runs it.").waitFor();
  await page.goto(`${base}/ui/history`);
  await page.getByRole("link", { name: "2", exact: true }).click();
  await page
    .getByRole("region", { name: /changes/i })
    .first()
    .waitFor();
  await assertPageClean(page);
  for (const path of API) {
    const response = await fetch(base + path);
    assertClean(path, await response.text());
    assert.equal(response.status, 200, path);
  }

  await page.goto(`${base}/ui/identity`);
  await page.getByRole("textbox", { name: "Token" }).fill(PLANTED.typedToken);
  await page.getByLabel(/^URL/).fill(`${gateway.url}/shop`);
  await page.getByRole("button", { name: "Walk through the steps" }).click();
  await page.getByRole("heading", { name: "Metadata of the resource" }).waitFor();
  await page.goto(`${base}/ui/traffic`);
  await page.getByLabel(/^URL/).fill(`${gateway.url}/shop`);
  await page.getByLabel(/^Header fields/).fill(`authorization: Bearer ${PLANTED.header}`);
  await page.getByRole("button", { name: "Explain" }).click();
  await page.getByText("takes it").waitFor();
  assertClean("the address", page.url());
  await page.reload();
  await assertPageClean(page);
  await Promise.all(bodies);
  await waitFor("audit record", () => gateway.output.includes("operation=applyConfig"));
  assertClean("the log", gateway.output);
  assert.throws(() => assertClean("a text", `x ${btoa(PLANTED.password)}`), /has the password/);
});

test("a private key that is pasted keeps its lines, and is hidden", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/change?at=secrets/unused`);
  const lines = ["-----BEGIN PRIVATE KEY-----", PLANTED.pasted, "-----END PRIVATE KEY-----", ""];
  await page.getByLabel(/^signing/).focus();
  await page.evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", ${JSON.stringify(lines.join("\r\n"))});
    const event = { clipboardData, bubbles: true, cancelable: true };
    document.activeElement.dispatchEvent(new ClipboardEvent("paste", event));
  }`);
  const field = page.locator("textarea.hidden-text:focus");
  await field.waitFor();
  assert.equal(await field.inputValue(), lines.join("\n"));
  assert.equal(
    await page.evaluate("getComputedStyle(document.activeElement).webkitTextSecurity"),
    "disc",
  );
  await page.getByRole("button", { name: "Show what changes" }).click();
  await page.getByRole("button", { name: "Apply" }).waitFor();
  assertClean("the page", await page.locator("main").innerText());
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByText("The gateway runs it.").waitFor();
  const { secrets } = Object(valuesIn(await readFile(gateway.configPath, "utf8")));
  assert.equal(secrets.unused.data.signing, lines.join("\n"));
});
