import assert from "node:assert/strict";
import { test } from "node:test";
import { loadStandalone } from "@edge-gateway/translate/standalone/load";
import { Drafting } from "../drafting.ts";
import { byField } from "../field-findings.ts";
import type { Values } from "../task.ts";

const TEXT = "gateways: { web: { port: 4000 } }\n";

/** What a form says of its values, by the names of fields. */
function found(kind: string, values: Values): ReadonlyMap<string, readonly string[]> {
  const drafting = new Drafting(kind, { text: TEXT, below: undefined }, "localhost");
  const { text, places } = drafting.write(values);
  const read = { file: "gw.yaml", text, environment: {}, readFile: () => undefined };
  const findings = loadStandalone(read).diagnostics.map(({ suggestion, ...finding }) => ({
    ...finding,
    ...(suggestion === null ? {} : { suggestion }),
  }));
  return byField(findings, places);
}

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
