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
const BASE = "https://gw.example/.well-known/oauth-authorization-server/mcp";

for (const { provider, issuer, metadata } of PRODUCTS) {
  const detours = {
    kind: providerKind(provider),
    issuer,
    audience: "https://gw.example/mcp",
    hasClient: false,
    hasSecret: false,
  };

  test(`the metadata of ${provider} has the edits in its golden file`, () => {
    const documents = {
      plain: editMetadata(metadata, detours, BASE),
      withClient: editMetadata(metadata, { ...detours, hasClient: true }, BASE),
      withSecret: editMetadata(metadata, { ...detours, hasClient: true, hasSecret: true }, BASE),
    };
    const found = `${JSON.stringify(documents, undefined, 2)}\n`;
    const file = `${FOLDER}${provider.toLowerCase()}.json`;
    if (UPDATE) writeFileSync(file, found);
    assert.ok(existsSync(file), `${file} is missing: UPDATE_GOLDENS=1 writes it`);
    assert.equal(found, readFileSync(file, "utf8"));
  });

  test(`${provider}: every member that does not lead through the gateway keeps its value and position`, () => {
    const edited = editMetadata(metadata, detours, BASE);
    const led = new Set([
      ...["authorization_endpoint", "token_endpoint", "registration_endpoint"],
      "code_challenge_methods_supported",
    ]);
    const kept = (document: object) => Object.entries(document).filter(([name]) => !led.has(name));
    assert.deepEqual(kept(edited), kept(metadata));
  });
}

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
