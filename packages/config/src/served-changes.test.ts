import assert from "node:assert/strict";
import { mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { withDefaultsSettings } from "@edge-gateway/generated/defaults/index.ts";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import type { Ir } from "@edge-gateway/translate/ir";
import { silentLogger } from "@edge-gateway/kernel/testing/silent-logger";
import { ConfigKeeper } from "./config-keeper.ts";
import { combine, contentOf } from "./reading/digest.ts";
import { FileWatcher } from "./file-watcher.ts";
import type { JudgedConfiguration } from "./reading/judged-configuration.ts";

const PAUSE = 120;
const VERSIONS = 12;
/** A version is served in this time after it was written, and the time of one reading. */
const BOUND = 1000;

const initial: Ir = {
  settings: withDefaultsSettings({}),
  binds: [],
  listeners: [],
  routes: [],
  backends: [],
  attachments: [],
};

/** A version, and the time in milliseconds at which it was written or served. */
interface Moment {
  readonly version: number;
  readonly at: number;
}

/** Reads the number in a file; the reading lasts as long as that of a large file. */
async function readSlowly(file: string, duration: number): Promise<[JudgedConfiguration, number]> {
  const bytes = await readFile(file);
  await setTimeout(duration);
  const configuration: JudgedConfiguration = {
    source: file,
    ir: initial,
    files: [],
    statuses: [],
    paths: [file],
    digest: combine([contentOf(bytes)]),
  };
  return [configuration, Number(bytes)];
}

/** Follows a file whose readings last this long, while it is written again and again. */
async function follow(file: string, duration: number): Promise<[Moment[], Moment[]]> {
  const served: Moment[] = [];
  let readings = 0;
  let reading = NaN;
  const keeper = new ConfigKeeper(
    {
      source: file,
      log: silentLogger,
      wallClock: Date.now,
      load: async () => {
        assert.equal(++readings, 1, "one reading at a time");
        const [configuration, version] = await readSlowly(file, duration);
        readings--;
        reading = version;
        return configuration;
      },
      apply: async () => {
        served.push({ version: reading, at: performance.now() });
        return [];
      },
      attempted: (loaded) => void watcher.watch([file], loaded?.digest ?? assert.fail()),
    },
    initial,
  );
  const watcher = new FileWatcher(() => keeper.reload(), assert.ifError);
  await writeFile(file, "0");
  await watcher.watch([file], combine([contentOf(await readFile(file))]));
  const written = await writeVersions(file);
  await waitFor("the last version", () => served.at(-1)?.version === VERSIONS);
  watcher.close();
  return [written, served];
}

async function writeVersions(file: string): Promise<Moment[]> {
  const written: Moment[] = [];
  for (let version = 1; version <= VERSIONS; version++) {
    await writeFile(`${file}.next`, String(version));
    await rename(`${file}.next`, file);
    written.push({ version, at: performance.now() });
    await setTimeout(PAUSE);
  }
  return written;
}

for (const duration of [0, 600]) {
  test(`changes every ${PAUSE} ms are each served within a second and a reading of ${duration} ms`, async (context) => {
    const folder = await mkdtemp(join(tmpdir(), "served-changes-"));
    context.after(() => rm(folder, { recursive: true }));
    const [written, served] = await follow(join(folder, "gw.yaml"), duration);
    for (const { version, at } of written) {
      const first = served.find((moment) => moment.version >= version);
      assert.ok(first !== undefined && first.at - at <= BOUND + duration, `version ${version}`);
    }
    const versions = served.map(({ version }) => version);
    assert.deepEqual(versions, [...new Set(versions)], "no version is read twice");
  });
}
