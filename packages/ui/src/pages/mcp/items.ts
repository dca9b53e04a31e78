import type { AdminMcpItem } from "@edge-gateway/generated/types/index.ts";
import { member } from "../../components/member.ts";
import { schemaOf } from "../../components/schema-fields.ts";
import type { FormSchema } from "../../components/schema-fields.ts";
import type { McpRequest } from "../../live/mcp-call.ts";
import { argumentHeaders } from "../../live/mcp-envelope.ts";

/** Identifies an item of a catalogue in the URL of the page. */
export function keyOfItem({ kind, target, name }: AdminMcpItem): string {
  return `${kind} ${target} ${name}`;
}

/** What the server says of an item in words. */
export function descriptionOf({ definition }: AdminMcpItem): string {
  const text = member(definition, "description") ?? member(definition, "title");
  return typeof text === "string" ? text : "";
}

/** The arguments of an item as a schema: a form is made from it. */
export function argumentsOf({ kind, name, definition }: AdminMcpItem): FormSchema {
  if (kind === "tool") return schemaOf(member(definition, "inputSchema"));
  const named = kind === "template" ? variablesIn(name) : promptArguments(definition);
  return {
    type: "object",
    required: named.filter(({ isRequired }) => isRequired).map((each) => each.name),
    properties: Object.fromEntries(
      named.map(({ name: own, description }) => [
        own,
        { type: "string", ...(description === undefined ? {} : { description }) },
      ]),
    ),
  };
}

interface Named {
  readonly name: string;
  readonly description?: string | undefined;
  readonly isRequired: boolean;
}

function promptArguments(definition: unknown): readonly Named[] {
  const list = member(definition, "arguments");
  if (!Array.isArray(list)) return [];
  return list.map((each: unknown) => {
    const description = member(each, "description");
    return {
      name: String(member(each, "name")),
      description: typeof description === "string" ? description : undefined,
      isRequired: member(each, "required") === true,
    };
  });
}

const VARIABLE = /\{([+#./;?&]?)([\w.,*:]+)\}/g;

/** The variables of a URI template (RFC 6570). */
function variablesIn(template: string): readonly Named[] {
  return [...template.matchAll(VARIABLE)].flatMap(([, , names = ""]) =>
    names.split(",").map((name) => ({ name: name.replace(/[*:].*$/, ""), isRequired: true })),
  );
}

/** The request with which a client uses an item. */
export function requestFor(
  { kind, shownName, definition }: AdminMcpItem,
  value: unknown,
): McpRequest {
  const given = Object(value);
  const params = { name: shownName, arguments: given };
  if (kind === "tool") {
    const headers = argumentHeaders(member(definition, "inputSchema"), given);
    const isTask = member(definition, "execution", "taskSupport") === "required";
    return { method: "tools/call", params, headers, isTask };
  }
  const other = { headers: [], isTask: false };
  if (kind === "prompt") return { method: "prompts/get", params, ...other };
  const uri = kind === "resource" ? shownName : expanded(shownName, given);
  return { method: "resources/read", params: { uri }, ...other };
}

/** A template with simple values in place of its variables. */
function expanded(template: string, values: object): string {
  const given = new Map<string, unknown>(Object.entries(values));
  return template.replace(VARIABLE, (_all, operator: string, names: string) => {
    const texts = names.split(",").map((name) => textOf(given.get(name.replace(/[*:].*$/, ""))));
    return operator === "+" ? texts.join(",") : texts.map(encodeURIComponent).join(",");
  });
}

function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  return value === undefined ? "" : JSON.stringify(value);
}

/** A part of a result that the page shows. */
export type Shown =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "image"; readonly source: string; readonly type: string }
  | { readonly kind: "json"; readonly value: unknown };

const IMAGE = /^image\/(?:png|jpeg|gif|webp)$/;
const BASE64 = /^[A-Za-z0-9+/=\s]*$/;

/** The contents of a result: of a tool, a prompt or a resource. */
export function contentsOf(result: Readonly<Record<string, unknown>>): readonly Shown[] {
  const lists = ["content", "contents", "messages"].flatMap((name) => {
    const list = result[name];
    return Array.isArray(list) ? list : [];
  });
  return lists.map((each: unknown) => shownOf(member(each, "content") ?? each));
}

function shownOf(content: unknown): Shown {
  const text = member(content, "text");
  if (typeof text === "string") return { kind: "text", text };
  const data = member(content, "data") ?? member(content, "blob");
  const type = member(content, "mimeType");
  const isImage = typeof type === "string" && IMAGE.test(type);
  if (isImage && typeof data === "string" && BASE64.test(data))
    return { kind: "image", source: `data:${type};base64,${data}`, type };
  return { kind: "json", value: content };
}
