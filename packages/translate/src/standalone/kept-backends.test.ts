import assert from "node:assert/strict";
import { test } from "node:test";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import { Cursor } from "../document/cursor.ts";
import { KeptConfiguration } from "./kept-configuration.ts";
import { loadStandalone } from "./load.ts";

test("a backend is judged again only if it changed or something mentions it", () => {
  const kept = new KeptConfiguration({});
  const server = (host: string, others = {}) => ({ static: { host, port: 1 }, ...others });
  const backends = {
    ...{ own: server("a"), seen: server("b"), proxy: server("c"), unused: server("d") },
    behind: server("e", { policies: { tunnel: { backendRef: { name: "proxy" } } } }),
  };
  const judgedWith = (...documents: readonly object[]): readonly string[] => {
    const judged: string[] = [];
    for (const document of documents) {
      judged.length = 0;
      kept.judge(new Cursor(document), { file: "", readFile: () => undefined }, (part) => {
        const names = part.at("backends").entries();
        judged.push(names.map(([name]) => name).join(" "));
        return { files: [], findings: [], omitted: 0 };
      });
      kept.judgeRest();
    }
    return judged;
  };
  const routes = [{ name: "r", backends: [{ backend: "own" }] }];
  const more = [...routes, { name: "s", backends: [{ backend: "behind" }] }];
  const policies = [{ targetRefs: [{ kind: "Backend", name: "seen" }] }];
  const changed = { ...backends, own: server("f") };
  assert.deepEqual(
    judgedWith({ routes, backends }),
    Array(2).fill(Object.keys(backends).join(" ")),
  );
  assert.deepEqual(judgedWith({ routes: more, backends }), ["proxy behind"]);
  assert.deepEqual(judgedWith({ routes: more, backends: changed }), ["own"]);
  assert.deepEqual(
    judgedWith({ routes, backends, policies }, { routes: more, backends, policies }),
    ["seen proxy behind"],
  );
});

test("one backend more than allowed is found, although the others did not change", () => {
  const { maxProperties } = LIMITS.standaloneConfig.backends;
  const backend = { static: { host: "h", port: 1 } };
  const most = Array.from({ length: maxProperties }, (_, index) => [`b${index}`, backend] as const);
  const kept = new KeptConfiguration({});
  const judged = (entries: readonly (readonly [string, object])[]) =>
    kept.judge(
      new Cursor({ backends: Object.fromEntries(entries) }),
      { file: "", readFile: () => undefined },
      (part) => {
        const isTooLarge = part.at("backends").entries().length > maxProperties;
        return { files: [], findings: [], omitted: isTooLarge ? 1 : 0 };
      },
    ).omitted;
  assert.equal(judged(most), 0);
  assert.equal(judged([...most, ["more", backend]]), 1);
});

test("backends in a wrong form are found, although nothing mentions those before", () => {
  const read = (kept: KeptConfiguration, backends: string) => {
    const text = `gateways: {web: {port: 80, routes: [{name: r, backends: [{host: "h:1"}]}]}}
backends: ${backends}
`;
    const { diagnostics } = loadStandalone({
      ...{ file: "gw.yaml", text, environment: {}, kept },
      readFile: () => undefined,
    });
    return diagnostics.map(({ code, path }) => `${code} ${path}`);
  };
  for (const backends of ["[{static: {host: h, port: 1}}]", "[]", "text", "7"]) {
    const kept = new KeptConfiguration({});
    assert.deepEqual(read(kept, "{one: {static: {host: h, port: 1}}}"), []);
    assert.deepEqual(read(kept, backends), ["wrong-type backends"], backends);
  }
});
