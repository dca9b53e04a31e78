import { ServiceKey } from "@edge-gateway/kernel/process/services";
import type { BudgetPlan } from "./budgets.ts";

/** A key that was created at run time, as workers know it. */
export interface RuntimeKey {
  /** The SHA-256 digest of the key, in hexadecimal digits. */
  readonly digest: string;
  /** The value of `apiKey` in expressions. */
  readonly metadata: Readonly<Record<string, string>>;
  /** When the key expires, in milliseconds since 1970; undefined: never. */
  readonly expiresAt: number | undefined;
  /** Whether the key is refused until it is enabled again. */
  readonly isDisabled: boolean;
  /** The models that clients with the key may ask for; undefined: every model. */
  readonly models: readonly string[] | undefined;
  /** The budgets of the key, its team and its user. */
  readonly budgets: readonly BudgetPlan[];
}

/** Why a key is refused. */
export type KeyRefusal = "unknown" | "disabled" | "expired";

/** The keys that were created at run time, as one worker knows them. */
export class RuntimeKeys {
  /** Tokens to reserve for a response whose request sets no maximum. */
  readonly outputTokens: number;
  #keys: ReadonlyMap<string, RuntimeKey> = new Map();

  constructor(keys: readonly RuntimeKey[], outputTokens: number) {
    this.outputTokens = outputTokens;
    this.use(keys);
  }

  /** Replaces the keys. */
  use(keys: readonly RuntimeKey[]): void {
    this.#keys = new Map(keys.map((key) => [key.digest, key]));
  }

  /**
   * Finds a key by its digest, or why it is refused.
   * @param now milliseconds since 1970
   */
  find(digest: string, now: number): RuntimeKey | KeyRefusal {
    const key = this.#keys.get(digest);
    if (key === undefined) return "unknown";
    if (key.isDisabled) return "disabled";
    return key.expiresAt !== undefined && key.expiresAt <= now ? "expired" : key;
  }
}

export const RUNTIME_KEYS: ServiceKey<RuntimeKeys> = new ServiceKey("keys created at run time");
