import assert from "node:assert/strict";
import { test } from "node:test";
import { loadFiles } from "./load-files.ts";

const MANIFEST = "apiVersion: v1\nkind: Namespace\nmetadata: { name: a }\n";
const STANDALONE = "gateways: { web: { port: 80 } }\n";

/** The findings by file about files that one process runs together. */
function said(
  texts: Readonly<Record<string, string>>,
): Readonly<Record<string, readonly string[]>> {
  const sources = Object.entries(texts).map(([file, text]) => ({ file, text, isFound: true }));
  const options = { together: true, environment: {}, readFile: () => undefined };
  const { files } = loadFiles(sources, options);
  return Object.fromEntries(
    files.map(({ file, diagnostics }) => [
      file,
      diagnostics.filter(({ severity }) => severity === "error").map(({ message }) => message),
    ]),
  );
}

test("a standalone configuration beside manifests is refused", () => {
  const { "a.yaml": manifest, "b.yaml": standalone } = said({
    "a.yaml": MANIFEST,
    "b.yaml": STANDALONE,
  });
  assert.deepEqual(manifest, []);
  assert.match(standalone?.join("\n") ?? "", /must be the only file/);
});

test("a file beside manifests that is not YAML has that error alone", () => {
  const { "b.yaml": broken = [] } = said({ "a.yaml": MANIFEST, "b.yaml": "hello: [" });
  assert.equal(broken.length, 1);
  assert.match(broken.join("\n"), /`\[` is not closed/);
});
