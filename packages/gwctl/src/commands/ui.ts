import { spawn } from "node:child_process";
import { once } from "node:events";
import { noGateway, openAdmin, readObject } from "../admin-client.ts";
import type { Command } from "../command.ts";
import { readStatus } from "../text/config-status-text.ts";
import { RESOURCE, TARGET_OPTIONS, atGateway, targetOf } from "../target.ts";
import { UsageError } from "../exit.ts";
import type { Terminal } from "../ui/terminal.ts";

const QUESTION = { path: "/config/status", type: "application/json" } as const;

/** The program of each system that opens an address in the user's browser. */
const OPENERS: Partial<Record<NodeJS.Platform, string>> = {
  darwin: "open",
  linux: "xdg-open",
  win32: "explorer",
};

/**
 * `gwctl ui`: opens the admin UI of a gateway; one in a cluster is reached through the API server until the
 * command is interrupted.
 */
export const ui: Command = {
  words: ["ui"],
  summary: "Opens the admin UI of a gateway in the browser; in a cluster until it is interrupted.",
  usage: [`[${RESOURCE} | --local] [options]`],
  options: [
    { name: "no-open", description: "Prints the address alone, and opens no browser." },
    ...TARGET_OPTIONS,
  ],
  async run(args, terminal) {
    if (args.rest !== undefined) throw new UsageError("no arguments are allowed after --");
    const { interrupted } = terminal;
    const target = targetOf(args);
    await atGateway(target, interrupted, async ({ adminPort, part }) => {
      const { object } = await readObject(await openAdmin(adminPort, QUESTION, terminal));
      if (readStatus(object) === undefined) throw noGateway(adminPort);
      const address = `http://127.0.0.1:${adminPort}/ui`;
      terminal.out(`${address}\n`);
      if (part !== undefined) terminal.err(`this is the UI of ${part}\n`);
      if (terminal.openScreen !== undefined && !args.options.has("no-open"))
        openBrowser(address, terminal);
      if (target.kind === "local") return;
      terminal.err("the page can be reached until you press Ctrl-C\n");
      if (!interrupted.aborted) await once(interrupted, "abort");
    });
  },
};

/** The address is on the screen already, so a browser that cannot be opened is no failure. */
function openBrowser(address: string, terminal: Terminal): void {
  const opener = OPENERS[process.platform];
  if (opener === undefined) return;
  const child = spawn(opener, [address], { stdio: "ignore", detached: true });
  child.on("error", () => terminal.err("no browser could be opened: open the address yourself\n"));
  child.unref();
}
