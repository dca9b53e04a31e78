import assert from "node:assert/strict";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, test } from "node:test";
import { NO_FACTS } from "../facts/model-facts.ts";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { Notes } from "../chat/notes.ts";
import { CHAT_FORMATS } from "../formats/table.ts";
import { REQUESTS } from "./testing/requests.ts";

/**
 * Converts a request of each format to every other format and compares the result with a golden file;
 * `UPDATE_GOLDENS=1` writes the files, to be reviewed.
 */
const UPDATE = process.env["UPDATE_GOLDENS"] !== undefined;
const FOLDER = fileURLToPath(new URL("./testdata/translations/", import.meta.url));

describe("translations of requests", () => {
  for (const from of CHAT_FORMATS)
    for (const to of CHAT_FORMATS.filter(({ name }) => name !== from.name))
      test(`${from.name} to ${to.name}`, () => {
        const notes = new Notes();
        const request = { ...from.readRequest(REQUESTS[from.name]), model: "model-1" };
        const body = to.writeRequest(request, notes, {
          maxTokens: DEFAULTS.aiBackend.defaultMaxTokens,
          facts: NO_FACTS,
        });
        const found = `${JSON.stringify({ body, notes: notes.list }, undefined, 2)}\n`;
        const file = `${FOLDER}${from.name}-to-${to.name}.json`;
        if (UPDATE) writeFileSync(file, found);
        assert.ok(existsSync(file), `${file} is missing: UPDATE_GOLDENS=1 writes it`);
        assert.equal(found, readFileSync(file, "utf8"));
      });
});
