import type { UiSource } from "../ui/source.ts";

/** Pages of two files. */
export const readyUi: UiSource = () => ({
  state: "ready",
  files: new Map([
    ["index.html", { type: "text/html", plain: Buffer.from("<p>page"), compressed: {} }],
    [
      "assets/a-1.js",
      {
        type: "text/javascript",
        plain: Buffer.from("plain"),
        compressed: { br: Buffer.from("brotli"), gzip: Buffer.from("gzip") },
      },
    ],
  ]),
});
