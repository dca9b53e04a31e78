import assert from "node:assert/strict";
import { createServer } from "node:net";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { listen } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { gwctl } from "../trace/gwctl.ts";

/**
 * A changed file is applied without a restart; an invalid one changes nothing and is reported in
 * log, metrics and status.
 */

interface ConfigStatus {
  readonly generation: number;
  readonly synchronized: boolean;
  readonly restartNeeded: readonly string[];
  readonly lastAttempt: {
    readonly problems: readonly string[];
    readonly diagnostics: readonly {
      readonly severity: string;
      readonly suggestion: string | null;
    }[];
  };
}

let gateway: Gateway;

before(async () => {
  gateway = await Gateway.start({ config: config("one") });
});

after(() => gateway[Symbol.asyncDispose]());

function config(body: string, more = ""): string {
  return `
config: {sensitiveHeaders: [${more.includes("sensitive") ? "X-Other" : "X-Token"}]}
gateways:
  web:
    port: \${PORT}
    routes: [{name: answer, policies: {directResponse: {status: 200, body: "${body}"}}}]
  ${more.startsWith("other") ? more : ""}
`;
}

const body = async (port = gateway.port): Promise<string> =>
  (await fetch(`http://127.0.0.1:${port}/`)).text();
const status = async (): Promise<ConfigStatus> =>
  (
    await fetch(`http://127.0.0.1:${gateway.adminPort}/config/status`)
  ).json() as Promise<ConfigStatus>;
const metrics = async (): Promise<string> =>
  (await fetch(`http://127.0.0.1:${gateway.statsPort}/metrics`)).text();

async function reconfigured(text: string, answer: string): Promise<void> {
  await gateway.reconfigure(text);
  await waitFor(`answer ${answer}`, async () => (await body()) === answer);
}

test("a change is applied, and the status names the new generation", async () => {
  await reconfigured(config("two"), "two");
  const { generation, synchronized } = await status();
  assert.equal(generation, 2);
  assert.equal(synchronized, true);
  assert.match(await metrics(), /^edge_gateway_config_synchronized 1$/m);
});

test("a bad change keeps the old state and shows in log, metric and status", async () => {
  await gateway.reconfigure(config("three").replace("directResponse", "directRespond"));
  const refused = await waitFor("refusal", async () => {
    const seen = await status();
    return seen.synchronized === false && seen;
  });
  assert.equal(await body(), "two");
  assert.equal(refused.generation, 2);
  const errors = refused.lastAttempt.diagnostics.filter(({ severity }) => severity === "error");
  assert.deepEqual(
    errors.map(({ suggestion }) => suggestion),
    ["directResponse"],
  );
  assert.match(await metrics(), /^edge_gateway_config_synchronized 0$/m);
  assert.match(await metrics(), /^edge_gateway_config_reloads_total\{result="refused"\} 1$/m);
  await waitFor("the log", () => /error config .*directRespond/.test(gateway.output));
  const shown = await gwctl(gateway, ["config", "status"], []);
  assert.deepEqual([shown.status, shown.err], [1, "error: the newest change is refused\n"]);
  assert.match(shown.out, /config\.yaml:\d+:\d+: error: .*directRespond/);
  await reconfigured(config("four"), "four");
  assert.equal((await gwctl(gateway, ["config", "status"], [])).status, 0);
});

test("a change of `config` reports that it needs a restart", async () => {
  await reconfigured(config("five", "sensitive"), "five");
  assert.deepEqual((await status()).restartNeeded, ["config.sensitiveHeaders"]);
  await waitFor("the log", () =>
    gateway.output.includes("restart to apply it fields=config.sensitiveHeaders"),
  );
  await reconfigured(config("six"), "six");
  assert.deepEqual((await status()).restartNeeded, []);
});

test("a new port is opened and a removed one closed; a taken port refuses the change as a whole", async () => {
  const taken = await listen(createServer());
  const other = (port: number): string =>
    `other: {port: ${port}, routes: [{name: answer, policies: {directResponse: {status: 200, body: other}}}]}`;
  await gateway.reconfigure(config("seven", other(taken.port)));
  await waitFor("refusal", async () => (await status()).lastAttempt.problems.length > 0);
  assert.deepEqual((await status()).lastAttempt.problems, [
    `port ${taken.port}: address already in use by another process (set gateways.other.port to move it)`,
  ]);
  assert.equal(await body(), "six");
  await taken.close();
  await reconfigured(config("eight", other(taken.port)), "eight");
  assert.equal(await body(taken.port), "other");
  await reconfigured(config("nine"), "nine");
  await waitFor("closed port", () =>
    body(taken.port).then(
      () => false,
      () => true,
    ),
  );
});

test("a good file that is written after a huge broken one is applied", async () => {
  const keys = Array.from({ length: 100_000 }, (_, index) => `unknown${index}: 1\n`);
  await gateway.reconfigure(`${config("huge")}${keys.join("")}`);
  await reconfigured(config("after huge"), "after huge");
  assert.equal((await status()).synchronized, true);
});

test("the status contains findings up to the reported maximum", async () => {
  const keys = Array.from({ length: 2_000 }, (_, index) => `unknown${index}: 1\n`);
  await gateway.reconfigure(`${config("many")}${keys.join("")}`);
  await waitFor("the refusal", async () => !(await status()).synchronized);
  assert.equal((await status()).lastAttempt.diagnostics.length, 1_000);
  await reconfigured(config("after many"), "after many");
});
