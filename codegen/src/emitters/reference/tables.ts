import type { Model, TypeDef } from "../../model/model.ts";
import type { Node } from "../../model/node.ts";
import { MARKDOWN_HEADER } from "../../output.ts";
import { code, defaultWords, limitWords, narrowingWords, publicSource } from "../words.ts";
import { link, row } from "./type-section.ts";
import type { Page } from "./type-section.ts";

interface Entry {
  readonly type: TypeDef;
  readonly path: string;
  readonly words: string;
  readonly source: string;
}

/** Makes the reference page that lists all limits. */
export function limitsPage(model: Model, links: Page["links"]): string {
  const entries = model.types.flatMap((type) =>
    walk(type.node, "", type.source ?? "").flatMap(({ node, path, source }) => {
      // The limits of a referenced type are listed under that type.
      const words = node.kind === "ref" ? narrowingWords(node) : limitWords(model, node);
      return words.length === 0 ? [] : [{ type, path, words: words.join(", "), source }];
    }),
  );
  return tablePage("Limit", entries, { model, links, name: "limits" });
}

/** Makes the reference page that lists all defaults. */
export function defaultsPage(model: Model, links: Page["links"]): string {
  const entries = model.types.flatMap((type) =>
    walk(type.node, "", type.source ?? "").flatMap(({ fallback, path, source }) =>
      fallback === undefined ? [] : [{ type, path, words: code(fallback), source }],
    ),
  );
  return tablePage("Default", entries, { model, links, name: "defaults" });
}

/** Makes the reference page that lists all errors. */
export function errorsPage(model: Model): string {
  const rows = model.errors.map(({ code: name, status, text, reason, description, source }) =>
    row([code(name), String(status), code(text), reason, description, publicSource(source)]),
  );
  const head = [
    row(["Code", "Status", "Body", "Reason", "Meaning", "Source"]),
    "|---|---|---|---|---|---|",
  ];
  return `${MARKDOWN_HEADER}# Errors\n\n${[...head, ...rows].join("\n")}\n`;
}

function tablePage(column: string, entries: readonly Entry[], page: Page): string {
  const rows = entries.map(({ type, path, words, source }) =>
    row([link(page, type), path === "" ? "" : code(path), words, publicSource(source)]),
  );
  const head = [row(["Type", "Property", column, "Source"]), "|---|---|---|---|"];
  return `${MARKDOWN_HEADER}# ${column}s\n\n${[...head, ...rows].join("\n")}\n`;
}

interface Visited {
  readonly node: Node;
  readonly path: string;
  readonly fallback: string | undefined;
  readonly source: string;
}

function walk(node: Node, path: string, source: string, fallback?: string): readonly Visited[] {
  const own: Visited = { node, path, fallback, source };
  switch (node.kind) {
    case "object":
      return [
        own,
        ...node.fields.flatMap((field) =>
          walk(
            field.node,
            path === "" ? field.name : `${path}.${field.name}`,
            field.source,
            field.default === undefined ? undefined : defaultWords(field.default),
          ),
        ),
      ];
    case "list":
      return [own, ...walk(node.items, `${path}[]`, source)];
    case "map":
      return [own, ...walk(node.values, path === "" ? "*" : `${path}.*`, source)];
    case "union":
      return [own, ...node.branches.flatMap((branch) => walk(branch, path, source))];
    default:
      return [own];
  }
}
