import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type IncomingHttpHeaders, type IncomingMessage, createServer, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { allowedCores } from "../cpu.ts";
import { answering, freePort, start } from "../processes.ts";
import { type GrowthPlace, change, keyPairs, writeFiles } from "./configuration.ts";
import { POLICY_FIELDS, describe, withEndpoint, withRoute } from "./description.ts";
import { ENVOY } from "./envoy-files.ts";
import { gatewayOf } from "./gateway-files.ts";
import { HAPROXY } from "./haproxy-files.ts";
import { NGINX } from "./nginx-files.ts";
import { presented, until } from "./probes.ts";
import { type Asked, allRequests } from "./requests.ts";

const CANDIDATES = [gatewayOf("gw", "Net", false), NGINX, HAPROXY, ENVOY];
const ANY_CORE = String(allowedCores()[0]);
/** A backend for each route, so that its endpoint tells the route; one policy for every second route. */
const SIZES = { routes: 70, hosts: 3, policies: 35, backends: 70, endpoints: 140, secrets: 2 };
const OTHER_ADDRESS = "127.200.0.1";

/** Answers with the address at which it was asked, and the policy that the request names. */
async function addressed(): Promise<{ port: number } & AsyncDisposable> {
  const server = createServer(({ socket, headers }, response) => {
    const policy = headers[POLICY_FIELDS.request];
    response.end(JSON.stringify({ address: socket.localAddress, policy }));
  });
  server.listen(0, "0.0.0.0");
  await once(server, "listening");
  const address = server.address();
  assert.ok(address !== null && typeof address === "object");
  return {
    port: address.port,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly seen: { readonly address?: string; readonly policy?: string };
}

async function ask(port: number, { host, path, field }: Asked): Promise<Answer> {
  const headers = { host, ...(field !== undefined && { [field.name]: field.value }) };
  const sent = request({ port, path, headers, host: "127.0.0.1", agent: false }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const text = (await response.setEncoding("utf8").toArray()).join("");
  const { statusCode: status } = response;
  return { status, headers: response.headers, seen: status === 200 ? JSON.parse(text) : {} };
}

for (const candidate of CANDIDATES) {
  test(`${candidate.name} sends each request of a description to the route that is meant`, async () => {
    await using started = new AsyncDisposableStack();
    const directory = mkdtempSync(join(tmpdir(), "growth-"));
    started.defer(() => rmSync(directory, { recursive: true }));
    const { port: upstream } = started.use(await addressed());
    const [port, securePort] = [await freePort(), await freePort()];
    const place: GrowthPlace = {
      directory,
      port,
      securePort,
      upstream,
      workers: 1,
      connections: 8,
    };
    const description = describe(SIZES);
    const addresses = new Map(description.backends.map((each) => [each.name, each.addresses]));
    writeFiles(directory, candidate.files(description, place, keyPairs()));
    const running = start(candidate.name, await candidate.command(place), ANY_CORE);
    started.defer(() => running.stop());
    await answering(running, port);
    const [first] = description.routes;
    assert.ok(first !== undefined);
    const { host } = first;
    await until(
      running,
      async () => (await ask(port, { host, path: `${first.path}/x` })).status === 200,
    );

    for (const asked of allRequests(description)) {
      const { status, headers, seen } = await ask(port, asked);
      const what = `${candidate.name} ${asked.host}${asked.path} ${asked.field?.value ?? ""}`;
      if (asked.route === undefined) {
        assert.equal(status, 404, what);
        continue;
      }
      assert.equal(status, 200, what);
      assert.ok(addresses.get(asked.route.backend)?.includes(seen.address ?? ""), what);
      assert.equal(seen.policy, asked.route.policy, what);
      assert.equal(headers[POLICY_FIELDS.response], asked.route.policy, what);
    }

    const apply = (changed: typeof description, keys = keyPairs()) =>
      change(candidate, running, directory, candidate.files(changed, place, keys));
    const before = await presented(securePort, host);
    await apply(withRoute(description, "/added"));
    await until(running, async () => (await ask(port, { host, path: "/added" })).status === 200);
    await apply(withEndpoint(description, OTHER_ADDRESS));
    const path = `${first.path}/x`;
    await until(
      running,
      async () => (await ask(port, { host, path })).seen.address === OTHER_ADDRESS,
    );
    await apply(withEndpoint(description, OTHER_ADDRESS), keyPairs(host));
    await until(running, async () => (await presented(securePort, host)) !== before);
  });
}
