import { styleText } from "node:util";
import type { ListedResource } from "./resource-list.ts";

const COLOURS = { ok: "green", pending: "yellow", problem: "red" } as const;

/** Resources as text: one line for each resource, followed by one line for each of its problems. */
export function listText(resources: readonly ListedResource[], colours: boolean): string {
  if (resources.length === 0) return "no resources\n";
  const names = resources.map(({ kind, namespace, name }) =>
    namespace === undefined ? `${kind} ${name}` : `${kind} ${namespace}/${name}`,
  );
  const width = Math.max(...names.map(({ length }) => length));
  const lines = resources.flatMap(({ state, problems }, index) => {
    const shown = colours ? styleText(COLOURS[state], state, { validateStream: false }) : state;
    return [
      `${(names[index] ?? "").padEnd(width)}  ${shown}`,
      ...problems.map((one) => `  ${one}`),
    ];
  });
  return `${lines.join("\n")}\n`;
}
