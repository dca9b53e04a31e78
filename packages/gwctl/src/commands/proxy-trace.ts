import type { Arguments } from "../arguments.ts";
import type { Command } from "../command.ts";
import { curlArguments } from "../inject.ts";
import { ADMIN_PORT, portOption } from "../ports.ts";
import { UsageError } from "../terminal.ts";
import { TraceSession } from "../trace-session.ts";
import type { TraceRequest } from "../trace-session.ts";
import { listView, rawView } from "../trace-view.ts";
import { ADMIN_PORT_OPTION, LOCAL } from "./options.ts";

/** `gwctl proxy trace`: the events of the next request, or of one that it sends itself. */
export const proxyTrace: Command = {
  words: ["proxy", "trace"],
  summary: "Shows what happens to one request.",
  usage: ["--local [options]", "--local --port PORT [options] -- URL [arguments of curl]"],
  options: [
    LOCAL,
    { name: "raw", description: "Prints the records as JSON, one per line." },
    { name: "detail", description: "Also shows what each policy and expression did." },
    {
      name: "port",
      value: "PORT",
      description: "Sends the request to this port of a listener; URL only gives Host and path.",
    },
    ADMIN_PORT_OPTION,
  ],
  async run(args, terminal) {
    const view = args.options.has("raw") ? rawView() : listView(terminal.colours);
    await new TraceSession(requestOf(args), view, terminal).run();
  },
};

function requestOf(args: Arguments): TraceRequest {
  const { options, positional } = args;
  const [resource] = positional;
  if (!options.has("local")) {
    const what = resource === undefined ? "a gateway of a cluster" : `'${resource}'`;
    throw new UsageError(
      `${what} cannot be traced: this build has no cluster mode; use --local for a gateway on this machine`,
    );
  }
  if (resource !== undefined) {
    throw new UsageError(`--local takes no name, but got '${resource}'; a URL comes behind --`);
  }
  return {
    adminPort: portOption(options, ADMIN_PORT_OPTION.name) ?? ADMIN_PORT,
    detail: options.has("detail"),
    curl: curlOf(args),
  };
}

function curlOf({ options, rest }: Arguments): readonly string[] | undefined {
  const port = portOption(options, "port");
  if (port === undefined && rest === undefined) return undefined;
  const [url, ...args] = rest ?? [];
  if (port === undefined) throw new UsageError("a URL needs --port PORT, the port of a listener");
  if (url === undefined) throw new UsageError("--port needs a request to send: --port PORT -- URL");
  return curlArguments({ url, args, port });
}
