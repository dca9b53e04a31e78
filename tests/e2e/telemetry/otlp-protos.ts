import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type PackageDefinition, loadFileDescriptorSetFromBuffer } from "@grpc/proto-loader";

/** The published OTLP messages, which are independent of the sources. */
const PACKAGE = "opentelemetry-proto";
const VERSION = "1.45.2";

const FILES = ["common/v1/common", "resource/v1/resource", "logs/v1/logs", "trace/v1/trace"].concat(
  ["collector/logs/v1/logs_service", "collector/trace/v1/trace_service"],
);
const CACHE = fileURLToPath(new URL("../../../node_modules/.cache/", import.meta.url));
const FOLDER = join(CACHE, `${PACKAGE}-${VERSION}`);

/** The services of OTLP for logs and traces, with their messages. */
export function otlpDefinition(): PackageDefinition {
  if (!existsSync(FOLDER)) fetchPackage();
  const descriptors = FILES.map((file) => {
    const path = join(FOLDER, "opentelemetry/proto", `${file}_pb2.py`);
    const [, literal = ""] =
      /AddSerializedFile\(b'((?:[^'\\]|\\.)*)'\)/.exec(readFileSync(path, "utf8")) ?? [];
    return bytesOf(literal);
  });
  const set = descriptors.flatMap((bytes) => [Buffer.from([0x0a, ...varint(bytes.length)]), bytes]);
  return loadFileDescriptorSetFromBuffer(Buffer.concat(set), { longs: String, enums: String });
}

function fetchPackage(): void {
  mkdirSync(CACHE, { recursive: true });
  const folder = `${FOLDER}.${process.pid}`;
  run("pip3", ["download", "-q", "--no-deps", "-d", folder, `${PACKAGE}==${VERSION}`]);
  const wheel = `opentelemetry_proto-${VERSION}-py3-none-any.whl`;
  run("python3", ["-m", "zipfile", "-e", join(folder, wheel), folder]);
  if (!existsSync(FOLDER)) renameSync(folder, FOLDER);
}

function run(command: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`, { cause: error });
}

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t" };

/** The bytes that a Python literal represents. */
function bytesOf(literal: string): Buffer {
  const text = literal.replaceAll(
    /\\(?:x([0-9a-f]{2})|([0-7]{1,3})|(.))/g,
    (_, hex: string | undefined, octal: string | undefined, character: string) => {
      if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
      if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8));
      return ESCAPES[character] ?? character;
    },
  );
  return Buffer.from(text, "latin1");
}

function varint(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...varint(value >> 7)];
}
