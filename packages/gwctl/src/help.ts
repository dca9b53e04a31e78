import type { Option } from "./arguments.ts";
import type { Command } from "./command.ts";

const GLOBAL: readonly Option[] = [
  { name: "help", description: "Shows this help." },
  { name: "version", description: "Shows the version." },
];
const EXITS = "Exit status: 0 done, 1 failed, 2 wrong arguments, 130 ended by Ctrl-C.";

/** Writes the help of gwctl that lists all commands. */
export function overview(commands: readonly Command[]): string {
  const rows = commands.map(({ words, summary }) => [words.join(" "), summary] as const);
  return sections([
    "gwctl: inspects a running gateway",
    `Commands:\n${columns(rows)}`,
    `Options:\n${columns(GLOBAL.map(optionRow))}`,
    EXITS,
    "Help of one command: gwctl COMMAND --help",
  ]);
}

export function commandHelp({ words, summary, usage, options }: Command): string {
  const lines = usage.map((line) => `  gwctl ${words.join(" ")} ${line}`.trimEnd());
  return sections([
    summary,
    `Usage:\n${lines.join("\n")}`,
    `Options:\n${columns([...options, ...GLOBAL].map(optionRow))}`,
    EXITS,
  ]);
}

function optionRow({ name, short, value, description }: Option): readonly [string, string] {
  const names = short === undefined ? `--${name}` : `-${short}, --${name}`;
  return [value === undefined ? names : `${names} ${value}`, description];
}

function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join("\n");
}

function sections(parts: readonly string[]): string {
  return `${parts.join("\n\n")}\n`;
}
