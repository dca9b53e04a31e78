import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { stripVTControlCharacters } from "node:util";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { decodeRecord } from "@edge-gateway/trace";
import { KeyReader, readKeys } from "./keys.ts";
import { paint } from "./paint.ts";
import { TraceModel } from "./trace-model.ts";

const WINDOW = { columns: 80, rows: 24 };

const EVENTS: readonly object[] = [
  { type: "requestStarted" },
  snapshot("initial request", {
    method: "GET",
    uri: "http://a.test/x",
    headers: { host: "a.test" },
  }),
  { type: "routeSelection", selectedRoute: "web/api", evaluatedRoutes: ["web/api"] },
  snapshot("final request", {
    method: "GET",
    uri: "http://a.test/y",
    headers: { host: "a.test", "x-by": "edge" },
  }),
  {
    type: "bodySnapshot",
    stage: "final request",
    body: Buffer.from("some body").toString("base64"),
  },
  { type: "recordsLost", lost: 3 },
  { type: "requestFinished", status: 503, error: null },
];

function snapshot(stage: string, request: object): object {
  const whole = {
    scheme: "http",
    host: "a.test",
    path: "/",
    pathAndQuery: "/",
    version: "HTTP/1.1",
    ...request,
  };
  return { type: "requestSnapshot", stage, requestState: { request: whole } };
}

function traced(): TraceModel {
  const model = new TraceModel();
  for (const [index, message] of EVENTS.entries()) {
    const severity = index === EVENTS.length - 1 ? "error" : "info";
    const eventStart = index === EVENTS.length - 1 ? 0 : null;
    const eventEnd = index * 1500;
    model.add(decodeRecord(JSON.stringify({ eventStart, eventEnd, severity, message })));
  }
  return model;
}

function type(model: TraceModel, ...keys: readonly string[]) {
  return keys.map((key) => model.press(key)).at(-1);
}

function painted(model: TraceModel, options: object = {}): readonly string[] {
  return paint(model, { size: WINDOW, colours: false, title: "local", isLive: false, ...options });
}

function screen(model: TraceModel): string {
  return painted(model).join("\n");
}

test("reads several keys from terminal input at once and ignores unknown sequences", () => {
  assert.deepEqual(readKeys("\u001b[A\u001bOBe\t\u001b[Z\u001b[5~é\u001b[200~q"), [
    "up",
    "down",
    "e",
    "tab",
    "shift-tab",
    "pageup",
    "é",
    "q",
  ]);
  assert.deepEqual(readKeys("\u001b"), ["escape"]);
  assert.deepEqual(readKeys("\u0003\u0001"), ["ctrl-c"]);
});

test("a sequence that the network cuts in two is one key, and a lone escape is the escape key", async () => {
  const keys: string[] = [];
  const reader = new KeyReader((key) => keys.push(key));
  for (const chunk of ["\u001b", "[", "B", "\u001b[5", "~a", "\u001b", "q"]) reader.write(chunk);
  assert.deepEqual(keys, ["down", "pageup", "a", "escape", "q"]);
  reader.write("\u001b");
  await waitFor("escape", () => keys.length === 6);
  assert.equal(keys.at(-1), "escape");
});

