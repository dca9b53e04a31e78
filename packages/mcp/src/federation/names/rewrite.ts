import { mayHaveMember, RawObject, rawArray, rawItems } from "../../json/raw-json.ts";
import type { ListShape } from "./methods.ts";
import type { ItemKind, Naming } from "./naming.ts";

/** Members of `_meta` beside `ui` that name a user interface: of earlier MCP Apps, and of the Apps SDK of OpenAI. */
const OF_INTERFACES = ["ui/resourceUri", "openai/outputTemplate"] as const;

/** Replaces names in a target's messages by the names for clients, and changes nothing else. */
export class Rewriter {
  readonly #naming: Naming;

  constructor(naming: Naming) {
    this.#naming = naming;
  }

  /** A list item, with the name that the target uses. */
  item(raw: string, shape: ListShape, target: string): RawObject | undefined {
    const { member: list, name: member, kind } = shape;
    const item = RawObject.of(raw);
    if (item === undefined) return undefined;
    if (list === "skills") this.#skill(item, target);
    else this.#member(item, member, kind, target);
    if (kind === "tool" && this.#naming.isPrefixed) this.#userInterface(item, target);
    return item;
  }

  /** Whether {@link result} may change a result with this JSON text. */
  mayChange(method: string, text: string): boolean {
    if (this.#naming.isPrefixed || method.startsWith("tasks/")) return true;
    return mayHaveMember(text, '"task"') || mayHaveMember(text, '"_meta"');
  }

  /** Replaces the names in the result of a request to one target. */
  result(method: string, result: RawObject, target: string): void {
    if (this.#naming.isPrefixed) this.#resources(method, result, target);
    if (method.startsWith("tasks/") || result.text("resultType") === "task")
      this.#task(result, target);
    this.#inside(result, "task", (task) => this.#member(task, "taskId", "task", target));
    this.#relatedTask(result, target);
  }

  /** Replaces the names in the params of a target's notification or request. */
  fromTarget(method: string, params: RawObject, target: string): void {
    if (method === "notifications/resources/updated")
      this.#member(params, "uri", "resource", target);
    if (method === "notifications/tasks" || method.startsWith("notifications/tasks/"))
      this.#task(params, target);
    this.#relatedTask(params, target);
  }

  /** The state of a task, which may contain the result of the call that began it. */
  #task(state: RawObject, target: string): void {
    this.#member(state, "taskId", "task", target);
    this.#inside(state, "result", (result) => {
      if (this.#naming.isPrefixed) this.#resources("tools/call", result, target);
      this.#relatedTask(result, target);
    });
  }

  #resources(method: string, result: RawObject, target: string): void {
    if (method === "skills/get")
      this.#inside(result, "skill", (skill) => this.#skill(skill, target));
    else if (method === "resources/directory/read")
      this.#each(result, "resources", (entry) => this.#member(entry, "uri", "resource", target));
    else if (method === "resources/read")
      this.#each(result, "contents", (content) => this.#member(content, "uri", "resource", target));
    else if (method === "tools/call" || method === "tasks/result")
      this.#each(result, "content", (content) => this.#content(content, target));
    else if (method === "prompts/get")
      this.#each(result, "messages", (message) =>
        this.#inside(message, "content", (content) => this.#content(content, target)),
      );
  }

  #skill(skill: RawObject, target: string): void {
    this.#member(skill, "uri", "resource", target);
    this.#each(skill, "resources", (file) => this.#member(file, "uri", "resource", target));
  }

  #content(content: RawObject, target: string): void {
    if (content.text("type") === "resource_link") this.#member(content, "uri", "resource", target);
    this.#inside(content, "resource", (resource) =>
      this.#member(resource, "uri", "resource", target),
    );
  }

  /** Replaces the names in the members with which a tool refers to its user interface. */
  #userInterface(tool: RawObject, target: string): void {
    this.#inside(tool, "_meta", (meta) => {
      for (const member of OF_INTERFACES) this.#member(meta, member, "resource", target);
      this.#inside(meta, "ui", (ui) => this.#member(ui, "resourceUri", "resource", target));
    });
  }

  #relatedTask(object: RawObject, target: string): void {
    this.#inside(object, "_meta", (meta) =>
      this.#inside(meta, "io.modelcontextprotocol/related-task", (task) =>
        this.#member(task, "taskId", "task", target),
      ),
    );
  }

  #member(object: RawObject, member: string, kind: ItemKind, target: string): void {
    const name = object.text(member);
    if (name === undefined || !this.#naming.tells(kind)) return;
    object.setText(member, this.#naming.toClient({ kind, name, target }));
  }

  #inside(object: RawObject, member: string, edit: (inner: RawObject) => void): void {
    const inner = object.object(member);
    if (inner === undefined) return;
    edit(inner);
    object.set(member, inner.toString());
  }

  #each(object: RawObject, member: string, edit: (item: RawObject) => void): void {
    const items = rawItems(object.raw(member));
    if (items === undefined) return;
    const edited = items.map((raw) => {
      const item = RawObject.of(raw);
      if (item === undefined) return raw;
      edit(item);
      return item.toString();
    });
    if (edited.some((text, index) => text !== items[index])) object.set(member, rawArray(edited));
  }
}
