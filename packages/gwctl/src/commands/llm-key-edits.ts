import type { AdminLlmKey, LlmKeyEditInput } from "@edge-gateway/generated/types/index.ts";
import { noGateway, openAdmin, readObject } from "../admin-client.ts";
import type { Arguments, Option } from "../arguments.ts";
import type { Command } from "../command.ts";
import { CommandError, UsageError } from "../exit.ts";
import { isObject } from "../mcp/mcp-client.ts";
import { RESOURCE, TARGET_OPTIONS, atGateway, targetOf } from "../target.ts";
import type { Terminal } from "../ui/terminal.ts";

const USAGE = [`--id ID [${RESOURCE} | --local] [options]`];
const ID_OPTION: Option = { name: "id", value: "ID", description: "The id of the key." };
const JSON_TYPE = "application/json";
/** The value of `--expires` for a key that never expires. */
const NEVER = "never";

/** What a key may be used for, and what is noted beside it. */
export const RIGHT_OPTIONS: readonly Option[] = [
  {
    name: "model",
    value: "NAME",
    isRepeatable: true,
    description: "A model that the key may use, or prefix*; repeat it for several (default: all).",
  },
  {
    name: "metadata",
    value: "NAME=VALUE",
    isRepeatable: true,
    description: "What expressions read as apiKey.NAME; repeat it for several.",
  },
];

/** The fields of a key that {@link RIGHT_OPTIONS} set. */
export function rightsOf({ options }: Arguments): Pick<LlmKeyEditInput, "models" | "metadata"> {
  const models = options.get("model")?.split("\n");
  const entries = options.get("metadata")?.split("\n").map(entryOf);
  return {
    ...(models === undefined ? {} : { models }),
    ...(entries === undefined ? {} : { metadata: Object.fromEntries(entries) }),
  };
}

function entryOf(text: string): readonly [string, string] {
  const at = text.indexOf("=");
  if (at < 1) throw new UsageError(`--metadata takes NAME=VALUE, not '${text}'`);
  return [text.slice(0, at), text.slice(at + 1)];
}

/** `gwctl llm keys change`: changes fields of a key; the others stay. */
const change: Command = {
  words: ["llm", "keys", "change"],
  summary: "Changes a key without replacing it; what is not named stays.",
  usage: USAGE,
  options: [
    ID_OPTION,
    { name: "name", value: "NAME", description: "A display name for the key." },
    { name: "team", value: "NAME", description: "The team of the key; empty: none." },
    { name: "user", value: "NAME", description: "The user of the key; empty: none." },
    {
      name: "expires",
      value: "TIME",
      description: `When it expires, as 2030-01-31T12:00:00Z, or ${NEVER}.`,
    },
    ...RIGHT_OPTIONS,
    { name: "all-models", description: "The key may use every model." },
    { name: "no-metadata", description: "Nothing is noted beside the key." },
    ...TARGET_OPTIONS,
  ],
  run: (args, terminal) => edit(args, terminal, (key) => edited(key, args)),
};

const disable = switching("disable", "Refuses a key until it is enabled again.", true);
const enable = switching("enable", "Accepts a key again that was disabled.", false);

/** The commands that change a key. */
export const keyEdits: readonly Command[] = [change, disable, enable];

function switching(word: string, summary: string, isDisabled: boolean): Command {
  return {
    words: ["llm", "keys", word],
    summary,
    usage: USAGE,
    options: [ID_OPTION, ...TARGET_OPTIONS],
    run: (args, terminal) => edit(args, terminal, (key) => ({ ...key, isDisabled })),
  };
}

/** The key with the fields of the options. */
function edited(key: LlmKeyEditInput, args: Arguments): LlmKeyEditInput {
  const { options } = args;
  const texts = { team: options.get("team"), user: options.get("user") };
  const expires = options.get("expires");
  const set = {
    ...key,
    ...(options.has("name") ? { name: options.get("name") ?? "" } : {}),
    ...rightsOf(args),
    ...defined(texts),
    ...(expires === undefined ? {} : { expiresAt: expires }),
  };
  const removed = new Set([
    ...Object.entries(texts).flatMap(([name, value]) => (value === "" ? [name] : [])),
    ...(expires === NEVER ? ["expiresAt"] : []),
    ...(options.has("all-models") ? ["models"] : []),
    ...(options.has("no-metadata") ? ["metadata"] : []),
  ]);
  const left = Object.entries(set).filter(([name]) => !removed.has(name));
  return { name: set.name, ...Object.fromEntries(left) };
}

function defined(texts: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Reads the key, and sends it changed, based on the version that was read. */
async function edit(
  args: Arguments,
  terminal: Terminal,
  change: (key: LlmKeyEditInput) => LlmKeyEditInput,
): Promise<void> {
  if (args.rest !== undefined) throw new UsageError("no arguments are allowed after --");
  const id = args.options.get("id");
  if (id === undefined) throw new UsageError("--id is missing");
  await atGateway(targetOf(args), terminal.interrupted, async ({ adminPort }) => {
    const listed = await openAdmin(adminPort, { path: "/api/keys", type: JSON_TYPE }, terminal);
    const { object } = await readObject(listed);
    const keys: unknown = "keys" in object ? object.keys : undefined;
    if (!Array.isArray(keys)) throw noGateway(adminPort);
    const found: unknown = keys.find((key: unknown) => isObject(key) && key["id"] === id);
    if (!isKey(found)) throw new CommandError(`there is no key ${id}`);
    const { id: _, version, createdAt: __, budgets: ___, ...fields } = found;
    const path = `/api/keys/change?id=${encodeURIComponent(id)}`;
    const question = { path, type: JSON_TYPE, version, body: change(fields) } as const;
    await readObject(await openAdmin(adminPort, question, terminal));
    terminal.out(`changed ${id}\n`);
  });
}

/** The gateway describes keys by its schema. */
function isKey(value: unknown): value is AdminLlmKey {
  return isObject(value) && typeof value["version"] === "string";
}
