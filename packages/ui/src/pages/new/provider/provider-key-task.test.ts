import assert from "node:assert/strict";
import { test } from "node:test";
import { Drafting } from "../drafting.ts";
import type { Values } from "../task.ts";

const HEAD = `gateways:
  web: { port: 4000 }
models:
  fast: { provider: OpenAI, policies: { auth: { secretRef: { name: fast-key } } } }
  slow: { provider: OpenAI, policies: { auth: { secretRef: { name: fast-key } } } }
  bare: { provider: OpenAI }
  own: { provider: OpenAI, policies: { auth: { key: <redacted:own> } } } # of the team
  cloud: { provider: Bedrock, policies: { auth: { aws: {} } } }
  any: { virtualModel: { weighted: { targets: [{ modelRef: { name: fast } }] } } }
secrets:
`;
const SECRET = `  fast-key:
    # From the provider.
    data:
      Authorization: <redacted:abc>
`;

function drafted(values: Values, text = HEAD + SECRET, below?: string) {
  return new Drafting("provider-key", { text, below }, "localhost").write(values);
}

test("the new key is in the place of the one before, wherever that is", () => {
  assert.equal(
    drafted({ model: "fast", key: "new" }).text,
    HEAD + SECRET.replace("<redacted:abc>", "new"),
  );
  assert.equal(
    drafted({ model: "own", key: "new" }).text,
    HEAD.replace("<redacted:own>", "new") + SECRET,
  );
  const bare = drafted({ model: "bare", key: "new" }).text;
  assert.match(
    bare,
    /bare: \{ provider: OpenAI, policies: \{ auth: \{ secretRef: \{ name: bare-key/,
  );
  assert.match(bare, /bare-key: \{ data: \{ Authorization: new/);
  const variable = drafted({ model: "fast", keyVariable: "KEY" }).text;
  assert.match(variable, /env: ?(?:\{ |\n +)Authorization: KEY/);
  assert.doesNotMatch(variable, /abc/);
});

test("the form says who has the same key, and what it cannot replace", () => {
  const { said, tried } = drafted({ model: "fast", key: "new" });
  assert.match(said["model"] ?? "", /that of slow, too/);
  assert.equal(tried?.url, "http://localhost:4000/v1/chat/completions");
  const cloud = drafted({ model: "cloud", key: "new" });
  assert.match(cloud.problems["model"] ?? "", /another kind of credential/);
  assert.equal(cloud.existing["model"], "models/cloud/policies/auth");
  const shared = drafted({ model: "fast", keyFile: "k" }, `${HEAD}${SECRET}      Other: x\n`);
  assert.match(shared.problems["keyFile"] ?? "", /more than this key/);
  assert.equal(shared.existing["keyFile"], "secrets/fast-key");
  const below = drafted({ model: "fast", key: "new" }, HEAD, `secrets:\n${SECRET}`);
  assert.match(below.problems["model"] ?? "", /elsewhere/);
  const drafting = new Drafting("provider-key", { text: HEAD, below: undefined }, "localhost");
  assert.deepEqual(drafting.choices["model"], ["fast", "slow", "bare", "own", "cloud"]);
});
