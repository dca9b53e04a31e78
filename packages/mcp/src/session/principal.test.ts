import assert from "node:assert/strict";
import { test } from "node:test";
import { principalOf } from "./principal.ts";

function principal(jwt: Readonly<Record<string, unknown>>, jwtToken?: string): string {
  return principalOf({ jwt, jwtToken, apiKeyDigest: undefined, basicAuth: undefined });
}

test("the user or client of a token owns its sessions, even if it later uses another token", () => {
  for (const claims of [{ sub: "alice" }, { sub: 7 }, { client_id: "agent" }, { azp: "agent" }]) {
    const first = principal({ iss: "idp", ...claims, exp: 1 }, "first");
    assert.equal(principal({ iss: "idp", ...claims, exp: 2 }, "second"), first);
    assert.notEqual(principal({ iss: "other", ...claims, exp: 1 }, "first"), first);
  }
});

test("clients whose tokens name no principal never share sessions", () => {
  const nobody = [
    {},
    { sub: "" },
    { sub: null },
    { sub: {} },
    { sub: [], client_id: "", azp: false },
  ] as const;
  for (const claims of nobody) {
    const first = principal({ iss: "idp", ...claims, exp: 1 }, "first");
    assert.equal(principal({ iss: "idp", ...claims, exp: 1 }, "first"), first);
    assert.notEqual(principal({ iss: "idp", ...claims, exp: 1 }, "second"), first);
    assert.ok(!first.includes('"first"'), "the token is not part of it");
  }
});

test("an empty claim does not hide the client of a token", () => {
  const client = { iss: "idp", sub: "", client_id: "agent" };
  assert.equal(
    principal({ ...client, exp: 1 }, "first"),
    principal({ ...client, exp: 2 }, "second"),
  );
});
