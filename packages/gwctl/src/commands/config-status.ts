import { openAdmin, readText } from "../admin-client.ts";
import type { Command } from "../command.ts";
import { ADMIN_PORT, portOption } from "../ports.ts";

/** `gwctl config status`: which configuration runs, and how the last change of it went. */
export const configStatus: Command = {
  words: ["config", "status"],
  summary: "Shows which configuration runs, and what is wrong with the last change of it.",
  usage: ["[options]"],
  options: [
    {
      name: "proxy-admin-port",
      value: "PORT",
      description: `Port of the admin server (default ${ADMIN_PORT}).`,
    },
  ],
  async run({ options }, terminal) {
    const port = portOption(options, "proxy-admin-port") ?? ADMIN_PORT;
    terminal.out(await readText(await openAdmin(port, "/config/status", terminal.interrupted)));
  },
};
