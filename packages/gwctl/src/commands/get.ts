import type { Arguments } from "../arguments.ts";
import type { Command } from "../command.ts";
import { CLUSTER_OPTIONS, accessOptions } from "../target.ts";
import { CommandError, UsageError } from "../exit.ts";

/**
 * `gwctl get`: lists the resources of gateways with their problems; fails if there is any problem.
 */
export const get: Command = {
  words: ["get"],
  summary:
    "Lists the resources of gateways in a cluster with their problems; fails while there are any.",
  usage: ["[KIND[/NAME]] [options]"],
  options: [
    ...CLUSTER_OPTIONS,
    { name: "all-namespaces", short: "A", description: "The resources of every namespace." },
    { name: "problems", description: "Only resources with a problem." },
    { name: "json", description: "Prints a JSON object for each resource, one per line." },
  ],
  async run({ options, positional, rest }, terminal) {
    const { kind, name } = wantedOf({ options, positional, rest });
    // The Kubernetes library is loaded on demand, because it is large and other commands do not
    // need it.
    const { listResources } = await import("../cluster/resource-list.ts");
    const { listText } = await import("../cluster/resource-text.ts");
    const isEverywhere = options.has("all-namespaces");
    const query = { ...accessOptions(options), kind, name, isEverywhere };
    const { resources: all, forbidden } = await listResources(query, terminal.interrupted);
    if (forbidden.length > 0)
      terminal.err(`not listed, because the API server forbids it: ${forbidden.join(", ")}\n`);
    if (name !== undefined && all.length === 0)
      throw new CommandError(`there is no ${kind}/${name}`);
    const bad = all.filter(({ state }) => state === "problem");
    const shown = options.has("problems") ? bad : all;
    terminal.out(
      options.has("json")
        ? shown.map((one) => `${JSON.stringify(one)}\n`).join("")
        : listText(shown, terminal.colours),
    );
    if (bad.length > 0) {
      throw new CommandError(`${bad.length} of ${all.length} resources have a problem`);
    }
  },
};

interface Wanted {
  /** The kind as the user wrote it; undefined means every kind. */
  readonly kind: string | undefined;
  readonly name: string | undefined;
}

function wantedOf({ options, positional, rest }: Arguments): Wanted {
  const [argument, more] = [...positional, ...(rest ?? [])];
  if (more !== undefined) throw new UsageError(`unexpected argument '${more}'`);
  if (options.has("all-namespaces") && options.has("namespace")) {
    throw new UsageError("--namespace cannot be used with --all-namespaces");
  }
  const [kind, name, ...parts] = argument?.split("/") ?? [];
  if (parts.length > 0 || kind === "" || name === "") {
    throw new UsageError(
      `'${argument}' is not a resource: use KIND or KIND/NAME, e.g. httproute/shop`,
    );
  }
  return { kind, name };
}
