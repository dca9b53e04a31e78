import assert from "node:assert/strict";
import { test } from "node:test";
import { MAX_LISTED_CHOICES } from "../../bounds.ts";
import { Changing } from "./changing.ts";
import { merged } from "./merged.ts";
import { entryTokens } from "../../components/change/place-of-object.ts";
import { NOTHING, told } from "./object-state.ts";
import { secretsTyped } from "../../components/secrets/typed-secrets.ts";
import { isSecretAt } from "./secrets.ts";

const TEXT = `gateways:
  web:
    port: 80
    routes:
      - name: shop # of all
        policies: { basicAuthentication: { users: ["<redacted:abc>"] } }
      - backends: [{ host: a }]
      - name: "1"
models:
  a/b: { provider: OpenAI, policies: { auth: { key: <redacted:def> } } }
`;

function opened(address: string, isDatabase = false) {
  return new Changing(TEXT, address, isDatabase).opened;
}

test("an object is found by its name, or its position, and the address has its name", () => {
  assert.deepEqual(opened("gateways/web/routes/shop").path, ["gateways", "web", "routes", 0]);
  assert.equal(opened("gateways/web/routes/0").address, "gateways/web/routes/shop");
  assert.equal(opened("gateways/web/routes/1").address, "gateways/web/routes/1");
  assert.equal(opened("models/a~1b").address, "models/a~1b");
  assert.throws(() => opened("gateways/web/routes/shop/policies/cors"), {
    ...{ message: /there is nothing at/, around: "gateways/web/routes/shop/policies" },
  });
});

test("the place of an object is that of its findings", () => {
  assert.equal(opened("gateways/web/routes/shop").place, "gateways.web.routes[0]");
  assert.equal(opened("models/a~1b").place, 'models["a/b"]');
  assert.equal(opened("models/a~1b/policies", true).place, "models/a/b.policies");
});

