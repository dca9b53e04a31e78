import type { LineOutput } from "@edge-gateway/gateway/observe/lines/bounded-output";

/** An output that calls a function with each line, without its line feed. */
export function lineOutput(log: (line: string) => void): LineOutput {
  const decoder = new TextDecoder();
  return {
    writableLength: 0,
    on: () => {},
    write(lines) {
      const text = typeof lines === "string" ? lines : decoder.decode(lines);
      for (const line of text.split("\n")) if (line !== "") log(line);
    },
  };
}
