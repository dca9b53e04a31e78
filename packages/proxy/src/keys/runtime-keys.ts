import { ServiceKey } from "@edge-gateway/kernel/services";
import type { BudgetPlan } from "./budgets.ts";

/** A key that was made at run time, as workers know it. */
export interface RuntimeKey {
  /** SHA-256 in hexadecimal digits. */
  readonly digest: string;
  /** What expressions read as `apiKey`. */
  readonly metadata: Readonly<Record<string, string>>;
  /** Milliseconds since 1970; undefined: it does not end. */
  readonly expiresAt: number | undefined;
  /** Its own, those of its team and of its user. */
  readonly budgets: readonly BudgetPlan[];
}

/** The keys that were made at run time, as one worker knows them. */
export class RuntimeKeys {
  /** Tokens that are set aside for a response without a maximum. */
  readonly outputTokens: number;
  #keys: ReadonlyMap<string, RuntimeKey> = new Map();

  constructor(keys: readonly RuntimeKey[], outputTokens: number) {
    this.outputTokens = outputTokens;
    this.use(keys);
  }

  /** From now on. */
  use(keys: readonly RuntimeKey[]): void {
    this.#keys = new Map(keys.map((key) => [key.digest, key]));
  }

  /** Undefined where there is none, or its time is over. */
  find(digest: string, now: number): RuntimeKey | undefined {
    const key = this.#keys.get(digest);
    return key?.expiresAt !== undefined && key.expiresAt <= now ? undefined : key;
  }
}

export const RUNTIME_KEYS: ServiceKey<RuntimeKeys> = new ServiceKey("keys made at run time");
