import { parseArgs } from "node:util";
import { VERSION } from "../version.ts";

const USAGE = `Runs Gateways of a Kubernetes cluster: writes their statuses, makes their data planes, and serves them configuration.

Usage:
  edge-gateway-controller
  edge-gateway-controller --version | --help

Its settings are variables of the environment: docs/reference/controller-settings.md. It finds the cluster by KUBECONFIG,
the kubeconfig of its user, or in a pod by the ServiceAccount.

Exit status: 0 when it was told to end, 1 when it has failed, 2 when an argument or a setting is wrong.
`;

const OPTIONS = {
  help: { type: "boolean", short: "h" },
  version: { type: "boolean", short: "V" },
} as const;

/**
 * The text that the arguments ask for; undefined if they ask to run.
 * @throws ArgumentsError for arguments that do not exist
 */
export function textFor(args: readonly string[]): string | undefined {
  const { help, version } = optionsOf(args);
  if (help === true) return USAGE;
  return version === true ? `edge-gateway-controller ${VERSION}\n` : undefined;
}

/** Arguments that the controller does not have. */
export class ArgumentsError extends Error {}

function optionsOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    throw new ArgumentsError(error instanceof Error ? error.message : String(error));
  }
}
