import type { Attachment, Backend, Ir, KeyedValues, Route, TcpRoute, UdpRoute } from "./index.ts";

/**
 * Splits the internal form by gateway key, for gateways that run in separate processes. A part
 * contains only the secrets that its gateway refers to.
 */
export function splitIr(ir: Ir): ReadonlyMap<string, Ir> {
  const gateways = new Set(ir.binds.map(({ gateway }) => gateway));
  const index = new IrIndex(ir);
  return new Map([...gateways].map((gateway) => [gateway, new Part(index, gateway).ir]));
}

/** The internal form, indexed by parent. */
class IrIndex {
  readonly ir: Ir;
  readonly routes: Belonging<Route>;
  readonly tcpRoutes: Belonging<TcpRoute>;
  readonly udpRoutes: Belonging<UdpRoute>;
  readonly backends: ReadonlyMap<string, Backend>;
  readonly attachments: ReadonlyMap<string, readonly Attachment[]>;

  constructor(ir: Ir) {
    this.ir = ir;
    this.routes = new Belonging(ir.routes);
    this.tcpRoutes = new Belonging(ir.tcpRoutes ?? []);
    this.udpRoutes = new Belonging(ir.udpRoutes ?? []);
    this.backends = new Map(ir.backends.map((backend) => [backend.key, backend]));
    this.attachments = Map.groupBy(ir.attachments, (attachment) => ownerOf(attachment));
  }
}

/** Routes by their listeners and groups. */
class Belonging<Kind extends Route> {
  readonly #byListener = new Map<string, Kind[]>();
  readonly #byGroup = new Map<string, Kind[]>();

  constructor(routes: readonly Kind[]) {
    for (const route of routes) {
      for (const listener of route.listeners) add(this.#byListener, listener, route);
      if (route.group !== undefined) add(this.#byGroup, route.group, route);
    }
  }

  /**
   * The routes of some listeners (without their other listeners), and the routes they delegate to.
   */
  of(listeners: ReadonlySet<string>): readonly Kind[] {
    const found = new Set(
      [...listeners].flatMap((listener) => this.#byListener.get(listener) ?? []),
    );
    for (const { delegates = [] } of found)
      for (const { group } of delegates)
        for (const route of this.#byGroup.get(group) ?? []) found.add(route);
    return [...found].map((route) => ({
      ...route,
      listeners: route.listeners.filter((listener) => listeners.has(listener)),
    }));
  }
}

/** The part of the internal form that one gateway needs. */
class Part {
  readonly ir: Ir;
  readonly #index: IrIndex;
  readonly #backends = new Set<Backend>();
  readonly #attachments = new Set<Attachment>();
  readonly #owners = new Set<string>();
  readonly #names = new Set<string>();

  constructor(index: IrIndex, gateway: string) {
    this.#index = index;
    const { ir } = index;
    const listeners = ir.listeners.filter((listener) => listener.gateway === gateway);
    const keys = new Set(listeners.map(({ key }) => key));
    const routes = index.routes.of(keys);
    const tcpRoutes = index.tcpRoutes.of(keys);
    const udpRoutes = index.udpRoutes.of(keys);
    this.#addOwner(`gateway ${gateway}`);
    for (const { key, listenerSet, authorizers } of listeners) {
      this.#addOwner(`listener ${key}`);
      this.#addNames(authorizers);
      if (listenerSet !== undefined) this.#addOwner(`listenerSet ${listenerSet}`);
    }
    for (const route of [...routes, ...tcpRoutes, ...udpRoutes]) this.#addRoute(route);
    const { tcpRoutes: _, udpRoutes: __, ...rest } = ir;
    this.ir = {
      ...rest,
      binds: ir.binds.filter((bind) => bind.gateway === gateway),
      listeners,
      routes,
      ...(tcpRoutes.length === 0 ? {} : { tcpRoutes }),
      ...(udpRoutes.length === 0 ? {} : { udpRoutes }),
      backends: ir.backends.filter((backend) => this.#backends.has(backend)),
      attachments: ir.attachments.filter((attachment) => this.#attachments.has(attachment)),
      ...this.#named(),
    };
  }

  #addRoute(route: Route): void {
    for (const { key, parent } of [route, ...(route.above ?? [])]) {
      this.#addOwner(`route ${key}`);
      if (parent !== undefined) this.#addOwner(`route ${parent}`);
    }
    for (const { backend } of route.backends) this.#addBackend(backend);
    this.#addNames([route.filters, route.backends, route.above]);
  }

  #addBackend(key: string): void {
    const backend = this.#index.backends.get(key);
    if (backend === undefined || this.#backends.has(backend)) return;
    this.#backends.add(backend);
    this.#addOwner(`backend ${key}`);
    if (backend.kind === "models")
      for (const model of backend.models) this.#addBackend(model.backend ?? "");
    if (backend.kind === "service" && backend.service.picker !== undefined)
      this.#addBackend(backend.service.picker.backend);
    this.#addNames(backend);
  }

  #addOwner(owner: string): void {
    if (this.#owners.has(owner)) return;
    this.#owners.add(owner);
    for (const attachment of this.#index.attachments.get(owner) ?? []) {
      this.#attachments.add(attachment);
      this.#addNames(attachment.policies);
    }
  }

  /** Every object with a `name` may be a reference, so all names in the value are collected. */
  #addNames(value: unknown): void {
    if (typeof value !== "object" || value === null) return;
    if (Array.isArray(value)) {
      for (const item of value) this.#addNames(item);
      return;
    }
    for (const [property, inner] of Object.entries(value)) {
      if (property !== "name" || typeof inner !== "string") this.#addNames(inner);
      else if (!this.#names.has(inner)) {
        this.#names.add(inner);
        this.#addBackend(inner);
      }
    }
  }

  #named(): Pick<Ir, "named"> {
    const { named } = this.#index.ir;
    if (named === undefined) return {};
    const used = (values: Readonly<Record<string, KeyedValues>>) =>
      Object.fromEntries(Object.entries(values).filter(([name]) => this.#names.has(name)));
    return {
      named: { ...named, secrets: used(named.secrets), configMaps: used(named.configMaps) },
    };
  }
}

/** The item that decides whether a part includes the attachment. */
function ownerOf({ target }: Attachment): string {
  switch (target.kind) {
    case "gateway":
    case "bind":
      return `gateway ${target.gateway}`;
    case "listenerSet":
      return `listenerSet ${target.listenerSet}`;
    case "listener":
      return `listener ${target.listener}`;
    case "route":
    case "backendRef":
      return `route ${target.route}`;
    case "backend":
    case "section":
      return `backend ${target.backend}`;
  }
}

function add<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}
