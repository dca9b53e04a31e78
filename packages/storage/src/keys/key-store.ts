/** A key or a budget. */
export interface StoredEntry {
  /** The id of the key, or the name of the budget. */
  readonly name: string;
  /** The key or budget as JSON. */
  readonly value: string;
}

/** All keys and budgets, and the revision at which they are these. */
export interface StoredKeys {
  readonly revision: number;
  readonly keys: readonly StoredEntry[];
  readonly budgets: readonly StoredEntry[];
}

/** What changes of keys and budgets; null deletes one. */
export interface KeyChange {
  readonly keys: readonly { readonly name: string; readonly value: string | null }[];
  readonly budgets: readonly { readonly name: string; readonly value: string | null }[];
}

/** The keys that were created at run time, and their budgets. Every method rejects while it cannot be used. */
export interface KeyStore {
  /** The current revision: cheap, to be asked often. */
  revision(): Promise<number>;
  read(): Promise<StoredKeys>;
  /**
   * Makes a change if the revision is still the one on which the change is based. Resolves when it cannot be lost;
   * false: there is another revision, and nothing was changed.
   */
  change(change: KeyChange, base: number): Promise<boolean>;
}
