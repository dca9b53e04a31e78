import assert from "node:assert/strict";
import { setTimeout } from "node:timers/promises";
import { test } from "node:test";
import type { CommitResult, ConfigStore, StoredConfig } from "./config-store.ts";
import { openStore } from "./open-store.ts";
import { change, DATABASES } from "./stores.suite.ts";

const WRITERS = 10;
const REPLICAS = 3;
/** Versions that each writer commits. */
const EACH = Number(process.env["STORE_CHANGES"] ?? "3");
const VERSIONS = WRITERS * EACH;
/** The server crashes after each of these numbers of versions. */
const CRASHES: ReadonlySet<number> = new Set([Math.floor(VERSIONS / 4), Math.floor(VERSIONS / 2)]);
const PAUSE = 20;

/** What happened to the changes of all writers. */
interface Log {
  readonly accepted: Map<string, number>;
  conflicts: number;
  failures: number;
  /** Crashes the server, and starts it again. */
  readonly crash: () => Promise<void>;
}

test("with ten writers and a server that crashes, every accepted change is in the history once", async () => {
  await using database = await DATABASES.postgres();
  const { location, server } = database;
  assert.ok(server !== undefined);
  await (await openStore(location)).close();
  let crashing: Promise<void> = Promise.resolve();
  const crash = (): Promise<void> => {
    crashing = crashing.then(() => server.kill()).then(() => server.restart());
    return crashing;
  };
  const log: Log = { accepted: new Map(), conflicts: 0, failures: 0, crash };
  const stores: ConfigStore[] = [];
  const open = async (): Promise<ConfigStore> => {
    const store = await openStore(location);
    stores.push(store);
    return store;
  };
  const replicas = await Promise.all(Array.from({ length: REPLICAS }, open));
  const writers = await Promise.all(Array.from({ length: WRITERS }, open));
  const [states] = await Promise.all([
    Promise.all(replicas.map(follow)),
    ...writers.map((store, writer) => write(store, writer, log)),
  ]);

  const [reader] = replicas;
  assert.ok(reader !== undefined);
  const final = await reader.read();
  assert.equal(final.revision, VERSIONS);
  for (const state of states) assert.deepEqual(state, final);
  const history = await reader.versions({ limit: VERSIONS + 1 });
  assert.deepEqual(
    history.map(({ message, revision }) => [message, revision]),
    [...log.accepted].toSorted(([, a], [, b]) => b - a),
  );
  assert.deepEqual(await reader.objectsAt(0), []);
  assert.ok(log.conflicts > 0 && log.failures > 0, "there were conflicts and failures");
  for (const store of stores) await store.close();
});

/** Commits changes, each one until it is known to be accepted; a conflict makes another one of it. */
async function write(store: ConfigStore, writer: number, log: Log): Promise<void> {
  let conflicts = 0;
  for (let done = 0; done < EACH;) {
    const base = await lasting(() => store.revision(), log);
    const message = `${writer}.${done}.${conflicts}`;
    const next = { ...change(base, `r${done}`, `"${message}"`), id: message, message };
    const result: CommitResult = await lasting(() => store.commit(next), log);
    if (result.kind === "committed") {
      assert.equal(result.revision, base + 1);
      log.accepted.set(message, result.revision);
      done++;
      // The other writers are in the middle of their changes.
      if (CRASHES.has(log.accepted.size)) await log.crash();
    } else {
      assert.ok(result.revision > base, "a conflict is with a later revision");
      conflicts++;
      log.conflicts++;
    }
  }
}

/** Reads each new revision, and returns what it has at the last one. */
async function follow(store: ConfigStore): Promise<StoredConfig> {
  let state: StoredConfig = { revision: 0, objects: [] };
  while (state.revision < VERSIONS) {
    const before = state.revision;
    const next = await store.read().catch(() => undefined);
    if (next === undefined || next.revision === before) await setTimeout(PAUSE);
    else state = next;
    assert.ok(state.revision >= before, "no revision is lost");
  }
  return state;
}

/** Repeats what fails while the server is away. */
async function lasting<Value>(work: () => Promise<Value>, log: Log): Promise<Value> {
  for (;;)
    try {
      return await work();
    } catch {
      log.failures++;
      await setTimeout(PAUSE);
    }
}
