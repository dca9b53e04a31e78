// Changes each process of a trial: after a document is validated and before it gets its defaults,
// one field is removed from it, or its fields are recorded.
import { appendFileSync } from "node:fs";
import { createRequire, registerHooks } from "node:module";
import { join } from "node:path";
import { beforeEach } from "node:test";
import { isMainThread, threadId } from "node:worker_threads";
import { DROPPED, RECORDED, TEST } from "./environment.ts";
import type * as trials from "./trial.ts";

const DEFAULTS = /\/generated\/defaults\/index\.ts$/u;
const POLICY = /\/packages\/policies\/src\/(traffic|backend)\/[^?]*\.ts$/u;
const WITH_DEFAULTS = /export function withDefaults(\w+)\(input: .*\{$/gmu;
const DEFINITION = /export const (\w+): PolicyDefinition<(?:readonly )?(\w+)(?:\[\])?> = \{$/gmu;

type Trial = typeof trials;
type Edit = Parameters<Trial["editedDocument"]>[2];
type Compile = (config: unknown, ...others: readonly unknown[]) => unknown;

const load = createRequire(import.meta.url);
const dropped = process.env[DROPPED];
const folder = process.env[RECORDED];
const isTest = isMainThread && process.argv[1]?.endsWith(".test.ts") === true;
const noted = new Set<string>();

/** The functions that the changed sources call. */
Object.assign(globalThis, {
  policiesMutate: {
    ofDocument: (type: string, document: unknown): unknown =>
      applied((trial, edit) => trial.editedDocument(type, document, edit)),
    ofPolicy(block: string, type: string, policy: { compile: Compile }): void {
      const { compile } = policy;
      policy.compile = (config, ...others) =>
        compile.call(
          policy,
          applied((trial, edit) => trial.editedPolicy(block, type, config, edit)),
          ...others,
        );
    },
  },
});

/** Only processes that read a document load the schemas. */
function applied(apply: (trial: Trial, edit: Edit) => unknown): unknown {
  const trial: Trial = load("./trial.ts");
  return apply(trial, dropped === undefined ? trial.recorder(note) : trial.mutation(dropped));
}

function note(path: string): void {
  const line = `${JSON.stringify([path, process.env[TEST] ?? ""])}\n`;
  if (folder === undefined || noted.has(line)) return;
  noted.add(line);
  appendFileSync(join(folder, `${process.pid}-${threadId}.jsonl`), line);
}

// Tells the gateways that a test starts the name of that test.
if (folder !== undefined && isTest)
  beforeEach((context) => {
    process.env[TEST] = "name" in context ? context.name : "";
  });

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const change = DEFAULTS.test(url) ? withHookedDefaults : hookOfPolicies(url);
    const { source } = loaded;
    if (change === undefined || source === undefined || source === null) return loaded;
    const text = typeof source === "string" ? source : new TextDecoder().decode(source);
    return { ...loaded, source: change(text) };
  },
});

function withHookedDefaults(text: string): string {
  return text.replaceAll(
    WITH_DEFAULTS,
    (line, type) => `${line} input = globalThis.policiesMutate.ofDocument("${type}", input);`,
  );
}

/**
 * Unit tests compile configuration directly, so the hook changes it there; a gateway compiles
 * configuration that was already changed when it was read.
 */
function hookOfPolicies(url: string): ((text: string) => string) | undefined {
  const [, block] = POLICY.exec(url) ?? [];
  if (block === undefined || !isTest) return undefined;
  return (text) =>
    [...text.matchAll(DEFINITION)].reduce(
      (hooked, [, name, type]) =>
        `${hooked}\nglobalThis.policiesMutate.ofPolicy("${block}", "${type}", ${name});`,
      text,
    );
}
