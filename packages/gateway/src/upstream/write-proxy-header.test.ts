import assert from "node:assert/strict";
import { test } from "node:test";
import { readProxyHeader } from "../listener/proxy-header.ts";
import { proxyHeader } from "./write-proxy-header.ts";

const V4 = {
  remoteAddress: "192.0.2.1",
  remotePort: 4711,
  localAddress: "10.0.0.1",
  localPort: 80,
};
const V6 = { remoteAddress: "2001:db8::1", remotePort: 1, localAddress: "::1", localPort: 65_535 };
const BOTH = { text: true, binary: true };

for (const version of ["V1", "V2"] as const) {
  test(`a client's addresses in ${version} are parsed as they were written`, () => {
    for (const client of [
      V4,
      V6,
      { ...V6, remoteAddress: "1:2:3:4:5:6:7:8", localAddress: "::" },
    ]) {
      const header = proxyHeader(version, client);
      const read = readProxyHeader(header, BOTH, 0);
      assert.deepEqual(read, { length: header.length, addresses: client });
    }
  });

  test(`${version} contains no addresses if there is no client`, () => {
    for (const client of [
      { ...V4, remoteAddress: "" },
      { ...V4, remoteAddress: "::1" },
    ]) {
      const header = proxyHeader(version, client);
      const read = readProxyHeader(header, BOTH, 0);
      assert.deepEqual(read, { length: header.length, addresses: undefined });
    }
  });
}

test("an IPv4-mapped address is written as IPv4", () => {
  const mapped = { ...V4, remoteAddress: "::ffff:192.0.2.1", localAddress: "::ffff:10.0.0.1" };
  assert.deepEqual(proxyHeader("V2", mapped), proxyHeader("V2", V4));
  assert.equal(proxyHeader("V1", V4).toString(), "PROXY TCP4 192.0.2.1 10.0.0.1 4711 80\r\n");
});
