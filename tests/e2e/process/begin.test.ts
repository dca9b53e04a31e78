import assert from "node:assert/strict";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test, type TestContext } from "node:test";
import { fileURLToPath } from "node:url";
import { freePort } from "@edge-gateway/testkit/free-port";
import { listen } from "@edge-gateway/testkit/listen";
import { hasEnded, spawnNode } from "@edge-gateway/testkit/programs/spawn-node";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/** `gw` without a configuration, in a folder of its own. */

const MAIN =
  process.env["GATEWAY_PROGRAM"] ??
  fileURLToPath(new URL("../../../packages/proxy/src/main.ts", import.meta.url));

const PERMISSIONS = 0o777;
/** Forms write keys of providers into the file. */
const OWNER_ONLY = 0o600;

interface Begun {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** The address of the admin UI with its token, as it was printed last. */
  readonly address: () => Promise<URL>;
}

async function folder(context: TestContext): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "begin-"));
  context.after(() => rm(path, { recursive: true }));
  return path;
}

function start(context: TestContext, args: readonly string[], folder = tmpdir()): Begun {
  const child = spawnNode([MAIN, ...args], {
    folder,
    stdio: ["ignore", "pipe", "pipe"],
    environment: {
      WORKER_THREADS: "1",
      ADMIN_ADDR: "127.0.0.1:0",
      STATS_ADDR: "off",
      READINESS_ADDR: "off",
    },
  });
  context.after(async () => {
    if (hasEnded(child)) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => (output += text));
  const address = async (): Promise<URL> => {
    const found = await waitFor(`address in ${output}`, () =>
      hasEnded(child) ? assert.fail(output) : /http:\S+\?token=\S+/.exec(output)?.[0],
    );
    output = output.replaceAll(found, "");
    return new URL(found);
  };
  return { child, output: () => output, address };
}

function logIn(address: URL, token = address.searchParams.get("token")): Promise<Response> {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ token });
  return fetch(new URL("/ui/api/login", address), { method: "POST", headers, body });
}

test("gw new says where it writes, serves a page, and its UI wants a login", async (context) => {
  const file = join(await folder(context), "first.yaml");
  const port = await freePort();
  const { child, output, address } = start(context, ["new", file, "--port", String(port)]);
  const url = await address();
  assert.match(output(), new RegExp(`^Writing a first configuration to ${file}, .* port ${port}`));
  assert.equal((await stat(file)).mode & PERMISSIONS, OWNER_ONLY);
  assert.match(await (await fetch(`http://127.0.0.1:${port}`)).text(), /Edge Gateway runs/);
  assert.match(await readFile(file, "utf8"), /^# The gateway reads this file again/);

  for (const path of ["/ui/api/runtime", "/config_dump", "/debug/trace", "/api/config/source"]) {
    const refused = await fetch(new URL(path, url));
    assert.equal(refused.status, 401, path);
    assert.match(refused.headers.get("www-authenticate") ?? "", /^Bearer realm="[\w-]{16,}"$/);
    await refused.body?.cancel();
  }
  assert.equal((await logIn(url, "guessed")).status, 403);
  const login = await logIn(url);
  assert.equal(login.status, 201);
  const { session }: { readonly session: string } = JSON.parse(await login.text());
  const headers = { authorization: `Bearer ${session}` };
  const access = await fetch(new URL("/ui/api/access", url), { headers });
  assert.deepEqual(await access.json(), { authentication: "login", mayWrite: true });
  assert.equal((await logIn(url)).status, 403, "a token is good for one login");
  const rebound = await fetch(new URL("/ui/api/access", url), {
    headers: { ...headers, origin: "http://other.test" },
  });
  assert.equal(rebound.status, 403);

  child.kill("SIGHUP");
  const next = await address();
  assert.equal((await logIn(next)).status, 201);
  assert.ok(!output().includes(session));
  child.kill("SIGTERM");
  await waitFor("end", () => hasEnded(child));
  assert.deepEqual(await readdir(join(file, "..")), ["first.yaml"]);
});

test("gw new replaces no file, and leaves none where the gateway does not start", async (context) => {
  const path = await folder(context);
  const mine = join(path, "mine.yaml");
  await writeFile(mine, "gateways: {}\n");
  const exists = start(context, ["new", mine]);
  const [status] = await once(exists.child, "close");
  assert.equal(status, 2);
  assert.match(exists.output(), /mine\.yaml exists: run it by gw -f/);
  assert.equal(await readFile(mine, "utf8"), "gateways: {}\n");

  const unwritable = start(context, ["new", join(mine, "first.yaml")]);
  assert.deepEqual(await once(unwritable.child, "close"), [2, null]);
  assert.match(unwritable.output(), /cannot write .*first\.yaml: its folder is a file/);

  const taken = await listen(createServer());
  context.after(() => taken.close());
  const busy = start(context, ["new", join(path, "busy.yaml"), "--port", String(taken.port)]);
  assert.deepEqual(await once(busy.child, "close"), [1, null]);
  const moves = `busy.yaml was removed again; gw new --port PORT moves its page from port ${taken.port}`;
  assert.match(busy.output(), /already in use/);
  assert.ok(busy.output().includes(moves), busy.output());
  assert.deepEqual(await readdir(path), ["mine.yaml"]);
});

test("gw alone runs the file of its folder once there is one", async (context) => {
  const path = await folder(context);
  const file = join(path, "gateway.yaml");
  const port = await freePort();
  const first = start(context, ["new", "--port", String(port)], path);
  await first.address();
  first.child.kill("SIGTERM");
  await waitFor("end", () => hasEnded(first.child));
  const text = await readFile(file, "utf8");
  const second = start(context, [], path);
  await second.address();
  assert.match(second.output(), new RegExp(`^Running ${file}`));
  assert.equal((await fetch(`http://127.0.0.1:${port}`)).status, 200);
  assert.equal(await readFile(file, "utf8"), text);
});
