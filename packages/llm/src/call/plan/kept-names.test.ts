import assert from "node:assert/strict";
import { test } from "node:test";
import { bodyNaming, namesInBody, namesInPath, namesInQuery, targetOfKept } from "./kept-names.ts";

test("the path of some APIs names the model", () => {
  for (const [path, ...names] of [
    ["/model/anthropic.claude-x%3A0/invoke", "anthropic.claude-x:0"],
    [
      "/model/arn:aws:bedrock:r:1:inference-profile/x/invoke",
      "arn:aws:bedrock:r:1:inference-profile/x",
    ],
    ["/v1beta/models/imagen-4:predict?key=a", "imagen-4"],
    ["/v1/projects/p/locations/l/publishers/google/models/veo-3:predictLongRunning", "veo-3"],
    ["/v1beta/tunedModels/t%3AgenerateText", "t"],
    ["/openai/deployments/dall-e/images/generations?api-version=1", "dall-e"],
    ["/model/%/invoke", "%"],
    ["/v1/images/generations"],
    ["/v1/models/m"],
    ["/v1/model"],
  ] as const)
    assert.deepEqual(namesInPath(path), names, path);
});

test("another model takes its place in path and query, and nothing else changes", () => {
  for (const [target, made] of [
    ["/model/a%3A0/invoke", "/model/m%2Fx/invoke"],
    ["/v1beta/models/a:predict?key=k", "/v1beta/models/m%2Fx:predict?key=k"],
    ["/openai/deployments/a/images/edits", "/openai/deployments/m%2Fx/images/edits"],
    ["/v1/realtime/calls?model=a&x=1", "/v1/realtime/calls?model=m%2Fx&x=1"],
    ["/v1/files", "/v1/files"],
  ] as const)
    assert.equal(targetOfKept({ format: "detect", target }, "m/x"), made);
  assert.deepEqual(namesInQuery("/v1?model=a&deployment=b&model="), ["a", "b"]);
});

test("bodies name models at several places, and another model takes all of them", () => {
  const body = {
    model: "a",
    session: { type: "realtime", model: "b" },
    requests: [{ custom_id: "1", params: { model: "c" } }, { params: 7 }, null],
    modelId: "d",
    input: { model: "text" },
  };
  assert.deepEqual(namesInBody(body), ["a", "d", "b", "c"]);
  const made = bodyNaming(body, "m");
  assert.deepEqual(namesInBody(made), ["m", "m", "m", "m"]);
  assert.deepEqual(made["input"], { model: "text" });
  assert.equal(bodyNaming(made, "m"), made);
  assert.deepEqual(namesInBody({ model: "", session: 7, requests: {} }), []);
});
