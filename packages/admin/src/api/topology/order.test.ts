import assert from "node:assert/strict";
import { test } from "node:test";
import { AdminRefusal } from "../../problem.ts";
import { inOrder } from "./order.ts";

const ROWS = [
  { name: "b10", rate: 2 },
  { name: "b9", rate: undefined },
  { name: "a", rate: 7 },
  { name: "c", rate: 2 },
];
const COLUMNS = {
  name: ({ name }: (typeof ROWS)[number]) => name,
  rate: ({ rate }: (typeof ROWS)[number]) => rate,
};

function namesBy(sort: string | undefined): string {
  return inOrder(ROWS, sort, COLUMNS)
    .map(({ name }) => name)
    .join(" ");
}

test("rows are in the order of a column, with its numbers as people count", () => {
  assert.equal(namesBy(undefined), "b10 b9 a c");
  assert.equal(namesBy("name"), "a b9 b10 c");
  assert.equal(namesBy("-name"), "c b10 b9 a");
});

test("rows without a value are last in both directions", () => {
  assert.equal(namesBy("rate"), "b10 c a b9");
  assert.equal(namesBy("-rate"), "a b10 c b9");
});

test("a column that does not exist is refused", () => {
  for (const sort of ["", "-", "host", "toString", "--name"])
    assert.throws(() => namesBy(sort), AdminRefusal, sort);
});
