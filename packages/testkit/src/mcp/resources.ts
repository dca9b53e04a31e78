import type {
  ReadResourceResult,
  Resource,
  ResourceTemplate,
} from "@modelcontextprotocol/sdk/types.js";
import { staticBinary } from "./content.ts";

const plain = (uri: string, name: string): Resource => ({
  uri,
  name,
  description: name,
  mimeType: "text/plain",
});

/** Resources with the URIs that the official conformance suite reads. */
export const RESOURCES: readonly Resource[] = [
  plain("test://static-text", "Static text"),
  { ...plain(staticBinary.uri, "Static binary"), mimeType: staticBinary.mimeType },
  plain("test://watched-resource", "Watched resource"),
];

export const TEMPLATES: readonly ResourceTemplate[] = [
  {
    uriTemplate: "test://template/{id}/data",
    name: "Template",
    description: "A resource for each id",
    mimeType: "application/json",
  },
];

const TEMPLATE = /^test:\/\/template\/([^/]+)\/data$/;

/** The content of a resource; undefined if there is none. */
export function readResource(uri: string): ReadResourceResult | undefined {
  const id = TEMPLATE.exec(uri)?.[1];
  if (id !== undefined) {
    const text = JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` });
    return { contents: [{ uri, mimeType: "application/json", text }] };
  }
  if (uri === staticBinary.uri) return { contents: [staticBinary] };
  const known = RESOURCES.find((resource) => resource.uri === uri);
  if (known === undefined) return undefined;
  const text = "This is the content of the static text resource.";
  return { contents: [{ uri, mimeType: "text/plain", text }] };
}
