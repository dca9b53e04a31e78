import { noGateway, openAdmin, readObject } from "../admin-client.ts";
import type { Command } from "../command.ts";
import { readStatus, statusText } from "../config-status-text.ts";
import { ADMIN_PORT, portOption } from "../ports.ts";
import { CommandError, UsageError } from "../terminal.ts";
import { ADMIN_PORT_OPTION, LOCAL } from "./options.ts";

const QUESTION = { path: "/config/status", type: "application/json" } as const;

/** `gwctl config status`: which configuration runs, and how the last change of it went; fails while that is refused. */
export const configStatus: Command = {
  words: ["config", "status"],
  summary: "Shows which configuration runs; fails and says why while the newest change is refused.",
  usage: ["[--local] [options]"],
  options: [
    LOCAL,
    { name: "json", description: "Prints the status as JSON, as the gateway gives it." },
    ADMIN_PORT_OPTION,
  ],
  async run({ options, positional, rest }, terminal) {
    const [argument] = [...positional, ...(rest ?? [])];
    if (argument !== undefined) {
      throw new UsageError(
        `'${argument}' is too much: the status is that of a gateway on this machine`,
      );
    }
    const port = portOption(options, ADMIN_PORT_OPTION.name) ?? ADMIN_PORT;
    const response = await openAdmin(port, QUESTION, terminal.interrupted);
    const { text, object } = await readObject(response);
    const status = readStatus(object);
    if (status === undefined) throw noGateway(port);
    terminal.out(options.has("json") ? text : statusText(status));
    if (status.isRefused) throw new CommandError("the newest change is refused");
  },
};
