import assert from "node:assert/strict";
import { test } from "node:test";
import type { ApiTool } from "@edge-gateway/translate/ir/openapi/api-tool";
import { compileOpenApi } from "@edge-gateway/translate/ir/openapi/compile-openapi";
import { RawObject } from "../json/raw-json.ts";
import { buildRequest } from "./build-request.ts";
import { resultOf } from "./read-result.ts";

function toolOf(operation: object, path = "/a"): ApiTool {
  const responses = {};
  const { tools } = compileOpenApi({
    openapi: "3.1.0",
    paths: { [path]: { post: { responses, ...operation } } },
  });
  return tools[0] ?? assert.fail();
}

function request(operation: object, args: object | string, path?: string) {
  const text = typeof args === "string" ? args : JSON.stringify(args);
  const built = buildRequest(toolOf(operation, path), "/base", RawObject.of(text) ?? assert.fail());
  return { ...built, body: built.body.toString() };
}

test("parameters are serialized in the document's style", () => {
  const parameter = (place: string, name: string, more: object = {}) => ({
    name,
    in: place,
    schema: {},
    ...more,
  });
  const cases: readonly (readonly [
    place: string,
    more: object,
    value: unknown,
    expected: string,
  ])[] = [
    ["query", {}, ["a", "b c"], "?p=a&p=b%20c"],
    ["query", { explode: false }, ["a", "b"], "?p=a%2Cb"],
    ["query", { style: "pipeDelimited", explode: false }, [1, 2], "?p=1%7C2"],
    ["query", {}, { x: 1, y: true }, "?x=1&y=true"],
    ["query", { style: "deepObject" }, { x: 1 }, "?p%5Bx%5D=1"],
    [
      "query",
      { content: { "application/json": {} }, schema: undefined },
      { x: [1] },
      "?p=%7B%22x%22%3A%5B1%5D%7D",
    ],
    ["query", {}, "a&b=c#d", "?p=a%26b%3Dc%23d"],
    ["query", { allowReserved: true }, "/a:b,c?d=[e];ä", "?p=/a:b,c?d=[e];%C3%A4"],
    // Unencoded, these characters would begin another parameter, or end the query.
    ["query", { allowReserved: true }, "a&b#c+d%", "?p=a%26b%23c%2Bd%25"],
    ["query", { allowReserved: true, explode: false }, ["a", "b"], "?p=a,b"],
    ["query", {}, [], ""],
  ];
  for (const [place, more, value, expected] of cases) {
    const { target } = request(
      { parameters: [parameter(place, "p", more)] },
      { [place]: { p: value } },
    );
    assert.equal(target, `/base/a${expected}`);
  }
  const paths: readonly (readonly [more: object, value: unknown, expected: string])[] = [
    [{}, "a/b?c", "a%2Fb%3Fc"],
    [{}, [1, 2], "1,2"],
    [{ explode: true }, { x: 1, y: 2 }, "x=1,y=2"],
    [{ style: "label" }, "a", ".a"],
    [{ style: "matrix" }, "a", ";p=a"],
  ];
  for (const [more, value, expected] of paths) {
    const operation = { parameters: [parameter("path", "p", more)] };
    assert.equal(
      request(operation, { path: { p: value } }, "/x/{p}/y").target,
      `/base/x/${expected}/y`,
    );
  }
  const both = { parameters: [parameter("header", "X-A"), parameter("cookie", "c")] };
  assert.deepEqual(request(both, { header: { "X-A": [1, 2] }, cookie: { c: "a;b" } }).fields, [
    ["x-a", "1,2"],
    ["cookie", "c=a%3Bb"],
  ]);
});

test("an argument cannot change the path or add a header", () => {
  const id = { parameters: [{ name: "id", in: "path", required: true, schema: {} }] };
  for (const value of ["..", ".", ""])
    assert.throws(
      () => request(id, { path: { id: value } }, "/pets/{id}"),
      /change the path|is empty/,
    );
  assert.throws(() => request(id, {}, "/pets/{id}"), /path.id is missing/);
  assert.throws(() => request(id, { path: [] }, "/pets/{id}"), /path is not an object/);
  assert.equal(request(id, { path: { id: "../x" } }, "/pets/{id}").target, "/base/pets/..%2Fx");
  const header = { parameters: [{ name: "x", in: "header", schema: {} }] };
  assert.throws(() => request(header, { header: { x: "a\r\nb: c" } }), /not allowed in a header/);
  assert.deepEqual(request(header, { header: { x: "a", other: "b" } }).fields, [["x", "a"]]);
});

test("numbers keep all of their digits", () => {
  const long = "12345678901234567890";
  const parameters = [
    { name: "id", in: "path", required: true, schema: {} },
    { name: "ids", in: "query", explode: false, schema: {} },
    { name: "x", in: "header", schema: {} },
    { name: "json", in: "query", content: { "application/json": {} } },
  ];
  const { target, fields } = request(
    { parameters },
    `{"path":{"id":${long}},"query":{"ids":[${long},5],"json":{"a":${long}}},"header":{"x":${long}}}`,
    "/pets/{id}",
  );
  assert.equal(target, `/base/pets/${long}?ids=${long}%2C5&json=%7B%22a%22%3A${long}%7D`);
  assert.deepEqual(fields, [["x", long]]);
  const form = { requestBody: { content: { "application/x-www-form-urlencoded": {} } } };
  assert.equal(request(form, `{"body":{"a":${long},"b":[${long}]}}`).body, `a=${long}&b=${long}`);
});

