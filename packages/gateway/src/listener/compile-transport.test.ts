import assert from "node:assert/strict";
import { test } from "node:test";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { PARSED_DEFAULTS } from "@edge-gateway/generated/parsed/index.ts";
import type { ParsedFrontendTls } from "@edge-gateway/generated/types/index.ts";
import { CERTIFICATE, KEY } from "@edge-gateway/http/testing";
import type { Listener, ListenerTls } from "@edge-gateway/translate/ir";
import { TestContext } from "../testing/context.ts";
import { compileTransport } from "./compile-transport.ts";
import type { TlsTerminator } from "./tls-terminator.ts";

const PAIR = { certificate: CERTIFICATE, privateKey: KEY };
const problems: string[] = [];

/** Compiles the only listener of a port; returns its terminator, and the number of steps. */
function compiled(
  tls: ListenerTls,
  settings: ParsedFrontendTls = PARSED_DEFAULTS.frontendTls,
): { readonly terminator: TlsTerminator | undefined; readonly steps: number } {
  const place = { pointer: "" };
  const listener: Listener = {
    ...{ key: "a", bind: "b", gateway: "g", protocol: "HTTPS", tls, place },
  };
  const context = new TestContext();
  const making = compileTransport(
    [listener],
    { tls: settings },
    {
      ...{ environment: {}, minting: DEFAULTS.dynamicCaSettings },
      cel: (source) => context.cel(source),
      relay: () => assert.fail("no connection is relayed"),
      problem: (_, message) => problems.push(message),
    },
  );
  for (let steps = 0; ; steps++) {
    const step = making.next();
    if (step.done === true)
      return { terminator: step.value.tls?.listeners.values()[0]?.terminator, steps };
  }
}

test("a listener whose TLS did not change keeps its terminator, with the sessions of clients", () => {
  const tls = { certificates: [PAIR] };
  const { terminator } = compiled(tls);
  assert.ok(terminator !== undefined);
  assert.equal(compiled(tls).terminator, terminator);
  const other = { ...PARSED_DEFAULTS.frontendTls, alpnProtocols: ["http/1.1"] as const };
  assert.notEqual(compiled(tls, other).terminator, terminator);
  assert.notEqual(compiled({ certificates: [PAIR] }).terminator, terminator);
});

test("requests may be handled between the certificates of a listener", () => {
  const tls = { certificates: Array(5).fill(PAIR) };
  assert.equal(compiled(tls).steps, 5);
  assert.equal(compiled(tls).steps, 0);
});

test("a key that cannot be read is a problem each time", () => {
  const tls = { certificates: [{ ...PAIR, privateKey: "none" }] };
  for (const count of [1, 2]) {
    assert.equal(compiled(tls).terminator, undefined);
    assert.equal(problems.length, count);
  }
});
