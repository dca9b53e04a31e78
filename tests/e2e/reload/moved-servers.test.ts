import assert from "node:assert/strict";
import { after, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/** After a change of the backend that a policy asks, nothing counts that the server before has said. */

/** The paths that any of the servers was asked for. */
const asked: string[] = [];

/** A server that knows tokens, and issues them with its name. */
const startProvider = (name: string, active: boolean) =>
  startUpstream((request, response) => {
    request.resume();
    asked.push(request.url ?? "");
    response.setHeader("content-type", "application/json");
    const issued = { access_token: `of-${name}`, token_type: "Bearer", expires_in: 3600 };
    const known = { active, exp: Math.ceil(Date.now() / 1000) + 3600 };
    response.end(JSON.stringify(request.url === "/introspect" ? known : issued));
  });

const one = await startProvider("one", true);
const equal = await startProvider("one", true);
const two = await startProvider("two", false);
const shows = await startUpstream(({ headers }, response) =>
  response.end(headers.authorization ?? ""),
);
after(() => Promise.all([one, equal, two, shows].map((each) => each.close())));

const SECRET = "clientAuth: { clientId: gateway, secretRef: { name: client } }";
const at = (port: number): string => `{ host: 127.0.0.1, port: ${port} }`;
const configuration = (idp: string, workers = 2): string => `
config: { workerThreads: ${workers} }
gateways:
  web:
    port: \${PORT}
    routes:
      - matches: [{ path: { value: /known } }]
        policies:
          jwtAuthentication:
            providers:
              - issuer: https://idp.test
                introspection: { backendRef: { name: idp }, path: /introspect, cacheDuration: 10m, ${SECRET} }
          directResponse: { status: 200 }
      - matches: [{ path: { value: /exchanged } }]
        backends:
          - host: "127.0.0.1:${shows.port}"
            policies: { auth: { oauthTokenExchange: { backendRef: { name: idp }, path: /token, ${SECRET} } } }
      - matches: [{ path: { value: /other-application } }]
        backends:
          - host: "127.0.0.1:${shows.port}"
            policies:
              auth:
                crossAppAccess:
                  identityProvider: { backendRef: { name: idp }, path: /token, ${SECRET} }
                  resourceAuthorizationServer: { backendRef: { name: idp }, path: /token, ${SECRET} }
                  audience: https://as.test
backends:
  idp: { static: ${idp} }
secrets:
  client: { data: { clientSecret: s3cret } }
`;

async function answers(gateway: Gateway): Promise<readonly string[]> {
  const all: string[] = [];
  for (const path of ["known", "exchanged", "other-application"]) {
    const response = await fetch(`${gateway.url}/${path}`, {
      headers: { authorization: "Bearer opaque" },
    });
    all.push(`${response.status} ${response.ok ? await response.text() : ""}`);
  }
  return all;
}

test("the new server is asked about tokens that the old one knew, and issues others", async () => {
  await using gateway = await Gateway.start({ config: configuration(at(one.port)) });
  const before = ["200 ", "200 Bearer of-one", "200 Bearer of-one"];
  assert.deepEqual(await answers(gateway), before);
  await gateway.reconfigure(configuration(at(two.port)));
  await waitFor("the change", () => /configuration applied/.test(gateway.output));
  assert.deepEqual(await answers(gateway), ["401 ", "200 Bearer of-two", "200 Bearer of-two"]);
});

test("one of all workers asks one of several equal servers", async () => {
  const idp = `{ endpoints: [${[one, equal].map(({ port }) => at(port)).join(", ")}] }`;
  asked.length = 0;
  await using gateway = await Gateway.start({ config: configuration(idp, 4) });
  for (let round = 0; round < 8; round += 1) assert.equal((await answers(gateway))[0], "200 ");
  assert.deepEqual(asked.toSorted(), ["/introspect", "/token", "/token", "/token"]);
});
