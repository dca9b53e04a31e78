import assert from "node:assert/strict";
import { test } from "node:test";
import { readOpenApi } from "./read-openapi.ts";

const INFO = { title: "shop", version: "1" };
const OPERATION = { operationId: "list", responses: {} };

function compiled(document: object, version = "3.1.0") {
  const { found, fault } = readOpenApi(
    JSON.stringify({ openapi: version, info: INFO, ...document }),
  );
  assert.ok(found !== undefined, fault);
  return found;
}

function toolOf(operation: object, more: object = {}, version?: string) {
  const [tool] = compiled({ paths: { "/a": { post: operation } }, ...more }, version).tools;
  assert.ok(tool !== undefined);
  return { ...tool, description: JSON.parse(tool.description) };
}

test("an operation becomes a tool with its parameters and body, and those of its path", () => {
  const [tool] = compiled({
    paths: {
      "/pets/{id}": {
        parameters: [
          { name: "id", in: "path", required: true, schema: { type: "integer" } },
          { name: "verbose", in: "query", schema: { type: "string" } },
        ],
        put: {
          operationId: "update pet",
          summary: "Updates",
          parameters: [
            { name: "verbose", in: "query", description: "much", schema: { type: "boolean" } },
            { $ref: "#/components/parameters/trace" },
            { name: "Authorization", in: "header", schema: { type: "string" } },
          ],
          requestBody: { required: true, content: { "application/json": { schema: {} } } },
          responses: {},
        },
      },
    },
    components: {
      parameters: { trace: { name: "x-trace", in: "header", required: true, schema: {} } },
    },
  }).tools;
  assert.deepEqual(JSON.parse(tool?.description ?? ""), {
    name: "update_pet",
    title: "Updates",
    description: "Updates",
    inputSchema: {
      type: "object",
      properties: {
        path: {
          type: "object",
          properties: { id: { type: "integer" } },
          required: ["id"],
          additionalProperties: false,
        },
        query: {
          type: "object",
          properties: { verbose: { description: "much", type: "boolean" } },
          additionalProperties: false,
        },
        header: {
          type: "object",
          properties: { "x-trace": {} },
          required: ["x-trace"],
          additionalProperties: false,
        },
        body: {},
      },
      required: ["path", "header", "body"],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
  });
});

test("schemas contain what they refer to, even if they are recursive", () => {
  const Tree = {
    type: "object",
    properties: { children: { type: "array", items: { $ref: "#/components/schemas/Tree" } } },
  };
  const schema = { $ref: "#/components/schemas/Tree" };
  const tool = toolOf(
    {
      ...OPERATION,
      requestBody: { content: { "application/json": { schema } } },
      responses: { 200: { content: { "application/json": { schema } } } },
    },
    { components: { schemas: { Tree } } },
  );
  const { inputSchema, outputSchema } = tool.description;
  assert.deepEqual(inputSchema.properties.body, { $ref: "#/$defs/Tree" });
  assert.deepEqual(inputSchema.$defs.Tree.properties.children.items, { $ref: "#/$defs/Tree" });
  assert.deepEqual([outputSchema.type, outputSchema.$ref], ["object", "#/$defs/Tree"]);
  assert.equal(tool.output, "object");
});

test("OpenAPI 3.0 schemas become JSON Schemas", () => {
  const schema = {
    type: "integer",
    nullable: true,
    minimum: 1,
    exclusiveMinimum: true,
    enum: [2, 3],
    example: 2,
    xml: {},
  };
  const body = { content: { "application/json": { schema } } };
  const tool = toolOf({ ...OPERATION, requestBody: body }, {}, "3.0.3");
  assert.deepEqual(tool.description.inputSchema.properties.body, {
    type: ["integer", "null"],
    exclusiveMinimum: 1,
    enum: [2, 3, null],
  });
});

test("an output schema exists only if all successful responses are JSON with one schema", () => {
  const json = { content: { "application/json": { schema: { type: "array" } } } };
  const output = (responses: object) => toolOf({ ...OPERATION, responses });
  assert.deepEqual(output({ 200: json, 404: json }).description.outputSchema, {
    type: "object",
    properties: { data: { type: "array" } },
    required: ["data"],
  });
  assert.equal(output({ 200: json }).output, "wrapped");
  for (const responses of [{}, { 200: json, 204: {} }, { 200: { content: { "text/plain": {} } } }])
    assert.equal(output(responses).output, undefined);
});

test("the API is at the first server in the document", () => {
  const server = (...servers: object[]) =>
    compiled({ servers, paths: { "/": { get: OPERATION } } }).server;
  assert.deepEqual(
    server({ url: "https://{env}.example.com/v1/", variables: { env: { default: "api" } } }),
    {
      isTls: true,
      host: "api.example.com",
      port: 443,
      path: "/v1",
    },
  );
  assert.deepEqual(server({ url: "http://[::1]:8080" }), {
    isTls: false,
    host: "::1",
    port: 8080,
    path: "",
  });
  assert.equal(server({ url: "/v1" }), undefined);
  assert.equal(server(), undefined);
});

test("YAML is read, and variables in it are not replaced", () => {
  const { found } = readOpenApi(
    "openapi: 3.0.3\ninfo: {title: a, version: '1'}\npaths:\n  /a:\n    get: {summary: 'costs $PRICE', responses: {}}\n",
  );
  assert.equal(found?.tools[0]?.name, "get_a");
});

test("each fault of a document is described", () => {
  const fault = (value: unknown) =>
    readOpenApi(typeof value === "string" ? value : JSON.stringify(value)).fault;
  const openapi = "3.1.0";
  const cases: readonly (readonly [unknown, RegExp])[] = [
    ["a: [", /neither YAML nor JSON/],
    ["[]", /is not a map/],
    [{ swagger: "2.0" }, /not OpenAPI 3.0 or 3.1/],
    [{ openapi, paths: {} }, /no operations/],
    [
      { openapi, paths: { "/a": { get: OPERATION, put: OPERATION } } },
      /several operations .* list/,
    ],
    [{ openapi, paths: { "/{a}": { get: OPERATION } } }, /not described: a of/],
    [{ openapi, paths: { "/a": { $ref: "#/b" } } }, /broken reference: #\/b/],
    [{ openapi, paths: { "/a": { $ref: "other.yaml" } } }, /another document/],
    [{ openapi, paths: { "/a": { $ref: "#/paths/~1a" } } }, /circular references/],
    ['{"a":'.repeat(100_000) + "1" + "}".repeat(100_000), /OpenAPI|nested|neither/],
  ];
  for (const [document, expected] of cases) assert.match(fault(document) ?? "", expected);
});
