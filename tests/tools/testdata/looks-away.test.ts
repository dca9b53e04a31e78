import assert from "node:assert/strict";
import { test } from "node:test";
import { loadStandalone } from "@edge-gateway/translate";

const text = `gateways:
  web:
    port: 8080
    routes:
      - policies: { csrf: { additionalOrigins: [partner.example] }, directResponse: { status: 200 } }
`;

test("looks at the policy, and not at its field", () => {
  const { ir } = loadStandalone({ file: "a.yaml", text, environment: {}, readFile: () => undefined });
  assert.match(JSON.stringify(ir), /"csrf"/u);
});
