import { parentPort } from "node:worker_threads";
import { renderDiagnostics } from "@edge-gateway/translate/diagnostics/render";
import { loadFiles } from "@edge-gateway/translate/load-files";

/** Validates each text that it receives, and formats all findings as for people. */
parentPort?.on("message", (text: string) => {
  const before = process.threadCpuUsage();
  const options = { together: true, environment: {}, readFile: () => undefined };
  const { files, ir } = loadFiles([{ file: "large.yaml", text }], options);
  const [{ diagnostics, omitted, lines } = NOTHING] = files;
  renderDiagnostics(diagnostics, { colours: false, lineText: ({ line }) => lines.get(line) });
  const { user, system } = process.threadCpuUsage(before);
  parentPort?.postMessage({
    isValid: ir !== undefined,
    reported: diagnostics.length,
    omitted,
    milliseconds: (user + system) / MICROSECONDS,
  });
});

const MICROSECONDS = 1000;
const NOTHING = { diagnostics: [], omitted: 0, lines: new Map<number, string>() };
