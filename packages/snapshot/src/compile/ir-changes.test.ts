import assert from "node:assert/strict";
import { test } from "node:test";
import { loadFiles } from "@edge-gateway/translate";
import type { Ir } from "@edge-gateway/translate/ir";
import { ListSender } from "@edge-gateway/translate/ir/list-changes";
import { IrReceiver, IrSender } from "./ir-changes.ts";

const ROUTES = 50;

function irWith(statuses: ReadonlyMap<number, number>): Ir {
  const routes = Array.from({ length: ROUTES }, (_, index) => ({
    name: `r${index}`,
    matches: [{ path: { type: "PathPrefix", value: `/${index}` } }],
    policies: { directResponse: { status: statuses.get(index) ?? 200 } },
  }));
  const gateways = { default: { port: 8080, protocol: "HTTP" } };
  const text = JSON.stringify({ gateways, routes });
  const options = { together: true, environment: {}, readFile: () => undefined };
  const { ir, files } = loadFiles([{ file: "in.yaml", text }], options);
  assert.ok(ir, JSON.stringify(files));
  return ir;
}

test("a worker gets only what differs, and keeps the objects that do not", () => {
  const [sender, receiver] = [new IrSender(), new IrReceiver()];
  const receive = (ir: Ir): Ir => receiver.receive(structuredClone(sender.changeTo(ir)));
  const first = receive(irWith(new Map()));
  const change = sender.changeTo(irWith(new Map([[3, 404]])));
  assert.equal(change.routes.added.length, 0);
  assert.equal(change.attachments.added.length, 1);
  assert.equal(change.backends.added.length, 0);
  const second = receiver.receive(structuredClone(change));
  assert.deepEqual(withoutUnset(second), withoutUnset(irWith(new Map([[3, 404]]))));
  assert.equal(second.routes[3], first.routes[3]);
  const kept = second.attachments.filter((each) => first.attachments.includes(each));
  assert.equal(kept.length, first.attachments.length - 1);
  assert.ok(!JSON.stringify(second).includes("/routes/"), "no place in the source is sent");
  const third = receive(irWith(new Map()));
  assert.deepEqual(withoutUnset(third), withoutUnset(irWith(new Map())));
});

test("of objects that a change keeps, and of a first configuration, no content is compared", () => {
  let computed = 0;
  const sender = new ListSender((item) => {
    computed += 1;
    return JSON.stringify(item);
  });
  const items = Array.from({ length: ROUTES }, (_, index) => ({ index }));
  assert.equal(sender.changeTo(items).added.length, ROUTES);
  assert.equal(computed, 0);
  const [first, , ...others] = items;
  assert.ok(first);
  const equal = sender.changeTo([first, { index: 1 }, ...others]);
  assert.deepEqual([equal.added.length, computed], [0, 2]);
  const changed = sender.changeTo([first, { index: -1 }, ...others]);
  assert.deepEqual(changed.added, [{ index: -1 }]);
});

test("key sets of the controller are sent if they have changed", () => {
  const [sender, receiver] = [new IrSender(), new IrReceiver()];
  const [first, second] = ["https://a.example", "https://b.example"].map((url) => ({ url }));
  const ir = irWith(new Map());
  assert.ok(first && second);
  receiver.receive(sender.changeTo({ ...ir, keySets: [first, second] }));
  const keySets = [first, { ...second, keys: "{}", fetchedAt: 1 }];
  const change = sender.changeTo({ ...ir, keySets });
  assert.equal(change.keySets.added.length, 1);
  assert.deepEqual(receiver.receive(change).keySets, keySets);
});

/** Removes empty lists, unset values, and places in the source, which workers do not get. */
function withoutUnset({ tcpRoutes, udpRoutes, modelCatalogs, keySets, named, ...ir }: Ir): object {
  const all = {
    ...ir,
    others: [tcpRoutes ?? [], udpRoutes ?? [], modelCatalogs ?? [], keySets ?? []],
    values: [named?.secrets ?? {}, named?.configMaps ?? {}, named?.files ?? {}],
  };
  const text = JSON.stringify(all, (name, value: unknown) =>
    name === "place" || name === "pointer" ? undefined : value,
  );
  return Object(JSON.parse(text));
}
