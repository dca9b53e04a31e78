import { createServer } from "node:http";
import type { Socket } from "node:net";
import { test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { listen } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/** A proxy that connects to every host but `shut.invalid`; none of them can be resolved. */
function startProxy() {
  const server = createServer();
  server.on("connect", ({ url = "" }, socket: Socket) => {
    socket.on("error", () => {}).on("end", () => socket.end());
    socket.resume();
    const status = url.startsWith("shut") ? "502 Bad Gateway" : "200 Connection established";
    socket.write(`HTTP/1.1 ${status}\r\n\r\n`);
    if (url.startsWith("shut")) socket.end();
  });
  return listen(server);
}

test("a TCP check of a backend behind a proxy goes through the proxy", async () => {
  await using proxy = await startProxy();
  await using gateway = await Gateway.start({
    config: `
gateways: { web: { port: $PORT, routes: [{ backends: [{ backend: far }] }] } }
backends:
  far:
    static: { endpoints: [{ host: open.invalid, port: 1 }, { host: shut.invalid, port: 1 }] }
    policies:
      tunnel: { url: "${proxy.url}", mode: Connect }
      health: { check: { type: TCP, interval: 100ms, timeout: 20s, failures: 1, successes: 1 } }
`,
  });
  const failing = async (): Promise<readonly string[]> => {
    const response = await fetch(`http://127.0.0.1:${gateway.adminPort}/endpoints`);
    const { endpoints } = Object(await response.json());
    return endpoints
      .filter(({ failsChecks }: { readonly failsChecks: boolean }) => failsChecks)
      .map(({ endpoint }: { readonly endpoint: string }) => endpoint);
  };
  await waitFor("the checks", async () => (await failing()).join() === "shut.invalid:1");
});