test("bodies are JSON, forms, text and bytes", () => {
  const body = (type: string) => ({ requestBody: { required: true, content: { [type]: {} } } });
  const written = (type: string, value: string) => {
    const { fields, body: text } = request(body(type), `{"body":${value}}`);
    return [Object.fromEntries(fields)["content-type"], text];
  };
  const json = '{"id":12345678901234567890, "b":1.50}';
  assert.deepEqual(written("application/vnd.a+json", json), ["application/vnd.a+json", json]);
  assert.deepEqual(written("application/x-www-form-urlencoded", '{"a":[1,2],"b":"c d"}'), [
    "application/x-www-form-urlencoded",
    "a=1&a=2&b=c+d",
  ]);
  assert.deepEqual(written("text/plain", '"a"'), ["text/plain", "a"]);
  assert.deepEqual(written("application/octet-stream", '"aGk="'), [
    "application/octet-stream",
    "hi",
  ]);
  for (const value of ['"a-_="', '"aGk"', '"aG\\nk="'])
    assert.ok(written("application/octet-stream", value)[1]);
  for (const value of ['"not base64!"', '"aGk=aGk="', "7"])
    assert.throws(() => written("application/octet-stream", value), /body is not base64/);
  const [type = "", text = ""] = written("multipart/form-data", '{"a":"b"}');
  const boundary = type.split("boundary=")[1] ?? "";
  assert.equal(
    text,
    `--${boundary}\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--${boundary}--\r\n`,
  );
  assert.throws(() => request(body("application/json"), {}), /body is missing/);
});

test("files in a multipart form are sent as bytes with a name; the model writes them in base64", () => {
  const form = (properties: object, more: object = {}): object => ({
    requestBody: { content: { "multipart/form-data": { schema: { properties, ...more } } } },
  });
  const binary = { type: "string", format: "binary" };
  const operation = form(
    {
      note: { type: "string" },
      file: binary,
      pages: { type: "array", items: { contentMediaType: "image/png" } },
      text: { type: "string", contentMediaType: "text/plain" },
    },
    { allOf: [{ properties: { other: binary } }] },
  );
  const args = { note: "aGk=", file: "aGk=", pages: ["AAE=", "/w=="], text: "x", other: "aGk=" };
  const raw = RawObject.of(JSON.stringify({ body: args })) ?? assert.fail();
  const { body, fields } = buildRequest(toolOf(operation), "", raw);
  const boundary = Object.fromEntries(fields)["content-type"]?.split("boundary=")[1] ?? "";
  const file = (name: string): string =>
    `content-disposition: form-data; name="${name}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const text = (name: string): string => `content-disposition: form-data; name="${name}"\r\n\r\n`;
  const parts = body.toString("latin1").split(`--${boundary}`);
  assert.deepEqual(
    parts.slice(1, -1).map((part) => part.slice(2, -2)),
    [
      `${text("note")}aGk=`,
      `${file("file")}hi`,
      `${file("pages")}\x00\x01`,
      `${file("pages")}\xff`,
      `${text("text")}x`,
      `${file("other")}hi`,
    ],
  );
  const { properties } = JSON.parse(toolOf(operation).description).inputSchema.properties.body;
  assert.deepEqual(properties.file, { type: "string", contentEncoding: "base64" });
  assert.throws(() => request(operation, { body: { file: "no!" } }), /body\.file is not base64/);
});

test("responses become structured content, text, images or errors", () => {
  const promises = toolOf({
    responses: { 200: { content: { "application/json": { schema: { type: "array" } } } } },
  });
  const plain = toolOf({});
  const result = (tool: ApiTool, status: number, contentType: string, text: string) =>
    JSON.parse(resultOf(tool, { status, contentType, body: Buffer.from(text) }));
  assert.deepEqual(result(promises, 200, "application/json", "[1]").structuredContent, {
    data: [1],
  });
  assert.equal(result(promises, 200, "text/html", "x").isError, true);
  assert.deepEqual(
    result(plain, 200, "application/json; charset=utf-8", '{"a":1}').structuredContent,
    { a: 1 },
  );
  assert.deepEqual(result(plain, 201, "", "").content, [{ type: "text", text: "status 201" }]);
  assert.deepEqual(result(plain, 200, "image/png", "x").content, [
    { type: "image", data: "eA==", mimeType: "image/png" },
  ]);
  assert.equal(result(plain, 200, "application/pdf", "x").content[0].resource.blob, "eA==");
  for (const status of [302, 404, 500]) {
    const { isError, content } = result(plain, status, "application/json", '{"why":"x"}');
    assert.equal(isError, true);
    assert.match(content[0].text, new RegExp(`${status}.*why`));
  }
});
