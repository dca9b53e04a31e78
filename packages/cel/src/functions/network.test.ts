import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { failureOf, problemsOf, valueOf } from "../testing/evaluate.ts";

const NO_ADDRESS =
  "the text is not an IP address (a zone, and an IPv4 address mapped into IPv6, are not allowed)";
const NO_NETWORK = "the text is not a network of IP addresses such as 10.0.0.0/8";

describe("addresses", () => {
  for (const [source, expected] of [
    ["string(ip('192.168.0.1'))", "192.168.0.1"],
    ["ip('255.255.255.255')", "255.255.255.255"],
    ["string(ip('2001:DB8::0:0001'))", "2001:db8::1"],
    ["string(ip('0:0:0:0:0:0:0:0'))", "::"],
    ["string(ip('1:0:0:2:0:0:0:3'))", "1:0:0:2::3"],
    ["string(ip('10:0:1:0:0:1:1:1'))", "10:0:1::1:1:1"],
    ["string(ip('1:0:0:2:3:0:0:4'))", "1::2:3:0:0:4"],
    ["string(ip('1:0:2:3:4:5:6:7'))", "1:0:2:3:4:5:6:7"],
    ["string(ip('64:ff9b::192.0.2.33'))", "64:ff9b::c000:221"],
    ["ip('::1') == ip('0:0:0:0:0:0:0:1')", true],
    ["ip('::1') == ip('::2') || ip('10.0.0.1') == ip('::a00:1')", false],
    ["dyn(ip('::1')) == '::1'", false],
    ["type(ip('::1')) == net.IP", true],
    ["toJson([ip('::1')])", '["::1"]'],
    ["ip('10.0.0.1').family() == 4 && ip('::1').family() == 6", true],
    ["ip.isCanonical('2001:db8::abcd')", true],
    ["ip.isCanonical('2001:DB8::ABCD') || ip.isCanonical('2001:db8::0:0:0:abcd')", false],
    ["isIP('192.168.0.1') && isIP('::1')", true],
    ["ip(source.address).isLoopback()", true],
  ] as const) {
    test(source, () => {
      assert.equal(valueOf(source, { source: { address: "127.0.0.1" } }), expected);
    });
  }

  for (const text of [
    "",
    "10.0.0",
    "10.0.0.256",
    "010.0.0.1",
    "10.0.0.1 ",
    "10.0.0.1\u0000",
    "::ffff:1.2.3.4",
    "::ffff:102:304",
    "fe80::1%eth0",
    "[::1]",
    "1:2:3:4:5:6:7::8",
    "12345::",
    "10.0.0.1/8",
  ]) {
    test(`'${text}' is not one`, () => {
      const variables = { source: { address: text } };
      assert.equal(valueOf("isIP(source.address)", variables), false);
      assert.equal(failureOf("ip(source.address)", variables), NO_ADDRESS);
      assert.equal(failureOf("cidr('::/0').containsIP(source.address)", variables), NO_ADDRESS);
      assert.deepEqual(problemsOf(`ip(${JSON.stringify(text)})`), [`0: ${NO_ADDRESS}`]);
    });
  }
});

describe("kinds of address", () => {
  const METHODS = {
    Unspecified: "0.0.0.0 ::",
    Loopback: "127.0.0.1 127.255.255.255 ::1",
    LinkLocalUnicast: "169.254.169.254 fe80::1 febf::1",
    LinkLocalMulticast: "224.0.0.251 ff02::1 ff12::1",
    GlobalUnicast: "8.8.8.8 10.0.0.1 192.168.1.1 fc00::1 2001:db8::1 fec0::1 128.0.0.1 ::2",
    none: "224.0.1.0 239.1.1.1 ff05::1 255.255.255.255",
  };
  for (const [kind, texts] of Object.entries(METHODS)) {
    test(kind, () => {
      for (const text of texts.split(" "))
        for (const other of Object.keys(METHODS).filter((name) => name !== "none"))
          assert.equal(valueOf(`ip('${text}').is${other}()`), other === kind, `${text} ${other}`);
    });
  }
});

