import assert from "node:assert/strict";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface, type Interface } from "node:readline";
import { fileURLToPath } from "node:url";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/gateway";
import { startIdentityProvider } from "@edge-gateway/testkit/identity-provider";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startMcpServer } from "@edge-gateway/testkit/mcp-server";
import { signIn } from "@edge-gateway/testkit/sign-in";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { pythonEnvironment, PYTHON_PROGRAMS } from "../mcp/python-environment.ts";
import { configuration, mcpBackend, mcpMatches } from "./configuration.ts";

/** Clients of Python sign in: the official one, which compares issuers, and that of FastMCP. */

const BROWSER = fileURLToPath(new URL("./browser.ts", import.meta.url));
const SIMPLE = { tool: "test_simple_text", text: "This is a simple text response for testing." };
const LIBRARIES = ["mcp", "fastmcp"];

/** The identity providers of the routes `/one/mcp` and `/two/mcp`. */
let identityProviders: readonly Listening[] = [];
let server: Listening;
let environment: NodeJS.ProcessEnv;
let folder: string;

before(async () => {
  environment = await pythonEnvironment();
  folder = await mkdtemp(join(tmpdir(), "browser-"));
  const options = { scopes: ["mcp", "tools"], allowsUnregisteredScopes: true };
  identityProviders = await Promise.all([0, 1].map(() => startIdentityProvider(options)));
  server = await startMcpServer();
});

after(async () => {
  await server?.close();
  for (const provider of identityProviders) await provider.close();
  await rm(folder, { recursive: true, force: true });
});

/** Two protected servers at one host, each with its identity provider. */
function twoRoutes(more: object = {}): string {
  const routes = ["one", "two"].map((name, index) => {
    const path = `/${name}/mcp`;
    const resource = `http://127.0.0.1:\${PORT}${path}`;
    const url = identityProviders[index]?.url ?? "";
    const jwks = { remote: { url: `${url}/jwks` } };
    const resourceMetadata = { resource, scopesSupported: ["mcp"] };
    return {
      name,
      matches: mcpMatches(path),
      policies: {
        jwtAuthentication: {
          providers: [{ issuer: url, audiences: [resource], jwks }],
          mcp: { authorizationServers: "Provider", resourceMetadata, ...more },
        },
      },
      backends: [{ backend: "server" }],
    };
  });
  return configuration(routes, { backends: { server: mcpBackend(server.url) } });
}

/** A program of Python that signs in where it must. */
class PythonClient implements AsyncDisposable {
  /** The URLs at which the user was asked to sign in. */
  readonly asked: URL[] = [];
  readonly #process: ChildProcess;
  readonly #lines: AsyncIterator<string>;
  readonly #reader: Interface;
  readonly #log: string;
  #errors = "";

  constructor(library: string, token = "") {
    this.#log = join(folder, `${library}-${crypto.randomUUID()}`);
    const started = spawn("python3", [join(PYTHON_PROGRAMS, "sign_in.py"), library, token], {
      env: { ...environment, BROWSER: `${process.execPath} ${BROWSER} ${this.#log} %s &` },
    });
    started.stderr.setEncoding("utf8").on("data", (text: string) => (this.#errors += text));
    this.#process = started;
    this.#reader = createInterface(started.stdout);
    this.#lines = this.#reader[Symbol.asyncIterator]();
  }

  /** Calls a tool and returns its text. */
  async call(url: string, tool: string): Promise<string> {
    this.#write(JSON.stringify({ url, tool }));
    for (;;) {
      const { value, done } = await this.#lines.next();
      if (done === true) throw new Error(`the program has ended: ${this.#errors}`);
      const said: { open?: string; text?: string } = JSON.parse(value);
      if (said.text !== undefined) {
        await this.#readLog();
        return said.text;
      }
      this.asked.push(new URL(said.open ?? ""));
      this.#write((await signIn(said.open ?? "")).href);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const ended = once(this.#process, "exit");
    if (this.#process.exitCode === null) {
      this.#process.kill("SIGKILL");
      await ended;
    }
    this.#reader.close();
  }

  #write(line: string): void {
    this.#process.stdin?.write(`${line}\n`);
  }

  /** Reads what the user's browser received, if the program opens one. */
  async #readLog(): Promise<void> {
    const text = await readFile(this.#log, "utf8").catch(() => "");
    const urls = text.split("\n").filter((line) => line !== "");
    if (urls.length > 0)
      this.asked.splice(0, this.asked.length, ...urls.map((url) => new URL(url)));
  }
}

function scopesOf(url: URL | undefined): readonly string[] {
  return url?.searchParams.get("scope")?.split(" ").toSorted() ?? [];
}

const originsOf = (urls: readonly URL[]): readonly string[] => urls.map(({ origin }) => origin);

test("the official client, whose token is refused, signs in once on a Provider route", async () => {
  await using gateway = await Gateway.start({ config: twoRoutes() });
  await using client = new PythonClient("mcp", "a-token-of-yesterday");
  assert.equal(await client.call(`${gateway.url}/one/mcp`, SIMPLE.tool), SIMPLE.text);
  assert.equal(client.asked.length, 1);
});

for (const library of LIBRARIES)
  test(`the client of ${library} signs in at the provider of each of two routes at one host`, async () => {
    await using gateway = await Gateway.start({ config: twoRoutes() });
    await using client = new PythonClient(library);
    for (const name of ["one", "two", "one"]) {
      const url = `${gateway.url}/${name}/mcp`;
      assert.equal(await client.call(url, SIMPLE.tool), SIMPLE.text);
    }
    assert.deepEqual(
      originsOf(client.asked),
      originsOf(identityProviders.map(({ url }) => new URL(url))),
    );
    const resources = client.asked.map(({ searchParams }) => searchParams.get("resource"));
    assert.deepEqual(resources, [`${gateway.url}/one/mcp`, `${gateway.url}/two/mcp`]);
  });

for (const library of LIBRARIES)
  test(`the client of ${library} gets a scope that its session needs later, and continues with it`, async () => {
    await using gateway = await Gateway.start({ config: twoRoutes() });
    await using client = new PythonClient(library);
    const url = `${gateway.url}/one/mcp`;
    assert.equal(await client.call(url, SIMPLE.tool), SIMPLE.text);
    await gateway.reconfigure(twoRoutes({ requiredScopes: ["mcp", "tools"] }));
    await waitFor("the new requirement", async () => {
      const { headers } = await fetch(url, { method: "POST" });
      return headers.get("www-authenticate")?.includes('scope="mcp tools"');
    });
    assert.equal(await client.call(url, SIMPLE.tool), SIMPLE.text);
    assert.equal(client.asked.length, 2);
    const [first, second] = client.asked.map(scopesOf);
    assert.equal(first?.includes("tools"), false);
    assert.equal(second?.includes("tools"), true);
  });
