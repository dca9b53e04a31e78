import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { noGateway, openAdmin, readObject, realmOf } from "../admin-client.ts";
import type { Arguments } from "../arguments.ts";
import type { Command } from "../command.ts";
import { keepSession } from "../sessions.ts";
import { atGateway, targetOf } from "../target.ts";
import { ADMIN_PORT } from "../ports.ts";
import { CommandError, UsageError } from "../exit.ts";
import type { Terminal } from "../ui/terminal.ts";

const PATH = "/api/login";
const TOKEN_VARIABLE = "GWCTL_TOKEN";

/**
 * `gwctl login`: exchanges the token that a gateway has printed for a session, which the other commands use.
 * The token is no argument, because other users of the machine see those.
 */
export const login: Command = {
  words: ["login"],
  summary: "Logs in at a gateway of this machine whose admin server wants a token.",
  usage: ["[options]"],
  options: [
    {
      name: "token-file",
      value: "FILE",
      description: `File with the token, or with the address that the gateway has printed; - is the standard input, which is the default without the variable ${TOKEN_VARIABLE}.`,
    },
    {
      name: "proxy-admin-port",
      value: "PORT",
      description: `Port of the admin server (default ${ADMIN_PORT}).`,
    },
  ],
  async run(args, terminal) {
    const [more] = [...args.positional, ...(args.rest ?? [])];
    if (more !== undefined)
      throw new UsageError(`unexpected argument '${more}': a token is read from a file or a pipe`);
    const token = tokenIn(await readToken(args, terminal));
    if (token === "") throw new CommandError("there is no token: nothing was read");
    await atGateway(targetOf(args), terminal.interrupted, async ({ adminPort }) => {
      const asked = { path: PATH, type: "application/json", body: { token } } as const;
      const response = await openAdmin(adminPort, asked, terminal);
      const realm = realmOf(response);
      const { object } = await readObject(response);
      const session: unknown = "session" in object ? object.session : undefined;
      if (typeof session !== "string") throw noGateway(adminPort);
      if (realm === undefined)
        throw new CommandError(`the admin server at port ${adminPort} wants no login`);
      const file = await keepSession(terminal.environment, realm, session);
      if (file === undefined)
        throw new CommandError("the session cannot be kept: set HOME or XDG_STATE_HOME");
      terminal.out(`logged in at port ${adminPort}; the session is in ${file}\n`);
    });
  },
};

async function readToken({ options }: Arguments, terminal: Terminal): Promise<string> {
  const file = options.get("token-file");
  const fromEnvironment = terminal.environment[TOKEN_VARIABLE];
  if (file === undefined && fromEnvironment !== undefined) return fromEnvironment;
  if (file === undefined && terminal.openScreen !== undefined)
    terminal.err("paste the address that the gateway has printed, and press Enter and Ctrl-D:\n");
  if (file === undefined || file === "-") return text(process.stdin);
  return readFile(file, "utf8").catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new CommandError(`the token cannot be read: ${reason}`, { cause });
  });
}

/** The token in what a person has copied: an address with a token, or the token alone. */
function tokenIn(copied: string): string {
  return URL.parse(copied.trim())?.searchParams.get("token") ?? copied.trim();
}
