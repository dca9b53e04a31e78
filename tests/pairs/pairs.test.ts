import assert from "node:assert/strict";
import { test } from "node:test";
import type { Case } from "./run/case.ts";
import { tryPairs } from "./run/pairs.ts";

/** A short form of `npm run pairs`: some features in all their pairs. */

/** The long form draws others. */
const SEED = 1;
const FEWEST_EXCHANGES = 1_000;

/** At least one feature for each thing that features touch, and those that edit and read request bodies. */
const CHOSEN = [
  ...["gateway.transformation.head", "route.headerModifiers", "filter.RequestHeaderModifier"],
  ...["filter.ResponseHeaderModifier", "route.cors", "route.csrf", "route.oidc"],
  ...["gateway.jwtAuthentication", "route.transformation.identity", "filter.URLRewrite.path"],
  ...["backendFilter.URLRewrite.hostname", "filter.RequestRedirect", "route.extAuth.http"],
  ...["backend.auth.key", "backend.tls", "frontend.proxyProtocol", "route.retry.codes"],
  ...["gateway.transformation.request.body", "route.transformation.request.body"],
  ...["route.extAuth.http-body", "backend.auth.aws", "route.delay.body"],
  ...["kind.static", "kind.mcp", "kind.aws", "backend.ai.promptGuard"],
];

const isChosen = ({ features }: Case): boolean =>
  features.every(({ name }) => CHOSEN.includes(name));

test("what everybody sees of pairs of features is what the model says", async () => {
  const { exchanges, lines } = await tryPairs({
    selection: { only: CHOSEN, protocol: undefined, kind: undefined, triples: 0, seed: SEED },
    keeps: isChosen,
    workers: [2],
    main: undefined,
    progress: () => {},
  });
  assert.deepEqual(lines, [], lines.join("\n"));
  assert.ok(exchanges >= FEWEST_EXCHANGES, `only ${exchanges} exchanges`);
});
