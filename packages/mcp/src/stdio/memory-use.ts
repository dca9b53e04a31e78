import { readFile } from "node:fs/promises";

const KIBIBYTE = 1024;
const RESIDENT = /^VmRSS:\s+(?<kibibytes>\d+) kB$/m;

/** Bytes of memory that a process and its children use; undefined on systems other than Linux. */
export async function memoryOf(pid: number): Promise<number | undefined> {
  try {
    const status = await readFile(`/proc/${pid}/status`, "utf8");
    const own = Number(RESIDENT.exec(status)?.groups?.["kibibytes"] ?? 0) * KIBIBYTE;
    const children = await Promise.all((await childrenOf(pid)).map(memoryOf));
    return children.reduce<number>((sum, bytes = 0) => sum + bytes, own);
  } catch {
    return undefined;
  }
}

async function childrenOf(pid: number): Promise<readonly number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
  return text.split(" ").filter(Boolean).map(Number);
}
