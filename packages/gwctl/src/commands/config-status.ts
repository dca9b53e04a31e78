import { noGateway, openAdmin, readObject } from "../admin-client.ts";
import type { Command } from "../command.ts";
import { readStatus, statusText } from "../text/config-status-text.ts";
import { RESOURCE, TARGET_OPTIONS, atGateway, targetOf } from "../target.ts";
import { CommandError, UsageError } from "../exit.ts";

const QUESTION = { path: "/config/status", type: "application/json" } as const;

/**
 * `gwctl config status`: shows the running configuration and the result of its latest change; fails
 * while that change is refused.
 */
export const configStatus: Command = {
  words: ["config", "status"],
  summary: "Shows which configuration runs; fails and says why while the newest change is refused.",
  usage: [`[${RESOURCE} | --local] [options]`],
  options: [
    { name: "json", description: "Prints the status as JSON, as the gateway sends it." },
    ...TARGET_OPTIONS,
  ],
  async run(args, terminal) {
    if (args.rest !== undefined) throw new UsageError("no arguments are allowed after --");
    const { interrupted } = terminal;
    await atGateway(targetOf(args), interrupted, async ({ adminPort }) => {
      const response = await openAdmin(adminPort, QUESTION, terminal);
      const { text, object } = await readObject(response);
      const status = readStatus(object);
      if (status === undefined) throw noGateway(adminPort);
      terminal.out(args.options.has("json") ? text : statusText(status));
      if (status.isRefused) throw new CommandError("the newest change is refused");
    });
  },
};
