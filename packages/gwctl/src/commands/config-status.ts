import { noGateway, openAdmin, readObject } from "../admin-client.ts";
import type { Command } from "../command.ts";
import { ADMIN_PORT, portOption } from "../ports.ts";
import { UsageError } from "../terminal.ts";
import { ADMIN_PORT_OPTION, LOCAL } from "./options.ts";

const QUESTION = { path: "/config/status", type: "application/json" } as const;

/** `gwctl config status`: which configuration runs, and how the last change of it went. */
export const configStatus: Command = {
  words: ["config", "status"],
  summary: "Shows which configuration runs, and what is wrong with the last change of it.",
  usage: ["[--local] [options]"],
  options: [LOCAL, ADMIN_PORT_OPTION],
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
    if (!("generation" in object)) throw noGateway(port);
    terminal.out(text);
  },
};
