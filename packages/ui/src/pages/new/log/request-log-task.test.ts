import assert from "node:assert/strict";
import { test } from "node:test";
import { insertAll } from "@edge-gateway/translate/document/write/insert-yaml";
import { loadStandalone } from "@edge-gateway/translate/standalone/load";
import { ConfigText } from "../config-text.ts";
import { requestLogTask } from "./request-log-task.ts";

const GATEWAYS = "gateways:\n  web: { port: 4000 }\n";

test("the log is switched on with what is typed, and the file is valid", () => {
  const values = { file: "requests.db", recordDays: 7 };
  const { insertions } = requestLogTask.write(values, new ConfigText(GATEWAYS));
  const text = insertAll(GATEWAYS, insertions);
  assert.match(text, /requestLog: \{ file: requests\.db, recordDays: 7 \}/);
  const read = { file: "gw.yaml", text, environment: {}, readFile: () => undefined };
  assert.deepEqual(loadStandalone(read).diagnostics, []);
});

test("a database of the gateway takes the log, and no file is asked for", () => {
  const before = `config: { database: { url: "postgres://db.test/edge" } }\n${GATEWAYS}`;
  const config = new ConfigText(before);
  const [{ isAsked } = {}] = requestLogTask.fields;
  assert.equal(isAsked?.({}, config), false);
  const text = insertAll(before, requestLogTask.write({ file: "x.db" }, config).insertions);
  assert.deepEqual(new ConfigText(text).at("config", "requestLog"), {});
});

test("a log that is on already is changed where it is", () => {
  const before = `config: { requestLog: {} }\n${GATEWAYS}`;
  const { insertions, problems } = requestLogTask.write({}, new ConfigText(before));
  assert.deepEqual(insertions, []);
  assert.match(problems?.["recordDays"] ?? "", /is on already/);
});
