import assert from "node:assert/strict";
import { test } from "node:test";
import { loadFiles } from "../../load-files.ts";

/** Loads a route whose first of two backends has `sessionAffinity`; returns the warnings. */
function warnings(route: string, weight = 1): readonly string[] {
  const text = `
gateways:
  web:
    port: 80
    routes:
      - backends:
          - { host: "10.0.0.1:80", policies: { sessionAffinity: { cookie: { name: stay } } } }
          - { host: "10.0.0.2:80", weight: ${weight} }
        ${route}
`;
  const { files } = loadFiles([{ file: "gw.yaml", text }], {
    together: true,
    environment: {},
    readFile: () => undefined,
  });
  const found = files.flatMap(({ diagnostics }) => diagnostics);
  assert.ok(
    found.every(({ severity }) => severity === "warning"),
    JSON.stringify(found),
  );
  return found.map(({ path }) => path);
}

test("sessions of one of several backends are a warning", () => {
  assert.deepEqual(warnings(""), ["gateways.web.routes[0].backends[0].policies.sessionAffinity"]);
});

test("there is no warning if the route keeps sessions, or if one backend gets all requests", () => {
  assert.deepEqual(warnings("sessionPersistence: { cookie: { name: stay } }"), []);
  assert.deepEqual(warnings("", 0), []);
});
