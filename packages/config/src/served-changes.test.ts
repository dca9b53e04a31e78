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
const VERSIONS = 24;
/**
 * A version is served in this time after it was written, and the time of one reading. It is counted in versions that
 * are written meanwhile: a busy machine delays both.
 */
const BOUND = 1000;

const initial: Ir = {
  settings: withDefaultsSettings({}),
  binds: [],
  listeners: [],
  routes: [],
  backends: [],
  attachments: [],
};

/** A version that is served, and the last one that was written before. */
interface Moment {
  readonly version: number;
  readonly written: number;
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
async function follow(file: string, duration: number): Promise<readonly Moment[]> {
  const served: Moment[] = [];
  let written = 0;
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
        served.push({ version: reading, written });
        return [];
      },
      attempted: (loaded) => void watcher.watch([file], loaded?.digest ?? assert.fail()),
    },
    { ir: initial, files: [] },
  );
  const watcher = new FileWatcher(() => keeper.reload(), assert.ifError);
  await writeFile(file, "0");
  await watcher.watch([file], combine([contentOf(await readFile(file))]));
  while (written < VERSIONS) {
    await writeFile(`${file}.next`, String(written + 1));
    await rename(`${file}.next`, file);
    written++;
    await setTimeout(PAUSE);
  }
  await waitFor("the last version", () => served.at(-1)?.version === VERSIONS);
  watcher.close();
  return served;
}

for (const duration of [0, 600]) {
  test(`changes every ${PAUSE} ms are each served within a second and a reading of ${duration} ms`, async (context) => {
    const folder = await mkdtemp(join(tmpdir(), "served-changes-"));
    context.after(() => rm(folder, { recursive: true }));
    const served = await follow(join(folder, "gw.yaml"), duration);
    const most = Math.ceil((BOUND + duration) / PAUSE);
    for (let version = 1; version <= VERSIONS; version++) {
      const first = served.find((moment) => moment.version >= version) ?? assert.fail();
      assert.ok(first.written - version <= most, `version ${version}`);
    }
    const versions = served.map(({ version }) => version);
    assert.deepEqual(versions, [...new Set(versions)], "no version is read twice");
  });
}
