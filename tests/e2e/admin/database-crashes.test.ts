import assert from "node:assert/strict";
import { test } from "node:test";
import { AdminError } from "@edge-gateway/admin-client";
import { seededRandom } from "@edge-gateway/testkit/seeded";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import type { CheckedClient } from "./admin-client.ts";
import { apply, objects, Replicas, route } from "./replicas.ts";

/** Ten writers at three gateways, of which any one, or their database, is killed at any moment. */

const BASELINE = `config:
  storage: { mode: database }
  database: { url: "\${DATABASE_URL}", cacheFile: "\${COPY}", history: 10000 }
  session: { key: "${"5".repeat(64)}" }
gateways:
  web:
    port: \${PORT}
`;
const REPLICAS = 3;
const WRITERS = 10;
/** Edits of each writer. */
const EDITS = Number(process.env["REPLICA_EDITS"] ?? "2");
/** Accepted edits until something is killed. */
const KILLED_AFTER = EDITS > 10 ? 25 : 8;

/** What happened to the edits of all writers. */
interface Log {
  readonly accepted: string[];
  conflicts: number;
  /** Edits of which no answer came. */
  doubtful: number;
}

test("of many edits, while replicas and the database are killed, each accepted one is in the history once", async (t) => {
  await using replicas = await Replicas.start(BASELINE, REPLICAS);
  const log: Log = { accepted: [], conflicts: 0, doubtful: 0 };
  const random = seededRandom(Number(process.env["FAULT_SEED"] ?? "1"));
  let killed = 0;
  let killing: Promise<void> = Promise.resolve();
  const kill = async (): Promise<void> => {
    // The first two are of both kinds.
    const victim = killed++ < 2 ? killed - 1 : Math.floor(random() * (REPLICAS + 1));
    if (victim > 0) return replicas.crash(victim - 1);
    await replicas.database.kill();
    await replicas.database.restart();
  };
  const write = async (writer: number): Promise<void> => {
    for (let done = 0; done < EDITS;) {
      // Every second edit is of the object of all writers: then an edit by another one is a conflict.
      const name = done % 2 === 0 ? `w${writer}` : "shared";
      const message = `${writer}.${done}`;
      const client = replicas.clientAt((writer + log.doubtful) % REPLICAS);
      const outcome = await edit(client, name, message).catch((error: unknown) => {
        if (error instanceof assert.AssertionError) throw error;
        return "doubtful" as const;
      });
      if (outcome === "conflict") log.conflicts++;
      if (outcome === "doubtful") {
        log.doubtful++;
        await killing;
      }
      const isDone =
        outcome === "applied" || (outcome === "doubtful" && (await isInHistory(replicas, message)));
      if (!isDone) continue;
      log.accepted.push(message);
      done++;
      if (log.accepted.length % KILLED_AFTER === 0) killing = killing.then(kill);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  await killing;
  assert.ok(log.conflicts > 0 && log.doubtful > 0 && killed > 1);
  const made = replicas.database.query("select message from edge_versions").split("\n");
  assert.deepEqual(made.toSorted(), log.accepted.toSorted());
  for (let writer = 0; writer < WRITERS; writer++) {
    const last = EDITS - 1 - ((EDITS - 1) % 2);
    await replicas.servedByAll(`w${writer}`, `${writer}.${last}`);
  }
  // Often the last edit of all is one of this object.
  const body = "value::json #>> '{policies,directResponse,body}'";
  const shared = `select ${body} from edge_objects where name = 'shared'`;
  await replicas.servedByAll("shared", replicas.database.query(shared));
  const texts = await Promise.all(
    replicas.clients.map(async (client) => (await objects(client)).text),
  );
  for (const text of texts) assert.equal(text, texts[0]);
  t.diagnostic(`${made.length} versions, ${log.conflicts} conflicts, ${killed} killed`);
});

/** Sets one route; another change meanwhile is a conflict that says what it was. */
async function edit(client: CheckedClient, name: string, body: string) {
  const { text, version } = await objects(client);
  const others = text.replace(new RegExp(`  - name: ${name}\n(?:    .*\n)*`), "");
  const head = others === "" ? "routes:\n" : others;
  const next = head.replace("routes:\n", `routes:\n${route(name, `"${body}"`)}`);
  try {
    await apply(client, next, version, body);
    return "applied";
  } catch (error) {
    if (!(error instanceof AdminError)) throw error;
    if (error.problem.status === 503) return "doubtful";
    assert.equal(error.problem.status, 412, JSON.stringify(error.problem));
    assert.notEqual(error.problem.version, version);
    assert.match(
      error.problem.detail,
      new RegExp(`routes/${name} was changed by you and by others: \\d+ by `),
    );
    return "conflict";
  }
}

/** Whether a version has a message, as soon as the database can be asked. */
function isInHistory({ database }: Replicas, message: string): Promise<boolean> {
  return waitFor("history", () => {
    const found = database.query(`select count(*) from edge_versions where message = '${message}'`);
    return found === "0" ? { value: false } : { value: true };
  }).then(({ value }) => value);
}
