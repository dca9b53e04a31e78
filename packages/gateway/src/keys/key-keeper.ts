import { isDeepStrictEqual } from "node:util";
import type {
  LlmBudgetOrder,
  LlmKeyEdit,
  LlmKeyOrder,
  LlmKeySettings,
} from "@edge-gateway/generated/types/index.ts";
import { every, logged } from "@edge-gateway/kernel/process/callbacks";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import type { CounterStore } from "@edge-gateway/storage/counters/counter-store";
import { SPENDING_WRITE_INTERVAL } from "../bounds.ts";
import { KEY_EDIT_ATTEMPTS } from "./bounds.ts";
import type { BudgetMemory } from "./budget-memory.ts";
import { BudgetPlaces } from "./budget-places.ts";
import type { BudgetPlan } from "./budgets.ts";
import type { KeyContent, KeyDatabase } from "@edge-gateway/storage/keys/key-database";
import {
  type MadeKey,
  versionOfBudget,
  withBudget,
  withEdit,
  withKey,
  withoutBudget,
  withoutKey,
} from "./key-edits.ts";
import { KeyFault } from "./key-fault.ts";
import { KeyFile } from "./key-file.ts";
import { budgetStatus, keyStatus, type BudgetStatus, type KeyStatus } from "./key-status.ts";
import type { RuntimeKey } from "./runtime-keys.ts";

export interface KeeperParts {
  readonly settings: LlmKeySettings;
  /** The current time in milliseconds since 1970. */
  readonly wallClock: () => number;
  readonly log: Logger;
  /** The counters that several gateways share; undefined: this process has its own. */
  readonly store?: CounterStore | undefined;
  /** Keeps keys and budgets instead of the file of the settings. */
  readonly database?: KeyDatabase | undefined;
}

/** The team or user whose budgets apply to a key, in addition to the key's own budgets. */
interface KeyHolder {
  readonly team?: string | undefined;
  readonly user?: string | undefined;
}

/**
 * Creates and deletes keys and budgets while the gateway runs, and stores them in a file or
 * a database.
 */
