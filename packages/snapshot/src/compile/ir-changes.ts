import { hash } from "node:crypto";
import type { WorkloadIdentity, Ir, KeyedValues } from "@edge-gateway/translate/ir";

/** A list without the items that the receiver has already got in the previous list. */
interface ListChange<Item> {
  /** The numbers of all items of the list, in order. */
  readonly numbers: readonly number[];
  readonly added: ReadonlyMap<number, Item>;
}

/** Values by name, without the values that the receiver already has. */
interface ValuesChange {
  readonly names: readonly string[];
  readonly values: ListChange<KeyedValues>;
}

/** A configuration without the items that the receiver has already got in the previous configuration. */
export interface IrChange {
  readonly settings: Ir["settings"];
  readonly binds: ListChange<Ir["binds"][number]>;
  readonly listeners: ListChange<Ir["listeners"][number]>;
  readonly routes: ListChange<Ir["routes"][number]>;
  readonly tcpRoutes: ListChange<NonNullable<Ir["tcpRoutes"]>[number]>;
  readonly udpRoutes: ListChange<NonNullable<Ir["udpRoutes"]>[number]>;
  readonly backends: ListChange<Ir["backends"][number]>;
  readonly attachments: ListChange<Ir["attachments"][number]>;
  readonly modelCatalogs: ListChange<NonNullable<Ir["modelCatalogs"]>[number]>;
  readonly keySets: ListChange<NonNullable<Ir["keySets"]>[number]>;
  readonly secrets: ValuesChange;
  readonly configMaps: ValuesChange;
  readonly files: Readonly<Record<string, string>>;
  readonly identity: WorkloadIdentity | undefined;
}

/**
 * Computes the difference between each configuration and the previous one. Items with equal content count as
 * equal, even if they are different objects.
 */
export class IrSender {
  readonly #binds = new ListSender();
  readonly #listeners = new ListSender();
  readonly #routes = new ListSender();
  readonly #tcpRoutes = new ListSender();
  readonly #udpRoutes = new ListSender();
  readonly #backends = new ListSender();
  readonly #attachments = new ListSender();
  readonly #modelCatalogs = new ListSender();
  readonly #keySets = new ListSender();
  readonly #secrets = new ListSender();
  readonly #configMaps = new ListSender();

  changeTo(ir: Ir): IrChange {
    const { settings, named } = ir;
    return {
      settings,
      binds: this.#binds.changeTo(ir.binds),
      listeners: this.#listeners.changeTo(ir.listeners),
      routes: this.#routes.changeTo(ir.routes),
      tcpRoutes: this.#tcpRoutes.changeTo(ir.tcpRoutes ?? []),
      udpRoutes: this.#udpRoutes.changeTo(ir.udpRoutes ?? []),
      backends: this.#backends.changeTo(ir.backends),
      attachments: this.#attachments.changeTo(ir.attachments),
      modelCatalogs: this.#modelCatalogs.changeTo(ir.modelCatalogs ?? []),
      keySets: this.#keySets.changeTo(ir.keySets ?? []),
      secrets: valuesChange(this.#secrets, named?.secrets),
      configMaps: valuesChange(this.#configMaps, named?.configMaps),
      files: named?.files ?? {},
      identity: named?.identity,
    };
  }
}

/** Builds configurations from differences. Parts that did not change stay the same objects. */
export class IrReceiver {
  readonly #binds = new ListReceiver<Ir["binds"][number]>();
  readonly #listeners = new ListReceiver<Ir["listeners"][number]>();
  readonly #routes = new ListReceiver<Ir["routes"][number]>();
  readonly #tcpRoutes = new ListReceiver<NonNullable<Ir["tcpRoutes"]>[number]>();
  readonly #udpRoutes = new ListReceiver<NonNullable<Ir["udpRoutes"]>[number]>();
  readonly #backends = new ListReceiver<Ir["backends"][number]>();
  readonly #attachments = new ListReceiver<Ir["attachments"][number]>();
  readonly #modelCatalogs = new ListReceiver<NonNullable<Ir["modelCatalogs"]>[number]>();
  readonly #keySets = new ListReceiver<NonNullable<Ir["keySets"]>[number]>();
  readonly #secrets = new ListReceiver<KeyedValues>();
  readonly #configMaps = new ListReceiver<KeyedValues>();

  receive(change: IrChange): Ir {
    const { settings, secrets, configMaps, files, identity } = change;
    return {
      settings,
      binds: this.#binds.receive(change.binds),
      listeners: this.#listeners.receive(change.listeners),
      routes: this.#routes.receive(change.routes),
      tcpRoutes: this.#tcpRoutes.receive(change.tcpRoutes),
      udpRoutes: this.#udpRoutes.receive(change.udpRoutes),
      backends: this.#backends.receive(change.backends),
      attachments: this.#attachments.receive(change.attachments),
      modelCatalogs: this.#modelCatalogs.receive(change.modelCatalogs),
      keySets: this.#keySets.receive(change.keySets),
      named: {
        secrets: byName(secrets, this.#secrets),
        configMaps: byName(configMaps, this.#configMaps),
        files,
        ...(identity === undefined ? {} : { identity }),
      },
    };
  }
}

class ListSender {
  /** The numbers of the items of the previous list. */
  #numbers = new Map<string, number>();
  #next = 0;
  /** Digests of objects that may occur again in later configurations. */
  readonly #digests = new WeakMap<object, string>();

  changeTo<Item extends object>(items: readonly Item[]): ListChange<Item> {
    const before = this.#numbers;
    const numbers = new Map<string, number>();
    const added = new Map<number, Item>();
    const list = items.map((item) => {
      const digest = this.#digestOf(item);
      const known = numbers.get(digest) ?? before.get(digest);
      const number = known ?? this.#next++;
      if (known === undefined) added.set(number, item);
      numbers.set(digest, number);
      return number;
    });
    this.#numbers = numbers;
    return { numbers: list, added };
  }

  #digestOf(item: object): string {
    const known = this.#digests.get(item);
    if (known !== undefined) return known;
    const digest = hash("sha256", JSON.stringify(item), "base64");
    this.#digests.set(item, digest);
    return digest;
  }
}

class ListReceiver<Item> {
  #items: ReadonlyMap<number, Item> = new Map();

  receive({ numbers, added }: ListChange<Item>): readonly Item[] {
    const items = new Map<number, Item>();
    const list = numbers.map((number) => {
      const item = added.get(number) ?? this.#items.get(number);
      if (item === undefined) throw new ReferenceError(`item ${number} has not been received`);
      items.set(number, item);
      return item;
    });
    this.#items = items;
    return list;
  }
}

function valuesChange(
  sender: ListSender,
  section: Readonly<Record<string, KeyedValues>> = {},
): ValuesChange {
  return { names: Object.keys(section), values: sender.changeTo(Object.values(section)) };
}

function byName(
  { names, values }: ValuesChange,
  receiver: ListReceiver<KeyedValues>,
): Readonly<Record<string, KeyedValues>> {
  const list = receiver.receive(values);
  return Object.fromEntries(names.map((name, index) => [name, list[index] ?? {}]));
}
