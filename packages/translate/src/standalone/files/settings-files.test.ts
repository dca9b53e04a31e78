import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { withDefaultsSettings } from "@edge-gateway/generated/defaults/index.ts";
import { loadStandalone } from "../load.ts";
import { withFilesBeside } from "./settings-files.ts";

const SCHEMAS = new URL("../../../../../schemas/standalone/", import.meta.url).pathname;

/** The settings of `*-settings.schema.json` that are paths of files. */
function pathsInSchemas(): readonly string[] {
  return globSync("*-settings.schema.json", { cwd: SCHEMAS }).flatMap((name) => {
    const { properties }: { properties: Record<string, { $ref?: string }> } = JSON.parse(
      readFileSync(`${SCHEMAS}${name}`, "utf8"),
    );
    return Object.entries(properties).flatMap(([property, { $ref }]) =>
      $ref === "file-path.schema.json" ? [`${name.split("-settings")[0]}.${property}`] : [],
    );
  });
}

/** The settings that change, by section and name as their schemas are named. */
function changed(): readonly string[] {
  const settings = withDefaultsSettings({
    database: { file: "x", cacheFile: "x", keyFile: "x" },
    istio: { tokenFile: "x", rootCertificates: "x" },
    llmKeys: { file: "x" },
    mcp: { consentFile: "x" },
    requestLog: { file: "x" },
    xds: { tokenFile: "x", rootCertificates: "x", cacheFile: "x" },
  });
  const all = withFilesBeside(settings, "folder/gw.yaml", new Map());
  const { database, istio, llmKeys, mcp, requestLog = {}, xds } = all;
  const sections = { database, istio, "llm-key": llmKeys, mcp, "request-log": requestLog, xds };
  return Object.entries(sections).flatMap(([section, values]) =>
    Object.entries(values).flatMap(([name, value]) =>
      value === "folder/x" ? [`${section}.${name}`] : [],
    ),
  );
}

test("each path of a file in the settings is relative to the file that contains it", () => {
  assert.deepEqual(changed().toSorted(), pathsInSchemas().toSorted());
});

test("absolute paths, and those of variables, stay as they are", () => {
  const gateways = "{web: {port: 80, routes: [{backends: [{host: 'a:1'}]}]}}";
  const text = `gateways: ${gateways}\nconfig: {llmKeys: {file: keys.json}, mcp: {consentFile: /var/consents.json}}\n`;
  const load = (environment: Record<string, string>) =>
    loadStandalone({ file: "folder/gw.yaml", text, environment, readFile: () => undefined }).ir
      ?.settings;
  assert.equal(load({})?.llmKeys.file, "folder/keys.json");
  assert.equal(load({})?.mcp.consentFile, "/var/consents.json");
});
