import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { startGateway } from "../arrange.ts";
import { beginWaiting, startAsking } from "../waiting-call.ts";

/** DELETE while a server without sessions waits for the client: the call ends, whichever worker has it. */

const PROGRAM = fileURLToPath(new URL("../programs/new-stdio-server.ts", import.meta.url));

test("the end of a session ends calls that wait for its client", async () => {
  await using servers = await startAsking();
  const stdio = { command: process.execPath, args: [PROGRAM, "modern"] };
  const targets = [...servers.targets, { name: "stdio", stdio }];
  await using gateway = await startGateway({}, { targets }, { workerThreads: 3 });
  for (const tool of ["asking_m-elicit", "stdio_ask"]) {
    const call = await beginWaiting(gateway, tool);
    assert.equal((await call.end()).status, 200);
    await call.ended;
    assert.match(call.seen(), /"id":2,"error"/);
  }
});
