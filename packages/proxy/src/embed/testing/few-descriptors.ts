import { closeSync, openSync, readdirSync } from "node:fs";
import { argv, stdout } from "node:process";
import { createGateway, type GatewayConfig } from "../create-gateway.ts";

/**
 * A program for a test, whose arguments are the limit of its descriptors, and ports. It changes its gateway while too
 * few descriptors are left for the new ports of all workers, and once more with enough of them.
 */

const [limit = 0, own = 0, ...others] = argv.slice(2).map(Number);
/** Enough for the ports of one worker, and too few for those of two. */
const LEFT = Math.floor(others.length * 1.5);
const QUESTIONS = 40;

function saying(body: string, ports: readonly number[]): GatewayConfig {
  const routes = [{ policies: { directResponse: { status: 200, body } } }];
  return {
    config: { workerThreads: 2, adminAddr: "off", statsAddr: "off", readinessAddr: "off" },
    gateways: Object.fromEntries(ports.map((port) => [`web-${port}`, { port, routes }])),
  };
}

/** What new connections to a port get, each answer once. */
async function answers(port: number): Promise<readonly string[]> {
  const headers = { connection: "close" };
  const ask = () =>
    fetch(`http://127.0.0.1:${port}/`, { headers }).then(
      (response) => response.text(),
      () => "closed",
    );
  const all = [];
  for (let count = 0; count < QUESTIONS; count += 1) all.push(await ask());
  return [...new Set(all)].toSorted();
}

const gateway = await createGateway(saying("old", [own]));
const held: number[] = [];
while (limit - readdirSync("/proc/self/fd").length > LEFT) held.push(openSync("/dev/null", "r"));
const refused = await gateway.reload(saying("new", [own, ...others])).then(
  () => "accepted",
  (error: unknown) => String(error),
);
for (const descriptor of held) closeSync(descriptor);
const [other = 0] = others;
const before = { refused, own: await answers(own), other: await answers(other) };
await gateway.reload(saying("new", [own, ...others]));
const after = { own: await answers(own), other: await answers(other) };
stdout.write(JSON.stringify({ before, after }));
await gateway.close();
