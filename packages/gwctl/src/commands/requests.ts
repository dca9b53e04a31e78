import type { IncomingMessage } from "node:http";
import { createInterface } from "node:readline";
import type { AdminRequestPage, AdminRequestRecord } from "@edge-gateway/generated/types/index.ts";
import { openAdmin, type AdminQuestion } from "../admin-client.ts";
import type { Arguments, Option } from "../arguments.ts";
import type { Command } from "../command.ts";
import { UsageError } from "../exit.ts";
import { requestLine } from "../text/request-text.ts";
import { RESOURCE, TARGET_OPTIONS, atGateway, targetOf } from "../target.ts";
import type { Terminal } from "../ui/terminal.ts";

const USAGE = [`[${RESOURCE} | --local] [options]`];
const DATA = "data: ";
const JSON_OPTION: Option = {
  name: "json",
  description: "Prints a JSON document for each record.",
};
const FILTERS: readonly Option[] = [
  { name: "kind", value: "KIND", description: "Model, Mcp, Refusal or Http." },
  { name: "key", value: "NAME", description: "The name of the client's key." },
  { name: "user", value: "NAME", description: "The user." },
  { name: "team", value: "NAME", description: "The team of the key." },
  { name: "model", value: "NAME", description: "The model that the provider was asked for." },
  { name: "provider", value: "NAME", description: "The provider." },
  { name: "route", value: "NAME", description: "The route." },
  { name: "status", value: "STATUS", description: "A status such as 429, or a class such as 5xx." },
  { name: "error", value: "TEXT", description: "A part of the text of the error." },
  { name: "trace", value: "ID", description: "The id of the trace." },
];
const TIMES: readonly Option[] = [
  { name: "from", value: "TIME", description: "The earliest time, or a duration such as 24h." },
  { name: "to", value: "TIME", description: "The end, which is excluded." },
];

/** Asks for something of the log, and hands the response over while the gateway can be reached. */
async function ask(
  args: Arguments,
  terminal: Terminal,
  {
    path,
    type,
    options,
  }: Pick<AdminQuestion, "path" | "type"> & { readonly options: readonly Option[] },
  read: (response: IncomingMessage) => Promise<void>,
): Promise<void> {
  if (args.rest !== undefined) throw new UsageError("no arguments are allowed after --");
  const query = new URLSearchParams();
  for (const { name } of options) {
    const value = args.options.get(name);
    if (value !== undefined) query.set(name, value);
  }
  await atGateway(targetOf(args), terminal.interrupted, async ({ adminPort }) => {
    const question = { path: `/api/requests${path}?${query.toString()}`, type } as const;
    await read(await openAdmin(adminPort, question, terminal));
  });
}

function shown(args: Arguments, record: AdminRequestRecord): string {
  return args.options.has("json") ? `${JSON.stringify(record)}\n` : requestLine(record);
}

const LIMIT: Option = {
  name: "limit",
  value: "NUMBER",
  description: "Records of a page (default: 100).",
};
const AFTER: Option = {
  name: "after",
  value: "PLACE",
  description: "Continues an earlier search.",
};

/** `gwctl requests`: searches the log of requests. */
const search: Command = {
  words: ["requests"],
  summary: "Searches the log of requests, the newest first.",
  usage: USAGE,
  options: [...FILTERS, ...TIMES, LIMIT, AFTER, JSON_OPTION, ...TARGET_OPTIONS],
  async run(args, terminal) {
    const options = [...FILTERS, ...TIMES, LIMIT, AFTER];
    const question = { path: "", type: "application/json", options } as const;
    await ask(args, terminal, question, async (response) => {
      let text = "";
      for await (const chunk of response.setEncoding("utf8")) text += String(chunk);
      // The gateway writes responses by their schema.
      const page: AdminRequestPage = JSON.parse(text);
      for (const record of page.records) terminal.out(shown(args, record));
      if (page.next !== undefined) terminal.err(`older records: --after ${page.next}\n`);
    });
  },
};

/** `gwctl requests tail`: prints records as they are written. */
const tail: Command = {
  words: ["requests", "tail"],
  summary: "Prints records as the gateway writes them to the log of requests.",
  usage: USAGE,
  options: [...FILTERS, JSON_OPTION, ...TARGET_OPTIONS],
  async run(args, terminal) {
    const question = { path: "/tail", type: "text/event-stream", options: FILTERS } as const;
    await ask(args, terminal, question, async (response) => {
      for await (const line of createInterface({ input: response }))
        if (line.startsWith(DATA)) terminal.out(shown(args, JSON.parse(line.slice(DATA.length))));
    });
  },
};

/** `gwctl requests export`: prints all records of a search. */
const exported: Command = {
  words: ["requests", "export"],
  summary: "Prints all records of a search in the log of requests, one JSON document a line.",
  usage: USAGE,
  options: [
    ...FILTERS,
    ...TIMES,
    { name: "csv", description: "Prints a table with a column for each field." },
    ...TARGET_OPTIONS,
  ],
  async run(args, terminal) {
    const isTable = args.options.has("csv");
    const question = {
      path: isTable ? "/export.csv" : "/export.jsonl",
      type: isTable ? "text/csv" : "application/jsonl",
      options: [...FILTERS, ...TIMES],
    } as const;
    await ask(args, terminal, question, async (response) => {
      for await (const chunk of response.setEncoding("utf8")) terminal.out(String(chunk));
    });
  },
};

/** Commands with more words come first. */
export const requests: readonly Command[] = [tail, exported, search];
