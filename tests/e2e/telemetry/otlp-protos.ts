import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type PackageDefinition, loadFileDescriptorSetFromBuffer } from "@grpc/proto-loader";
import { installPythonPackage } from "../../../tools/python-package.ts";

/** The published OTLP messages, which are independent of the sources. */
const PACKAGE = { distribution: "opentelemetry-proto", version: "1.45.2" };

const FILES = ["common/v1/common", "resource/v1/resource", "logs/v1/logs", "trace/v1/trace"].concat(
  ["collector/logs/v1/logs_service", "collector/trace/v1/trace_service"],
);
const FOLDER = fileURLToPath(
  new URL(`../../../.cache/tests/${PACKAGE.distribution}-${PACKAGE.version}`, import.meta.url),
);

/** The services of OTLP for logs and traces, with their messages. */
export async function otlpDefinition(): Promise<PackageDefinition> {
  await installPythonPackage(PACKAGE, FOLDER);
  const descriptors = FILES.map((file) => {
    const path = join(FOLDER, "opentelemetry/proto", `${file}_pb2.py`);
    const [, literal = ""] =
      /AddSerializedFile\(b'((?:[^'\\]|\\.)*)'\)/.exec(readFileSync(path, "utf8")) ?? [];
    return bytesOf(literal);
  });
  const set = descriptors.flatMap((bytes) => [Buffer.from([0x0a, ...varint(bytes.length)]), bytes]);
  return loadFileDescriptorSetFromBuffer(Buffer.concat(set), { longs: String, enums: String });
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
