import assert from "node:assert/strict";
import { test } from "node:test";
import { HpackDecoder } from "./decoder.ts";

/** A field block in hexadecimal digits, and the fields that it contains. */
type Example = readonly [block: string, fields: readonly string[]];

const REQUEST = [":method", "GET", ":scheme", "http", ":path", "/"];
const EXAMPLE = [":authority", "www.example.com"];
const FIRST = [...REQUEST, ...EXAMPLE];
const SECOND = [...FIRST, "cache-control", "no-cache"];
const THIRD = [
  ...[":method", "GET", ":scheme", "https", ":path", "/index.html"],
  ...EXAMPLE,
  ...["custom-key", "custom-value"],
];

const PRIVATE = ["cache-control", "private"];
const LOCATION = ["location", "https://www.example.com"];
const AT_21 = ["date", "Mon, 21 Oct 2013 20:13:21 GMT"];
const AT_22 = ["date", "Mon, 21 Oct 2013 20:13:22 GMT"];
const COOKIE = "foo=ASDJKHQKBZXOQWEOPIUAXQWEOIU; max-age=3600; version=1";
const FOUND = [":status", "302", ...PRIVATE, ...AT_21, ...LOCATION];
const REDIRECT = [":status", "307", ...PRIVATE, ...AT_21, ...LOCATION];
const GZIP = ["content-encoding", "gzip", "set-cookie", COOKIE];
const RESPONSE = [":status", "200", ...PRIVATE, ...AT_22, ...LOCATION, ...GZIP];

/** Connections of RFC 7541 appendix C, with the bound of the table and the blocks in turn. */
const CONNECTIONS: Readonly<Record<string, readonly [tableBytes: number, ...Example[]]>> = {
  "C.2.1": [
    4096,
    ["400a637573746f6d2d6b65790d637573746f6d2d686561646572", ["custom-key", "custom-header"]],
  ],
  "C.2.2": [4096, ["040c2f73616d706c652f70617468", [":path", "/sample/path"]]],
  "C.2.3": [4096, ["100870617373776f726406736563726574", ["password", "secret"]]],
  "C.2.4": [4096, ["82", [":method", "GET"]]],
  "C.3": [
    4096,
    ["828684410f7777772e6578616d706c652e636f6d", FIRST],
    ["828684be58086e6f2d6361636865", SECOND],
    ["828785bf400a637573746f6d2d6b65790c637573746f6d2d76616c7565", THIRD],
  ],
  "C.4": [
    4096,
    ["828684418cf1e3c2e5f23a6ba0ab90f4ff", FIRST],
    ["828684be5886a8eb10649cbf", SECOND],
    ["828785bf408825a849e95ba97d7f8925a849e95bb8e8b4bf", THIRD],
  ],
  "C.5": [
    256,
    [
      "4803333032580770726976617465611d4d6f6e2c203231204f637420323031332032303a31333a323120474d54" +
        "6e1768747470733a2f2f7777772e6578616d706c652e636f6d",
      FOUND,
    ],
    ["4803333037c1c0bf", REDIRECT],
    [
      "88c1611d4d6f6e2c203231204f637420323031332032303a31333a323220474d54c05a04677a69707738666f6f" +
        "3d4153444a4b48514b425a584f5157454f50495541585157454f49553b206d61782d6167653d333630303b20" +
        "76657273696f6e3d31",
      RESPONSE,
    ],
  ],
  "C.6": [
    256,
    [
      "488264025885aec3771a4b6196d07abe941054d444a8200595040b8166e082a62d1bff6e919d29ad171863c78f" +
        "0b97c8e9ae82ae43d3",
      FOUND,
    ],
    ["4883640effc1c0bf", REDIRECT],
    [
      "88c16196d07abe941054d444a8200595040b8166e084a62d1bffc05a839bd9ab77ad94e7821dd7f2e6c7b335df" +
        "dfcd5b3960d5af27087f3672c1ab270fb5291f9587316065c003ed4ee5b1063d5007",
      RESPONSE,
    ],
  ],
};

for (const [section, [tableBytes, ...examples]] of Object.entries(CONNECTIONS)) {
  test(`the examples of RFC 7541 appendix ${section} are read`, () => {
    const decoder = new HpackDecoder({ tableBytes, maxListBytes: 4096, maxFields: 10 });
    for (const [block, fields] of examples) {
      const bytes = Buffer.from(`ffff${block}ffff`, "hex");
      assert.deepEqual(decoder.decode(bytes, 2, bytes.length - 2), fields);
    }
  });
}
