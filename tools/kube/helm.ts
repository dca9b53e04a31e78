// Renders the charts of this repository with helm.
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { documentsOf } from "@edge-gateway/translate/document/source/documents";
import { ReadBudget } from "@edge-gateway/translate/document/source/read-budget";
import { readYaml } from "@edge-gateway/translate/document/yaml/yaml-reader";
import { KubeError } from "./go.ts";
import { programsOf } from "./programs.ts";
import type { Programs } from "./programs.ts";

const CHARTS = join(import.meta.dirname, "../../charts");
/** The most bytes of a rendered chart. */
const MAX_OUTPUT = 1 << 24;
/** The path of helm, determined only once: that takes longer than rendering a chart. */
let programs: Promise<Programs<"helm">> | undefined;

/** An object of a rendered chart. */
export interface RenderedObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: {
    readonly name: string;
    readonly namespace?: string;
    readonly labels?: Readonly<Record<string, string>>;
  };
  readonly [field: string]: unknown;
}

export interface RenderOptions {
  readonly release?: string;
  readonly namespace?: string;
  readonly values?: unknown;
}

/**
 * The objects of a chart, as `helm template` prints them.
 * @param chart a folder of charts/
 * @throws {KubeError} with the message of helm if it refuses the values
 */
export async function renderChart(
  chart: string,
  { release = "edge-gateway", namespace = "edge-gateway-system", values = {} }: RenderOptions = {},
): Promise<readonly RenderedObject[]> {
  const text = await runHelm(["template", release], { chart, namespace, values });
  return documentsOf(text).map((document) => objectOf(document.text));
}

/**
 * The notes that `helm install` prints.
 * @throws {KubeError} with the message of helm if it refuses the values
 */
export async function renderNotes(chart: string, values: unknown): Promise<string> {
  const install = ["install", "edge-gateway", "--dry-run=client"];
  const text = await runHelm(install, { chart, namespace: "edge-gateway-system", values });
  const [, notes = ""] = text.split("\nNOTES:\n");
  return notes;
}

/** Runs a command of helm for a chart, and resolves to the printed output. */
async function runHelm(
  command: readonly string[],
  { chart, namespace, values }: { chart: string; namespace: string; values: unknown },
): Promise<string> {
  programs ??= programsOf("helm");
  const { helm } = await programs;
  const folder = await mkdtemp(join(tmpdir(), "edge-gateway-values-"));
  try {
    const file = join(folder, "values.json");
    await writeFile(file, JSON.stringify(values));
    const args = [...command, join(CHARTS, chart), "-n", namespace, "--values", file];
    const { stdout } = await promisify(execFile)(helm, args, { maxBuffer: MAX_OUTPUT });
    return stdout;
  } catch (error) {
    const { stderr = String(error) } = Object(error);
    throw new KubeError(String(stderr), { cause: error });
  } finally {
    await rm(folder, { recursive: true });
  }
}

function objectOf(text: string): RenderedObject {
  const { value, problems } = readYaml(text, undefined, new ReadBudget());
  const { apiVersion, kind, metadata } = Object(value);
  if (problems.length > 0 || typeof kind !== "string")
    throw new KubeError(`the chart renders something other than an object: ${text}`);
  return { ...Object(value), apiVersion, kind, metadata };
}
