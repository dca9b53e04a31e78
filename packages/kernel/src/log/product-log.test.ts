import assert from "node:assert/strict";
import { test } from "node:test";
import { ProductLog, parseLevels } from "./product-log.ts";

function logOf(levels: string, format: "text" | "json" = "text") {
  const lines: string[] = [];
  const log = new ProductLog(
    { format, write: (line) => lines.push(line), wallClock: () => 0 },
    parseLevels(levels),
  );
  return { log, lines };
}

test("a module's own level overrides the general level", () => {
  const { log, lines } = logOf("warn,engine=debug");
  log.logger("engine").debug("seen");
  log.logger("engine").trace("not seen");
  log.logger("reload").info("not seen");
  log.logger("reload").warn("seen too");
  assert.deepEqual(lines, [
    "1970-01-01T00:00:00.000Z debug engine seen\n",
    "1970-01-01T00:00:00.000Z warn reload seen too\n",
  ]);
});

test("a change of levels applies to existing loggers", () => {
  const { log, lines } = logOf("error");
  const logger = log.logger("request");
  logger.info("not seen");
  log.setLevels(parseLevels("info"));
  logger.info("seen");
  assert.equal(lines.length, 1);
});

test("a value or message with a line feed stays on one line", () => {
  const { log, lines } = logOf("info");
  log.logger("request").info("a\nb", { path: "/x\n2026 forged", status: 200, none: undefined });
  assert.deepEqual(lines, [
    '1970-01-01T00:00:00.000Z info request a\\nb path="/x\\n2026 forged" status=200\n',
  ]);
});

test("a value is quoted unless all of its characters are plain", () => {
  const { log, lines } = logOf("info");
  const fields = { a: "GET", b: "", c: "x y", d: "x=y", e: "é", f: "😀", g: '"', h: "[::1]:80" };
  log.logger("request").info("", fields);
  assert.deepEqual(lines, [
    '1970-01-01T00:00:00.000Z info request a=GET b="" c="x y" d="x=y" e="é" f="😀" g="\\"" h=[::1]:80\n',
  ]);
});

test("json writes one object per line", () => {
  const { log, lines } = logOf("info", "json");
  log.logger("boot").info("ready", { port: 4000 });
  assert.deepEqual(JSON.parse(lines[0] ?? ""), {
    time: "1970-01-01T00:00:00.000Z",
    level: "info",
    scope: "boot",
    message: "ready",
    port: 4000,
  });
});

test("json has a duration as a number, too", () => {
  const { log, lines } = logOf("info", "json");
  log.logger("request").info("", { duration: "12ms" });
  log.logger("request").info("", { duration: "long" });
  const [first, second] = lines.map((line) => JSON.parse(line));
  assert.equal(first.duration, "12ms");
  assert.equal(first.duration_ms, 12);
  assert.equal("duration_ms" in second, false);
});

test("the error names an unknown level", () => {
  assert.throws(() => parseLevels("info,engine=loud"), /'engine=loud' is not a log level/);
});
