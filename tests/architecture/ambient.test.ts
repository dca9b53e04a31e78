import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT, sourceFiles } from "./source-files.ts";

/**
 * Ambient inputs: a function that reads them without a parameter cannot be controlled by a test.
 */
const AMBIENT = /\b(Math\.random|performance\.now|Date\.now|process\.env|new Date\(\))/gu;
/**
 * Lines that may name an ambient input: a default of a parameter, the value of a property, a
 * comment.
 */
const PASSED_ON =
  /^\s*(\*|\/\*|\/\/)|(=|:|\?\?) (Math\.random|Date\.now)(?:[,;)}\s]|$)|\(\) => performance\.now\(\)[,;)]/u;

/** Files that may read ambient inputs, each with its reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  "packages/proxy/src/main.ts": "the process begins here and hands its environment on",
  "packages/proxy/src/process/gateway-process.ts": "hands clock and environment to the rest",
  "packages/proxy/src/process/signals.ts":
    "tells a signal that came twice from one that two senders passed on",
  "packages/proxy/src/workers/services.ts": "hands the clock to the services of a worker",
  "packages/proxy/src/workers/clock.ts": "makes the clock that workers share",
  "packages/snapshot/src/compile/in-slices.ts": "gives the event loop its turn after some time",
  "packages/outbound/src/tls/system-roots.ts":
    "OpenSSL finds its roots by the environment of the process",
  "packages/cel/src/functions/chance.ts": "the function random() of expressions",
  "packages/controller/src/main.ts": "the process begins here and hands its environment on",
  "packages/gwctl/src/main.ts": "the process begins here",
  "packages/launcher/src/launch.js": "starts the process with its environment",
};

const SOURCES = sourceFiles().filter(
  (file) =>
    /^(packages\/[^/]+|codegen)\/src\//u.test(file) &&
    !/\.(test|suite)\.ts$|\/testing(\/|\.ts)|^packages\/testkit\//u.test(file),
);

test("clock, randomness and environment are parameters, except in a few files with a reason", () => {
  const found = new Map(SOURCES.map((file) => [file, readsIn(file)]));
  const unexpected = [...found].flatMap(([file, reads]) =>
    file in ALLOWED ? [] : reads.map((read) => `${file}: ${read}`),
  );
  assert.deepEqual(
    unexpected,
    [],
    "take it as a parameter; the process and its workers hand it on",
  );
  const stale = Object.keys(ALLOWED).filter((file) => (found.get(file) ?? []).length === 0);
  assert.deepEqual(stale, [], "remove these files from ALLOWED");
});

function readsIn(file: string): readonly string[] {
  return readFileSync(join(ROOT, file), "utf8")
    .split("\n")
    .flatMap((line, index) =>
      PASSED_ON.test(line)
        ? []
        : [...line.matchAll(AMBIENT)].map(([what]) => `${what} (line ${index + 1})`),
    );
}