describe("networks", () => {
  for (const [source, expected] of [
    ["cidr('10.0.0.0/8').containsIP(source.address)", true],
    ["cidr('10.0.0.0/8').containsIP(ip('10.255.255.255'))", true],
    ["[cidr('::/0'), cidr('10.0.0.0/8')].exists(c, c.containsIP(source.address))", true],
    ["cidr('10.0.0.0/8').containsIP(ip(source.address))", true],
    ["cidr('10.0.0.0/8').containsIP(dyn(ip(source.address)))", true],
    ["cidr('10.0.0.0/8').containsIP('11.0.0.0')", false],
    ["cidr('10.1.2.3/8').containsIP('10.9.9.9')", true],
    ["cidr('0.0.0.0/0').containsIP('255.0.0.1')", true],
    ["cidr('0.0.0.0/0').containsIP('::1') || cidr('::/0').containsIP('10.0.0.1')", false],
    ["cidr('10.0.0.4/30').containsIP('10.0.0.7')", true],
    ["cidr('10.0.0.4/30').containsIP('10.0.0.8')", false],
    ["cidr('200.0.0.1/32').containsIP('200.0.0.1')", true],
    ["cidr('200.0.0.1/32').containsIP('200.0.0.0')", false],
    ["cidr('2001:db8::/33').containsIP('2001:db8:7fff::1')", true],
    ["cidr('2001:db8::/33').containsIP('2001:db8:8000::1')", false],
    ["cidr('192.168.0.0/16').containsCIDR('192.168.10.0/24')", true],
    ["cidr('192.168.0.0/16').containsCIDR(cidr('192.168.10.0/16'))", true],
    ["cidr('192.168.0.0/24').containsCIDR('192.168.0.0/16')", false],
    ["cidr('192.168.1.0/24').containsCIDR('192.168.2.0/24')", false],
    ["cidr('::/0').containsCIDR('0.0.0.0/0')", false],
    ["string(cidr('192.168.0.1/24').ip())", "192.168.0.1"],
    ["string(cidr('192.168.255.1/20').masked())", "192.168.240.0/20"],
    ["string(cidr('2001:db8:ffff::1/40').masked())", "2001:db8:ff00::/40"],
    ["string(cidr('255.255.255.255/0').masked())", "0.0.0.0/0"],
    ["cidr('::1/128').prefixLength()", 128],
    ["cidr('10.0.0.0/8') == cidr('10.0.0.0/8').masked()", true],
    ["cidr('10.0.0.1/8') == cidr('10.0.0.0/8') || cidr('10.0.0.0/8') == cidr('10.0.0.0/9')", false],
    ["type(cidr('::/0')) == net.CIDR", true],
    ["toJson(cidr('::/0'))", '"::/0"'],
    ["isCIDR('10.0.0.0/8') && isCIDR('::/128')", true],
  ] as const) {
    test(source, () => {
      assert.equal(valueOf(source, { source: { address: "10.20.30.40" } }), expected);
    });
  }

  for (const text of [
    "10.0.0.0",
    "10.0.0.0/",
    "10.0.0.0/33",
    "10.0.0.0/08",
    "10.0.0.0/+8",
    "10.0.0.0/-1",
    "::/129",
    "::ffff:10.0.0.0/104",
    "fe80::%eth0/10",
    "10.0.0.0/255.0.0.0",
    "10.0.0.0/8/8",
  ]) {
    test(`'${text}' is not one`, () => {
      const variables = { source: { address: text } };
      assert.equal(valueOf("isCIDR(source.address)", variables), false);
      assert.equal(failureOf("cidr(source.address)", variables), NO_NETWORK);
      assert.equal(failureOf("cidr('::/0').containsCIDR(source.address)", variables), NO_NETWORK);
      assert.deepEqual(problemsOf(`cidr('${text}')`), [`0: ${NO_NETWORK}`]);
    });
  }

  test("the functions accept only addresses and networks", () => {
    assert.deepEqual(problemsOf("cidr('::/0').containsIP(1)"), [
      "12: containsIP takes (cidr, string) or (cidr, ip), not (cidr, int)",
    ]);
    assert.deepEqual(problemsOf("'::/0'.containsIP('::1')"), [
      "6: containsIP takes (cidr, string) or (cidr, ip), not (string, string)",
    ]);
    assert.deepEqual(problemsOf("ip('::1') == '::1'"), ["10: ip and string are never equal"]);
    assert.deepEqual(problemsOf("ip(1)"), ["0: ip takes (string), not (int)"]);
  });
});
