const TIMES = new Set(["eventStart", "eventEnd"]);
const PORTS = new Set(["port", "rawPort"]);
const DURATION = /^\d+\.\d{9}s$/;
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/**
 * The records as JSON lines, without values that differ from run to run.
 * @param ports that are replaced by names
 */
export function normalize(raw: string, ports: Readonly<Record<string, number>>): string {
  const names = new Map(Object.entries(ports).map(([name, port]) => [port, name]));
  const lines = raw.trimEnd().split("\n");
  return lines
    .map(
      (line) =>
        `${JSON.stringify(JSON.parse(line, (key, value: unknown) => stable(key, value, names)))}\n`,
    )
    .join("");
}

function stable(key: string, value: unknown, names: ReadonlyMap<number, string>): unknown {
  if (TIMES.has(key)) return value === null ? null : 0;
  if (PORTS.has(key) && typeof value === "number") return names.get(value) ?? "some";
  // The order of headers differs between clients.
  if (key === "headers" && typeof value === "object" && value !== null) return sorted(value);
  if (typeof value !== "string") return value;
  if (DURATION.test(value)) return "0.000000000s";
  if (INSTANT.test(value)) return "some time";
  return [...names].reduce((text, [port, name]) => text.replaceAll(String(port), name), value);
}

function sorted(fields: object): object {
  return Object.fromEntries(Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
