import { kebabCase, objectOf, reachable, roots } from "../../model/model.ts";
import type { Model, TypeDef } from "../../model/model.ts";
import { MARKDOWN_HEADER } from "../../output.ts";
import type { PlannedFile } from "../../output.ts";
import { defaultsPage, errorsPage, limitsPage } from "./tables.ts";
import { expressionsPage } from "./expressions.ts";
import { typeSection } from "./type-section.ts";
import type { Page } from "./type-section.ts";

const DIRECTORY = "docs/reference";
const SHARED = "types";

/** The reference: a page for each document, one for the types that several share, and the tables. */
export function emitReference(model: Model): readonly PlannedFile[] {
  const pages = pagesOf(model);
  const links = new Map(
    [...pages].flatMap(([page, types]) => types.map((type): [TypeDef, string] => [type, page])),
  );
  const documents = [...pages].map(([name, types]) => ({
    path: `${DIRECTORY}/${name}.md`,
    content: pageText({ model, name, links }, types),
  }));
  const expressions = expressionsPage(model);
  return [
    ...documents,
    { path: `${DIRECTORY}/limits.md`, content: limitsPage(model, links) },
    { path: `${DIRECTORY}/defaults.md`, content: defaultsPage(model, links) },
    { path: `${DIRECTORY}/errors.md`, content: errorsPage(model) },
    ...(expressions === undefined
      ? []
      : [{ path: `${DIRECTORY}/expressions.md`, content: expressions }]),
    { path: `${DIRECTORY}/README.md`, content: contents(model) },
  ];
}

/** The types that each page describes: a document with what only it uses; the rest is shared. */
function pagesOf(model: Model): ReadonlyMap<string, readonly TypeDef[]> {
  const uses = new Map(roots(model).map((root) => [root, reachable(model, root.node)]));
  const owner = (type: TypeDef): string => {
    const owners = [...uses].filter(([root, types]) => root === type || types.has(type));
    const [first] = owners;
    return owners.length === 1 && first !== undefined ? kebabCase(first[0].title) : SHARED;
  };
  const pages = new Map<string, TypeDef[]>(
    roots(model).map((root) => [kebabCase(root.title), [root]]),
  );
  for (const type of model.types.filter((candidate) => !candidate.root)) {
    const page = owner(type);
    pages.set(page, [...(pages.get(page) ?? []), type]);
  }
  return pages;
}

function pageText(page: Page, types: readonly TypeDef[]): string {
  const [first, ...others] = types;
  if (first?.root !== true) {
    const sections = types.map((type) => typeSection(page, type));
    return `${MARKDOWN_HEADER}# Types that several documents share\n\n${sections.join("\n")}`;
  }
  const head = typeSection(page, first).replace(/^## /u, "# ");
  return MARKDOWN_HEADER + [head, ...others.map((type) => typeSection(page, type))].join("\n");
}

function contents(model: Model): string {
  const documents = roots(model).map(
    (type) => `- [${type.title}](${kebabCase(type.title)}.md): ${type.description}`,
  );
  const policies = model.types
    .filter((type) => objectOf(model, type) !== undefined && !type.root)
    .filter((type) => type.id.includes("/edge-policy/"))
    .map((type) => type.title);
  return `${MARKDOWN_HEADER}# Reference

${documents.join("\n")}
- [Types that several documents share](${SHARED}.md), with the policies: ${policies.join(", ")}
- [Limits](limits.md), [defaults](defaults.md) and [errors](errors.md) as tables
${model.celScopes.length === 0 ? "" : "- [Variables of expressions](expressions.md)\n"}`;
}
