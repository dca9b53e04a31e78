import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  Client,
  StreamableHTTPClientTransport,
  UnauthorizedError,
  UrlElicitationRequiredError,
} from "@modelcontextprotocol/client";
import type { Browser, Page } from "@edge-gateway/testkit/programs/browser";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { startIdentityProvider } from "@edge-gateway/testkit/servers/identity-provider";
import { listen, type Listening } from "@edge-gateway/testkit/listen";
import { mcpMatches } from "../../mcp-oauth/configuration.ts";
import { SignedInUser } from "../../mcp-oauth/signed-in-user.ts";

/** The name and version of every client in these tests. */
export const INFO = { name: "test", version: "1" };

const SECRET = "s3cret-of-the-gateway";
/** Lifetime in seconds of the server's access tokens. */
const SHORT_LIFE = 4;

/**
 * A gateway with an MCP server that needs a token of each user. Users sign in at one provider and
 * consent at the server's provider (both oidc-provider).
 */
export class ConsentSetup implements AsyncDisposable {
  readonly #sessionKey = randomBytes(32).toString("hex");
  readonly folder: string;
  readonly #port: number;
  readonly url: string;
  readonly #idp: Listening;
  readonly #saas: Listening;
  readonly #server: McpServer;
  /** The users by their name and the path of the endpoint. */
  readonly users = new Map<string, SignedInUser>();
  #gateway: Gateway | undefined;

  private constructor(
    folder: string,
    port: number,
    [idp, saas, server]: readonly [Listening, Listening, McpServer],
  ) {
    this.folder = folder;
    this.#port = port;
    this.url = urlOf(port);
    this.#idp = idp;
    this.#saas = saas;
    this.#server = server;
  }

