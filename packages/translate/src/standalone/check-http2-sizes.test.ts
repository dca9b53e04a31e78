import assert from "node:assert/strict";
import { test } from "node:test";
import { loadStandalone } from "./load.ts";

/** Paths and messages of the errors of a gateway with these settings of HTTP. */
function errorsOf(http: string): string[] {
  const text = `gateways: {web: {port: 80, frontend: {http: ${http}}, routes: [{backends: [{host: 'a:1'}]}]}}\n`;
  const input = { file: "gw.yaml", text, environment: {}, readFile: () => undefined };
  return loadStandalone(input)
    .diagnostics.filter(({ severity }) => severity === "error")
    .map(({ path, message }) => `${path.split(".").at(-1)}: ${message}`);
}

test("sizes that frames of HTTP/2 cannot carry are refused", () => {
  assert.deepEqual(errorsOf("{http2FrameSize: 16Ki, http2WindowSize: 1Mi}"), []);
  assert.deepEqual(errorsOf("{http2FrameSize: 1Ki}"), [
    "http2FrameSize: must be from 16384 to 16777215 bytes",
  ]);
  assert.deepEqual(errorsOf("{http2FrameSize: 16Mi}"), [
    "http2FrameSize: must be from 16384 to 16777215 bytes",
  ]);
  for (const name of ["http2WindowSize", "http2ConnectionWindowSize", "http2MaxHeaderSize"]) {
    assert.deepEqual(errorsOf(`{${name}: 2147483648}`), [
      `${name}: must be from 1 to 2147483647 bytes`,
    ]);
  }
});
