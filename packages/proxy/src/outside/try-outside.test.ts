import assert from "node:assert/strict";
import { createServer } from "node:http";
import { test } from "node:test";
import { withDefaultsSettings } from "@edge-gateway/generated/defaults/index.ts";
import { freePort } from "@edge-gateway/testkit/free-port";
import { listen } from "@edge-gateway/testkit/listen";
import { UdpPeer } from "@edge-gateway/testkit/udp";
import { TokenIssuer } from "@edge-gateway/testkit/servers/token-issuer";
import { loadStandalone } from "@edge-gateway/translate/standalone/load";
import { MAX_TRIED_KEY_SETS } from "../bounds.ts";
import { tryOutside } from "./try-outside.ts";

const OPTIONS = { settings: withDefaultsSettings({}) };

interface Wanted {
  readonly port: number;
  readonly keySets: readonly string[];
}

function irWith({ port, keySets }: Wanted) {
  const providers = keySets.map((url) => ({
    ...{ issuer: url, audiences: ["shop"], jwks: { remote: { url } } },
  }));
  const policies = keySets.length === 0 ? {} : { jwtAuthentication: { providers } };
  const text = JSON.stringify({ gateways: { web: { port, policies } } });
  const { ir } = loadStandalone({
    ...{ file: "gw.yaml", text, environment: {}, readFile: () => undefined },
  });
  return ir ?? assert.fail("no configuration");
}

test("a port in use and a key set that is none are named with their places, unless they run already", async (context) => {
  const issuer = await TokenIssuer.start();
  context.after(() => issuer.close());
  await using page = await listen(createServer((_, response) => response.end("<h1>Log in</h1>")));
  const good = `${issuer.issuer}/jwks`;
  const wanted = { port: page.port, keySets: [good, page.url] };
  const found = await tryOutside(irWith(wanted), undefined, OPTIONS);
  assert.deepEqual(
    found.map(({ place, message }) => [place.pointer, message]),
    [
      ["/gateways/web/port", `port ${page.port}: address already in use by another process`],
      [
        "/gateways/web/policies/jwtAuthentication/providers/1/jwks",
        `the keys cannot be fetched: ${page.url.replace("http://", "")}: the response is not JSON`,
      ],
    ],
  );
  assert.equal(issuer.fetches, 1);
  assert.deepEqual(await tryOutside(irWith(wanted), irWith(wanted), OPTIONS), []);
  assert.equal(issuer.fetches, 1);
});

test("of many new key sets, only the first are fetched", async () => {
  let fetches = 0;
  await using server = await listen(
    createServer((_, response) => {
      fetches += 1;
      response.writeHead(503).end();
    }),
  );
  const keySets = Array.from({ length: MAX_TRIED_KEY_SETS + 2 }, (_, n) => `${server.url}/${n}`);
  const next = irWith({ port: await freePort(), keySets });
  const found = await tryOutside(next, undefined, OPTIONS);
  assert.deepEqual([found.length, fetches], [MAX_TRIED_KEY_SETS, MAX_TRIED_KEY_SETS]);
});

test("the servers of key sets are looked up as the gateway looks them up", async () => {
  const asked: string[] = [];
  // A response with the code REFUSED (RFC 1035 section 4.1.1).
  await using names = await UdpPeer.start((query) => {
    asked.push(query);
    return `${query.slice(0, 2)}\x81\x85${query.slice(4)}`;
  });
  const settings = withDefaultsSettings({ dns: { servers: [`127.0.0.1:${names.port}`] } });
  const next = irWith({ port: await freePort(), keySets: ["http://inner.test/jwks"] });
  const found = await tryOutside(next, undefined, { settings });
  assert.equal(found.length, 1);
  assert.ok(asked.some((query) => query.includes("\x05inner\x04test")));
});
