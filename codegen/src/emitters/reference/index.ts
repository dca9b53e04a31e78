import { kebabCase, reachable } from "../../model/model.ts";
import type { Model, TypeDef } from "../../model/model.ts";
import { MARKDOWN_HEADER } from "../../output.ts";
import type { PlannedFile } from "../../output.ts";
import { defaultsPage, errorsPage, limitsPage } from "./tables.ts";
import { expressionsPage } from "./expressions.ts";
import { typeSection } from "./type-section.ts";
import type { Page } from "./type-section.ts";

const DIRECTORY = "docs/reference";
const SHARED = "types";

/** The reference: one page per document, one page for shared types, and the tables. */
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

/**
 * The types on each page: a document, or a type with an example, and the types that only it uses;
 * all others are shared.
 */
function pagesOf(model: Model): ReadonlyMap<string, readonly TypeDef[]> {
  const heads = headsOf(model);
  const uses = new Map(heads.map((head) => [head, reachable(model, head.node, new Set(heads))]));
  const pages = new Map<string, TypeDef[]>(heads.map((head) => [kebabCase(head.title), [head]]));
  for (const type of model.types.filter((candidate) => !heads.includes(candidate))) {
    const [first, ...others] = heads.filter((head) => uses.get(head)?.has(type) === true);
    const page = first === undefined || others.length > 0 ? SHARED : kebabCase(first.title);
    pages.set(page, [...(pages.get(page) ?? []), type]);
  }
  return pages;
}

function headsOf(model: Model): readonly TypeDef[] {
  return model.types.filter(({ root, title }) => root || model.examples.has(title));
}

function pageText(page: Page, types: readonly TypeDef[]): string {
  if (page.name === SHARED) {
    const sections = types.map((type) => typeSection(page, type));
    return `${MARKDOWN_HEADER}# Types that several documents share\n\n${sections.join("\n")}`;
  }
  const [head = "", ...others] = types.map((type) => typeSection(page, type));
  return MARKDOWN_HEADER + [head.replace(/^## /u, "# "), ...others].join("\n");
}

/** The headings of the table of contents, and the folders of the types below them. */
const GROUPS: Readonly<Record<string, string>> = {
  "Policies of the frontend block": "resources/edge-policy/frontend/",
  "Policies of the traffic block": "resources/edge-policy/traffic/",
  "Policies of the backend block": "resources/edge-policy/backend/",
  "Kinds of backends": "resources/edge-backend/",
  "Kinds of virtual models": "resources/edge-model/",
  "Policies that are those of the Gateway API": "gateway-api/",
};

function contents(model: Model): string {
  const [documents, others] = [true, false].map((root) =>
    headsOf(model).filter((head) => head.root === root),
  );
  const groups = Object.entries(GROUPS).map(([heading, folder]) => {
    const lines = contentLines(others?.filter(({ id }) => id.startsWith(folder)) ?? []);
    return lines === "" ? "" : `\n## ${heading}\n\n${lines}\n`;
  });
  return `${MARKDOWN_HEADER}# Reference

${contentLines(documents ?? [])}
- [Types that several documents share](${SHARED}.md)
- [Limits](limits.md), [defaults](defaults.md) and [errors](errors.md) as tables
${model.celScopes.length === 0 ? "" : "- [Variables and functions of expressions](expressions.md)\n"}${groups.join("")}`;
}

function contentLines(types: readonly TypeDef[]): string {
  return types
    .map(({ title, description }) => `- [${title}](${kebabCase(title)}.md): ${description}`)
    .join("\n");
}
