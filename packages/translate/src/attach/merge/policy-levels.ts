import type { Attachment, Listener, Route, Target } from "../../ir/index.ts";
import type { Level } from "./merge-fields.ts";
import { nameOf, targetKey } from "./target-names.ts";

type Block = Attachment["block"];

/** A level, with the name by which it is read. */
export interface NamedLevel {
  readonly name: string;
  readonly level: Level;
}

const EMPTY: Level = [];

/** The attachments by what they are attached to, and the levels that apply to a place, least specific first. */
export class PolicyLevels {
  /** The attachments by block, then by target. */
  readonly #attached = {
    frontend: new Map(),
    traffic: new Map(),
    backend: new Map(),
  } satisfies { readonly [Name in Block]: Map<string, Attachment[]> };
  readonly #noteRead: ((name: string) => void) | undefined;
  /** The attachments that are indexed by the first reading: many checks of an index ask it nothing. */
  #waiting: readonly Attachment[];
  /** What all routes of a listener or a port read, made once. */
  readonly #ofListeners = {
    frontend: new Map(),
    traffic: new Map(),
    backend: new Map(),
  } satisfies {
    readonly [Name in Block]: Map<Listener, readonly NamedLevel[]>;
  };

  /** @param noteRead called with the name of each level that is read, as {@link nameOf} has it */
  constructor(attachments: readonly Attachment[], noteRead: ((name: string) => void) | undefined) {
    this.#noteRead = noteRead;
    this.#waiting = attachments;
  }

  add(attachment: Attachment): void {
    const levels: Map<string, Attachment[]> = this.#attached[attachment.block];
    const key = targetKey(attachment.target);
    const level = levels.get(key);
    if (level === undefined) levels.set(key, [attachment]);
    else level.push(attachment);
  }

  /** The levels of a listener: gateway, listener set, listener. */
  ofListener(block: Block, listener: Listener): readonly Level[] {
    const all: Map<Listener, readonly NamedLevel[]> = this.#ofListeners[block];
    let levels = all.get(listener);
    if (levels === undefined) {
      const { gateway, listenerSet, key } = listener;
      levels = [
        this.named(block, { kind: "gateway", gateway }),
        ...(listenerSet === undefined
          ? []
          : [this.named(block, { kind: "listenerSet", listenerSet })]),
        this.named(block, { kind: "listener", listener: key }),
      ];
      all.set(listener, levels);
    }
    return this.read(levels);
  }

  /** The levels of a listener, then those of the delegating routes and of the route itself. */
  ofRoute(block: Block, listener: Listener, route: Route): readonly Level[] {
    return [
      ...this.ofListener(block, listener),
      ...[...(route.above ?? []), route].flatMap(({ key, parent }) => [
        ...(parent === undefined ? [] : [this.level(block, { kind: "route", route: parent })]),
        this.level(block, { kind: "route", route: key }),
      ]),
    ];
  }

  /** Reads what is attached to one object. */
  level(block: Block, target: Target): Level {
    const { name, level } = this.named(block, target);
    this.#noteRead?.(name);
    return level;
  }

  /** Reads levels that were found before. */
  read(levels: readonly NamedLevel[]): readonly Level[] {
    return levels.map(({ name, level }) => {
      this.#noteRead?.(name);
      return level;
    });
  }

  /** What is attached to one object, to be read later. */
  named(block: Block, target: Target): NamedLevel {
    for (const attachment of this.#waiting) this.add(attachment);
    this.#waiting = EMPTY;
    const level: Level = this.#attached[block].get(targetKey(target)) ?? EMPTY;
    return { name: nameOf(target), level };
  }
}
