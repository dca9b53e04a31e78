import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import type { Browser, Page } from "playwright-core";
import { fillPlain, startSdkServer } from "../../e2e/mcp/arrange.ts";
import { startBrowser } from "../browser.ts";
import { press } from "../keys.ts";

/** A gateway whose objects tests change in the admin UI: each test has objects of its own. */
export interface Arranged extends AsyncDisposable {
  readonly gateway: Gateway;
  readonly model: ModelServer;
  readonly browser: Browser;
  /** The address of the listener. */
  readonly url: string;
  /** The address of the admin UI. */
  readonly ui: string;
}

/** Starts the gateway, the servers that it leads to, and a browser. */
export async function arrange(): Promise<Arranged> {
  await using parts = new AsyncDisposableStack();
  const desk = await startSdkServer(fillPlain("desk"));
  parts.defer(() => desk.close());
  const model = parts.use(await ModelServer.start());
  const port = await freePort();
  const gateway = parts.use(
    await Gateway.start({ config: configOf({ port, desk: desk.port, model: model.port }) }),
  );
  const browser = await startBrowser();
  parts.defer(() => browser.close());
  const all = parts.move();
  return {
    ...{ gateway, model, browser },
    url: `http://127.0.0.1:${port}`,
    ui: `http://127.0.0.1:${gateway.adminPort}/ui`,
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}

/** Applies what was typed in a form, by keys alone. */
export async function apply(page: Page): Promise<void> {
  await press(page, "Show what changes");
  await page.getByRole("region", { name: "Changed lines" }).waitFor();
  await press(page, "Apply");
  await page.getByText("The gateway runs it.").waitFor();
}

/** @param ports of the listener, and of the servers behind it */
function configOf({ port, desk, model }: Readonly<Record<"port" | "desk" | "model", number>>) {
  const targets = `{ targets: [{ name: desk, static: { host: 127.0.0.1, port: ${desk}, path: /mcp } }] }`;
  return `# The head of the file.
gateways:
  web:
    port: ${port}
    routes:
      # The shop.
      - name: shop # of all
        matches: [{ path: { type: PathPrefix, value: /shop } }]
        policies:
          # Few are enough.
          rateLimit: { local: [{ requests: 1, unit: Hours }] }
        backends: [{ host: "127.0.0.1:9" }]
      - name: desk
        matches: [{ path: { type: PathPrefix, value: /mcp } }]
        policies:
          rateLimit: { local: [{ requests: 90, unit: Hours }] }
        backends: [{ backend: desk }]
      - name: documents-of-the-warehouse
        hostnames: [documents.warehouse.example.com, archive.warehouse.example.com]
        matches: [{ path: { type: PathPrefix, value: /documents/of/the/warehouse } }]
        policies: { timeouts: { request: 10s }, rateLimit: { local: [{ requests: 9, unit: Hours }] }, directResponse: { status: 403 } }
      - name: limited
        matches: [{ path: { type: PathPrefix, value: /limited } }]
        policies:
          rateLimit: { local: [{ requests: 2, unit: Hours }] }
        backends: [{ host: "127.0.0.1:9" }]
      - name: first-name
        matches: [{ path: { type: PathPrefix, value: /named } }]
        backends: [{ host: "127.0.0.1:9" }]
      - name: calc
        matches: [{ path: { type: PathPrefix, value: /calc } }]
        backends: [{ backend: calc }]
backends:
  desk:
    mcp: ${targets}
    policies:
      mcp:
        authorization: { action: Deny, policy: { matchExpressions: ['mcp.tool.name == "who"'] } }
  calc:
    mcp: ${targets}
models:
  fast:
    provider: OpenAI
    baseURL: http://127.0.0.1:${model}/v1
    policies: { auth: { secretRef: { name: fast-key } } }
  slow:
    provider: OpenAI
    baseURL: http://127.0.0.1:${model}/v1
    policies: { auth: { key: planted-first-key } }
  any: { virtualModel: { weighted: { targets: [{ modelRef: { name: fast } }] } } }
secrets:
  fast-key: { data: { Authorization: planted-first-key } }
`;
}
