import assert from "node:assert/strict";
import { test } from "node:test";
import { awsEvent } from "../../stream/aws-events.ts";
import { newRecord } from "../testing/streams.ts";
import { sniffBody } from "./sniff.ts";

/** Returns the tokens that a stream of InvokeModel reports, or its length. */
function read(bytes: Uint8Array) {
  const record = newRecord({ format: "otherChat", providerFormat: "otherChat" });
  sniffBody(bytes, record);
  return record.usage ?? record.length;
}

function stream(...events: readonly object[]): Buffer {
  return Buffer.concat(
    events.map((event) => {
      const bytes = Buffer.from(JSON.stringify(event)).toString("base64");
      return awsEvent({ ":event-type": "chunk" }, JSON.stringify({ bytes, p: "ab" }));
    }),
  );
}

test("the last event of a stream of InvokeModel contains its tokens", () => {
  const metrics = { inputTokenCount: 7, outputTokenCount: 5 };
  const own = stream({ generation: "Hi" }, { "amazon-bedrock-invocationMetrics": metrics });
  assert.deepEqual(read(own), { input: 7, output: 5 });
  const cut = stream({ generation: "Hi" });
  assert.equal(read(cut), cut.length);
  const broken = Buffer.from(own);
  broken[20] = 0;
  assert.equal(read(broken), broken.length);
  assert.equal(read(Buffer.from([0, 1])), 2);
});
