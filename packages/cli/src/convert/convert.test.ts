import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import type { Terminal } from "@edge-gateway/config/command/terminal";
import { convertRequest, type ConversionOrder } from "./convert-request.ts";
import { importCatalog } from "./import-catalog.ts";

let folder = "";

before(() => {
  folder = mkdtempSync(join(tmpdir(), "convert-"));
});

after(() => rmSync(folder, { recursive: true }));

function run(command: (terminal: Terminal) => number) {
  let out = "";
  let err = "";
  const terminal = {
    out: (text: string) => (out += text),
    err: (text: string) => (err += text),
    colours: false,
  };
  return { status: command(terminal), out, err };
}

function written(name: string, value: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, typeof value === "string" ? value : JSON.stringify(value));
  return file;
}

const CHAT = { model: "m", messages: [{ role: "user", content: "Hi" }] };

function convert(body: unknown, order: Partial<ConversionOrder>) {
  const file = written("request.json", body);
  const usual = { from: "chat-completions", to: "anthropic", model: undefined };
  return run((terminal) =>
    convertRequest({ file, ...usual, strict: false, json: false, ...order }, terminal),
  );
}

test("the request to the provider is shown, with the parts that were lost", () => {
  const { status, out, err } = convert({ ...CHAT, seed: 3 }, {});
  assert.equal(status, 0);
  const [head = "", body = ""] = out.split("\n\n");
  assert.match(
    head,
    /^POST https:\/\/api\.anthropic\.com\/v1\/messages\ncontent-type: application\/json\nanthropic-version: /,
  );
  const { model, messages } = JSON.parse(body);
  assert.equal(model, "m");
  assert.deepEqual(messages, [{ role: "user", content: [{ type: "text", text: "Hi" }] }]);
  assert.match(err, /^dropped \/seed: /);
});

test("a loss fails a strict conversion, and no request is shown", () => {
  const lossy = convert({ ...CHAT, seed: 3 }, { strict: true });
  assert.equal(lossy.status, 1);
  assert.equal(lossy.out, "");
  assert.match(lossy.err, /--strict is set/);
  assert.equal(convert(CHAT, { strict: true }).status, 0);
});

test("a request already in the provider's format changes only its model", () => {
  const same = convert({ ...CHAT, unknown: [1] }, { to: "chat-completions", json: true });
  assert.deepEqual(JSON.parse(same.out).body, { ...CHAT, unknown: [1] });
  const other = convert(CHAT, { to: "openai", model: "gpt-5", json: true });
  assert.equal(JSON.parse(other.out).body.model, "gpt-5");
  assert.deepEqual(JSON.parse(other.out).notes, []);
});

test("a format with the model in its path needs --model", () => {
  const body = { contents: [{ role: "user", parts: [{ text: "Hi" }] }] };
  const converted = convert(body, {
    from: "gemini",
    to: "bedrock",
    model: "amazon.nova",
    json: true,
  });
  assert.equal(converted.status, 0, converted.err);
  assert.match(JSON.parse(converted.out).url, /\/model\/amazon\.nova\/converse$/);
  assert.match(convert(body, { from: "gemini", to: "bedrock" }).err, /no model is named/);
});

test("input that cannot be converted is reported", () => {
  assert.match(
    convert(CHAT, { from: "mesages" }).err,
    /unknown format mesages; did you mean messages\?/,
  );
  assert.match(convert(CHAT, { to: "nobody" }).err, /must be one of openai, anthropic/);
  assert.match(convert("{", {}).err, /is not JSON/);
  assert.match(convert([], {}).err, /not a JSON object/);
  assert.match(convert({ messages: [] }, {}).err, /the request is refused/);
  const file = join(folder, "absent.json");
  assert.equal(convert(CHAT, { file }).status, 2);
});

test("a models.dev file becomes a catalogue", () => {
  const cost = { input: 1.25, output: 10 };
  const file = written("api.json", { openai: { models: { "gpt-5": { cost } } } });
  const { status, out, err } = run((terminal) => importCatalog(file, terminal));
  assert.equal(status, 0);
  const rates = { input: "1.25", output: "10" };
  assert.deepEqual(JSON.parse(out), { providers: { openai: { models: { "gpt-5": { rates } } } } });
  assert.equal(err, "1 models of 1 providers; 0 notes\n");
  const other = written("other.json", []);
  assert.match(
    run((terminal) => importCatalog(other, terminal)).err,
    /is not an api.json of models.dev/,
  );
});
