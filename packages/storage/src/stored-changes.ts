import type { ObjectChange } from "./config-store.ts";

/** The row of a version, as far as it has changes. */
interface VersionRow {
  readonly revision: number;
  readonly changes: string;
}

/**
 * The changes of a version.
 * @throws Error that names the row if somebody has changed it by hand; it shows nothing of what the row has
 */
export function changesIn({ revision, changes }: VersionRow): readonly ObjectChange[] {
  const found = parsed(changes);
  if (Array.isArray(found) && found.every(isChange)) return found;
  throw new Error(
    `edge_versions: the row ${revision} holds no changes: mend it, or delete it with all rows before it`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isChange(value: unknown): value is ObjectChange {
  if (typeof value !== "object" || value === null) return false;
  const { kind, name, before, after } = Object(value);
  return [kind, name].every(isText) && [before, after].every((one) => one === null || isText(one));
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
