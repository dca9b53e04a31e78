import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The response that curl received; status 0 if there was none. */
export interface CurlAnswer {
  readonly status: number;
  readonly body: string;
  /** The error output of curl, including the connection details with `-v`. */
  readonly messages: string;
}

const MOST_SECONDS = "20";

/** Runs curl with the given arguments. */
export async function curl(...arguments_: readonly string[]): Promise<CurlAnswer> {
  const format = ["-sS", "--max-time", MOST_SECONDS, "-w", "\n%{http_code}"];
  try {
    const { stdout, stderr } = await run("curl", [...format, ...arguments_]);
    return answerOf(stdout, stderr);
  } catch (error) {
    if (!(error instanceof Error && "stdout" in error && "stderr" in error)) throw error;
    return answerOf(String(error.stdout), String(error.stderr));
  }
}

function answerOf(output: string, messages: string): CurlAnswer {
  const end = output.lastIndexOf("\n");
  return {
    status: Number(output.slice(end + 1)),
    body: output.slice(0, Math.max(end, 0)),
    messages,
  };
}
