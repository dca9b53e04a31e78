// complete-sbom.mjs FILE NODE FILE...: adds to a CycloneDX document what an image has besides the bundle: Node.js
// with what is built into it, and the Debian packages of the other files.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, realpathSync, writeFileSync } from "node:fs";

const [sbom, node, ...files] = process.argv.slice(2);

function hashesOf(path) {
  const content = createHash("sha256").update(readFileSync(path)).digest("hex");
  return [{ alg: "SHA-256", content }];
}

function nodeComponent() {
  const { node: version, ...others } = process.versions;
  return {
    type: "platform",
    name: "node",
    version,
    purl: `pkg:generic/node@${version}`,
    hashes: hashesOf(node),
    components: Object.entries(others).map(([name, own]) => ({
      type: "library",
      name,
      version: own,
      purl: `pkg:generic/${name}@${own}`,
    })),
  };
}

/** The Debian package of a file; undefined if none has it. With merged /usr it may be registered without /usr. */
function packageOf(path) {
  const real = realpathSync(path);
  for (const known of new Set([path, `/usr${path}`, real, real.replace(/^\/usr/, "")])) {
    try {
      const said = execFileSync("dpkg-query", ["-S", known], { encoding: "utf8", stdio: "pipe" });
      return said.split(/[:,]/, 1)[0];
    } catch {
      continue;
    }
  }
  return undefined;
}

function debianComponent(name) {
  const format = "${Version} ${Architecture}";
  const said = execFileSync("dpkg-query", ["-W", `-f=${format}`, name], { encoding: "utf8" });
  const [version, architecture] = said.split(" ");
  const purl = `pkg:deb/debian/${name}@${encodeURIComponent(version)}?arch=${architecture}`;
  return { type: "library", name, version, purl };
}

function fileComponent(path) {
  return { type: "file", name: path, hashes: hashesOf(path) };
}

const owned = files.map((path) => ({ path, name: packageOf(path) }));
// What makes the bundle of certificates runs at the installation, so no package has the file itself.
const certificates = (path) =>
  path.endsWith("/ca-certificates.crt") ? "ca-certificates" : undefined;
const names = new Set(owned.flatMap(({ path, name }) => name ?? certificates(path) ?? []));
const loose = owned.filter(
  ({ path, name }) => name === undefined && certificates(path) === undefined,
);
const document = JSON.parse(readFileSync(sbom, "utf8"));
const components = [
  ...document.components,
  nodeComponent(),
  ...[...names].sort((left, right) => (left < right ? -1 : 1)).map(debianComponent),
  ...loose.map(({ path }) => fileComponent(path)),
];
writeFileSync(sbom, `${JSON.stringify({ ...document, components }, undefined, 2)}\n`);