  static async start(): Promise<ConsentSetup> {
    const folder = await mkdtemp(join(tmpdir(), "consent-"));
    const port = await freePort();
    const client = (...paths: string[]) => ({
      client_id: "gateway",
      client_secret: SECRET,
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code" as const],
      redirect_uris: paths.map((path) => urlOf(port) + path),
    });
    const posts = { token_endpoint_auth_method: "client_secret_post" as const };
    const servers = await Promise.all([
      startIdentityProvider({ clients: [client("/consent/login/callback")] }),
      startIdentityProvider({
        clients: [{ ...client("/consent", "/shown"), ...posts }],
        accessTokenLifetime: SHORT_LIFE,
      }),
      startServer(),
    ]);
    const setup = new ConsentSetup(folder, port, servers);
    await setup.restart();
    return setup;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#gateway?.[Symbol.asyncDispose]();
    await Promise.all([this.#idp, this.#saas, this.#server].map((each) => each.close()));
    await rm(this.folder, { recursive: true });
  }

  /** Values of the Authorization header that the server received. */
  get seen(): readonly string[] {
    return this.#server.seen;
  }

  /** Values of the Authorization header that the server refuses. */
  get revoked(): Set<string> {
    return this.#server.revoked;
  }

  /** Starts the gateway again, optionally with another session key. */
  async restart(sessionKey = this.#sessionKey): Promise<void> {
    await this.#gateway?.[Symbol.asyncDispose]();
    const environment = {
      OIDC_COOKIE_SECRET: "0123456789abcdef".repeat(4),
      SESSION_KEY: sessionKey,
    };
    this.#gateway = await Gateway.start({ config: JSON.stringify(this.#config()), environment });
  }

  /** The official client 2.x of a user who has signed in. */
  async connect(name: string, mode: "url" | "form" = "url", path = "/mcp"): Promise<Client> {
    const at = new URL(this.url + path);
    const key = `${name} ${path}`;
    const user = this.users.get(key) ?? new SignedInUser(name);
    if (!this.users.has(key)) {
      this.users.set(key, user);
      const first = new StreamableHTTPClientTransport(at, { authProvider: user });
      await assert.rejects(new Client(INFO).connect(first), UnauthorizedError);
      await first.finishAuth(user.callback ?? new URLSearchParams());
    }
    const client = new Client(INFO, { capabilities: { elicitation: { [mode]: {} } } });
    await client.connect(new StreamableHTTPClientTransport(at, { authProvider: user }));
    return client;
  }

  /** The access token with which a user's client calls the gateway. */
  tokenOf(name: string): string {
    return this.users.get(`${name} /mcp`)?.tokens()?.access_token ?? assert.fail();
  }

  #config(): object {
    const jwtAuthentication = (audience: string) => ({
      providers: [
        {
          issuer: this.#idp.url,
          audiences: [audience],
          jwks: { remote: { url: `${this.#idp.url}/jwks` } },
        },
      ],
      mcp: {
        resourceMetadata: { resource: audience, scopesSupported: ["mcp"] },
        authorizationServers: "Provider",
      },
    });
    const oidc = {
      issuer: this.#idp.url,
      clientAuth: { clientId: "gateway", secretRef: { name: "saas" } },
      redirectUri: `${this.url}/consent/login/callback`,
    };
    const path = (value: string) => [{ path: { type: "PathPrefix", value } }];
    const routes = [
      {
        name: "mcp",
        matches: mcpMatches("/mcp"),
        policies: { jwtAuthentication: jwtAuthentication(`${this.url}/mcp`) },
        backends: [{ backend: "saas" }],
      },
      {
        name: "consent",
        matches: path("/consent"),
        policies: { oidc },
        backends: [{ backend: "saas" }],
      },
      {
        name: "other",
        matches: mcpMatches("/other"),
        policies: { jwtAuthentication: jwtAuthentication(`${this.url}/other`) },
        backends: [{ backend: "shown" }],
      },
      { name: "shown", matches: path("/shown"), backends: [{ backend: "shown" }] },
    ];
    return {
      gateways: { test: { port: this.#port, protocol: "HTTP", routes } },
      backends: {
        saas: { mcp: { targets: [this.#target("/consent", "Verified")] } },
        shown: { mcp: { targets: [this.#target("/shown", "Shown")] } },
      },
      secrets: { saas: { data: { clientSecret: SECRET } } },
      config: { mcp: { consentFile: join(this.folder, "consents.json") }, workerThreads: 2 },
    };
  }

  #target(path: string, identity: string): object {
    const consent = {
      issuer: this.#saas.url,
      clientId: "gateway",
      clientSecretRef: { name: "saas" },
      redirectUri: this.url + path,
      scopes: ["openid", "offline_access"],
      identity,
    };
    return { name: "saas", static: { host: "127.0.0.1", port: this.#server.port, consent } };
  }
}

function urlOf(port: number): string {
  return `http://127.0.0.1:${port}`;
}

type McpServer = Listening & {
  readonly seen: readonly string[];
  readonly revoked: Set<string>;
};

/** An MCP server whose only tool returns the Authorization header of its request. */
async function startServer(): Promise<McpServer> {
  const seen: string[] = [];
  const revoked = new Set<string>();
  const http = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const text = Buffer.concat(chunks).toString();
      const { id, method } = text === "" ? { id: 0, method: "" } : JSON.parse(text);
      const { authorization = "" } = request.headers;
      seen.push(authorization);
      const result = resultOf(method, authorization);
      if (!authorization.startsWith("Bearer ") || revoked.has(authorization))
        response.writeHead(401).end();
      else if (result === undefined)
        response.writeHead(request.method === "POST" ? 202 : 405).end();
      else {
        response.writeHead(200, { "content-type": "application/json" });
        response.end(JSON.stringify({ jsonrpc: "2.0", id, result }));
      }
    });
  });
  return Object.assign(await listen(http), { seen, revoked });
}

function resultOf(method: unknown, authorization: string): object | undefined {
  if (method === "initialize")
    return {
      protocolVersion: "2025-11-25",
      capabilities: { tools: {} },
      serverInfo: { name: "saas", version: "1" },
    };
  if (method === "tools/list")
    return { tools: [{ name: "whoami", inputSchema: { type: "object" } }] };
  if (method === "tools/call") return { content: [{ type: "text", text: authorization }] };
  return undefined;
}

/** The URL that a client must show to its user; fails if the call does not ask for consent. */
export async function consentUrl(call: Promise<unknown>): Promise<string> {
  let found = "";
  await assert.rejects(call, (error) => {
    assert.ok(error instanceof UrlElicitationRequiredError, String(error));
    const [elicitation] = error.elicitations;
    assert.equal(elicitation?.mode, "url");
    assert.match(elicitation.message, /saas needs your consent/);
    found = elicitation.url;
    return true;
  });
  return found;
}

/** Follows a consent URL as a user does: signs in at both providers, and consents. */
export async function consent(browser: Browser, link: string, user: string): Promise<Page> {
  const atIdp = await browser.signIn(await browser.open(link), user);
  return browser.signIn(atIdp, `${user} at saas`);
}
