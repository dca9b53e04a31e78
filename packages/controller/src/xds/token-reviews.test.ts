import assert from "node:assert/strict";
import { test } from "node:test";
import type { Client } from "@edge-gateway/kube/client";
import { SimulatedApi } from "@edge-gateway/kube/testing/simulated-api";
import { TOKEN_MILLISECONDS } from "../bounds.ts";
import { TokenReviews } from "./token-reviews.ts";

const AUDIENCE = "edge";
const WEB = { namespace: "default", name: "web" };
const USER = "system:serviceaccount:default:web";

/** Makes an API client that responds to each token review with the given status. */
function reviewing(status: object) {
  const reviewed: unknown[] = [];
  const client: Client = {
    bounds: new SimulatedApi([]).bounds,
    request: (_method, _path, options) => {
      reviewed.push(options?.body?.value);
      return Promise.resolve({ status });
    },
    watch: () => {
      throw new Error("nothing is watched");
    },
  };
  let now = 0;
  const reviews = new TokenReviews(client, AUDIENCE, () => now);
  return { reviews, reviewed, pass: (milliseconds: number) => void (now += milliseconds) };
}

const authenticated = (username: string) => ({
  authenticated: true,
  user: { username },
  audiences: [AUDIENCE],
});

test("a token opens the configuration of the gateway with its ServiceAccount, and no other", async () => {
  const { reviews, reviewed } = reviewing(authenticated(USER));
  assert.equal(await reviews.refusal(WEB, "token"), undefined);
  assert.deepEqual(Object(reviewed[0]).spec, { token: "token", audiences: [AUDIENCE] });
  for (const other of [
    { namespace: "default", name: "other" },
    { namespace: "other", name: "web" },
  ])
    assert.match(
      (await reviews.refusal(other, "token")) ?? "",
      /^the token belongs to system:serviceaccount:.*, not to /,
    );
  assert.match((await reviews.refusal(WEB, undefined)) ?? "", /token missing/);
});

test("a token of a user, of another audience, or without a verdict is refused", async () => {
  for (const status of [
    authenticated("web"),
    { ...authenticated(USER), authenticated: false },
    { ...authenticated(USER), audiences: ["https://kubernetes.default.svc"] },
    { ...authenticated(USER), audiences: undefined },
    { ...authenticated(USER), user: undefined },
    {},
  ])
    assert.ok((await reviewing(status).reviews.refusal(WEB, "token")) !== undefined);
});

test("a verdict is kept for a minute, so that data planes that come back together ask once", async () => {
  const { reviews, reviewed, pass } = reviewing(authenticated(USER));
  await reviews.refusal(WEB, "token");
  pass(TOKEN_MILLISECONDS - 1);
  await reviews.refusal(WEB, "token");
  assert.equal(reviewed.length, 1);
  await reviews.refusal(WEB, "another");
  pass(1);
  await reviews.refusal(WEB, "token");
  assert.equal(reviewed.length, 3);
});
