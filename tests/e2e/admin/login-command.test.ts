import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { createServer } from "node:http";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { listen } from "@edge-gateway/testkit/listen";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/** `gwctl` at an admin server that wants a login. */

const MAIN = fileURLToPath(new URL("../../../packages/gwctl/src/main.ts", import.meta.url));

let home: string;
let gateway: Gateway;
let address: string;

before(async () => {
  home = await mkdtemp(join(tmpdir(), "gwctl-login-"));
  gateway = await Gateway.start({
    config: `
gateways:
  web:
    port: \${PORT}
    routes: [{ policies: { directResponse: { status: 200 } } }]
ui: { access: { adminAddr: Login } }
`,
  });
  address = await waitFor("address", () => addressIn(gateway.output));
});

after(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await rm(home, { recursive: true });
});

function addressIn(output: string): string | undefined {
  return /http:\S+\?token=[\w-]+/.exec(output)?.[0];
}

interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs gwctl in a home folder of its own, with this on its standard input. */
function gwctl(
  words: string,
  input = "",
  environment: object = {},
  port = gateway.adminPort,
): Promise<Ran> {
  const args = [MAIN, ...words.split(" "), "--proxy-admin-port", String(port)];
  return new Promise((resolve) => {
    const env = { PATH: process.env["PATH"], HOME: home, ...environment };
    const child = execFile(process.execPath, args, { env }, (_, out, err) =>
      resolve({ status: child.exitCode, out, err }),
    );
    child.stdin?.end(input);
  });
}

test("without a login commands say how to log in; after one they work, also those that change something", async () => {
  const refused = await gwctl("config status");
  assert.equal(refused.status, 1);
  assert.match(refused.err, /refused \/config\/status: open the address .*run 'gwctl login'/);
  assert.match((await gwctl("login", "guessed\n")).err, /the token is void/);
  assert.match((await gwctl("login", "\n")).err, /there is no token/);

  const { status, out, err } = await gwctl("login", `${address}\n`);
  assert.equal(status, 0, err);
  const file = join(home, ".local/state/gwctl/sessions.json");
  assert.equal(out, `logged in at port ${gateway.adminPort}; the session is in ${file}\n`);
  assert.equal((await stat(file)).mode & 0o777, 0o600);
  assert.equal((await stat(join(file, ".."))).mode & 0o777, 0o700);
  const token = new URL(address).searchParams.get("token") ?? "none";
  assert.ok(!(await readFile(file, "utf8")).includes(token));

  assert.match((await gwctl("config status")).out, /generation/i);
  assert.match((await gwctl("llm keys create --name ci")).out, /key: edge-/);
  assert.match((await gwctl("login", `${address}\n`)).err, /the token is void/);
  assert.equal((await gwctl("config status")).status, 0);
});

test("a session is sent to its gateway alone, not to another one that listens on the port by now", async () => {
  let realm = "first";
  const seen: (string | undefined)[] = [];
  const server = createServer(({ url, headers }, response) => {
    const isLogin = url === "/api/login";
    if (!isLogin) seen.push(headers.authorization);
    const challenge = { "www-authenticate": `Bearer realm="${realm}"` };
    response.writeHead(isLogin ? 200 : 401, { "content-type": "application/json", ...challenge });
    response.end(isLogin ? '{"session":"secret-of-first"}' : "{}");
  });
  await using listening = await listen(server);
  assert.equal((await gwctl("login", "token\n", {}, listening.port)).status, 0);
  await gwctl("config status", "", {}, listening.port);
  assert.deepEqual(seen.splice(0), [undefined, "Bearer secret-of-first"]);
  realm = "second";
  assert.equal((await gwctl("config status", "", {}, listening.port)).status, 1);
  assert.deepEqual(seen, [undefined]);
});

test("the token is read from a file or a variable, never from the arguments, and a bad file of sessions is no fault", async () => {
  const before = gateway.output.length;
  process.kill(gateway.pid, "SIGHUP");
  const next = await waitFor("next address", () => addressIn(gateway.output.slice(before)));
  const argument = await gwctl(`login ${next}`);
  assert.equal(argument.status, 2);
  assert.match(argument.err, /a token is read from a file or a pipe/);
  const token = join(home, "token");
  await writeFile(token, `${next}\n`);
  const state = join(home, "state");
  assert.equal(
    (await gwctl(`login --token-file ${token}`, "", { XDG_STATE_HOME: state })).status,
    0,
  );
  assert.equal((await gwctl("config status", "", { XDG_STATE_HOME: state })).status, 0);
  await writeFile(join(state, "gwctl/sessions.json"), '{"1":');
  assert.match((await gwctl("config status", "", { XDG_STATE_HOME: state })).err, /gwctl login/);
  const named = { XDG_STATE_HOME: state, GWCTL_TOKEN: "guessed" };
  assert.match((await gwctl("login", "", named)).err, /the token is void/);
});
