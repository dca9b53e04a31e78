import assert from "node:assert/strict";
import { test } from "node:test";
import { ServerLog } from "./server-log.ts";
import { silentLogger } from "@edge-gateway/kernel/testing/silent-logger";

test("a failure is logged once as a warning, until the server has responded again", () => {
  const lines: string[] = [];
  const log = new ServerLog(
    {
      ...silentLogger,
      debug: (message) => lines.push(`debug ${message}`),
      info: (message) => lines.push(`info ${message}`),
      warn: (message) => lines.push(`warn ${message}`),
    },
    "server",
  );
  log.responded();
  log.failed("away");
  log.failed("away");
  log.responded();
  log.responded();
  log.failed("away");
  assert.deepEqual(lines, [
    "warn the server failed",
    "debug the server failed",
    "info the server responds again",
    "warn the server failed",
  ]);
});
