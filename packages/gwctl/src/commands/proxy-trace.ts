import { basename } from "node:path";
import type { Arguments } from "../arguments.ts";
import type { Command } from "../command.ts";
import type { ReachedGateway } from "../cluster/gateway-target.ts";
import { checkInjection, curlArguments } from "../inject.ts";
import type { Injection } from "../inject.ts";
import { portOption } from "../ports.ts";
import { readSavedTrace } from "../saved-trace.ts";
import { RESOURCE, TARGET_OPTIONS, atGateway, targetOf } from "../target.ts";
import { UsageError } from "../exit.ts";
import { TraceSession } from "../trace-session.ts";
import type { ChosenRequests } from "../trace-session.ts";
import { listView, rawView } from "../text/trace-view.ts";
import { runTraceScreen } from "../ui/trace-screen.ts";
import type { TraceSource } from "../ui/trace-screen.ts";

/**
 * `gwctl proxy trace`: shows the events of the next request, of a request that gwctl sends, or of a
 * saved trace.
 */
export const proxyTrace: Command = {
  words: ["proxy", "trace"],
  summary: "Shows what happens to one request.",
  usage: [
    `[${RESOURCE} | --local] [options]`,
    `[${RESOURCE} | --local] --port PORT [options] -- URL [arguments of curl]`,
    "-f FILE [--raw]",
  ],
  options: [
    { name: "raw", description: "Prints the records as JSON, one per line." },
    { name: "detail", description: "Also shows what each policy and expression did." },
    {
      name: "port",
      value: "PORT",
      description: "Sends the request to this listener port; the URL sets only Host and path.",
    },
    {
      name: "filter",
      value: "CEL",
      description:
        "Traces only requests for which this expression is true as they arrive; it reads request, source, destination and env.",
    },
    {
      name: "host",
      value: "HOST",
      description: "Traces only requests for this host; *.a.test stands for all names below.",
    },
    {
      name: "path",
      value: "PREFIX",
      description: "Traces only requests whose path begins with these segments.",
    },
    {
      name: "count",
      value: "COUNT",
      description: "Traces this many requests, one after another; by default 1.",
    },
    {
      name: "file",
      short: "f",
      value: "FILE",
      description: "Shows a saved trace; - is the standard input.",
    },
    ...TARGET_OPTIONS,
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
  const target = targetOf(args);
  const injection = injectionOf(args);
  const chosen = chosenIn(args);
  if (injection !== undefined && chosen.count !== undefined)
    throw new UsageError("--count cannot be used with a URL, which is one request");
  return {
    title: target.title,
    source: (show, terminal) =>
      atGateway(target, terminal.interrupted, async (gateway) => {
        const curl = injection && (await curlTo(gateway, injection));
        const { adminPort, part } = gateway;
        const request = { adminPort, part, detail: args.options.has("detail"), curl, chosen };
        await new TraceSession(request, show, terminal).run();
      }),
  };
}

/** The requests that the options choose. */
function chosenIn({ options }: Arguments): ChosenRequests {
  const count = options.get("count");
  if (count !== undefined && !/^[1-9]\d*$/.test(count))
    throw new UsageError(`--count must be a number of requests, not '${count}'`);
  return {
    filter: options.get("filter"),
    host: options.get("host"),
    pathPrefix: options.get("path"),
    count: count === undefined ? undefined : Number(count),
  };
}

async function curlTo(gateway: ReachedGateway, injection: Injection): Promise<readonly string[]> {
  return curlArguments({ ...injection, port: await gateway.listenerPort(injection.port) });
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

function injectionOf({ options, rest }: Arguments): Injection | undefined {
  const port = portOption(options, "port");
  if (port === undefined && rest === undefined) return undefined;
  const [url, ...args] = rest ?? [];
  if (port === undefined) throw new UsageError("a URL needs --port PORT, the port of a listener");
  if (url === undefined) throw new UsageError("--port needs a request to send: --port PORT -- URL");
  checkInjection({ url, args, port });
  return { url, args, port };
}