describe("the list", () => {
  test("the list shows index, time, type and summary of each event, and how many records were lost", () => {
    const model = traced();
    assert.match(screen(model), /^gwctl proxy trace local {2}\| {2}7 records {2}\| {2}3 lost/);
    assert.match(screen(model), />  1 {6}0\.0 Request Start/);
    assert.match(screen(model), / {3}3 {6}3\.0 Route {10}web\/api \(1 evaluated\)/);
    assert.match(screen(model), / {3}7E {5}9\.0 Request Done {3}503 after 9\.0 ms/);
  });

  test("a long name is cut in the title, and the count of lost records is still visible", () => {
    const model = traced();
    for (const title of ["gateway/" + "a".repeat(63), "漢".repeat(80)]) {
      const [first = ""] = painted(model, { title, isLive: true });
      assert.match(
        first,
        /^(?:gateway|漢漢).*… *\| {2}7 records {2}\| {2}3 lost.*\| {2}running *$/,
      );
    }
  });

  test("arrow and page keys move the selection, which stays in the list", () => {
    const model = traced();
    painted(model);
    for (const [key, selected] of [
      ["down", 1],
      ["up", 0],
      ["up", 0],
      ["end", 6],
      ["down", 6],
      ["home", 0],
      ["pagedown", 6],
      ["pageup", 0],
    ] as const) {
      model.press(key);
      assert.equal(model.selected, selected, key);
    }
  });

  test("a list that is longer than its pane follows the selection", () => {
    const model = new TraceModel();
    for (let index = 0; index < 200; index++) {
      model.add(decodeRecord(JSON.stringify({ message: { type: "future", index } })));
    }
    painted(model);
    model.press("end");
    assert.match(screen(model), />200/);
    assert.equal(painted(model).length, WINDOW.rows);
  });

  test("search goes to the next event that contains the text and wraps around; n and N repeat it", () => {
    const model = traced();
    type(model, "/", ..."FINAL", "enter");
    assert.equal(model.selected, 3);
    type(model, "n");
    assert.equal(model.selected, 4);
    type(model, "n");
    assert.equal(model.selected, 3);
    type(model, "N");
    assert.equal(model.selected, 4);
    type(model, "/", ..."SOME BODY", "enter");
    assert.equal(model.selected, 4);
    type(model, "/", ..."nowhere", "enter");
    assert.equal(model.selected, 4);
    assert.match(screen(model), /'nowhere' was not found/);
  });

  test("after a filter that nothing matches, the event that was selected before is selected again", () => {
    const model = traced();
    type(model, "down", "down", "f", ..."zzz", "enter");
    assert.match(screen(model), /0 of 7 records/);
    type(model, "f", ..."yyy", "enter", "escape");
    assert.equal(model.selected, 2);
  });

  test("a filter shows only records that contain the text, also records that arrive later; escape shows all", () => {
    const model = traced();
    type(model, "f", ..."snapshotx", "backspace", "enter");
    assert.equal(model.rows.length, 3);
    assert.match(screen(model), /3 of 7 records with 'snapshot'/);
    model.add(decodeRecord('{"message":{"type":"other"}}'));
    assert.equal(model.rows.length, 3);
    type(model, "down", "escape");
    assert.equal(model.rows.length, 8);
    assert.equal(model.rows[model.selected]?.index, 4);
  });
});

test("typing and deleting work on characters as users see them", () => {
  const model = traced();
  const typed = readKeys("e\u0301👩🏽");
  assert.deepEqual(type(model, "w", "a", ...typed, "enter"), { kind: "save", file: "ae\u0301👩🏽" });
  assert.deepEqual(type(model, "w", "a", ...typed, "backspace", "enter"), {
    kind: "save",
    file: "ae\u0301",
  });
  assert.deepEqual(type(model, "w", "a", "up", ...typed, "backspace", "backspace", "enter"), {
    kind: "save",
    file: "a",
  });
});

