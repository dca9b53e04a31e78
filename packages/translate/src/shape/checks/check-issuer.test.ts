import assert from "node:assert/strict";
import { test } from "node:test";
import { loadStandalone } from "../../standalone/load.ts";

/** The settings that the warning about issuers names for an `mcp` block. */
function named(mcp: object): readonly string[] {
  const provider = {
    issuer: "https://idp.example",
    jwks: { remote: { url: "https://idp.example/k" } },
  };
  const jwtAuthentication = { providers: [provider], mcp };
  const routes = [{ policies: { jwtAuthentication }, backends: [{ host: "h:1" }] }];
  const text = JSON.stringify({ gateways: { web: { port: 80, routes } } });
  const { diagnostics } = loadStandalone({
    file: "gw.yaml",
    text,
    environment: {},
    readFile: () => undefined,
  });
  return diagnostics
    .filter(({ code, severity }) => code === "incompatible" && severity === "warning")
    .map(({ message }) => /: set (.*)$/.exec(message)?.[1] ?? message);
}

test("for metadata that strict clients refuse, the warning names the setting that they accept", () => {
  const provider = "`authorizationServers: Provider`";
  const gateway = "`metadataIssuer: Gateway`";
  const silent = `${gateway}, and let the provider send no \`iss\` (RFC 9207)`;
  for (const [mcp, expected] of [
    [{}, [provider]],
    [{ authorizationServers: "Gateway" }, [provider]],
    [{ provider: "Keycloak" }, [provider]],
    [{ provider: "ProviderB", clientId: "a" }, [silent]],
    [{ clientId: "a" }, [silent]],
    [{ provider: "Auth0" }, [gateway]],
    [{ provider: "ProviderA", clientId: "a" }, [gateway]],
    [{ provider: "Okta" }, []],
    [{ provider: "Entra", clientId: "a" }, []],
    [{ authorizationServers: "Provider" }, []],
    [{ provider: "Auth0", metadataIssuer: "Gateway" }, []],
    [{ metadataIssuer: "Provider" }, []],
  ] as const)
    assert.deepEqual(named(mcp), expected, JSON.stringify(mcp));
});