export class KeyKeeper {
  readonly #parts: KeeperParts;
  #file: KeyFile | undefined;
  readonly #places: BudgetPlaces;
  #content: KeyContent = { keys: {}, budgets: {} };
  #written = "";
  #running: Promise<unknown> = Promise.resolve();
  #tell: (keys: readonly RuntimeKey[]) => Promise<unknown> = () => Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  private constructor(parts: KeeperParts) {
    const { database, settings, store, wallClock, log } = parts;
    const { file, maxBudgets } = settings;
    this.#parts = parts;
    if (file !== undefined && database === undefined) this.#file = new KeyFile(file);
    this.#places = new BudgetPlaces(maxBudgets, { store, wallClock, log });
  }

  /**
   * Starts with the keys and budgets in the file.
   * @throws Error that says what is wrong with the file
   */
  static async open(parts: KeeperParts): Promise<KeyKeeper> {
    const keeper = new KeyKeeper(parts);
    if (keeper.#file !== undefined) await keeper.#read(keeper.#file);
    const kept = await parts.database?.initial();
    if (kept !== undefined) keeper.#place(kept);
    return keeper;
  }

  /** Uses the keys and budgets of the file. A budget that this process already has keeps its counters. */
  async #read(file: KeyFile): Promise<void> {
    const { maxBudgets } = this.#parts.settings;
    const { spendings, ...content } = await file.read();
    const count = Object.keys(content.budgets).length;
    if (count > maxBudgets)
      throw new Error(
        `config.llmKeys.file: ${file.path} has ${count} budgets, more than config.llmKeys.maxBudgets (${maxBudgets})`,
      );
    this.#places.place(content.budgets, spendings);
    this.#content = content;
  }

  get memory(): BudgetMemory {
    return this.#places.memory;
  }

  /** Calls the listener with each change from now on. */
  start(tell: (keys: readonly RuntimeKey[]) => Promise<unknown>): void {
    this.#tell = tell;
    this.#places.leases.start();
    this.#parts.database?.follow(() => this.#change(() => this.#pull()));
    if (this.#file !== undefined) this.#saveOften();
  }

  #saveOften(): void {
    const failed = logged(this.#parts.log, "writing the spent amounts of budgets");
    this.#timer = every(
      SPENDING_WRITE_INTERVAL,
      () => void this.#saveSpent().catch(failed),
      failed,
    );
  }

  /**
   * Keeps in a new file what has been only in memory so far. Resolves to false if there is a file or a database
   * already, which a restart reads first.
   * @throws Error if the file cannot be written
   */
  keepIn(path: string): Promise<boolean> {
    return this.#change(async () => {
      const file = new KeyFile(path);
      const isKept = this.#file !== undefined || this.#parts.database !== undefined;
      if (isKept || (await file.isForeign())) return false;
      this.#file = file;
      try {
        await this.#save(this.#content);
      } catch (error) {
        this.#file = undefined;
        throw error;
      }
      this.#saveOften();
      return true;
    });
  }

  /** Stops writing at intervals, and writes the spent amounts for the last time. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#places.leases.close();
    await this.#saveSpent().catch(logged(this.#parts.log, "writing the spent amounts of budgets"));
    await this.#parts.database?.close();
  }

  #saveSpent(): Promise<void> {
    return this.#change(() => this.#save(this.#content));
  }

  /** The keys and budgets, in the form for workers. */
  get table(): readonly RuntimeKey[] {
    return Object.entries(this.#content.keys).map(
      ([id, { digest, name, team, user, expiresAt, isDisabled = false, models, metadata }]) => ({
        digest,
        metadata: {
          ...metadata,
          id,
          name,
          ...(team === undefined ? {} : { team }),
          ...(user === undefined ? {} : { user }),
        },
        ...{ expiresAt, isDisabled, models },
        budgets: this.#budgetsOf(id, { team, user }),
      }),
    );
  }

  /** All keys, without their secrets. */
  get keys(): readonly KeyStatus[] {
    return Object.entries(this.#content.keys).map(([id, key]) =>
      keyStatus(
        id,
        key,
        this.#budgetsOf(id, key).map(({ name }) => name),
      ),
    );
  }

  /** All budgets, and what all gateways have spent of them. */
  async budgets(): Promise<readonly BudgetStatus[]> {
    await this.#places.leases.refresh();
    const now = this.#parts.wallClock();
    return Object.entries(this.#content.budgets).map(([name, budget]) =>
      budgetStatus(name, budget, this.#places.spent(name, now).amount),
    );
  }

  /** Creates a key. Only this result contains the key itself. */
  async create(order: LlmKeyOrder): Promise<Pick<MadeKey, "id" | "key">> {
    const { id, key } = await this.#edit((content) =>
      withKey(content, order, this.#parts.wallClock()),
    );
    return { id, key };
  }

  /**
   * Changes a key, except for the key itself.
   * @param version the version that the change is based on; undefined: whatever there is, is replaced
   */
  async changeKey(id: string, edit: LlmKeyEdit, version?: string): Promise<void> {
    await this.#edit((content) => ({ content: withEdit(content, id, edit, version) }));
  }

  /** Removes a key, and the budgets that belong only to this key. */
  async remove(id: string): Promise<void> {
    await this.#edit((content) => ({ content: withoutKey(content, id) }));
  }

  /**
   * Creates a budget, or replaces the budget with the same name. If only the limit changes, the spent amount
   * is kept.
   * @param version the version that the change is based on; undefined: whatever there is, is replaced
   */
  async setBudget(order: LlmBudgetOrder, version?: string): Promise<void> {
    await this.#edit((content) => ({
      content: withBudget(content, order, version, this.#parts.wallClock()),
    }));
  }

  /** @param version the version that the caller has seen; undefined: whatever there is, is removed */
  async removeBudget(name: string, version?: string): Promise<void> {
    await this.#edit((content) => ({ content: withoutBudget(content, name, version) }));
  }

  /** The version of a budget, also of one that is not there. */
  budgetVersion(name: string): string {
    return versionOfBudget(this.#content, name);
  }

  /** Edits the newest keys and budgets; the edit is made again if another gateway has changed them meanwhile. */
  #edit<Edit extends { readonly content: KeyContent }>(
    edit: (content: KeyContent) => Edit,
  ): Promise<Edit> {
    return this.#change(async () => {
      for (let attempt = 0; attempt < KEY_EDIT_ATTEMPTS; attempt += 1) {
        await withDatabase(() => this.#pull());
        const edited = edit(this.#content);
        if (await this.#use(edited.content)) return edited;
      }
      throw new KeyFault(
        503,
        "other gateways change keys and budgets all the time: nothing was changed; try again",
      );
    });
  }

  /** Takes what other gateways have changed. */
  async #pull(): Promise<void> {
    const changed = await this.#parts.database?.changed();
    if (changed === undefined || isDeepStrictEqual(changed, this.#content)) return;
    this.#place(changed);
    await this.#tell(this.table);
  }

  /** Uses keys and budgets that are kept elsewhere; of too many budgets, the last ones allow no calls. */
  #place(content: KeyContent): void {
    const { settings, log } = this.#parts;
    const { maxBudgets } = settings;
    const names = Object.keys(content.budgets);
    if (names.length > maxBudgets)
      log.error(
        `the database has ${names.length} budgets, more than config.llmKeys.maxBudgets (${maxBudgets}): the last ones allow no calls`,
        { budgets: names.slice(maxBudgets).join(", ") },
      );
    this.#places.place(content.budgets);
    this.#content = content;
  }

  /** Runs changes one after the other. */
  #change<Result>(action: () => Promise<Result>): Promise<Result> {
    const result = this.#running.then(action, action);
    this.#running = result.catch(() => undefined);
    return result;
  }

  /**
   * Writes the file or the database before workers get the change, so that every key that workers know survives a restart.
   * Resolves to false, and changes nothing, if another gateway has changed the database meanwhile.
   */
  async #use(content: KeyContent): Promise<boolean> {
    const { maxBudgets } = this.#parts.settings;
    const count = Object.keys(content.budgets).length;
    // Above the maximum, budgets can still be removed.
    if (count > maxBudgets && count > Object.keys(this.#content.budgets).length)
      throw new KeyFault(
        409,
        `there are already ${maxBudgets} budgets, the maximum of config.llmKeys.maxBudgets`,
      );
    const { database } = this.#parts;
    const isNewest = await withDatabase(() => database?.commit(this.#content, content));
    if (isNewest === false) return false;
    await this.#save(content);
    this.#places.place(content.budgets);
    this.#content = content;
    await this.#tell(this.table);
    return true;
  }

  #budgetsOf(id: string, { team, user }: KeyHolder): readonly BudgetPlan[] {
    const subjects = { Key: id, Team: team, User: user };
    return Object.entries(this.#content.budgets)
      .filter(([, { scope, subject }]) => subjects[scope] === subject)
      .flatMap(([name]) => this.#places.plan(name) ?? []);
  }

  async #save(content: KeyContent): Promise<void> {
    const file = this.#file;
    if (file === undefined) return;
    const now = this.#parts.wallClock();
    const whole = { ...content, spendings: await this.#places.spendings(content.budgets, now) };
    const text = JSON.stringify(whole);
    if (text === this.#written) return;
    if (await file.isForeign()) return this.#follow(file, content);
    await file.write(whole);
    this.#written = text;
  }

  /**
   * Reads the file again, because another program has written it, such as the previous gateway when it ended.
   * Its keys and budgets replace those of this process, so that removed keys do not reappear.
   */
  async #follow(file: KeyFile, content: KeyContent): Promise<void> {
    const isChange = content !== this.#content;
    await this.#read(file);
    await this.#tell(this.table);
    if (!isChange) return this.#save(this.#content);
    const why = `${file.path} was changed by another program, and has been read again`;
    throw new KeyFault(409, `${why}: repeat the change`);
  }
}

/** Without the database, a change is refused. */
async function withDatabase<Result>(work: () => Promise<Result> | undefined) {
  try {
    return await work();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new KeyFault(503, `the database cannot be used: ${why}`);
  }
}
