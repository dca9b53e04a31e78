// Imported first by what was built of the sources: the stack trace of what ends a thread names places of
// these. Maps are read only then; Node.js by itself would read and keep them of every module, 8 MiB.
import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";

const PLACE = /(file:\/\/[^()\s]+\.js):(\d+):(\d+)/g;
const maps = new Map();

process.on("uncaughtExceptionMonitor", (error) => {
  if (typeof error?.stack === "string") error.stack = error.stack.replace(PLACE, placeInSources);
});

function placeInSources(place, url, line, column) {
  const found = mapOf(url)?.findEntry(Number(line) - 1, Number(column) - 1);
  if (found?.originalSource === undefined) return place;
  const { originalSource, originalLine, originalColumn } = found;
  return `${new URL(originalSource, url).href}:${originalLine + 1}:${originalColumn + 1}`;
}

function mapOf(url) {
  if (!maps.has(url)) maps.set(url, readMap(url));
  return maps.get(url);
}

function readMap(url) {
  try {
    return new SourceMap(JSON.parse(readFileSync(new URL(`${url}.map`), "utf8")));
  } catch {
    return undefined;
  }
}
