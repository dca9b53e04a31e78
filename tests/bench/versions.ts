import { run } from "./processes.ts";
import { envoyProgram, pinnedNode } from "./tools.ts";

/** The version of each of the candidates, by name. */
export async function versions(names: readonly string[]): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of names) found[name] = await version(name);
  return found;
}

async function version(name: string): Promise<string> {
  switch (name) {
    case "nginx":
      return number(await run({ program: "sh", args: ["-c", "nginx -v 2>&1"] }));
    case "haproxy":
      return number(await run({ program: "haproxy", args: ["-v"] }));
    case "envoy":
      return number(await run({ program: await envoyProgram(), args: ["--version"] }));
    default:
      return `on Node.js ${number(await run({ program: pinnedNode(), args: ["--version"] }))}`;
  }
}

/** The first version number in the output of a program. */
export function number(text: string): string {
  return /\d+\.\d+\.\d+/.exec(text)?.[0] ?? "unknown";
}
