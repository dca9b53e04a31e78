import assert from "node:assert/strict";
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { controlGroupLimits, usableProcessors, type ControlGroupLimits } from "./control-group.ts";

const MEBIBYTE = 1024 ** 2;

/** The limits of a system that has these files. */
function limitsOf(files: Readonly<Record<string, string>>): ControlGroupLimits {
  using folder = mkdtempDisposableSync(join(tmpdir(), "control-group-"));
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder.path, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${text}\n`);
  }
  return controlGroupLimits(folder.path);
}

test("version 2: the lowest limit of the group and of those above it", () => {
  const limits = limitsOf({
    "proc/self/cgroup": "0::/kubepods/pod/container",
    "sys/fs/cgroup/kubepods/memory.max": "max",
    "sys/fs/cgroup/kubepods/pod/memory.max": String(256 * MEBIBYTE),
    "sys/fs/cgroup/kubepods/pod/cpu.max": "max 100000",
    "sys/fs/cgroup/kubepods/pod/container/memory.max": String(512 * MEBIBYTE),
    "sys/fs/cgroup/kubepods/pod/container/cpu.max": "50000 100000",
  });
  assert.deepEqual(limits, { memory: 256 * MEBIBYTE, processors: 0.5 });
});

test("version 2 in a container: the mount is the group, whatever path the host gives it", () => {
  const files = {
    "sys/fs/cgroup/memory.max": String(256 * MEBIBYTE),
    "sys/fs/cgroup/cpu.max": "150000 100000",
  };
  for (const path of ["/", "/../outside", "/system.slice/docker.scope"])
    assert.deepEqual(limitsOf({ ...files, "proc/self/cgroup": `0::${path}` }), {
      memory: 256 * MEBIBYTE,
      processors: 1.5,
    });
});

test("version 1: each controller has its own hierarchy", () => {
  const limits = limitsOf({
    "proc/self/cgroup": "9:name=systemd:/\n4:memory:/gateway\n1:cpu,cpuacct:/gateway\n0::/",
    "sys/fs/cgroup/memory/memory.limit_in_bytes": "9223372036854771712",
    "sys/fs/cgroup/memory/gateway/memory.limit_in_bytes": String(128 * MEBIBYTE),
    "sys/fs/cgroup/cpu,cpuacct/cpu.cfs_quota_us": "-1",
    "sys/fs/cgroup/cpu,cpuacct/cpu.cfs_period_us": "100000",
    "sys/fs/cgroup/cpu,cpuacct/gateway/cpu.cfs_quota_us": "200000",
    "sys/fs/cgroup/cpu,cpuacct/gateway/cpu.cfs_period_us": "100000",
  });
  assert.deepEqual(limits, { memory: 128 * MEBIBYTE, processors: 2 });
});

test("no limits, or no control groups", () => {
  const none = { memory: undefined, processors: undefined };
  assert.deepEqual(limitsOf({}), none);
  assert.deepEqual(limitsOf({ "proc/self/cgroup": "nonsense" }), none);
  const files = {
    "proc/self/cgroup": "4:memory:/\n1:cpu:/\n0::/",
    "sys/fs/cgroup/memory/memory.limit_in_bytes": "9223372036854771712",
    "sys/fs/cgroup/cpu/cpu.cfs_quota_us": "-1",
    "sys/fs/cgroup/cpu/cpu.cfs_period_us": "100000",
    "sys/fs/cgroup/unified/cpu.max": "max 100000",
  };
  assert.deepEqual(limitsOf(files), none);
});

test("processors that can be used: whole ones, at least one, at most those of the machine", () => {
  const count = (processors?: number) => usableProcessors({ memory: undefined, processors });
  assert.equal(count(0.5), 1);
  assert.equal(count(1.9), 1);
  assert.equal(count(1_000_000), availableParallelism());
  assert.equal(count(), availableParallelism());
});
