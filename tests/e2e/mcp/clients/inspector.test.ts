import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { TokenIssuer } from "@edge-gateway/testkit/servers/token-issuer";
import { configuration } from "../../mcp-oauth/configuration.ts";
import { fillPlain, startSdkServer } from "../arrange.ts";
import { Inspector } from "../programs/inspector.ts";

/** The command line of the MCP Inspector as a client, with a token, before one server and three. */

const AUDIENCE = "http://tools.test/mcp";

const issuer = await TokenIssuer.start();
const servers = {
  alpha: await startSdkServer(fillPlain("alpha")),
  beta: await startSdkServer(fillPlain("beta")),
  gamma: await startSdkServer(fillPlain("gamma")),
};
let gateway: Gateway;
let inspector: Inspector;

before(async () => {
  inspector = await Inspector.install();
  const targets = Object.entries(servers).map(([name, { port }]) => ({
    name,
    static: { host: "127.0.0.1", port },
  }));
  const provider = {
    issuer: issuer.issuer,
    audiences: [AUDIENCE],
    jwks: { inline: issuer.keySet },
  };
  const route = (name: string, path: string) => ({
    name,
    matches: [{ path: { type: "PathPrefix", value: path } }],
    policies: {
      jwtAuthentication: {
        providers: [provider],
        mcp: { resourceMetadata: { resource: AUDIENCE } },
      },
    },
    backends: [{ backend: name }],
  });
  const backends = {
    one: { mcp: { targets: targets.slice(0, 1) } },
    three: { mcp: { targets } },
  };
  const routes = [route("one", "/one/mcp"), route("three", "/three/mcp")];
  gateway = await Gateway.start({ config: configuration(routes, { backends }) });
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  await Promise.all([issuer, ...Object.values(servers)].map((each) => each.close()));
  await inspector[Symbol.asyncDispose]();
});

/** Returns what the inspector prints for a method. */
async function inspect(place: string, method: string, ...more: readonly string[]) {
  const token = await issuer.sign({ aud: AUDIENCE, sub: "ann" });
  const header = ["--header", `Authorization: Bearer ${token}`];
  return await inspector.run(`${gateway.url}/${place}/mcp`, method, [...header, ...more]);
}

for (const [place, prefix] of [
  ["one", ""],
  ["three", "beta"],
] as const)
  test(`${place}: lists, calls, resources and prompts`, async () => {
    const named = (name: string) => (prefix === "" ? name : `${prefix}_${name}`);
    const own = prefix === "" ? "alpha" : prefix;
    const [tools, call, resources, templates, prompts, prompt] = await Promise.all([
      inspect(place, "tools/list"),
      inspect(place, "tools/call", "--tool-name", named("who")),
      inspect(place, "resources/list"),
      inspect(place, "resources/templates/list"),
      inspect(place, "prompts/list"),
      inspect(place, "prompts/get", "--prompt-name", named("greet")),
    ]);
    const all = prefix === "" ? ["who"] : ["alpha_who", "beta_who", "gamma_who"];
    assert.deepEqual(
      tools.tools.map(({ name }: { name: string }) => name),
      all,
    );
    assert.equal(call.content[0].text, own);
    assert.equal(templates.resourceTemplates.length, all.length);
    assert.equal(prompts.prompts.length, all.length);
    assert.equal(prompt.messages[0].content.text, `greetings of ${own}`);
    const { uri } = resources.resources.find((each: { uri: string }) =>
      each.uri.includes(`//${own}`),
    );
    const read = await inspect(place, "resources/read", "--uri", uri);
    assert.deepEqual(
      read.contents.map((each: { uri: string; text: string }) => [each.uri, each.text]),
      [[uri, own]],
    );
  });

test("without a token the program is told so", async () => {
  const called = inspector.run(`${gateway.url}/three/mcp`, "tools/list");
  await assert.rejects(called, (error) => {
    assert.ok(error instanceof Error && "stderr" in error);
    assert.match(String(error.stderr), /auth_required/);
    return true;
  });
});
