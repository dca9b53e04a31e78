import { appendFile } from "node:fs/promises";
import { signIn } from "@edge-gateway/testkit/sign-in";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/**
 * The browser of a user who signs in: `browser.ts LOG URL`. It writes each URL to a line of the
 * log.
 */

const [log = "", url = ""] = process.argv.slice(2);
await appendFile(log, `${url}\n`);
const callback = await signIn(url);
// Some clients listen only after they have opened the browser.
await waitFor("the client's own server", () => fetch(callback).then((response) => response.ok));
