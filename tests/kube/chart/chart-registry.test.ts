import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { fileURLToPath } from "node:url";
import { programsOf } from "../../../tools/kube/programs.ts";
import { startOciRegistry } from "../oci-registry.ts";

const CHARTS = fileURLToPath(new URL("../../../charts", import.meta.url));
const CHART = "edge-gateway-standalone";

test("the standalone chart is pulled from an OCI registry by its version", async () => {
  const { helm } = await programsOf("helm");
  await using registry = await startOciRegistry();
  const folder = await mkdtemp(join(tmpdir(), "edge-gateway-registry-"));
  const environment = { ...process.env, HELM_REGISTRY_CONFIG: join(folder, "registry.json") };
  const run = (...args: readonly string[]) =>
    promisify(execFile)(helm, args, { cwd: folder, env: environment });
  const remote = `oci://${new URL(registry.url).host}/charts`;
  try {
    for (const version of ["0.1.0", "0.2.0"]) {
      await run(
        "package",
        join(CHARTS, "standalone"),
        "--version",
        version,
        "--app-version",
        version,
      );
      await run("push", `${CHART}-${version}.tgz`, remote, "--plain-http");
    }
    for (const version of ["0.1.0", "0.2.0"]) {
      const from = ["template", "own", `${remote}/${CHART}`, "--plain-http", "--version", version];
      const { stdout } = await run(...from);
      assert.match(stdout, new RegExp(`image: "?[^"\\n]*/agentgateway:${version}"?\\n`));
    }
    const missing = run("pull", `${remote}/${CHART}`, "--plain-http", "--version", "0.3.0");
    await assert.rejects(missing, /0\.3\.0/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
