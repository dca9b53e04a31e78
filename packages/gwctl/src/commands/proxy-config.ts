import { noGateway, openAdmin, readObject } from "../admin-client.ts";
import type { Command } from "../command.ts";
import { RESOURCE, TARGET_OPTIONS, atGateway, targetOf } from "../target.ts";
import { UsageError } from "../exit.ts";

const QUESTION = { path: "/config_dump", type: "application/json" } as const;
const INDENT = 2;

/** `gwctl proxy config`: the configuration that a gateway runs, with its secrets hidden. */
export const proxyConfig: Command = {
  words: ["proxy", "config"],
  summary: "Prints the configuration that a gateway runs, as JSON; secrets are hidden.",
  usage: [`[${RESOURCE} | --local] [options]`],
  options: [...TARGET_OPTIONS],
  async run(args, terminal) {
    if (args.rest !== undefined) throw new UsageError("no arguments are allowed after --");
    const { interrupted } = terminal;
    await atGateway(targetOf(args), interrupted, async ({ adminPort }) => {
      const { object } = await readObject(await openAdmin(adminPort, QUESTION, terminal));
      if (!("config" in object)) throw noGateway(adminPort);
      terminal.out(`${JSON.stringify(object, undefined, INDENT)}\n`);
    });
  },
};
