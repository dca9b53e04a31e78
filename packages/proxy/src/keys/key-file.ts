import { readFile, rename, writeFile } from "node:fs/promises";
import type { LlmKeyFile } from "@edge-gateway/generated/types/index.ts";

const INDENTATION = 2;
const OWNER_ONLY = 0o600;

const NOTHING: LlmKeyFile = { keys: {}, budgets: {}, spendings: {} };

/** What a file of keys holds; nothing where there is none. @throws Error that says what is wrong with it */
export async function readKeyFile(path: string): Promise<LlmKeyFile> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw new Error(`config.llmKeys.file: ${path} cannot be read: ${error.message}`, {
      cause: error,
    });
  });
  if (text === undefined) return NOTHING;
  // Only now: what reads configurations is not kept in memory.
  const { validateLlmKeyFile } = await import("@edge-gateway/generated/validators/llm-key-file.js");
  const value = parsed(text);
  const [violation] = validateLlmKeyFile(value);
  if (value !== undefined && violation === undefined) return { ...NOTHING, ...contentOf(value) };
  const why =
    violation === undefined
      ? "it is not JSON"
      : `at ${violation.pointer || "/"}: ${violation.message}`;
  throw new Error(`config.llmKeys.file: ${path} is not a file of keys: ${why}`);
}

/** The validator has found nothing, so the value has the shape of the type. */
function contentOf(value: unknown): Partial<LlmKeyFile> {
  return value as Partial<LlmKeyFile>;
}

/** Replaces the file as a whole: whoever reads it sees the old one or the new one. */
export async function writeKeyFile(path: string, content: LlmKeyFile): Promise<void> {
  const next = `${path}.next`;
  await writeFile(next, `${JSON.stringify(content, null, INDENTATION)}\n`, { mode: OWNER_ONLY });
  await rename(next, path);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
