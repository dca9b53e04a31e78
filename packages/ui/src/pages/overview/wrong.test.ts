import assert from "node:assert/strict";
import { test } from "node:test";
import { wrongNow } from "./wrong.ts";

const ENDPOINT = {
  backend: "b",
  endpoint: "127.0.0.1:80",
  requests: 1,
  failures: 1,
  evictions: 0,
  active: 0,
  health: 1,
  failsChecks: false,
  evictedFor: 0,
};

test("nothing is wrong with a running configuration and healthy endpoints", () => {
  const status = { generation: 1, source: "a.yaml", synchronized: true, restartNeeded: [] };
  assert.deepEqual(wrongNow(status, [ENDPOINT]), []);
});

test("a refused change, a missing restart and a failing endpoint are listed with their places", () => {
  const status = {
    generation: 1,
    source: "a.yaml",
    synchronized: false,
    restartNeeded: ["config.adminAddr"],
    lastAttempt: {
      at: "2026-01-02T03:04:05.000Z",
      ok: false,
      omitted: 0,
      problems: ["port 80: permission denied"],
      diagnostics: [
        {
          file: "a.yaml",
          line: 3,
          column: 5,
          path: "gateways",
          severity: "error" as const,
          code: "unknown-key",
          message: "unknown key",
        },
      ],
    },
  };
  const wrong = wrongNow(status, [{ ...ENDPOINT, failsChecks: true, evictedFor: 5 }]);
  assert.deepEqual(
    wrong.map(({ what, place }) => [what, place]),
    [
      ["The last change of the configuration was refused; the previous one runs.", "a.yaml"],
      ["port 80: permission denied", "a.yaml"],
      ["unknown key", "a.yaml:3:5"],
      ["The change of config.adminAddr needs a restart.", "a.yaml"],
      ["127.0.0.1:80 fails its health check and is excluded after failures.", "127.0.0.1:80"],
    ],
  );
});
