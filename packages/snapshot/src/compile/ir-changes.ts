import type {
  Attachment,
  Ir,
  KeyedValues,
  SourcePlace,
  WorkloadIdentity,
} from "@edge-gateway/translate/ir";
import {
  contentOf,
  ListReceiver,
  ListSender,
  type ListChange,
} from "@edge-gateway/translate/ir/list-changes";

/** Values by name, without the values that the receiver already has. */
interface ValuesChange {
  readonly names: readonly string[];
  readonly values: ListChange<KeyedValues>;
}

/**
 * A configuration without the items that the receiver has already got in the previous configuration, and without the places
 * of its source.
 */
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
  readonly #binds = new ListSender(contentOf);
  readonly #listeners = new ListSender(contentOf);
  readonly #routes = new ListSender(contentOf);
  readonly #tcpRoutes = new ListSender(contentOf);
  readonly #udpRoutes = new ListSender(contentOf);
  readonly #backends = new ListSender(contentOf);
  readonly #attachments = new ListSender(contentOf);
  readonly #modelCatalogs = new ListSender(contentOf);
  readonly #keySets = new ListSender(contentOf);
  readonly #secrets = new ListSender(contentOf);
  readonly #configMaps = new ListSender(contentOf);

  changeTo(ir: Ir): IrChange {
    const { settings, named } = ir;
    return {
      settings,
      binds: placeless(this.#binds.changeTo(ir.binds), withoutPlace),
      listeners: placeless(this.#listeners.changeTo(ir.listeners), withoutPlace),
      routes: placeless(this.#routes.changeTo(ir.routes), ofRoute),
      tcpRoutes: placeless(this.#tcpRoutes.changeTo(ir.tcpRoutes ?? []), ofRoute),
      udpRoutes: placeless(this.#udpRoutes.changeTo(ir.udpRoutes ?? []), ofRoute),
      backends: placeless(this.#backends.changeTo(ir.backends), withoutPlace),
      attachments: placeless(this.#attachments.changeTo(ir.attachments), ofAttachment),
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

/** Stands for all places in the source: only messages name those, and workers write none that do. */
const NO_PLACE: SourcePlace = { pointer: "" };

function placeless<Item>(
  change: ListChange<Item>,
  without: (item: Item) => Item,
): ListChange<Item> {
  return { ...change, added: change.added.map(without) };
}

function withoutPlace<Item extends { readonly place: SourcePlace }>(item: Item): Item {
  return { ...item, place: NO_PLACE };
}

function ofRoute<
  Item extends {
    readonly place: SourcePlace;
    readonly backends: readonly { readonly place: SourcePlace }[];
  },
>(route: Item): Item {
  return { ...withoutPlace(route), backends: route.backends.map(withoutPlace) };
}

function ofAttachment(attachment: Attachment): Attachment {
  const { document: _, ...others } = attachment;
  return { ...others, ...NO_PLACE };
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
