import assert from "node:assert/strict";
import { after, test } from "node:test";
import { run } from "@edge-gateway/gwctl/run";
import { connect, fillPlain, startGateway, startSdkServer } from "../arrange.ts";

/** `gwctl mcp` with a running gateway. */

const alpha = await startSdkServer(fillPlain("alpha"));
const beta = await startSdkServer(fillPlain("beta"));
after(() => Promise.all([alpha.close(), beta.close()]));

async function gwctl(...args: string[]) {
  let [out, err] = ["", ""];
  const status = await run(args, {
    out: (text) => (out += text),
    err: (text) => (err += text),
    colours: false,
    environment: {},
    interrupted: new AbortController().signal,
  });
  return { status, out, err };
}

test("people and scripts see what clients of the gateway see", async () => {
  await using gateway = await startGateway({ alpha, beta });
  const url = `${gateway.url}/mcp`;
  const tools = await gwctl("mcp", "tools", url);
  assert.match(tools.out, /alpha_who .*asks alpha\n.*beta_who .*asks beta\n/);
  const prompts = await gwctl("mcp", "prompts", url, "--json");
  assert.deepEqual(
    prompts.out
      .trimEnd()
      .split("\n")
      .map((line): unknown => JSON.parse(line).name),
    ["alpha_greet", "beta_greet"],
  );
  const resources = await gwctl("mcp", "resources", url);
  assert.equal(resources.status, 0, resources.err);
  assert.match(resources.out, /alpha\+test:\/\/alpha\/1/);
  assert.match(resources.out, /beta\+item:\/\/beta\/\{id\}/);
  const call = await gwctl("mcp", "call", url, "beta_who");
  assert.equal(call.status, 0, call.err);
  assert.match(call.out, /^beta\n/);
  const unknown = await gwctl("mcp", "call", url, "gamma_who");
  assert.equal(unknown.status, 1);
  // Each command of gwctl has ended its session.
  assert.deepEqual([alpha.sessions.size, beta.sessions.size], [0, 0]);
});

test("running sessions are listed without their ids", async () => {
  for (const servers of [{ alpha }, { alpha, beta }]) {
    await using gateway = await startGateway(servers);
    const list = () =>
      gwctl(
        "mcp",
        "sessions",
        "--local",
        "--proxy-admin-port",
        String(gateway.adminPort),
        "--json",
      );
    assert.equal((await list()).out, "");
    {
      await using client = await connect(gateway);
      const sessions = (await list()).out.trimEnd().split("\n");
      assert.equal(sessions.length, 1);
      const session = JSON.parse(sessions[0] ?? "{}");
      assert.equal(session.route, "mcp");
      assert.match(session.digest, /^[0-9a-f]{12}$/);
      assert.equal(session.client, "test 1");
      assert.deepEqual(session.targets, Object.keys(servers));
      await client.ping();
    }
    assert.equal((await list()).out, "");
    const table = await gwctl("mcp", "sessions", "--proxy-admin-port", String(gateway.adminPort));
    assert.equal(table.out, "no sessions\n");
  }
});
