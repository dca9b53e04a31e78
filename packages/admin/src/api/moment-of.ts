import { AdminRefusal } from "../problem.ts";

/**
 * The time that a parameter names, in milliseconds since 1970.
 * @throws AdminRefusal if it is no time
 */
export function momentOf(name: string, text: string): number {
  const moment = Date.parse(text);
  if (Number.isFinite(moment)) return moment;
  const other = name === "from" ? ", or a duration such as 15m" : "";
  throw new AdminRefusal(
    "bad-request",
    `the parameter '${name}' must be a time such as 2026-01-31T12:00:00Z${other}`,
  );
}
