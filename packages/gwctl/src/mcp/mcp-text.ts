import { MAX_DESCRIPTION_SHOWN } from "../bounds.ts";
import { printable } from "@edge-gateway/kernel/text/printable";
import { isObject, type JsonObject } from "./mcp-client.ts";

/** A table with a heading; columns are as wide as their content. */
export function table(
  heading: readonly string[],
  rows: readonly (readonly string[])[],
  nothing: string,
): string {
  if (rows.length === 0) return `${nothing}\n`;
  const lines = [heading, ...rows].map((row) => row.map(printable));
  const widths = heading.map((_, index) =>
    Math.max(...lines.map((row) => (row[index] ?? "").length)),
  );
  return lines
    .map((row) => row.map((text, index) => text.padEnd(widths[index] ?? 0)).join("  "))
    .map((line) => `${line.trimEnd()}\n`)
    .join("");
}

export function toolRow(tool: JsonObject): readonly string[] {
  return [textOf(tool["name"]), argumentsOf(tool["inputSchema"]), aboutOf(tool)];
}

export function promptRow(prompt: JsonObject): readonly string[] {
  const given: readonly unknown[] = Array.isArray(prompt["arguments"]) ? prompt["arguments"] : [];
  const names = given
    .filter(isObject)
    .map(({ name, required }) => `${textOf(name)}${required === true ? "*" : ""}`);
  return [textOf(prompt["name"]), names.join(" "), aboutOf(prompt)];
}

export function resourceRow(resource: JsonObject): readonly string[] {
  const uri = resource["uri"] ?? resource["uriTemplate"];
  return [textOf(uri), textOf(resource["mimeType"]), aboutOf(resource)];
}

/** The content of a result as text; other content is named by its kind. */
export function contentText({ content, structuredContent }: JsonObject): string {
  const items: readonly unknown[] = Array.isArray(content) ? content : [];
  const parts = items.filter(isObject).map((item) => {
    if (item["type"] === "text") return linesOf(textOf(item["text"]));
    const { resource } = item;
    const about = item["mimeType"] ?? item["uri"] ?? (isObject(resource) ? resource["uri"] : "");
    return `[${textOf(item["type"])} ${printable(textOf(about))}]`;
  });
  if (parts.length === 0 && structuredContent !== undefined)
    return `${JSON.stringify(structuredContent, undefined, 2)}\n`;
  return parts.map((part) => `${part}\n`).join("");
}

function linesOf(text: string): string {
  return text.split("\n").map(printable).join("\n");
}

/** The names of arguments; a star marks required arguments. */
function argumentsOf(schema: unknown): string {
  if (!isObject(schema) || !isObject(schema["properties"])) return "";
  const required: readonly unknown[] = Array.isArray(schema["required"]) ? schema["required"] : [];
  return Object.keys(schema["properties"])
    .map((name) => `${name}${required.includes(name) ? "*" : ""}`)
    .join(" ");
}

function aboutOf({ description, title }: JsonObject): string {
  const [line = ""] = textOf(description ?? title)
    .trim()
    .split("\n");
  return line.length > MAX_DESCRIPTION_SHOWN
    ? `${line.slice(0, MAX_DESCRIPTION_SHOWN - 3)}...`
    : line;
}

export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
