import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { startCluster } from "../../tools/kube/cluster.ts";
import type { Cluster } from "../../tools/kube/cluster.ts";
import { applyDefinitions } from "../../tools/kube/definitions.ts";
import type { Definition } from "../../tools/kube/definitions.ts";
import { get } from "../spec/values.ts";

/**
 * Two programs write the same object: fields that both may write are merged, other fields conflict.
 */
let cluster: Cluster;
let definitions: readonly Definition[];

before(async () => {
  cluster = await startCluster();
  definitions = await applyDefinitions(cluster.client);
});

after(async () => {
  await cluster?.[Symbol.asyncDispose]();
});

interface Applied {
  readonly kind: string;
  readonly name: string;
  readonly part?: "status";
}

/** The response of the server when a program applies its fields of an object. */
async function apply({ kind, name, part }: Applied, manager: string, fields: object) {
  const found = definitions.find((one) => one.kind === kind);
  assert.ok(found !== undefined, kind);
  const { group, version, plural } = found;
  const object = { apiVersion: `${group}/${version}`, kind, metadata: { name }, ...fields };
  const place = `/apis/${group}/${version}/namespaces/default/${plural}/${name}`;
  const { status: code, body } = await cluster.client.request(
    "PATCH",
    `${place}${part === undefined ? "" : `/${part}`}?fieldManager=${manager}&fieldValidation=Strict`,
    { type: "application/apply-patch+yaml", text: JSON.stringify(object) },
  );
  return { code, object: Object(body), message: String(Object(body).message) };
}

const GATEWAY = { group: "gateway.networking.k8s.io", kind: "Gateway" };

interface SharedList {
  readonly what: string;
  readonly kind: string;
  readonly fields: (items: readonly object[]) => object;
  /** The path of the list in the object. */
  readonly place: readonly string[];
  readonly items: readonly [object, object];
}

const SHARED: readonly SharedList[] = [
  {
    what: "targets of MCP",
    kind: "EdgeBackend",
    fields: (targets) => ({ spec: { mcp: { targets } } }),
    place: ["spec", "mcp", "targets"],
    items: [
      { name: "a", selector: { services: { matchLabels: { a: "b" } } } },
      { name: "b", selector: { services: { matchLabels: { b: "c" } } } },
    ],
  },
  {
    what: "variables of the environment",
    kind: "EdgeParameters",
    fields: (env) => ({ spec: { env } }),
    place: ["spec", "env"],
    items: [
      { name: "A", value: "1" },
      { name: "B", value: "2" },
    ],
  },
  {
    what: "edits of headers",
    kind: "EdgePolicy",
    fields: (set) => withTraffic({ headerModifiers: { request: { set } } }),
    place: ["spec", "traffic", "headerModifiers", "request", "set"],
    items: [
      { name: "x-a", value: "1" },
      { name: "x-b", value: "2" },
    ],
  },
  {
    what: "edits of a model's requests",
    kind: "EdgeModel",
    fields: (transformations) => ({
      spec: {
        parentRefs: [{ ...GATEWAY, name: "web" }],
        provider: "OpenAI",
        policies: { transformations },
      },
    }),
    place: ["spec", "policies", "transformations"],
    items: [
      { field: "temperature", expression: "0.5" },
      { field: "top_p", expression: "1.0" },
    ],
  },
];

function withTraffic(traffic: object): object {
  return { spec: { targetRefs: [{ ...GATEWAY, name: "web" }], traffic } };
}

for (const { what, kind, fields, place, items } of SHARED) {
  test(`two programs each apply their own ${what}`, async () => {
    const own = { kind, name: "shared" };
    const [first, second] = items;
    const created = await apply(own, "first", fields([first]));
    assert.equal(created.code, 201, created.message);
    const both = await apply(own, "second", fields([second]));
    assert.deepEqual([both.code, get(both.object, place)], [200, items], both.message);
    const one = await apply(own, "second", fields([first]));
    assert.deepEqual([one.code, get(one.object, place)], [200, [first]], one.message);
  });
}

test("a list in which every item counts for the others belongs to one program", async () => {
  const own = { kind: "EdgePolicy", name: "ordered" };
  const rule = (expression: string) =>
    withTraffic({ authorization: { policy: { matchExpressions: [expression] } } });
  assert.equal((await apply(own, "first", rule("true"))).code, 201);
  const refused = await apply(own, "second", rule("false"));
  assert.equal(refused.code, 409);
  assert.match(refused.message, /conflict with "first".*matchExpressions/su);
});

test("a reference belongs to one program as a whole: no key is read from another's Secret", async () => {
  const own = { kind: "EdgePolicy", name: "referring" };
  const users = (secretRef: object) => withTraffic({ basicAuthentication: { secretRef } });
  assert.equal((await apply(own, "first", users({ name: "a", key: "users" }))).code, 201);
  assert.equal((await apply(own, "second", users({ name: "b" }))).code, 409);
});

test("two controllers each apply their own condition", async () => {
  const own = { kind: "EdgeBackend", name: "judged" };
  const spec = { spec: { static: { host: "a.example", port: 80 } } };
  assert.equal((await apply(own, "owner", spec)).code, 201);
  const conditions = ["Accepted", "Example"].map((type) => ({
    type,
    status: "True",
    reason: "Tried",
    message: "",
    lastTransitionTime: "2030-01-01T00:00:00Z",
  }));
  const [first, second] = conditions;
  await apply({ ...own, part: "status" }, "first", { status: { conditions: [first] } });
  const both = await apply({ ...own, part: "status" }, "second", {
    status: { conditions: [second] },
  });
  assert.equal(both.code, 200, both.message);
  assert.deepEqual(get(both.object, ["status", "conditions"]), conditions);
});
