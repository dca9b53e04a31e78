import assert from "node:assert/strict";
import { lookup } from "node:dns";
import { test } from "node:test";
import { AddressGuard } from "./address-guard.ts";

const guard = new AddressGuard({ allowed: [] }, lookup);

test("public addresses are allowed", () => {
  for (const address of ["1.1.1.1", "172.32.0.1", "2606:4700::1111", "64:ff9b::101:101"])
    assert.ok(guard.allows(address), address);
});

test("private, loopback, link-local and other reserved addresses are refused in every notation", () => {
  for (const address of [
    "10.0.0.1",
    "172.16.0.1",
    "192.168.255.255",
    "100.64.0.1",
    "127.0.0.1",
    "127.255.0.3",
    "169.254.169.254",
    "0.0.0.0",
    "255.255.255.255",
    "224.0.0.1",
    "::",
    "::1",
    "::7f00:1",
    "::ffff:127.0.0.1",
    "::ffff:a9fe:a9fe",
    "64:ff9b::7f00:1",
    "64:ff9b:1::1",
    "fe80::1",
    "fe80::1%eth0",
    "fc00::1",
    "fd00:ec2::254",
    "fec0::1",
    "ff02::1",
    "2002:7f00:1::",
    "2001::1",
    "2001:db8::1",
    "no-address",
  ])
    assert.ok(!guard.allows(address), address);
});

test("addresses of allowed networks are allowed, and no others", () => {
  const some = new AddressGuard({ allowed: ["127.0.0.1", "10.1.0.0/16", "fd00::/8"] }, lookup);
  for (const address of ["127.0.0.1", "::ffff:127.0.0.1", "10.1.2.3", "fd00::1", "1.1.1.1"])
    assert.ok(some.allows(address), address);
  for (const address of ["127.0.0.2", "10.2.0.0", "fc00::1"])
    assert.ok(!some.allows(address), address);
});

test("a name that resolves only to refused addresses cannot be resolved", async () => {
  const find = (one: AddressGuard, all: boolean) =>
    new Promise((resolve, reject) => {
      one.lookup("localhost", { all }, (error, address) => {
        if (error === null) resolve(address);
        else reject(error);
      });
    });
  await assert.rejects(find(guard, true), /addresses that are not allowed: .*127\.0\.0\.1/);
  const local = new AddressGuard({ allowed: ["127.0.0.1"] }, lookup);
  assert.deepEqual(await find(local, true), [{ address: "127.0.0.1", family: 4 }]);
  assert.equal(await find(local, false), "127.0.0.1");
});
