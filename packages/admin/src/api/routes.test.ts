import assert from "node:assert/strict";
import { test } from "node:test";
import { SILENT, startAdmin } from "../testing/admin.ts";
import type { ApiParts } from "./parts.ts";
import { apiRoutes } from "./routes.ts";

test("operations that could not be loaded are loaded by the next request", async (context) => {
  let attempts = 0;
  const parts = {
    get figures(): unknown {
      if (attempts++ === 0) throw new Error("EMFILE: too many open files");
      return undefined;
    },
  } as unknown as ApiParts;
  const admin = await startAdmin(context, { api: apiRoutes(parts, SILENT) });
  const statuses = [];
  for (const path of ["/api/access", "/api/access", "/api/access"])
    statuses.push((await admin.call({ path })).response.statusCode);
  assert.deepEqual(statuses, [500, 200, 200]);
});
