import assert from "node:assert/strict";
import { test } from "node:test";
import type { AdminMcpItem } from "@edge-gateway/generated/types/index.ts";
import { lackedBy, seenBy } from "./demands.ts";

test("a client sees nothing of a server whose route demands what it has not", () => {
  const demands = ["jwtAuthentication"];
  assert.equal(lackedBy({ demands: [] }, ""), "");
  assert.equal(lackedBy({ demands }, ""), "a token (JWT)");
  assert.equal(lackedBy({ demands }, '{"apiKey":{}}'), "a token (JWT)");
  assert.equal(lackedBy({ demands }, '{"jwt":{"sub":"ann"}}'), "");
  const both = [...demands, "apiKeyAuthentication"];
  assert.equal(lackedBy({ demands: both }, ""), "a token (JWT) and an API key");
  const item: AdminMcpItem = {
    ...{ kind: "tool", target: "t", name: "a", shownName: "a" },
    ...{ visible: true, why: "no rule is set", definition: {} },
  };
  const catalogue = { demands, items: [item], omitted: 0, targets: [], searchOnly: false };
  const [seen] = seenBy(catalogue, "").items;
  assert.equal(seen?.visible, false);
  assert.equal(seen?.why, "the route demands a token (JWT)");
  assert.equal(seenBy(catalogue, '{"jwt":{}}'), catalogue);
});