test("only what differs is written, and the lines are those of the object", () => {
  const changing = new Changing(TEXT, "gateways/web/routes/shop", false);
  const made = changing.write({ ...Object(changing.opened.value), name: "store" });
  assert.equal(made.text, TEXT.replace("name: shop", "name: store"));
  assert.equal(made.address, "gateways/web/routes/store");
  assert.match(made.lines, /^name: store # of all\npolicies: .*$/);
  assert.equal(changing.remove().text.includes("shop"), false);
});

test("lists that are too long for a form stay as they are", () => {
  const items = Array.from(
    { length: MAX_LISTED_CHOICES + 1 },
    (_, index) => `      - name: r${index}\n`,
  );
  const text = `gateways:\n  web:\n    port: 80\n    routes:\n${items.join("")}`;
  const changing = new Changing(text, "gateways/web", false);
  assert.deepEqual(changing.opened.left, { routes: items.map((_, index) => `r${index}`) });
  assert.deepEqual(changing.opened.value, { port: 80 });
  assert.equal(changing.write({ port: 81 }).text, text.replace("80", "81"));
  const { value, left } = new Changing(text, "gateways/web/routes", false).opened;
  assert.deepEqual([value, left[""]?.length], [undefined, items.length]);
});

test("what leads to an entry is its name, or its position", () => {
  const items = [{ name: "a" }, {}, { name: "a" }, { name: "7" }];
  assert.deepEqual(entryTokens(items), ["a", "1", "2", "3"]);
  assert.deepEqual(entryTokens({ b: 1, "c/d": 2 }), ["b", "c/d"]);
});

test("secrets are known by their place and by their marks", () => {
  const route = opened("gateways/web/routes/shop");
  assert.ok(isSecretAt(route, "/policies/basicAuthentication/users/0", "new"));
  assert.ok(isSecretAt(route, "/name", "<redacted:abc>"));
  assert.ok(!isSecretAt(route, "/name", "shop"));
  const users = ["<redacted:abc>", "typed"];
  const value = { policies: { basicAuthentication: { users } } };
  assert.deepEqual(secretsTyped(value, route), ["typed"]);
});

test("a variable that was there is no secret that was typed", () => {
  const text = "models:\n  a: { provider: OpenAI, policies: { auth: { key: $KEY } } }\n";
  const { opened: model } = new Changing(text, "models/a", false);
  assert.deepEqual(secretsTyped(model.value, model), []);
  const typed = { policies: { auth: { key: "another" } } };
  assert.deepEqual(secretsTyped(typed, model), ["another"]);
});

test("the changes of two people are both kept, and of the same field the own one", () => {
  const before = { name: "a", port: 1, list: [1], left: 1 };
  const own = { name: "b", port: 1, list: [2], left: 1, added: true };
  const theirs = { name: "c", port: 2, list: [1] };
  assert.deepEqual(merged(before, own, theirs), { name: "b", port: 2, list: [2], added: true });
  assert.deepEqual(merged(before, before, theirs), theirs);
});

test("an item without a name is found again among the items of others, or not at all", () => {
  const before = "routes:\n  - hostnames: [a]\n  - hostnames: [b]\n";
  const first = new Changing(before, "routes/1", false);
  const again = (text: string) => new Changing(text, "routes/1", false, first);
  const moved = again("routes:\n  - hostnames: [c]\n  - hostnames: [a]\n  - hostnames: [b]\n");
  assert.deepEqual(moved.opened.path, ["routes", 2]);
  assert.equal(moved.remove().text, "routes:\n  - hostnames: [c]\n  - hostnames: [a]\n");
  const changed = again("routes:\n  - hostnames: [a]\n  - hostnames: [c]\n");
  assert.deepEqual(changed.opened.value, { hostnames: ["c"] });
  for (const text of [
    "routes:\n  - hostnames: [c]\n  - hostnames: [a]\n",
    "routes:\n  - hostnames: [b]\n  - hostnames: [a]\n  - hostnames: [b]\n  - hostnames: [c]\n",
    "routes: []\n",
  ])
    assert.throws(() => again(text), { message: /there is nothing at `routes\/1`/ });
});

test("an item with a name is found by it, and what is in it too", () => {
  const text = "routes:\n  - name: a\n    matches: [{ path: x }]\n  - name: b\n";
  const first = new Changing(text, "routes/a/matches/0", false);
  const newer = "routes:\n  - name: b\n  - name: a\n    matches: [{ path: x }]\n";
  const again = new Changing(newer, "routes/a/matches/0", false, first);
  assert.deepEqual(again.opened.path, ["routes", 1, "matches", 0]);
});

test("what was made of an earlier text is forgotten when others have removed the object", () => {
  const { opened: object } = new Changing(TEXT, "models/a~1b", false);
  const opens = told(NOTHING, { opened: object }, true);
  const typed = {
    ...opens,
    typed: { value: { provider: "Other" }, isRemoved: false, references: [] },
  };
  const made = { text: TEXT.replace("OpenAI", "Other"), lines: "", address: "models/a~1b" };
  const ready = told(typed, { made }, true);
  assert.equal(ready.made, made);
  const gone = told(ready, { problem: "there is nothing", around: "" }, true);
  assert.deepEqual([gone.made, gone.typed], [undefined, typed.typed]);
  assert.equal(told(ready, { opened: object }, true).opens, opens.opens + 1);
});

test("of lists whose items have names, both changes are kept, too", () => {
  const item = (name: string, port = 1) => ({ name, port });
  const before = [item("a"), item("b"), item("c")];
  const theirs = [item("new"), item("a"), item("b", 2), item("c")];
  assert.deepEqual(merged(before, [item("a", 3), item("b"), item("c")], theirs), [
    ...[item("new"), item("a", 3), item("b", 2), item("c")],
  ]);
  assert.deepEqual(merged(before, [item("a"), item("b"), item("own")], theirs), [
    ...[item("new"), item("a"), item("b", 2), item("own")],
  ]);
  assert.deepEqual(merged(before, [item("c"), item("a"), item("b")], theirs), [
    ...[item("c"), item("a"), item("b", 2), item("new")],
  ]);
  assert.deepEqual(merged(before, [item("a"), item("b"), item("b")], theirs), [
    ...[item("a"), item("b"), item("b")],
  ]);
  assert.deepEqual(merged(before, [item("a"), item("c")], theirs), [
    ...[item("new"), item("a"), item("c")],
  ]);
});

test("names that objects have by themselves are merged as others are", () => {
  assert.deepEqual(merged({ toString: 1, a: 1 }, { a: 1 }, { toString: 1, a: 2 }), { a: 2 });
});
