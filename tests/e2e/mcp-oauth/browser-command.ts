import { fileURLToPath } from "node:url";

const BROWSER = fileURLToPath(new URL("./browser.ts", import.meta.url));

/** The value of `BROWSER` for a program: the browser of a user who signs in, and notes each URL in a log. */
export const browserCommand = (log: string): string => `${process.execPath} ${BROWSER} ${log} %s &`;
