import { existsSync } from "node:fs";
import { join } from "node:path";
import { installNodePackage } from "../../../tools/node-package.ts";
import { installPythonPackage } from "../../../tools/python-package.ts";
import type { Command } from "../processes.ts";
import { CACHE, type Progress, pinnedNode } from "../tools.ts";

const PORTKEY = { name: "@portkey-ai/gateway", version: "1.15.2" };
const LITELLM = { distribution: "litellm[proxy]", version: "1.106.2", withDependencies: true };

/** A key that LiteLLM accepts; it refuses weak ones. */
export const LITELLM_KEY = "sk-bench-4f1c0a77d2b94e6f";

export const PEER_VERSIONS = { portkey: PORTKEY.version, litellm: LITELLM.version };

/** The command that starts Portkey's gateway on a port; installs the gateway if it is missing. */
export async function portkey(progress: Progress): Promise<(port: number) => Command> {
  const target = join(CACHE, `portkey-${PORTKEY.version}`);
  if (!existsSync(target)) progress(`installing ${PORTKEY.name} ${PORTKEY.version}`);
  await installNodePackage(PORTKEY, target);
  const entry = join(target, "node_modules", PORTKEY.name, "build/start-server.js");
  return (port) => ({ program: pinnedNode(), args: [entry, `--port=${port}`, "--headless"] });
}

/**
 * The command that starts LiteLLM's proxy with a configuration; installs the proxy if it is
 * missing.
 */
export async function litellm(
  progress: Progress,
): Promise<(file: string, port: number) => Command> {
  const target = join(CACHE, `litellm-${LITELLM.version}`);
  if (!existsSync(target)) progress(`installing ${LITELLM.distribution} ${LITELLM.version}`);
  await installPythonPackage(LITELLM, target);
  const environment = [
    `PYTHONPATH=${target}`,
    "LITELLM_LOCAL_MODEL_COST_MAP=True",
    `LITELLM_MASTER_KEY=${LITELLM_KEY}`,
    "LITELLM_LOG=ERROR",
  ];
  const program = ["python3", join(target, "bin/litellm")];
  return (file, port) => ({
    program: "env",
    args: [
      ...environment,
      ...program,
      ...["--config", file, "--host", "127.0.0.1", "--port", String(port), "--num_workers", "1"],
    ],
  });
}
