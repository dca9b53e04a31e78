import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempDisposable, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { freePort } from "@edge-gateway/testkit/free-port";
import { waitFor } from "@edge-gateway/testkit/wait-for";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const READY = / ready /g;

test("`npm run dev` starts the gateway again when a source has changed, and ends with it", async (context) => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "dev-"));
  const config = join(folder.path, "gw.yaml");
  await writeFile(
    config,
    `config: { workerThreads: 1, adminAddr: "off", statsAddr: "off", readinessAddr: "off" }
gateways: { web: { port: ${await freePort()}, routes: [{ policies: { directResponse: { status: 200 } } }] } }
`,
  );
  const program = spawn(process.execPath, ["tools/dev.mjs", "-f", config], { cwd: ROOT });
  context.after(() => program.kill());
  let output = "";
  for (const stream of [program.stdout, program.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  const starts = (): number => [...output.matchAll(READY)].length;
  // Other tests may change files meanwhile.
  await waitFor("the first start", () => starts() > 0);
  const before = starts();
  const now = new Date();
  await utimes(join(ROOT, "packages/kernel/src/process/version.ts"), now, now);
  await waitFor("the second start", () => starts() > before);
  await waitFor("its reason", () =>
    /^kernel\/src\/process\/version\.ts changed: starting again$/m.test(output),
  );
  program.kill("SIGTERM");
  const [status] = await once(program, "exit");
  assert.equal(status, 0);
});
