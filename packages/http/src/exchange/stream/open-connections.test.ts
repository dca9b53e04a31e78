import assert from "node:assert/strict";
import { test } from "node:test";
import { OpenConnections } from "./open-connections.ts";
import type { ConnectionOwner } from "./open-connections.ts";

const owner = (name: string, endSpare = () => false): ConnectionOwner => ({ name, endSpare });

test("the limit of an endpoint's connections covers all owners", () => {
  const refused: string[] = [];
  const connections = new OpenConnections(2, (name) => refused.push(name));
  const [first, second, other] = [owner("a:1"), owner("a:1"), owner("b:1")];
  assert.equal(connections.take(first), true);
  assert.equal(connections.take(second), true);
  assert.equal(connections.take(first), false);
  assert.equal(connections.take(other), true);
  assert.deepEqual(refused, ["a:1"]);
  connections.give(second);
  assert.equal(connections.take(first), true);
  assert.equal(connections.take(first), false);
  assert.match(connections.refusalOf(first), /no more than 2 connections to a:1/);
});

test("an idle connection is closed to make room, even that of another owner", () => {
  const connections = new OpenConnections(1, () => {});
  let spare = true;
  const first = owner("a:1", () => {
    if (spare) connections.give(first);
    return spare;
  });
  assert.equal(connections.take(first), true);
  assert.equal(connections.take(owner("a:1")), true);
  spare = false;
  assert.equal(connections.take(first), false);
});
