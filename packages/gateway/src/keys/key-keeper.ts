import { createHash, randomBytes, randomUUID } from "node:crypto";
import { dollarsOf } from "@edge-gateway/llm/money";
import type {
  LlmBudget,
  LlmBudgetOrder,
  LlmKey,
  LlmKeyFile,
  LlmKeyOrder,
  LlmKeySettings,
} from "@edge-gateway/generated/types/index.ts";
import { every, logged } from "@edge-gateway/kernel/callbacks";
import { parseDuration } from "@edge-gateway/kernel/duration";
import type { Logger } from "@edge-gateway/kernel/logger";
import { SPENDING_WRITE_INTERVAL } from "../bounds.ts";
import { BudgetPlaces } from "./budget-places.ts";
import type { BudgetMemory, BudgetPlan } from "./budgets.ts";
import { KeyFile } from "./key-file.ts";
import type { RuntimeKey } from "./runtime-keys.ts";

const PREFIX = "edge-";
const KEY_BYTES = 32;

/** Thrown when a change of keys is refused; the message says why. */
export class KeyFault extends Error {
  readonly status: 404 | 409;

  constructor(status: 404 | 409, message: string) {
    super(message);
    this.status = status;
  }
}

export interface KeeperParts {
  readonly settings: LlmKeySettings;
  /** The current time in milliseconds since 1970. */
  readonly wallClock: () => number;
  readonly log: Logger;
}

/** The team or user whose budgets apply to a key, in addition to the key's own budgets. */
interface KeyHolder {
  readonly team?: string | undefined;
  readonly user?: string | undefined;
}

type Content = Pick<LlmKeyFile, "keys" | "budgets">;

/** A key without its secret. Times are dates (RFC 3339). */
export interface KeyStatus {
  readonly id: string;
  readonly name: string;
  readonly team?: string;
  readonly user?: string;
  readonly createdAt: string;
  readonly expiresAt?: string;
  /** The names of its budgets. */
  readonly budgets: readonly string[];
}

/** A budget, and what is spent of it: a number of tokens, or an amount of dollars. */
export interface BudgetStatus {
  readonly name: string;
  readonly scope: LlmBudget["scope"];
  readonly subject: string;
  readonly tokens?: number;
  readonly dollars?: string;
  readonly period?: string;
  readonly createdAt: string;
  readonly spent: number | string;
}