describe("the detail pane", () => {
  test("the key e shows the record of an event, with its body as text", () => {
    const model = traced();
    type(model, "down", "down", "down", "down");
    assert.match(screen(model), /"type": "bodySnapshot"/);
    assert.match(screen(model), /\[event\] snapshot {2}diff/);
    type(model, "tab", "end");
    assert.match(screen(model), /The body as text:\s+some body/);
  });

  test("the key s shows the latest snapshot up to the event, the key d its differences to the snapshot before", () => {
    const model = traced();
    type(model, "s");
    assert.match(screen(model), /There is no snapshot up to this event/);
    type(model, "end", "s");
    assert.match(screen(model), /final request \(event 4\)[^]*"uri": "http:\/\/a\.test\/y"/);
    type(model, "d");
    assert.match(
      screen(model),
      /initial request \(event 2\) -> final request \(event 4\)\s+- request\.uri: "http:\/\/a\.test\/x"\s+\+ request\.uri: "http:\/\/a\.test\/y"\s+\+ request\.headers\.x-by: "edge"/,
    );
    type(model, "home", "down");
    assert.match(screen(model), /initial request \(event 2\): there is no earlier snapshot/);
  });

  test("after tab, the arrow keys scroll the detail pane within its lines", () => {
    const small = (one: TraceModel): string =>
      painted(one, { size: { columns: 80, rows: 14 } }).join("\n");
    const model = traced();
    model.press("down");
    const before = small(model);
    type(model, "tab", "down");
    assert.equal(model.selected, 1);
    assert.notEqual(small(model), before);
    type(model, "end");
    const end = small(model);
    type(model, "down");
    assert.equal(small(model), end);
    type(model, "up");
    assert.notEqual(small(model), end);
    assert.match(end, /\n\*\[event\]/);
    type(model, "tab");
    assert.match(small(model), /\n\* {3}# /);
  });

  test("the duration of a step is above the details", () => {
    const model = traced();
    model.press("end");
    assert.match(screen(model), /took 9\.0 ms/);
  });
});

describe("the whole screen", () => {
  test("every row has exactly the width of the screen, with wide characters and without colour", () => {
    for (const columns of [20, 37, 80, 120, 200]) {
      const model = traced();
      model.add(decodeRecord(JSON.stringify({ message: { type: "漢字", x: "漢".repeat(99) } })));
      model.press("end");
      const rows = painted(model, { size: { columns, rows: 20 } });
      assert.equal(rows.length, 20);
      for (const row of rows) {
        const wide = [...row].filter((character) => character >= "\u4e00" && character <= "\u9fff");
        assert.equal([...row].length + wide.length, columns, row);
      }
    }
  });

  test("without colours the screen shows the same characters", () => {
    const model = traced();
    const coloured = painted(model, { colours: true });
    assert.deepEqual(coloured.map(stripVTControlCharacters), painted(model));
    assert.ok(coloured.some((row) => row.includes("\u001b[31m")));
  });

  test("a letter beside the number shows the severity", () => {
    const model = traced();
    model.add(decodeRecord("{"));
    assert.match(screen(model), /^ {3}6 .*Records Lost/m);
    assert.match(screen(model), /^ {3}7E .*Request Done/m);
    assert.match(screen(model), /^ {3}8E .*Invalid/m);
  });

  test("control characters in a record do not reach the terminal", () => {
    const model = new TraceModel();
    model.add(decodeRecord('{"message":{"type":"x\\u001b[2J","y":"\\u009b31m"}}'));
    model.add(decodeRecord("\u001b]0;title\u0007"));
    model.press("end");
    assert.doesNotMatch(painted(model).join(""), /\p{Cc}/u);
  });

  test("a screen that is too small shows a message", () => {
    assert.deepEqual(painted(traced(), { size: { columns: 12, rows: 3 } }), ["too small   "]);
  });
});

test("q quits, ? shows the keys, y copies the details, w asks for a file", () => {
  const model = traced();
  assert.deepEqual(model.press("q"), { kind: "quit" });
  model.press("?");
  assert.match(screen(model), /write all records to a file/);
  assert.equal(model.press("x"), undefined);
  assert.doesNotMatch(screen(model), /write all records/);
  const copy = model.press("y");
  assert.match(copy?.kind === "copy" ? copy.text : "", /"type": "requestStarted"/);
  assert.deepEqual(type(model, "w", "a", "q", "enter"), { kind: "save", file: "aq" });
  assert.equal(type(model, "w", "enter"), undefined);
  assert.equal(type(model, "w", "q", "escape", "e"), undefined);
});
