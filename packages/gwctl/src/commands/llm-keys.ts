import { openAdmin, readObject } from "../admin-client.ts";
import type { AdminQuestion } from "../admin-client.ts";
import { RIGHT_OPTIONS, keyEdits, rightsOf } from "./llm-key-edits.ts";
import type { Arguments, Option } from "../arguments.ts";
import type { Command } from "../command.ts";
import { budgetsText, keysText, madeText } from "../text/key-text.ts";
import { RESOURCE, TARGET_OPTIONS, atGateway, targetOf } from "../target.ts";
import { UsageError } from "../exit.ts";
import type { Terminal } from "../ui/terminal.ts";

const USAGE = [`[${RESOURCE} | --local] [options]`];
const JSON_OPTION: Option = { name: "json", description: "Prints JSON, as the gateway sends it." };
const LIMIT_OPTIONS: readonly Option[] = [
  { name: "tokens", value: "NUMBER", description: "Maximum of tokens per period." },
  { name: "dollars", value: "AMOUNT", description: "Maximum of dollars per period, such as 2.50." },
  {
    name: "period",
    value: "DURATION",
    description: "Length of a period, such as 24h or 30d (default: unlimited).",
  },
  {
    name: "window",
    value: "KIND",
    description: "Fixed or Sliding: whether all of a period ends at once (default: Fixed).",
  },
  {
    name: "calendar",
    value: "UNIT",
    description: "Renews each Day, Week, Month or Year instead of every period.",
  },
  {
    name: "time-zone",
    value: "NAME",
    description: "Time zone of the calendar, such as Europe/Berlin (default: UTC).",
  },
  {
    name: "when-unavailable",
    value: "ACTION",
    description: "Refuse or Allow calls while the database cannot be used (default: Refuse).",
  },
];
/** Durations of the API have no days, because days differ in length; here a day has 24 hours. */
const DAYS = /^(\d{1,5})d$/;
const HOURS_PER_DAY = 24;
/** The names of the API, where they differ from those of options. */
const FIELDS: ReadonlyMap<string, string> = new Map([
  ["time-zone", "timeZone"],
  ["when-unavailable", "whenUnavailable"],
]);
const DURATIONS: ReadonlySet<string> = new Set(["lifetime", "period"]);
const BUDGET_TEXTS = LIMIT_OPTIONS.map(({ name }) => name).filter((name) => name !== "tokens");
const KEY_TEXTS = ["name", "team", "user", "lifetime", ...BUDGET_TEXTS];

/** Sends a request to the gateway and prints the response. */
async function tell(
  args: Arguments,
  terminal: Terminal,
  question: Omit<AdminQuestion, "type">,
  textOf: (object: object) => string,
): Promise<void> {
  if (args.rest !== undefined) throw new UsageError("no arguments are allowed after --");
  const { interrupted } = terminal;
  await atGateway(targetOf(args), interrupted, async ({ adminPort }) => {
    const asked = { ...question, type: "application/json" } as const;
    const { text, object } = await readObject(await openAdmin(adminPort, asked, terminal));
    terminal.out(args.options.has("json") ? text : textOf(object));
  });
}

/** Builds the request body from the options. */
function orderOf(
  { options }: Arguments,
  names: readonly string[],
): Readonly<Record<string, unknown>> {
  const tokens = options.get("tokens");
  const texts = names.flatMap((name) => {
    const value = options.get(name);
    if (value === undefined) return [];
    return [[FIELDS.get(name) ?? name, DURATIONS.has(name) ? inHours(value) : value]];
  });
  const count = tokens === undefined ? {} : { tokens: Number(tokens) };
  if (tokens !== undefined && !/^\d+$/.test(tokens))
    throw new UsageError(`--tokens takes a whole number, not '${tokens}'`);
  return { ...Object.fromEntries(texts), ...count };
}

/** Writes whole days as hours; other texts stay as they are. */
function inHours(duration: string): string {
  const [, days] = DAYS.exec(duration) ?? [];
  return days === undefined ? duration : `${Number(days) * HOURS_PER_DAY}h`;
}

function needed({ options }: Arguments, name: string): string {
  const value = options.get(name);
  if (value === undefined) throw new UsageError(`--${name} is missing`);
  return value;
}

