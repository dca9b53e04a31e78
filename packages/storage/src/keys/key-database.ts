import type { LlmKeyFile } from "@edge-gateway/generated/types/index.ts";
import { isTimeZone } from "../counters/renewal.ts";

export type KeyContent = Pick<LlmKeyFile, "keys" | "budgets">;

/** What is wrong with the time zones of budgets, which no schema knows; undefined: nothing. */
export function timeZoneFault({ budgets }: Pick<KeyContent, "budgets">): string | undefined {
  for (const [name, { timeZone }] of Object.entries(budgets))
    if (timeZone !== undefined && !isTimeZone(timeZone))
      return `the budget ${name}: there is no time zone ${timeZone}`;
  return undefined;
}

/** The database that keeps keys and budgets for several gateways. */
export interface KeyDatabase {
  /** The keys and budgets at the start: those of a copy if the database cannot be used. */
  initial(): Promise<KeyContent>;
  /** The keys and budgets if they may have changed since they were read last. Rejects without the database. */
  changed(): Promise<KeyContent | undefined>;
  /**
   * Makes a change of these keys and budgets last, if nobody has changed any since they were read last; resolves to
   * whether that is so. Rejects without the database.
   */
  commit(before: KeyContent, after: KeyContent): Promise<boolean>;
  /** Calls a function when something may have changed, also now and then. */
  follow(look: () => Promise<unknown>): void;
  /** Stops following changes; resolves when nothing is written any more. */
  close(): Promise<void>;
}
