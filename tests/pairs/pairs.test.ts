import assert from "node:assert/strict";
import { test } from "node:test";
import type { Case } from "./run/case.ts";
import { tryPairs } from "./run/pairs.ts";

/** A short form of `npm run pairs`: some features in all their pairs, and a few triples. */

const FEWEST_EXCHANGES = 500;

/** Features that neither edit bodies nor read them, one for each thing that features touch. */
const CHOSEN = [
  ...["transformation.head", "headerModifiers", "RequestHeaderModifier", "route.cors"],
  ...["jwtAuthentication", "URLRewrite.path", "extAuth.http", "backend.auth.key", "kind.static"],
];

const isPlain = ({ features }: Case): boolean =>
  features.every(({ touches }) => !touches.includes("request body"));

test("what everybody sees of pairs of features is what the model says", async (context) => {
  const seed = Math.floor(Date.now() / 1_000);
  context.diagnostic(`seed ${seed}`);
  const { exchanges, lines } = await tryPairs({
    selection: { only: CHOSEN, protocol: undefined, kind: undefined, triples: 20, seed },
    keeps: isPlain,
    workers: [1],
    main: undefined,
    progress: () => {},
  });
  assert.deepEqual(lines, [], lines.join("\n"));
  assert.ok(exchanges >= FEWEST_EXCHANGES, `only ${exchanges} exchanges`);
});