/** `gwctl llm keys`: lists the keys that were created at run time. */
const list: Command = {
  words: ["llm", "keys"],
  summary: "Lists the keys that were created at run time.",
  usage: USAGE,
  options: [JSON_OPTION, ...TARGET_OPTIONS],
  run: (args, terminal) => tell(args, terminal, { path: "/llm/keys" }, keysText),
};

/** `gwctl llm keys create`: creates a key and shows it once. */
const create: Command = {
  words: ["llm", "keys", "create"],
  summary: "Creates a key, optionally with a budget of its own, and shows it once.",
  usage: USAGE,
  options: [
    { name: "name", value: "NAME", description: "A display name for the key." },
    { name: "team", value: "NAME", description: "The team that the key belongs to." },
    { name: "user", value: "NAME", description: "The user that the key belongs to." },
    {
      name: "lifetime",
      value: "DURATION",
      description: "How long the key is valid, such as 24h or 90d (default: forever).",
    },
    ...RIGHT_OPTIONS,
    ...LIMIT_OPTIONS,
    JSON_OPTION,
    ...TARGET_OPTIONS,
  ],
  async run(args, terminal) {
    needed(args, "name");
    const body = { ...orderOf(args, KEY_TEXTS), ...rightsOf(args) };
    await tell(args, terminal, { path: "/llm/keys", body }, madeText);
  },
};

const remove = removal("keys", "Removes a key, and the budgets that belong to it alone.", {
  name: "id",
  value: "ID",
  description: "The id of the key.",
});

/** `gwctl llm budgets`: lists budgets with their limits and spent amounts. */
const budgets: Command = {
  words: ["llm", "budgets"],
  summary: "Lists the budgets of keys, teams and users, with their spent amounts.",
  usage: USAGE,
  options: [JSON_OPTION, ...TARGET_OPTIONS],
  run: (args, terminal) => tell(args, terminal, { path: "/llm/budgets" }, budgetsText),
};

const SCOPES = { key: "Key", team: "Team", user: "User" } as const;

const setBudget: Command = {
  words: ["llm", "budgets", "set"],
  summary: "Creates or replaces a budget for a key, a team or a user.",
  usage: USAGE,
  options: [
    { name: "name", value: "NAME", description: "The name of the budget, which refusals show." },
    { name: "key", value: "ID", description: "The id of the key that has the budget." },
    { name: "team", value: "NAME", description: "The team that has the budget." },
    { name: "user", value: "NAME", description: "The user that has the budget." },
    ...LIMIT_OPTIONS,
    JSON_OPTION,
    ...TARGET_OPTIONS,
  ],
  async run(args, terminal) {
    const name = needed(args, "name");
    const subjects = Object.entries(SCOPES).flatMap(([option, scope]) => {
      const subject = args.options.get(option);
      return subject === undefined ? [] : [{ scope, subject }];
    });
    const [whose, more] = subjects;
    if (whose === undefined || more !== undefined)
      throw new UsageError("a budget needs exactly one of --key, --team and --user");
    const body = { name, ...whose, ...orderOf(args, BUDGET_TEXTS) };
    await tell(args, terminal, { path: "/llm/budgets", body }, budgetsText);
  },
};

const removeBudget = removal("budgets", "Removes a budget.", {
  name: "name",
  value: "NAME",
  description: "The name of the budget.",
});

/** Commands with more words come first. */
export const llmKeys: readonly Command[] = [
  ...[create, remove, ...keyEdits],
  ...[setBudget, removeBudget, list, budgets],
];

/** Makes the command that removes a key or a budget; an option names the key or budget. */
function removal(
  what: "keys" | "budgets",
  summary: string,
  option: { readonly name: string; readonly value: string; readonly description: string },
): Command {
  return {
    words: ["llm", what, "remove"],
    summary,
    usage: USAGE,
    options: [option, JSON_OPTION, ...TARGET_OPTIONS],
    async run(args, terminal) {
      const named = needed(args, option.name);
      const path = `/llm/${what}/remove?${option.name}=${encodeURIComponent(named)}`;
      await tell(args, terminal, { path, body: {} }, () => `removed ${named}\n`);
    },
  };
}
