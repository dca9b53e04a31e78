import assert from "node:assert/strict";
import { test } from "node:test";
import { onHead, start } from "../testing/harness.ts";

const REQUEST = "GET /Path HTTP/1.1\r\nHost: A\r\nX-Mixed_Name: Value-Q\r\nACCEPT: */*\r\n\r\n";
const RESPONSE = "HTTP/1.1 200 Fine\r\nX-Response: Value-Z\r\nContent-Length: 0\r\n\r\n";

for (const keepsNameCase of [true, false]) {
  const written = keepsNameCase ? "as they came" : "in lower case";
  test(`names are written ${written} in both directions, in one piece and byte by byte`, async (context) => {
    const heads: string[] = [];
    const harness = await start(
      context,
      onHead((head, socket) => {
        heads.push(head);
        socket.write(RESPONSE);
      }),
      { keepsNameCase },
    );
    const pieces = [[REQUEST], [...REQUEST]];
    for (const sent of pieces) {
      const client = harness.client();
      for (const piece of sent) client.send(piece);
      const response = await client.contains("\r\n\r\n");
      const name = keepsNameCase ? "X-Response" : "x-response";
      assert.match(response, new RegExp(`\r\n${name}: Value-Z\r\n`));
      assert.match(response, / 200 Fine\r\n/);
    }
    assert.equal(heads.length, pieces.length);
    const names = ["X-Mixed_Name: Value-Q", "ACCEPT: */*"];
    for (const head of heads)
      for (const line of names) {
        const [name = "", value] = line.split(": ");
        const expected = `\r\n${keepsNameCase ? name : name.toLowerCase()}: ${value}\r\n`;
        assert.ok(head.includes(expected), head);
      }
  });
}
