import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { programsOf } from "../../tools/kube/programs.ts";
import { schemaLocation } from "../../tools/kube/schemas.ts";
import { exampleResources } from "../resources/examples.ts";
import { handMade } from "../resources/hand-made.ts";

/**
 * kubeconform does not check rules that are expressions, nor uniqueness: the API server checks
 * those.
 */
const FEWEST_REFUSED = 250;

let folder: string;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "edge-gateway-kubeconform-"));
});

after(() => rm(folder, { recursive: true, force: true }));

interface Finding {
  readonly filename: string;
  readonly status: string;
  readonly msg: string;
}

/** The errors that kubeconform reports, by document name; it checks all documents. */
async function findings(
  documents: ReadonlyMap<string, unknown>,
): Promise<ReadonlyMap<string, string>> {
  const { kubeconform } = await programsOf("helm");
  const location = await schemaLocation();
  const own = await mkdtemp(join(folder, "documents-"));
  for (const [name, document] of documents)
    await writeFile(join(own, `${name}.json`), JSON.stringify(document));
  const args = ["-strict", "-output", "json", "-verbose", "-schema-location", location, own];
  const output = await new Promise<string>((resolve) => {
    execFile(kubeconform, args, { maxBuffer: 1 << 26 }, (_error, stdout) => resolve(stdout));
  });
  const resources: readonly Finding[] = JSON.parse(output).resources;
  assert.equal(resources.length, documents.size);
  return new Map(
    resources
      .filter(({ status }) => status !== "statusValid")
      .map(({ filename, msg }) => [filename.slice(own.length + 1, -".json".length), msg]),
  );
}

test("kubeconform accepts every resource written by hand, and every example", async () => {
  const resources = handMade("valid").map(
    ({ kind, name, document }) => [`${kind}-${name}`, document] as const,
  );
  const examples = exampleResources().map(
    ({ file, document }) => [file.replaceAll("/", "-"), document] as const,
  );
  const found = await findings(new Map([...resources, ...examples]));
  assert.deepEqual([...found], []);
});

test("kubeconform refuses documents with a wrong structure", async () => {
  const wrong = handMade("invalid").map(
    ({ kind, name, document }) => [`${kind}-${name}`, document] as const,
  );
  const found = await findings(new Map(wrong));
  assert.ok(found.size >= FEWEST_REFUSED, `${found.size} are refused`);
  assert.match(found.get("EdgeBackend-port-too-large") ?? "", /at .\/spec\/static\/port/);
  assert.match(found.get("EdgeBackend-a2a-without-host") ?? "", /host/);
  assert.match(found.get("EdgePolicy-unknown-policy") ?? "", /rewrite/);
});

test("kubeconform knows the kinds of Kubernetes too", async () => {
  const service = {
    apiVersion: "v1",
    kind: "Service",
    metadata: { name: "api" },
    spec: { ports: [{ port: 80, targetPort: "http" }] },
  };
  const wrong = { ...service, spec: { ports: [{ port: "eighty" }], portz: [] } };
  const found = await findings(new Map(Object.entries({ service, wrong })));
  assert.deepEqual([...found.keys()], ["wrong"]);
  assert.match(found.get("wrong") ?? "", /portz/);
});
