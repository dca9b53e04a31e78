import { noGateway, openAdmin, readObject } from "../admin-client.ts";
import type { Command } from "../command.ts";
import { isObject } from "../mcp/mcp-client.ts";
import { table, textOf } from "../mcp/mcp-text.ts";
import { RESOURCE, TARGET_OPTIONS, atGateway, targetOf } from "../target.ts";
import { UsageError } from "../exit.ts";

const QUESTION = { path: "/mcp/sessions", type: "application/json" } as const;

/** `gwctl mcp sessions`: lists the MCP sessions that a gateway knows, without their ids. */
export const mcpSessions: Command = {
  words: ["mcp", "sessions"],
  summary: "Lists the sessions of MCP clients at a gateway; their ids are not shown.",
  usage: [`[${RESOURCE} | --local] [options]`],
  options: [
    { name: "json", description: "Prints a JSON object for each session, one per line." },
    ...TARGET_OPTIONS,
  ],
  async run(args, terminal) {
    if (args.rest !== undefined) throw new UsageError("no arguments are allowed after --");
    const { interrupted } = terminal;
    await atGateway(targetOf(args), interrupted, async ({ adminPort }) => {
      const { object } = await readObject(await openAdmin(adminPort, QUESTION, terminal));
      const listed: unknown = "sessions" in object ? object.sessions : undefined;
      if (!Array.isArray(listed)) throw noGateway(adminPort);
      const sessions = listed.filter(isObject);
      terminal.out(
        args.options.has("json")
          ? sessions.map((session) => `${JSON.stringify(session)}\n`).join("")
          : table(HEADING, sessions.map(row), "no sessions"),
      );
    });
  },
};

const HEADING = ["SESSION", "BACKEND", "ROUTE", "CLIENT", "TARGETS", "BEGUN"];

function row(session: Readonly<Record<string, unknown>>): readonly string[] {
  const { targets } = session;
  const names = Array.isArray(targets) ? targets.map(textOf).join(" ") : "";
  const [digest, backend, route, client, begun] = [
    ...["digest", "backend", "route", "client", "begun"].map((name) => textOf(session[name])),
  ];
  return [digest ?? "", backend ?? "", route ?? "", client ?? "", names, begun ?? ""];
}
