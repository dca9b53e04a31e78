import assert from "node:assert/strict";
import { before, test } from "node:test";
import { drawFrom } from "@edge-gateway/testkit/arbitraries/towards";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { hasErrors, loadFiles } from "@edge-gateway/translate";
import type { LoadedFiles } from "@edge-gateway/translate";
import { compileProblems } from "./testing/compile-problems.ts";
import { manifestDocuments } from "./testing/manifest-documents.ts";
import { namedObjects } from "./testing/named-objects.ts";
import { repaired } from "./testing/repair.ts";
import { standaloneDocument } from "./testing/standalone-documents.ts";
import type { NamedObjects } from "./testing/standalone-documents.ts";

/**
 * The number of files to try, and five times the number of sets of manifests; `VERDICT_DOCUMENTS=5000` sets
 * this number.
 */
const FILES = Number(process.env["VERDICT_DOCUMENTS"] ?? "60");
const SETS = Math.ceil(FILES / 5);
const SEED = Number(process.env["VERDICT_SEED"] ?? "1");
const MOST_ROUNDS = 40;
/** The minimum number of documents, out of a hundred, that can be repaired. */
const MOST_MENDED = 0.8;
const FEWEST_ROUTES = 2;

let named: NamedObjects;

before(async () => {
  await using authority = await CertificateAuthority.create();
  named = await namedObjects(authority);
});

function load(documents: readonly unknown[]): LoadedFiles {
  const sources = documents.map((document, index) => ({
    file: `${index}.yaml`,
    text: JSON.stringify(document),
  }));
  const options = { together: true, environment: {}, readFile: () => undefined };
  return loadFiles(sources, options);
}

test("every valid file compiles without a problem", () => {
  const draw = drawFrom(SEED);
  let random = SEED;
  const choose = <Value>(values: readonly Value[]): Value | undefined =>
    values[random++ % values.length];
  let mended = 0;
  for (let count = 0; count < FILES; count += 1) {
    let document = standaloneDocument(draw, named);
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const { files, ir } = load([document]);
      if (ir !== undefined) {
        mended += 1;
        assert.deepEqual(compileProblems(ir), [], JSON.stringify(document));
        break;
      }
      const errors = files.flatMap(({ diagnostics }) => diagnostics).filter(isError);
      document = repaired(document, errors, choose);
    }
  }
  assert.ok(mended >= FILES * MOST_MENDED, `${mended} of ${FILES}`);
});

test("every valid set of manifests compiles without a problem", () => {
  const draw = drawFrom(SEED);
  let routes = 0;
  for (let count = 0; count < SETS; count += 1) {
    let documents = manifestDocuments(draw, named);
    for (let { files, ir } = load(documents); ; { files, ir } = load(documents)) {
      if (ir !== undefined) {
        routes += ir.routes.length;
        assert.deepEqual(compileProblems(ir), [], JSON.stringify(documents));
        break;
      }
      documents = documents.filter((_, index) => !hasErrors(files[index]?.diagnostics ?? []));
    }
  }
  assert.ok(routes >= SETS * FEWEST_ROUTES, `${routes} routes`);
});

test("a tunnel to a Unix socket is no problem of the configuration, also for TCP", () => {
  const own = (kind: string, name: string, spec: object) => ({
    ...{ apiVersion: "edgegateway.dev/v1alpha1", kind, metadata: { name }, spec },
  });
  const api = (version: string, kind: string, name: string, spec: object) => ({
    ...{ apiVersion: `gateway.networking.k8s.io/${version}`, kind, metadata: { name }, spec },
  });
  const target = { group: "edgegateway.dev", kind: "EdgeBackend", name: "socket" };
  const { ir } = load([
    api("v1", "Gateway", "web", {
      gatewayClassName: "edge-gateway",
      listeners: [{ name: "tcp", port: 9000, protocol: "TCP" }],
    }),
    own("EdgeBackend", "socket", { static: { unixPath: "/run/app.sock" } }),
    own("EdgePolicy", "through", {
      targetRefs: [target],
      backend: { tunnel: { url: "http://127.0.0.1:1" } },
    }),
    api("v1alpha2", "TCPRoute", "tcp", {
      parentRefs: [{ name: "web" }],
      rules: [{ backendRefs: [target] }],
    }),
  ]);
  assert.equal(ir?.tcpRoutes?.length, 1);
  assert.deepEqual(compileProblems(ir), []);
});

function isError({ severity }: { readonly severity: string }): boolean {
  return severity === "error";
}
