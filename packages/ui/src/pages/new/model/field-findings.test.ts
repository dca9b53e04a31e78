import assert from "node:assert/strict";
import { test } from "node:test";
import { loadStandalone } from "@edge-gateway/translate/standalone/load";
import { Drafting } from "../drafting.ts";
import { byField, lostBy } from "../field-findings.ts";
import type { Values } from "../task.ts";

const TEXT = "gateways: { web: { port: 4000 } }\n";

/** What a form says of its values, by the names of fields. */
function found(
  kind: string,
  values: Values,
  before = TEXT,
): ReadonlyMap<string, readonly string[]> {
  const { findings, places } = judged(kind, values, before);
  return byField(findings, places);
}

function judged(kind: string, values: Values, before: string) {
  const drafting = new Drafting(kind, { text: before, below: undefined }, "localhost");
  const { text, places } = drafting.write(values);
  const read = { file: "gw.yaml", text, environment: {}, readFile: () => undefined };
  const findings = loadStandalone(read).diagnostics.map(({ suggestion, ...finding }) => ({
    ...finding,
    ...(suggestion === null ? {} : { suggestion }),
  }));
  return { findings, places };
}

test("a path whose requests another route receives is a finding of the path", () => {
  const values = { gateway: "web", name: "calc", path: "/mcp", url: "http://127.0.0.1:3001/mcp" };
  const first = new Drafting("mcp", { text: TEXT, below: undefined }, "localhost").write(values);
  const second = { ...values, name: "other" };
  const said = /^Warning: the route `web\/other` receives no request: `web\/calc` receives all/;
  assert.match(found("mcp", second, first.text).get("path")?.join() ?? "", said);
  const { findings, places } = judged("mcp", second, first.text);
  assert.match(lostBy(findings, places), /^the route `web\/other` receives no request/);
  const free = judged("mcp", { ...second, path: "/other" }, first.text);
  assert.equal(lostBy(free.findings, free.places), "");
});

test("a provider without a URL is a finding of the URL", () => {
  for (const provider of ["Custom", "Ollama"]) {
    const fields = found("model", { name: "fast", provider });
    assert.match(fields.get("baseURL")?.join() ?? "", /^baseURL must be set when/, provider);
    assert.equal(fields.get("name"), undefined);
  }
});

test("a path without a slash is a finding of the path", () => {
  const values = { gateway: "web", name: "shop", path: "1", server: "127.0.0.1:3000" };
  assert.match(found("route", values).get("path")?.join() ?? "", /must begin with `\/`/);
  const drafting = new Drafting("route", { text: TEXT, below: undefined }, "localhost");
  for (const path of ["shop", "1"])
    assert.equal(drafting.write({ ...values, path }).tried, undefined, path);
});
