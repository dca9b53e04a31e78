import type { Logger } from "@edge-gateway/kernel/log/logger";
import { MAX_MCP_OWNED_NAMES } from "../../bounds.ts";
import type { SessionSeal } from "../../sealing/session-seal.ts";
import { Cursors } from "./cursor.ts";
import { EventIds } from "./event-ids.ts";
import type { WorkerNews } from "@edge-gateway/kernel/process/worker-news";
import type { ChangedList } from "./list-news.ts";
import { ListReadings } from "./list-readings.ts";
import type { ListShape } from "./methods.ts";
import { Naming, type ItemKind } from "./naming.ts";
import { Owners } from "./owners.ts";
import { Rewriter } from "./rewrite.ts";

/** What the names of a backend are made of. */
export interface NamesParts {
  /** The name of the backend, which stays the same across reloads. */
  readonly key: string;
  readonly targets: readonly string[];
  readonly isPrefixed: boolean;
  readonly seal: SessionSeal;
  readonly news: WorkerNews<ChangedList>;
  readonly log: Logger;
  readonly now: () => number;
}

/** How clients name what several targets have (items, pages of lists, events), and which target has it. */
export class Names {
  readonly naming: Naming;
  readonly owners: Owners;
  readonly cursors: Cursors;
  readonly eventIds: EventIds;
  readonly rewriter: Rewriter;
  readonly readings: ListReadings;
  readonly #parts: NamesParts;
  readonly #changed: (news: ChangedList) => void;
  readonly #deaf: () => void;
  /** Whether other workers were told of a change since {@link heard} was asked last. */
  #isTold = false;
  /** Names that this worker did not know before the page that it reads. */
  #found: string[] = [];
  #heard: Promise<void> | undefined;

  constructor(parts: NamesParts) {
    const { key, targets, isPrefixed, seal, news, now } = parts;
    this.#parts = parts;
    this.naming = new Naming(targets, isPrefixed);
    this.owners = new Owners(targets, MAX_MCP_OWNED_NAMES);
    this.cursors = new Cursors(seal);
    this.eventIds = new EventIds(seal);
    this.rewriter = new Rewriter(this.naming);
    this.readings = new ListReadings(now);
    this.#changed = ({ backend, target, kind, name, found }) => {
      if (backend !== key) return;
      if (found === undefined) this.#forget(kind, target, name);
      else this.#forgetOthers(kind, target, found);
    };
    this.#deaf = news.hear(this.#changed);
  }

  /**
   * Resolves when the other workers have heard of all changes so far; undefined if they have. What tells a
   * client of a change waits for it, because another worker may get the client's next request.
   */
  heard(): Promise<void> | undefined {
    if (!this.#isTold) return this.#heard;
    this.#isTold = false;
    const heard = this.#parts.news.heard();
    this.#heard = heard;
    void heard?.then(() => {
      if (this.#heard === heard) this.#heard = undefined;
    });
    return heard;
  }

  close(): void {
    this.#deaf();
  }

  /** Records that a target has an item; false if the name belongs to another target. */
  learn(list: ListShape, name: string, target: string): boolean {
    const { kind } = list;
    const { key, isPrefixed, log } = this.#parts;
    if (list.name === "uriTemplate") this.owners.learnTemplate(name, target);
    const before = this.owners.owner(kind, name);
    const collision = this.owners.learn({ ...list, target }, name);
    if (before !== undefined && before !== this.owners.owner(kind, name))
      this.#tellMoved(kind, name, before);
    if (before === undefined && this.naming.mayBeBare(kind)) this.#found.push(name);
    if (collision !== undefined && !isPrefixed)
      log.warn("two MCP targets have the same name: the first one keeps it", {
        backend: key,
        ...collision,
      });
    return isPrefixed || (this.owners.owner(kind, name) ?? target) === target;
  }

  /**
   * Records that a page was read. Other workers may know another target for what this one did not know, and are
   * told which target has it.
   */
  pageEnded({ kind }: ListShape, target: string): void {
    const found = this.#found;
    this.#found = [];
    if (found.length > 0 && this.#parts.targets.length > 1) this.#tell({ target, kind, found });
  }

  /** Records that the list of a target was read to its end. */
  ended(list: ListShape, target: string): void {
    const moved = this.owners.end({ ...list, target });
    for (const name of moved) this.#tellMoved(list.kind, name, target);
  }

  /** Forgets in all workers which items of a kind a target has: others may know some, even if this one knows none. */
  forget(kind: ItemKind, target: string): void {
    this.#forget(kind, target);
    this.#tell({ target, kind });
  }

  /** Makes the other workers forget the target that had an item, because another target has the item now. */
  #tellMoved(kind: ItemKind, name: string, target: string): void {
    if (this.naming.mayBeBare(kind)) this.#tell({ target, kind, name });
  }

  #tell(changed: Omit<ChangedList, "backend">): void {
    const { key: backend, news } = this.#parts;
    news.tell({ backend, ...changed }, this.#changed);
    this.#isTold = true;
  }

  /** Forgets in this worker which targets have items, if that is another one than a worker has found. */
  #forgetOthers(kind: ItemKind, target: string, found: readonly string[]): void {
    for (const name of found) {
      if ((this.owners.owner(kind, name) ?? target) === target) continue;
      // Another target that is known here may not be the first one: the next call reads the lists.
      for (const each of this.#parts.targets) this.#forget(kind, each, name);
    }
  }

  /** Forgets in this worker which items of a kind a target has, or that it has one of them. */
  #forget(kind: ItemKind, target: string, name?: string): void {
    this.readings.forget(kind);
    if (name === undefined) this.owners.forget(kind, target);
    else this.owners.forgetOne({ kind, name, target });
  }
}
