import assert from "node:assert/strict";
import { test } from "node:test";
import { ChatFault } from "@edge-gateway/llm";
import { readFormModels } from "./form-models.ts";

const TYPE = "multipart/form-data; boundary=b-1";
const NAME = 'Content-Disposition: form-data; name="model"';

/** A form with one part. */
function form(head: string, value: string): string {
  return `--b-1\r\n${head}\r\n\r\n${value}\r\n--b-1--\r\n`;
}

function read(body: string, type = TYPE) {
  return readFormModels(type, Buffer.from(body, "latin1"));
}

function file(content: string, disposition = 'form-data; name="file"; filename="a.wav"'): string {
  return `--b-1\r\nContent-Disposition: ${disposition}\r\nContent-Type: audio/wav\r\n\r\n${content}\r\n`;
}

test("a form names its model, as the usual clients write it", () => {
  for (const [head, type = TYPE] of [
    [NAME],
    [NAME, 'multipart/form-data; boundary="b-1"'],
    [NAME, "Multipart/Form-Data;boundary=b-1"],
    [NAME, "multipart/form-data; boundary=b-1; charset=UTF-8"],
    [NAME, "multipart/form-data;charset=UTF-8;boundary=b-1"],
    ["content-disposition:form-data;name=model"],
    [`${NAME}\r\nContent-Type: text/plain; charset=utf-8`],
    [`Content-Type: text/plain;charset=ISO-8859-1\r\n${NAME}\r\nContent-Transfer-Encoding: 8bit`],
    ['Content-Disposition: form-data; name="Model"'],
    ['Content-Disposition: form-data; name="model[]"'],
    ['Content-Disposition: form-data; name="session[model]"'],
  ] as const)
    assert.deepEqual(read(form(head, "whisper-1"), type).names, ["whisper-1"], `${head} ${type}`);
  const both = file("RIFF\0\r\n--b", "form-data; name=\"file\"; filename*=utf-8''%C3%A4.wav");
  assert.deepEqual(read(both + form(NAME, "m").slice(0, -2)).names, ["m"]);
  assert.deepEqual(
    read(form('Content-Disposition: form-data; name="session"', '{"model":"m"}')).names,
    ["m"],
  );
  assert.deepEqual(read(`--b-1--`).names, []);
  assert.deepEqual(read(`${form(NAME, "m")}\r\n`).names, ["m"]);
  assert.deepEqual(read(form('Content-Disposition: form-data; name="language"', "en")).names, []);
});

test("the model is found behind a large file, and several models are found", () => {
  assert.deepEqual(read(file("x".repeat(100_000)) + form(NAME, "m")).names, ["m"]);
  assert.deepEqual(read(form(NAME, "one").replace("--b-1--\r\n", form(NAME, "two"))).names, [
    "one",
    "two",
  ]);
});

test("a form with another model has the same bytes otherwise", () => {
  const own = file("RIFF\0\r\n\xff") + form(NAME, "either");
  const made = Buffer.from(read(own).naming("free"));
  assert.equal(made.toString("latin1"), own.replace("either", "free"));
});

const WHOLE = form(NAME, "m");
const UNCLEAR: readonly (readonly [why: string, body: string, type?: string])[] = [
  ["a folded header", form('Content-Disposition: form-data;\r\n name="model"', "m")],
  ["a space before the colon", form(NAME.replace(":", " :"), "m")],
  ["two dispositions", form(`${NAME}\r\nContent-Disposition: form-data; name="x"`, "m")],
  ["a part without a header", form("", "m")],
  ["a name in pieces", form('Content-Disposition: form-data; name*0="mo"; name*1="del"', "m")],
  ["an encoded name", form("Content-Disposition: form-data; name*=utf-8''model", "m")],
  ["two names", form(`${NAME}; name="x"`, "m")],
  ["an encoded word", form('Content-Disposition: form-data; name="=?utf-8?q?model?="', "m")],
  ["an escape in the name", form('Content-Disposition: form-data; name="mo\\del"', "m")],
  [
    "a quote in a file name",
    file("x", 'form-data; name="f"; filename="a\\"; name=model; x=\\"b"') + WHOLE,
  ],
  ["a space in the name", form('Content-Disposition: form-data; name="model "', "m")],
  ["the model as a file", form(`${NAME}; filename="x"`, "m")],
  [
    "the model in another encoding",
    form(`${NAME}\r\nContent-Type: text/plain; charset=utf-16`, "m"),
  ],
  ["an encoded content", form(`${NAME}\r\nContent-Transfer-Encoding: base64`, "bQ==")],
  ["an encoding for all", form('Content-Disposition: form-data; name="_charset_"', "utf-7")],
  ["space around the model", form(NAME, " m")],
  ["a line end in the model", form(NAME, "m\r\n")],
  ["an empty model", form(NAME, "")],
  ["a preamble", `x\r\n${WHOLE}`],
  ["an epilogue", `${WHOLE}${WHOLE}`],
  ["no end", WHOLE.replace("--b-1--\r\n", "")],
  ["line ends without CR", form(NAME, `x\n--b-1\n${NAME}\n\nm`)],
  ["line ends without LF", form(NAME, `x\r--b-1\r${NAME}\r\rm`)],
  ["space behind the boundary", WHOLE.replace("--b-1\r\n", "--b-1 \r\n")],
  ["a longer boundary", `${file("x").replace("--b-1\r\n", "--b-1x\r\n")}${WHOLE}`],
  ["no boundary", WHOLE, "multipart/form-data"],
  ["another boundary", WHOLE, "multipart/form-data; boundary=b-2"],
  ["two boundaries", WHOLE, `${TYPE}; boundary=b-2`],
  ["two boundaries around a charset", WHOLE, `${TYPE}; charset=utf-8; boundary=b-2`],
  ["another charset", WHOLE, "multipart/form-data; charset=utf-16; boundary=b-1"],
  ["a boundary in pieces", WHOLE, "multipart/form-data; boundary*0=b-; boundary*1=1"],
  ["another kind of parts", WHOLE, "multipart/mixed; boundary=b-1"],
  ["a session that is a list", form('Content-Disposition: form-data; name="session"', "[]")],
  [
    "a session with two models",
    form('Content-Disposition: form-data; name="session"', '{"model":"m","model":"n"}'),
  ],
];

for (const [why, body, type] of UNCLEAR)
  test(`what servers could read in another way is refused: ${why}`, () => {
    assert.throws(() => read(body, type), ChatFault);
  });
