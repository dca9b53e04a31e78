import assert from "node:assert/strict";
import { test } from "node:test";
import { asksForWebSocket, isSwitch, upgradeOf } from "./upgrade.ts";

const head = (...fields: [string, string][]) => ({
  getAll: (name: string) => fields.filter(([own]) => own === name).map(([, value]) => value),
});

test("Upgrade lists the requested protocols, if Connection names it", () => {
  const asked = (upgrade: string, connection = "Upgrade") =>
    upgradeOf(head(["upgrade", upgrade], ["connection", connection]));
  assert.equal(asked("websocket"), "websocket");
  assert.equal(asked("a/1 ,\tb", "keep-alive, UPGRADE"), "a/1, b");
  assert.equal(asked("websocket", "keep-alive"), undefined);
  assert.equal(asked(" , "), undefined);
  assert.equal(upgradeOf(head(["connection", "upgrade"])), undefined);
});

test("WebSocket is asked for alone, at any place of the list", () => {
  for (const list of ["WebSocket", "a, WebSocket", "WebSocket, a/1", "a,b ,WebSocket"]) {
    const upgrade = upgradeOf(head(["upgrade", list], ["connection", "upgrade"]));
    assert.equal(upgrade, "WebSocket");
    assert.ok(asksForWebSocket({ upgrade }));
  }
  assert.ok(!asksForWebSocket({}));
  assert.ok(!asksForWebSocket({ upgrade: "websocket/2, a" }));
});

test("upgrades to other versions of HTTP and to TLS are never forwarded", () => {
  for (const name of ["h2c", "H2C", "h2", "HTTP/2.0", "TLS/1.0", "http"]) {
    const fields = head(["upgrade", `${name}, websocket`], ["connection", "upgrade"]);
    assert.equal(upgradeOf(fields), "websocket");
  }
});

test("a response switches to one requested protocol, ignoring case", () => {
  assert.ok(isSwitch(head(["upgrade", "WebSocket"]), "a, websocket"));
  assert.ok(!isSwitch(head(["upgrade", "b"]), "a, websocket"));
  assert.ok(!isSwitch(head(["upgrade", "a, websocket"]), "a, websocket"));
  assert.ok(!isSwitch(head(["upgrade", "a"]), undefined));
  assert.ok(!isSwitch(head(), "a"));
});
