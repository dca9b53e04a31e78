type Item = Readonly<Record<string, unknown>>;

/** Formats the keys of a gateway, one per line. */
export function keysText(object: object): string {
  const keys = itemsOf(object, "keys");
  if (keys.length === 0) return "there are no keys\n";
  return table([
    ["ID", "NAME", "STATE", "TEAM", "USER", "EXPIRES", "MODELS", "BUDGETS"],
    ...keys.map((key) => [
      textOf(key["id"]),
      textOf(key["name"]),
      key["isDisabled"] === true ? "disabled" : "enabled",
      textOf(key["team"]),
      textOf(key["user"]),
      textOf(key["expiresAt"]),
      listText(key["models"]),
      listText(key["budgets"]),
    ]),
  ]);
}

function listText(list: unknown): string {
  return Array.isArray(list) ? list.join(", ") || "-" : "-";
}

/** Formats budgets with their spent amounts, one per line. */
export function budgetsText(object: object): string {
  const budgets = itemsOf(object, "budgets");
  if (budgets.length === 0) return "there are no budgets\n";
  return table([
    ["NAME", "FOR", "SPENT", "PERIOD"],
    ...budgets.map((budget) => [
      textOf(budget["name"]),
      `${textOf(budget["scope"])} ${textOf(budget["subject"])}`,
      spentText(budget),
      periodText(budget),
    ]),
  ]);
}

/** Formats a new key; only this output shows it. */
export function madeText(object: object): string {
  const { id, key }: Item = { ...object };
  return `id:  ${textOf(id)}\nkey: ${textOf(key)}\n`;
}

function spentText({ spent, tokens, dollars }: Item): string {
  return tokens === undefined
    ? `${textOf(spent)} of ${textOf(dollars)} dollars`
    : `${textOf(spent)} of ${textOf(tokens)} tokens`;
}

function periodText({ period, window, calendar, timeZone = "UTC" }: Item): string {
  if (calendar !== undefined) return `${textOf(calendar)} of ${textOf(timeZone)}`;
  return window === "Sliding" ? `${textOf(period)} sliding` : textOf(period);
}

function itemsOf(object: object, name: string): readonly Item[] {
  const { [name]: list }: Item = { ...object };
  return Array.isArray(list) ? list.map((each: unknown) => ({ ...Object(each) })) : [];
}

function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  return value === undefined ? "-" : JSON.stringify(value);
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  return `${lines.join("\n")}\n`;
}
