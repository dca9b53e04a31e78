import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import type { AdminReplay } from "@edge-gateway/generated/types/index.ts";
import type { Command } from "../command.ts";
import { replayText } from "../text/replay-text.ts";
import { CommandError, UsageError } from "../exit.ts";
import type { Terminal } from "../ui/terminal.ts";

const INDENTATION = 2;

/** `gwctl replay`: decides recorded requests by a configuration, without a gateway and without sending them. */
export const replay: Command = {
  words: ["replay"],
  summary:
    "Says which recorded requests another configuration decides otherwise, and exits with 1 if there are any; nothing is sent.",
  usage: ["FILE --config CONFIGURATION [--json]"],
  options: [
    {
      name: "config",
      value: "CONFIGURATION",
      description: "The configuration: a file, or a file or folder of Kubernetes manifests.",
    },
    { name: "json", description: "Prints a JSON object (`AdminReplay`)." },
  ],
  async run({ options, positional, rest }, terminal) {
    const [file, more] = [...positional, ...(rest ?? [])];
    if (more !== undefined) throw new UsageError(`unexpected argument '${more}'`);
    if (file === undefined)
      throw new UsageError("a file is missing: traces of --raw, or an access log in JSON");
    const config = options.get("config");
    if (config === undefined) throw new UsageError("the new configuration is missing: --config");
    const result = await replayed(file, config, terminal);
    if (result.requests === 0) throw new CommandError(`${file} contains no recorded request`);
    const isJson = options.has("json");
    terminal.out(
      isJson ? `${JSON.stringify(result, undefined, INDENTATION)}\n` : replayText(result),
    );
    const { different, requests } = result;
    if (different > 0)
      throw new CommandError(`${different} of ${requests} requests are decided otherwise`);
  },
};

/** The data plane's code is loaded on demand, because other commands do not need it. */
async function replayed(
  file: string,
  config: string,
  { environment, interrupted: signal }: Terminal,
): Promise<AdminReplay> {
  const { judgeConfiguration } = await import("@edge-gateway/config/reading/judge-configuration");
  const { Replay } = await import("@edge-gateway/snapshot/replay/replay");
  const { ir, files } = judgeConfiguration([config], { environment, isRun: true });
  if (ir === undefined) {
    const errors = files.flatMap(({ diagnostics }) => diagnostics);
    const first = errors.find(({ severity }) => severity === "error");
    throw new CommandError(
      `${config} is not valid: ${first?.message ?? "it has errors"} (gw validate ${config} lists everything)`,
    );
  }
  const replaying = new Replay(ir);
  try {
    const input = createReadStream(file, { signal });
    for await (const line of createInterface({ input, crlfDelay: Infinity })) replaying.line(line);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`cannot read ${file}: ${reason}`, { cause: error });
  }
  return replaying.result;
}
