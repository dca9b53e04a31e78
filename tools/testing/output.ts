import { styleText } from "node:util";

/** Prints a line at once. */
export function say(line: string): void {
  console.log(line);
}

/** A line for what passed; colours only on a terminal. */
export function passed(text: string): string {
  return `${styleText("green", "✔", { stream: process.stdout })} ${text}`;
}

/** A line for what failed; colours only on a terminal. */
export function failed(text: string): string {
  return `${styleText("red", "✘", { stream: process.stdout })} ${text}`;
}

/** Formats the heading of one part of a test run. */
export function title(text: string): string {
  return `\n${styleText("bold", text, { stream: process.stdout })}`;
}

/** The time since an instant of `Date.now()`, for people. */
export function duration(since: number): string {
  return seconds(Date.now() - since);
}

/** A time in milliseconds, for people. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
