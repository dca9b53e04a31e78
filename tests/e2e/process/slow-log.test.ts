import assert from "node:assert/strict";
import { test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";

const REQUESTS = 3000;
const AT_ONCE = 50;

test("a log reader that stops costs no more memory than the limit, and later learns how many lines it missed", async () => {
  await using gateway = await Gateway.start({
    config: `config:
  logging: { maxQueueSize: 64Ki }
gateways:
  web:
    port: \${PORT}
    routes:
      - policies: { directResponse: { status: 200, body: here } }
`,
  });
  gateway.readOutput(false);
  for (let sent = 0; sent < REQUESTS; sent += AT_ONCE) {
    const answers = Array.from({ length: AT_ONCE }, () =>
      fetch(`${gateway.url}/a/long/path/for/a/long/line`),
    );
    for (const answer of await Promise.all(answers)) assert.equal(await answer.text(), "here");
  }
  gateway.readOutput(true);
  let dropped = 0;
  await waitFor("each line, or its place in a warning", async () => {
    await (await fetch(gateway.url)).text();
    const { output } = gateway;
    const warnings = [...output.matchAll(/dropped[^\n]* lines=(\d+)/g)];
    dropped = warnings.reduce((sum, [, lines]) => sum + Number(lines), 0);
    return output.split("/a/long/path").length - 1 + dropped >= REQUESTS;
  });
  assert.ok(dropped > 0);
  const metrics = await (await fetch(`http://127.0.0.1:${gateway.statsPort}/metrics`)).text();
  const [, counted] = /edge_gateway_log_lines_dropped_total (\d+)/.exec(metrics) ?? [];
  assert.ok(Number(counted) >= dropped, `${counted} counted, ${dropped} reported`);
});
