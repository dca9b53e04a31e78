import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { CEL_PLACES } from "@edge-gateway/generated/cel/places.ts";
import { CEL_SCOPES } from "@edge-gateway/generated/cel/scopes.ts";
import { explain } from "@edge-gateway/generated/explain/index.ts";
import { SCHEMA } from "./examples.ts";

const REFERENCE = join(import.meta.dirname, "../../docs/reference");

interface SchemaNode {
  readonly markdownDescription?: string;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly items?: SchemaNode;
  readonly additionalProperties?: SchemaNode;
  readonly definitions: Readonly<Record<string, SchemaNode>>;
}

const SCHEMA_ROOT: SchemaNode = JSON.parse(readFileSync(SCHEMA, "utf8"));
const PAGES = globSync("*.md", { cwd: REFERENCE }).map((file) =>
  readFileSync(join(REFERENCE, file), "utf8"),
);

const places = Object.entries(CEL_PLACES).flatMap(([type, own]) =>
  own.map((place) => ({ type, ...place })),
);

/** The schema at a path below a type; `*` represents every item or entry. */
function schemaAt(type: string, path: readonly string[]): SchemaNode | undefined {
  let node: SchemaNode | undefined = SCHEMA_ROOT.definitions[type];
  for (const name of path) {
    node = name === "*" ? (node?.items ?? node?.additionalProperties) : node?.properties?.[name];
  }
  return node;
}

test("there are places of expressions", () => {
  assert.ok(places.length > 0);
});

for (const { type, path, scope, results } of places) {
  const at = `${type}.${path.join(".")}`;
  const gives = results.join(" or ").replace("any", "any value");
  const sentence = `CEL expression of the scope ${scope}, with the variables ${CEL_SCOPES[scope].join(", ")}; returns ${gives}.`;

  test(`${at}: editors and gw explain name the variables and the result`, () => {
    // A type that only resources use is not in the schema of the standalone file.
    if (SCHEMA_ROOT.definitions[type] !== undefined) {
      assert.ok(schemaAt(type, path)?.markdownDescription?.includes(sentence), at);
    }
    const explained = explain([type, ...path.filter((name) => name !== "*")].join("."), type);
    assert.ok(explained.kind === "found");
    assert.ok(explained.facts.notes?.includes(sentence), JSON.stringify(explained.facts));
  });

  test(`${at}: the reference leads to the variables`, () => {
    const section = PAGES.flatMap((page) => page.split(/^#+ /m)).find((text) =>
      text.startsWith(`${type}\n`),
    );
    assert.ok(section !== undefined, `no section ${type}`);
    const link = `(expressions.md#${scope}), returns ${results.join(" or ")}.`;
    assert.ok(section.includes(link), section);
  });
}
