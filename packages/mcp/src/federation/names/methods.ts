import type { ItemKind } from "./naming.ts";

/** The parts of the protocol that a server may declare. */
export const CAPABILITIES = [
  "tools",
  "prompts",
  "resources",
  "subscribe",
  "logging",
  "completions",
  "tasks",
  "skills",
  // The server announces changes of the lists of these capabilities.
  "toolsChanged",
  "promptsChanged",
  "resourcesChanged",
] as const;

/** A part of the protocol that a server declares. */
export type Capability = (typeof CAPABILITIES)[number];

/** The targets that a client's request concerns. */
export type MethodRoute =
  /** The target that has the item which a parameter names. */
  | { readonly to: "item"; readonly kind: ItemKind; readonly member: "name" | "uri" | "taskId" }
  /** The target of the prompt or resource that is being completed. */
  | { readonly to: "reference" }
  /** All targets; their lists are merged. */
  | { readonly to: "list"; readonly list: ListShape; readonly needs: Capability }
  /** All targets with the capability; their results are empty. */
  | { readonly to: "all"; readonly needs: Capability | undefined };

/** The shape of the result of a list request. */
export interface ListShape {
  /** The member of the result that contains the items. */
  readonly member: string;
  /** The member of an item that contains its name. */
  readonly name: "name" | "uri" | "uriTemplate" | "taskId";
  readonly kind: ItemKind;
}

const TOOLS: ListShape = { member: "tools", name: "name", kind: "tool" };
const PROMPTS: ListShape = { member: "prompts", name: "name", kind: "prompt" };
const RESOURCES: ListShape = { member: "resources", name: "uri", kind: "resource" };
const TEMPLATES: ListShape = {
  member: "resourceTemplates",
  name: "uriTemplate",
  kind: "resource",
};
const SKILLS: ListShape = { member: "skills", name: "uri", kind: "resource" };
const TASKS: ListShape = { member: "tasks", name: "taskId", kind: "task" };

const RESOURCE: MethodRoute = { to: "item", kind: "resource", member: "uri" };
const TASK: MethodRoute = { to: "item", kind: "task", member: "taskId" };

/** The client requests that are sent to targets, by method. */
export const METHODS: ReadonlyMap<string, MethodRoute> = new Map<string, MethodRoute>([
  ["tools/list", { to: "list", list: TOOLS, needs: "tools" }],
  ["tools/call", { to: "item", kind: "tool", member: "name" }],
  ["prompts/list", { to: "list", list: PROMPTS, needs: "prompts" }],
  ["prompts/get", { to: "item", kind: "prompt", member: "name" }],
  ["resources/list", { to: "list", list: RESOURCES, needs: "resources" }],
  ["resources/templates/list", { to: "list", list: TEMPLATES, needs: "resources" }],
  ["resources/read", RESOURCE],
  ["resources/subscribe", RESOURCE],
  ["resources/unsubscribe", RESOURCE],
  ["resources/directory/read", RESOURCE],
  ["skills/list", { to: "list", list: SKILLS, needs: "skills" }],
  ["skills/get", RESOURCE],
  ["completion/complete", { to: "reference" }],
  ["logging/setLevel", { to: "all", needs: "logging" }],
  ["ping", { to: "all", needs: undefined }],
  ["tasks/list", { to: "list", list: TASKS, needs: "tasks" }],
  ["tasks/get", TASK],
  ["tasks/result", TASK],
  ["tasks/update", TASK],
  ["tasks/cancel", TASK],
]);

/** Methods of the extension for skills (SEP-2640). Their results have caching rules in every version. */
export const OF_SKILLS: ReadonlySet<string> = new Set([
  "skills/list",
  "skills/get",
  "resources/directory/read",
]);
