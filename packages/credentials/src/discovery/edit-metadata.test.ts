import assert from "node:assert/strict";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { editMetadata } from "./edit-metadata.ts";
import { providerKind } from "./provider-kinds.ts";
import { PRODUCTS } from "./testing/providers.ts";

/**
 * Compares the edited metadata of each product with a golden file. `UPDATE_GOLDENS=1` writes the file; then
 * review it.
 */
const UPDATE = process.env["UPDATE_GOLDENS"] !== undefined;
const FOLDER = fileURLToPath(new URL("./testdata/providers/", import.meta.url));
const IDENTIFIER = "https://gw.example/mcp";
const PLACE = {
  base: "https://gw.example/.well-known/oauth-authorization-server/mcp",
  identifier: IDENTIFIER,
};

for (const { provider, issuer, metadata } of PRODUCTS) {
  const detours = {
    kind: providerKind(provider),
    issuer,
    audience: "https://gw.example/mcp",
    hasClient: false,
    hasSecret: false,
    metadataIssuer: undefined,
  };

  test(`the metadata of ${provider} has the edits in its golden file`, () => {
    const documents = {
      plain: editMetadata(metadata, detours, PLACE),
      withClient: editMetadata(metadata, { ...detours, hasClient: true }, PLACE),
      withSecret: editMetadata(metadata, { ...detours, hasClient: true, hasSecret: true }, PLACE),
    };
    const found = `${JSON.stringify(documents, undefined, 2)}\n`;
    const file = `${FOLDER}${provider.toLowerCase()}.json`;
    if (UPDATE) writeFileSync(file, found);
    assert.ok(existsSync(file), `${file} is missing: UPDATE_GOLDENS=1 writes it`);
    assert.equal(found, readFileSync(file, "utf8"));
  });

  test(`${provider}: every member that does not lead through the gateway keeps its value and position`, () => {
    const edited = editMetadata(metadata, detours, PLACE);
    const led = new Set([
      ...["issuer", "authorization_endpoint", "token_endpoint", "registration_endpoint"],
      "code_challenge_methods_supported",
    ]);
    const kept = (document: object) => Object.entries(document).filter(([name]) => !led.has(name));
    assert.deepEqual(kept(edited), kept(metadata));
  });
}

test("strict clients get the identifier as issuer, unless the kind, the provider or the setting keeps its own", () => {
  const own = "https://idp.example";
  const announced = { authorization_response_iss_parameter_supported: true };
  for (const [provider, metadataIssuer, more, expected] of [
    [undefined, undefined, {}, own],
    ["Auth0", undefined, {}, own],
    ["ProviderA", "Gateway", {}, IDENTIFIER],
    ["Keycloak", undefined, announced, own],
    ["Keycloak", "Gateway", announced, IDENTIFIER],
    ["Okta", undefined, {}, IDENTIFIER],
    ["ProviderF", undefined, { signed_metadata: "a.b.c" }, IDENTIFIER],
    ["Entra", "Provider", {}, own],
    [undefined, "Gateway", {}, IDENTIFIER],
  ] as const) {
    const kind = providerKind(provider);
    const detours = { kind, issuer: own, audience: undefined, hasClient: false, hasSecret: false };
    const metadata = { issuer: own, ...more };
    const edited = editMetadata(metadata, { ...detours, metadataIssuer }, PLACE);
    assert.equal(edited["issuer"], expected, `${provider} ${metadataIssuer}`);
    if (expected === own) continue;
    assert.equal(edited["authorization_response_iss_parameter_supported"], undefined);
    assert.equal(edited["signed_metadata"], undefined);
  }
});

test("registrations go to the provider's own endpoint when its metadata names none", () => {
  assert.equal(
    providerKind("ProviderB").registrationUrl("https://a.example/realms/b", {}),
    "https://a.example/realms/b/clients-registrations/openid-connect",
  );
  assert.equal(
    providerKind("ProviderC").registrationUrl("https://a.example/oauth2/b", {}),
    "https://a.example/oauth2/v1/clients",
  );
  assert.equal(providerKind("Descope").registrationUrl("https://a.example/", {}), undefined);
});
