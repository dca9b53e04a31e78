import assert from "node:assert/strict";
import { test } from "node:test";
import { parseCommandLine } from "./command-line.ts";

function parse(line: string) {
  return parseCommandLine(line.split(" ").filter((word) => word !== ""));
}

/** The error message for invalid arguments. */
function mistakeOf(line: string): string {
  const parsed = parse(line);
  assert.equal(parsed.kind, "mistake", line);
  return parsed.kind === "mistake" ? parsed.message : "";
}

test("gw -f runs a file", () => {
  const run = { kind: "run", file: "a.yaml" };
  for (const line of ["-f a.yaml", "-fa.yaml", "--file a.yaml", "--file=a.yaml"])
    assert.deepEqual(parse(line), run, line);
  assert.deepEqual(parse("-f -"), { kind: "run", file: "-" });
});

test("gw alone and gw new begin with a first configuration", () => {
  const first = { kind: "begin", file: "gateway.yaml", port: 4000 };
  assert.deepEqual(parse(""), { ...first, mayExist: true });
  assert.deepEqual(parse("new"), { ...first, mayExist: false });
  const other = { ...first, file: "a.yaml", port: 81, mayExist: false };
  assert.deepEqual(parse("new a.yaml --port 81"), other);
  assert.match(mistakeOf("new --port abc"), /--port needs a port, such as 4000/);
  for (const line of ["new a b", "new -f a", "new --json", "--port 1", "-f a --port 1"])
    assert.notEqual(mistakeOf(line), "", line);
});

test("--validate-only validates a file as it would run", () => {
  assert.deepEqual(parse("--validate-only -f a.yaml"), {
    kind: "validate",
    paths: ["a.yaml"],
    format: "text",
    strict: false,
    isRun: true,
  });
  assert.deepEqual(parse("-f a.yaml --validate-only --offline --json"), {
    kind: "validate",
    paths: ["a.yaml"],
    format: "json",
    strict: false,
    isRun: true,
  });
});

test("several paths are validated", () => {
  assert.deepEqual(parse("validate a.yaml b --json"), {
    kind: "validate",
    paths: ["a.yaml", "b"],
    format: "json",
    strict: false,
    isRun: false,
  });
  assert.deepEqual(parse("validate -- --odd --strict"), {
    kind: "validate",
    paths: ["--odd", "--strict"],
    format: "text",
    strict: false,
    isRun: false,
  });
});

test("findings can be written in each known format", () => {
  const expected = { kind: "validate", paths: ["a"], format: "sarif", strict: true };
  const validate = { ...expected, isRun: false };
  assert.deepEqual(parse("validate a --format sarif --strict"), validate);
  const only = { ...expected, isRun: true };
  assert.deepEqual(parse("--validate-only -f a --format=sarif --strict"), only);
  assert.equal(mistakeOf("validate a --format sarf"), "unknown format sarf; did you mean sarif?");
  assert.equal(
    mistakeOf("validate a --format pdf"),
    "unknown format pdf: it must be one of text, json, sarif, github, junit",
  );
  assert.match(mistakeOf("validate a --format"), /needs one of text, json/);
  assert.match(mistakeOf("validate a --json --format junit"), /exclude each other/);
});

test("properties and routes are explained", () => {
  assert.deepEqual(parse("explain trafficPolicies.cors"), {
    kind: "explain-property",
    path: "trafficPolicies.cors",
    json: false,
  });
  assert.deepEqual(parse("explain -f a.yaml web/api --json"), {
    kind: "explain-route",
    file: "a.yaml",
    route: "web/api",
    json: true,
  });
  assert.notEqual(mistakeOf("explain"), "");
  assert.notEqual(mistakeOf("explain a b"), "");
});

test("help and version take precedence", () => {
  assert.deepEqual(parse("--help"), { kind: "help" });
  assert.deepEqual(parse("validate -h"), { kind: "help", command: "validate" });
  assert.deepEqual(parse("nothing -h"), { kind: "help" });
  assert.deepEqual(parse("-V -f a"), { kind: "version" });
});

test("an unknown option is refused with the most similar one", () => {
  assert.equal(
    mistakeOf("--validat-only -f a"),
    "unknown option --validat-only; did you mean --validate-only?",
  );
  assert.equal(
    mistakeOf("--validate -f a"),
    "unknown option --validate; did you mean --validate-only?",
  );
  assert.equal(mistakeOf("-x"), "unknown option -x");
  assert.equal(mistakeOf("--toString"), "unknown option --toString");
});

test("an unknown command is refused", () => {
  assert.equal(mistakeOf("valdate a"), "unknown command valdate; did you mean validate?");
  assert.equal(mistakeOf("version"), "unknown command version; did you mean --version?");
  assert.equal(mistakeOf("a.yaml"), "unknown command a.yaml; a configuration is given by -f");
});

test("conflicting options are refused", () => {
  for (const line of [
    "-f",
    "--file=",
    "-f a -f b",
    "validate",
    "-f a --json",
    "-f a --offline",
    "-f a --strict",
    "-f a --format json",
    "--json=1 -f a",
  ]) {
    assert.notEqual(mistakeOf(line), "", line);
  }
});

test("a catalogue is imported, and a request converted", () => {
  assert.deepEqual(parse("catalog import api.json"), { kind: "catalog-import", file: "api.json" });
  assert.match(mistakeOf("catalog"), /gw catalog import api.json/);
  assert.match(mistakeOf("catalog export a"), /catalog takes import/);
  assert.deepEqual(parse("llm convert -f a.json --to anthropic --strict"), {
    kind: "llm-convert",
    file: "a.json",
    from: "chat-completions",
    to: "anthropic",
    model: undefined,
    strict: true,
    json: false,
  });
  assert.match(mistakeOf("llm convert -f a.json"), /needs --to/);
  assert.match(mistakeOf("llm -f a.json"), /llm takes convert/);
  assert.match(mistakeOf("-f a.yaml --to anthropic"), /can only be used with llm convert/);
  const order = { kind: "import", file: "c.yaml", from: "litellm", strict: false };
  assert.deepEqual(parse("import --from litellm c.yaml"), order);
  assert.match(mistakeOf("import c.yaml"), /import takes --from/);
});
