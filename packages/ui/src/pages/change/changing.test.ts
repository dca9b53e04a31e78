import assert from "node:assert/strict";
import { test } from "node:test";
import { MAX_LISTED_CHOICES } from "../../bounds.ts";
import { Changing } from "./changing.ts";
import { merged } from "./merged.ts";
import { isSecretAt, secretsTyped } from "./secrets.ts";

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
  assert.deepEqual(changing.opened.left, { routes: items.length });
  assert.deepEqual(changing.opened.value, { port: 80 });
  assert.equal(changing.write({ port: 81 }).text, text.replace("80", "81"));
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

test("the changes of two people are both kept, and of the same field the own one", () => {
  const before = { name: "a", port: 1, list: [1], left: 1 };
  const own = { name: "b", port: 1, list: [2], left: 1, added: true };
  const theirs = { name: "c", port: 2, list: [1] };
  assert.deepEqual(merged(before, own, theirs), { name: "b", port: 2, list: [2], added: true });
  assert.deepEqual(merged(before, before, theirs), theirs);
});