/** Creates and deletes keys and budgets while the gateway runs, and stores them in a file. */
export class KeyKeeper {
  readonly #parts: KeeperParts;
  readonly #file: KeyFile | undefined;
  readonly #places: BudgetPlaces;
  #content: Content = { keys: {}, budgets: {} };
  #written = "";
  #running: Promise<unknown> = Promise.resolve();
  #tell: (keys: readonly RuntimeKey[]) => Promise<unknown> = () => Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  private constructor(parts: KeeperParts) {
    const { file, maxBudgets } = parts.settings;
    this.#parts = parts;
    this.#file = file === undefined ? undefined : new KeyFile(file);
    this.#places = new BudgetPlaces(maxBudgets);
  }

  /**
   * Starts with the keys and budgets in the file.
   * @throws Error that says what is wrong with the file
   */
  static async open(parts: KeeperParts): Promise<KeyKeeper> {
    const keeper = new KeyKeeper(parts);
    if (keeper.#file !== undefined) await keeper.#read(keeper.#file);
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
    if (this.#file === undefined) return;
    const failed = logged(this.#parts.log, "writing the spent amounts of budgets");
    this.#timer = every(
      SPENDING_WRITE_INTERVAL,
      () => void this.#saveSpent().catch(failed),
      failed,
    );
  }

  /** Stops writing at intervals, and writes the spent amounts for the last time. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#saveSpent().catch(logged(this.#parts.log, "writing the spent amounts of budgets"));
  }

  #saveSpent(): Promise<void> {
    return this.#change(() => this.#save(this.#content));
  }

  /** The keys and budgets, in the form for workers. */
  get table(): readonly RuntimeKey[] {
    return Object.entries(this.#content.keys).map(
      ([id, { digest, name, team, user, expiresAt }]) => ({
        digest,
        metadata: {
          id,
          name,
          ...(team === undefined ? {} : { team }),
          ...(user === undefined ? {} : { user }),
        },
        expiresAt,
        budgets: this.#budgetsOf(id, { team, user }),
      }),
    );
  }

  /** All keys, without their secrets. */
  get keys(): readonly KeyStatus[] {
    return Object.entries(this.#content.keys).map(
      ([id, { name, team, user, createdAt, expiresAt }]) => ({
        id,
        name,
        ...(team === undefined ? {} : { team }),
        ...(user === undefined ? {} : { user }),
        createdAt: dateOf(createdAt),
        ...(expiresAt === undefined ? {} : { expiresAt: dateOf(expiresAt) }),
        budgets: this.#budgetsOf(id, { team, user }).map(({ name }) => name),
      }),
    );
  }

  get budgets(): readonly BudgetStatus[] {
    const now = this.#parts.wallClock();
    return Object.entries(this.#content.budgets).map(([name, { createdAt, ...budget }]) => {
      const { amount } = this.#places.spent(name, now);
      const spent = budget.tokens === undefined ? dollarsOf(amount) : Number(amount);
      return { name, ...budget, createdAt: dateOf(createdAt), spent };
    });
  }

  /** Creates a key. Only this result contains the key itself. */
  create(order: LlmKeyOrder): Promise<{ readonly id: string; readonly key: string }> {
    return this.#change(async () => {
      const { name, team, user, lifetime, tokens, dollars, period } = order;
      const id = randomUUID();
      const key = `${PREFIX}${randomBytes(KEY_BYTES).toString("base64url")}`;
      const createdAt = this.#parts.wallClock();
      const made: LlmKey = {
        digest: createHash("sha256").update(key).digest("hex"),
        name,
        ...(team === undefined ? {} : { team }),
        ...(user === undefined ? {} : { user }),
        createdAt,
        ...(lifetime === undefined ? {} : { expiresAt: createdAt + parseDuration(lifetime) }),
      };
      const bound = { scope: "Key", subject: id, createdAt, ...periodOf(period) } as const;
      const budget: LlmBudget | undefined =
        tokens !== undefined
          ? { ...bound, tokens }
          : dollars === undefined
            ? undefined
            : { ...bound, dollars };
      const { keys, budgets } = this.#content;
      await this.#use({
        keys: { ...keys, [id]: made },
        budgets: budget === undefined ? budgets : { ...budgets, [`key ${name} (${id})`]: budget },
      });
      return { id, key };
    });
  }

  /** Removes a key, and the budgets that belong only to this key. */
  remove(id: string): Promise<void> {
    return this.#change(async () => {
      if (!this.#hasKey(id)) throw new KeyFault(404, `there is no key ${id}`);
      const { [id]: _, ...keys } = this.#content.keys;
      const left = Object.entries(this.#content.budgets).filter(
        ([, { scope, subject }]) => scope !== "Key" || subject !== id,
      );
      await this.#use({ keys, budgets: Object.fromEntries(left) });
    });
  }

  /**
   * Creates a budget, or replaces the budget with the same name. If only the limit changes, the spent amount
   * is kept.
   */
  setBudget({ name, ...order }: LlmBudgetOrder): Promise<void> {
    return this.#change(async () => {
      const before = this.#budgetNamed(name);
      const createdAt = before?.createdAt ?? this.#parts.wallClock();
      const budget: LlmBudget = { ...order, createdAt };
      if (budget.scope === "Key" && !this.#hasKey(budget.subject))
        throw new KeyFault(404, `there is no key ${budget.subject}`);
      await this.#use({
        keys: this.#content.keys,
        budgets: { ...this.#content.budgets, [name]: budget },
      });
    });
  }

  removeBudget(name: string): Promise<void> {
    return this.#change(async () => {
      if (this.#budgetNamed(name) === undefined)
        throw new KeyFault(404, `there is no budget ${name}`);
      const { [name]: _, ...budgets } = this.#content.budgets;
      await this.#use({ keys: this.#content.keys, budgets });
    });
  }

  #hasKey(id: string): boolean {
    return Object.hasOwn(this.#content.keys, id);
  }

  #budgetNamed(name: string): LlmBudget | undefined {
    const { budgets } = this.#content;
    return Object.hasOwn(budgets, name) ? budgets[name] : undefined;
  }

  /** Runs changes one after the other. */
  #change<Result>(action: () => Promise<Result>): Promise<Result> {
    const result = this.#running.then(action, action);
    this.#running = result.catch(() => undefined);
    return result;
  }

  /**
   * Writes the file before workers get the change, so that every key that workers know survives a restart.
   */
  async #use(content: Content): Promise<void> {
    const { maxBudgets } = this.#parts.settings;
    if (Object.keys(content.budgets).length > maxBudgets)
      throw new KeyFault(
        409,
        `there are already ${maxBudgets} budgets, the maximum of config.llmKeys.maxBudgets`,
      );
    await this.#save(content);
    this.#places.place(content.budgets);
    this.#content = content;
    await this.#tell(this.table);
  }

  #budgetsOf(id: string, { team, user }: KeyHolder): readonly BudgetPlan[] {
    const subjects = { Key: id, Team: team, User: user };
    return Object.entries(this.#content.budgets)
      .filter(([, { scope, subject }]) => subjects[scope] === subject)
      .flatMap(([name]) => this.#places.plan(name) ?? []);
  }

  async #save(content: Content): Promise<void> {
    const file = this.#file;
    if (file === undefined) return;
    const now = this.#parts.wallClock();
    const whole = { ...content, spendings: this.#places.spendings(content.budgets, now) };
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
  async #follow(file: KeyFile, content: Content): Promise<void> {
    const isChange = content !== this.#content;
    await this.#read(file);
    await this.#tell(this.table);
    if (!isChange) return this.#save(this.#content);
    const why = `${file.path} was changed by another program, and has been read again`;
    throw new KeyFault(409, `${why}: repeat the change`);
  }
}

function periodOf(period: string | undefined): { readonly period?: string } {
  return period === undefined ? {} : { period };
}

function dateOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
