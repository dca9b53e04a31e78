import assert from "node:assert/strict";
import { test } from "node:test";
import { MOST_31_BITS, USUAL_WINDOW } from "./constants.ts";
import { FlowWindow } from "./flow-window.ts";

test("a window can become negative, and grows up to 2^31-1", () => {
  const window = new FlowWindow(USUAL_WINDOW);
  window.take(USUAL_WINDOW);
  assert.equal(window.grow(-1), true);
  assert.equal(window.size, -1);
  assert.equal(window.grow(MOST_31_BITS), true);
  assert.equal(window.grow(1), true);
  assert.equal(window.size, MOST_31_BITS);
  assert.equal(window.grow(1), false);
});
