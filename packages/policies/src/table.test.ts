import assert from "node:assert/strict";
import { test } from "node:test";
import { BACKEND, TRAFFIC } from "./table.ts";

const CURE = "update this list when you add a policy or change the order";

test("the order of execution changes only on purpose", () => {
  assert.deepEqual(
    Object.keys(TRAFFIC),
    [
      ...["timeouts", "cors", "oidc", "jwtAuthentication", "basicAuthentication"],
      ...[
        "apiKeyAuthentication",
        "extAuth",
        "authorization",
        "retry",
        "rateLimit",
        "buffer",
        "extProc",
      ],
      ...["transformation", "csrf", "headerModifiers", "hostRewrite", "delay", "directResponse"],
    ],
    CURE,
  );
  assert.deepEqual(
    Object.keys(BACKEND),
    [
      ...["tcp", "tls", "http", "tunnel", "hostnameRewrite", "health"],
      ...["sessionAffinity", "extAuth", "mcp", "ai", "auth"],
      ...["transformation", "headerModifiers"],
    ],
    CURE,
  );
});
