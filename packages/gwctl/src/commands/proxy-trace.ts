import { basename } from "node:path";
import type { Arguments } from "../arguments.ts";
import type { Command } from "../command.ts";
import { curlArguments } from "../inject.ts";
import { ADMIN_PORT, portOption } from "../ports.ts";
import { readSavedTrace } from "../saved-trace.ts";
import { UsageError } from "../terminal.ts";
import type { Terminal } from "../terminal.ts";
import { TraceSession } from "../trace-session.ts";
import type { TraceRequest } from "../trace-session.ts";
import { listView, rawView } from "../trace-view.ts";
import { runTraceScreen } from "../ui/trace-screen.ts";
import type { TraceSource } from "../ui/trace-screen.ts";
import { ADMIN_PORT_OPTION, LOCAL } from "./options.ts";

/** `gwctl proxy trace`: the events of the next request, of one that it sends itself, or of a file. */
export const proxyTrace: Command = {
  words: ["proxy", "trace"],
  summary: "Shows what happens to one request.",
  usage: [
    "--local [options]",
    "--local --port PORT [options] -- URL [arguments of curl]",
    "-f FILE [--raw]",
  ],
  options: [
    LOCAL,
    { name: "raw", description: "Prints the records as JSON, one per line." },
    { name: "detail", description: "Also shows what each policy and expression did." },
    {
      name: "port",
      value: "PORT",
      description: "Sends the request to this port of a listener; URL only gives Host and path.",
    },
    { name: "file", short: "f", value: "FILE", description: "Shows a trace that was saved." },
    ADMIN_PORT_OPTION,
  ],
  async run(args, terminal) {
    const { title, source } = sourceOf(args);
    const { openScreen: open } = terminal;
    if (open !== undefined && !args.options.has("raw")) {
      return runTraceScreen({ title, source, terminal, open });
    }
    const view = args.options.has("raw") ? rawView() : listView(terminal.colours);
    return source((event) => terminal.out(view(event)), terminal);
  },
};

interface Titled {
  readonly title: string;
  readonly source: TraceSource;
}

function sourceOf(args: Arguments): Titled {
  const file = args.options.get("file");
  if (file !== undefined) return savedSource(file, args);
  const request = requestOf(args);
  return {
    title: "local",
    source: (show, terminal: Terminal) => new TraceSession(request, show, terminal).run(),
  };
}

function savedSource(file: string, { options, positional, rest }: Arguments): Titled {
  const other = [...options.keys()].find((name) => name !== "file" && name !== "raw");
  if (other !== undefined) throw new UsageError(`--${other} cannot be used with --file`);
  const [argument] = [...positional, ...(rest ?? [])];
  if (argument !== undefined) throw new UsageError(`'${argument}' cannot be used with --file`);
  return {
    title: basename(file),
    source: (show, { interrupted }) => readSavedTrace(file, show, interrupted),
  };
}

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
