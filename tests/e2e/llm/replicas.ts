import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { Postgres } from "@edge-gateway/testkit/programs/postgres";
import { seededRandom } from "@edge-gateway/testkit/seeded";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { openaiAnswer } from "./vendors.ts";

/** How many gateways there are. */
export const REPLICAS = 3;
/** Clients that call at the same time. */
export const CLIENTS = Number(process.env["BUDGET_CLIENTS"] ?? "200");
/** The most tokens that clients let the model write. */
export const MOST_OUTPUT = 40;
/** Milliseconds between two attempts of a client that reaches no gateway. */
const PAUSE = 20;
/** Refusals of a budget after which a client gives up. */
const GIVES_UP = 3;

/** A key, as it was made. */
interface Made {
  readonly id: string;
  readonly key: string;
}

interface ReplicaParts {
  /** For temporary files. */
  readonly folder: string;
  readonly config: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Gateways that share keys and budgets in a PostgreSQL database, and a model that says what calls use. */
export class Replicas implements AsyncDisposable {
  readonly database: Postgres;
  readonly #vendor: ModelServer;
  readonly #folder: string;
  readonly #config: string;
  readonly #environment: Readonly<Record<string, string>>;
  readonly #gateways: Gateway[] = [];
  /** The tokens that the model has reported, by the user that called. */
  readonly reported = new Map<string, number>();

  private constructor(
    database: Postgres,
    vendor: ModelServer,
    { folder, config, environment }: ReplicaParts,
  ) {
    this.database = database;
    this.#vendor = vendor;
    this.#folder = folder;
    this.#config = config;
    this.#environment = environment;
    vendor.answer = this.#answers();
  }

  /** Starts everything; the configuration also has the variables DATABASE_URL, COPY and VENDOR. */
  static async start(
    config: string,
    environment: Readonly<Record<string, string>> = {},
  ): Promise<Replicas> {
    const folder = await mkdtemp(join(tmpdir(), "replicas-"));
    const database = await Postgres.start();
    const parts = { folder, config, environment };
    const replicas = new Replicas(database, await ModelServer.start(), parts);
    try {
      const indexes = Array.from({ length: REPLICAS }, (_, index) => index);
      await Promise.all(indexes.map((index) => replicas.#start(index)));
    } catch (error) {
      await replicas[Symbol.asyncDispose]();
      throw error;
    }
    return replicas;
  }

  at(index: number): Gateway {
    return this.#gateways[index % REPLICAS] ?? assert.fail(`no gateway ${index}`);
  }

  /** Ends a replica as if it had crashed, and starts it again. */
  async crash(index: number): Promise<void> {
    const gateway = this.at(index);
    process.kill(gateway.pid, "SIGKILL");
    await waitFor("end of the replica", () => gateway.hasEnded);
    await gateway[Symbol.asyncDispose]();
    await this.#start(index);
  }

  async admin<Answer>(index: number, path: string, order?: object): Promise<Answer> {
    const url = `http://127.0.0.1:${this.at(index).adminPort}${path}`;
    const method = order === undefined ? "GET" : "POST";
    const body = order === undefined ? null : JSON.stringify(order);
    const response = await fetch(url, { method, body });
    const text = await response.text();
    assert.ok(response.ok, `${response.status} ${text}`);
    return JSON.parse(text);
  }

  make(index: number, user: string, more: object = {}): Promise<Made> {
    return this.admin(index, "/llm/keys", { name: user, user, ...more });
  }

  async ask(index: number, key: string, user: string, path = ""): Promise<number> {
    const messages = [{ role: "user", content: "Hi, what is the time of the day, please?" }];
    const response = await fetch(`${this.at(index).url}${path}/v1/chat/completions`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
      body: JSON.stringify({ model: "gpt-5", user, max_tokens: MOST_OUTPUT, messages }),
    });
    await response.arrayBuffer();
    return response.status;
  }

  /** What a replica knows to be spent of a budget. */
  async spent(index: number, name: string): Promise<number> {
    const { budgets } = await this.admin<{ budgets: { name: string; spent: number }[] }>(
      index,
      "/llm/budgets",
    );
    return budgets.find((each) => each.name === name)?.spent ?? -1;
  }

  /** Resolves when every replica counts an amount. */
  async countedEverywhere(name: string, amount: () => number | undefined): Promise<void> {
    for (let index = 0; index < REPLICAS; index++)
      await waitFor(
        `count of ${name} at ${index}`,
        async () => (await this.spent(index, name)) === amount(),
      );
  }

  /**
   * Clients call until the budget is spent; returns how many calls were accepted.
   * @param caller the replica, the key and the user of a call
   * @param accepted called after each accepted call with their number
   */
  async exhaust(
    caller: (turn: number) => readonly [index: number, key: string, user: string],
    accepted: (calls: number) => Promise<void> | undefined,
  ): Promise<number> {
    let calls = 0;
    const disturbances: Promise<void>[] = [];
    const client = async (number: number): Promise<void> => {
      for (let refused = 0, turn = number; refused < GIVES_UP; turn++) {
        const status = await this.ask(...caller(turn)).catch(() => 0);
        if (status === 200) disturbances.push(accepted(++calls) ?? Promise.resolve());
        else if (status === 429) refused++;
        else await setTimeout(PAUSE);
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
    await Promise.all(disturbances);
    return calls;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.#gateways.map((gateway) => gateway[Symbol.asyncDispose]()));
    await this.#vendor.close();
    await this.database[Symbol.asyncDispose]();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #start(index: number): Promise<void> {
    const environment = {
      ...this.#environment,
      DATABASE_URL: this.database.url(),
      COPY: join(this.#folder, `copy-${index}`),
      VENDOR: String(this.#vendor.port),
      WORKER_THREADS: "2",
    };
    this.#gateways[index] = await Gateway.start({ config: this.#config, environment });
  }

  #answers(): ModelServer["answer"] {
    const random = seededRandom(1);
    return async ({ body }) => {
      const user = String(body["user"]);
      const usage = {
        prompt_tokens: 1 + Math.floor(random() * 9),
        completion_tokens: 1 + Math.floor(random() * (MOST_OUTPUT - 1)),
      };
      await setTimeout(random() * PAUSE);
      const total = usage.prompt_tokens + usage.completion_tokens;
      this.reported.set(user, (this.reported.get(user) ?? 0) + total);
      return { json: { ...Object(openaiAnswer.json), usage: { ...usage, total_tokens: total } } };
    };
  }
}
