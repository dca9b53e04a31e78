import { hash } from "node:crypto";
import {
  parseBackendPolicies,
  parseFrontendHttp,
  parseFrontendPolicies,
} from "@edge-gateway/generated/parsed/index.ts";
import type { ParsedBackendPolicies, Settings } from "@edge-gateway/generated/types/index.ts";
import type { ParsedFrontend } from "@edge-gateway/gateway/pipeline/compiled";
import { PolicyIndex } from "@edge-gateway/translate/attach/merge/merge";
import type { Backend, Bind, Ir, Listener, NamedValues, Route } from "@edge-gateway/translate/ir";
import { positionsOf } from "@edge-gateway/translate/ir/precedence";
import type { Steps } from "./units.ts";
import { routesByListener } from "./route-entries.ts";

/** Called with the name of each object that is read. */
export type NoteRead = (name: string) => void;

/**
 * The input of a compilation. Each read is reported, even of an object that does not exist, so that the
 * dependencies of each compiled part are known.
 */
export class Sources {
  /** The settings, which do not change while the process runs. */
  readonly settings: Settings;
  readonly named: NamedValues;
  readonly #noteRead: NoteRead;
  readonly #frontends = new WeakMap<object, ParsedFrontend>();
  readonly #places = new WeakMap<Listener, RoutePlace>();
  #lists: Lists;
  #policies: PolicyIndex;

  constructor(ir: Ir, noteRead: NoteRead, policies = new PolicyIndex(ir.attachments, noteRead)) {
    this.settings = ir.settings;
    this.#noteRead = noteRead;
    this.#lists = listsOf(ir);
    this.#policies = policies;
    this.named = this.#namedValues();
  }

  /** The input of a compilation, made in steps: each list of thousands takes milliseconds. */
  static *of(ir: Ir, noteRead: NoteRead): Steps<Sources> {
    return new Sources(ir, noteRead, yield* PolicyIndex.inSteps(ir.attachments, noteRead));
  }

  get policies(): PolicyIndex {
    return this.#policies;
  }

  get binds(): readonly Bind[] {
    return this.#lists.binds;
  }

  backend(key: string): Backend | undefined {
    this.#noteRead(`backend ${key}`);
    return this.#lists.backends.get(key);
  }

  /** The merged frontend policies of a port. */
  frontend(place: Pick<Listener, "gateway" | "bind">): ParsedFrontend {
    const effective = this.#policies.frontend(place);
    let parsed = this.#frontends.get(effective);
    if (parsed === undefined) {
      const http = parseFrontendHttp(effective.http);
      this.#frontends.set(effective, (parsed = { ...parseFrontendPolicies(effective), http }));
    }
    return parsed;
  }

  /** The policies that are attached to a backend itself. */
  backendOwn(key: string): ParsedBackendPolicies {
    return parseBackendPolicies(this.#policies.backendOwn(key));
  }

  /** The port of a listener; 0 if the listener has no bind. */
  portOf({ bind }: Listener): number {
    this.#noteRead(`bind ${bind}`);
    return this.#lists.binds.find(({ key }) => key === bind)?.port ?? 0;
  }

  listenersOf({ key }: Bind): readonly Listener[] {
    return this.#lists.listeners.filter(({ bind }) => bind === key);
  }

  /** Reports that a listener itself is read, apart from its TLS. */
  readListener({ key }: Listener): void {
    this.#noteRead(`listener ${key}`);
  }

  /** The routes that belong to a listener directly, without delegation. */
  routesOf({ key }: Listener): readonly Route[] {
    return this.#lists.routes.get(key) ?? [];
  }

  /**
   * What a route reads of a listener, as a text: for listeners with equal ones it is compiled once, since policies of
   * both are equal then, and with them all that follows.
   */
  placeOf(route: Route, listener: Listener): string {
    let place = this.#places.get(listener);
    if (place === undefined) {
      const { gateway, bind, clientCertificate } = listener;
      const levels = this.#policies.forRoutes(listener);
      const { http } = this.#policies.frontend({ gateway, bind });
      const read = [http, clientCertificate, levels];
      const any = hash("sha256", JSON.stringify(read), "base64");
      this.#places.set(listener, (place = { any, ofPort: `${this.portOf(listener)} ${any}` }));
    }
    return readsPort(route) ? place.ofPort : place.any;
  }

  /** The routes of a group, to which other routes delegate. */
  groupOf(group: string): readonly Route[] {
    this.#noteRead(`group ${group}`);
    return this.#lists.groups.get(group) ?? [];
  }

  /**
   * The position of a route among routes that match equally: the route with the smallest position is used.
   */
  positionOf(route: Route): number {
    return this.#lists.positions.get(route) ?? route.order;
  }

  /** Frees the configuration. Compiled parts that later configurations reuse still refer to this object. */
  release(): void {
    this.#lists = NOTHING;
    this.#policies = new PolicyIndex([]);
  }

  #namedValues(): NamedValues {
    const note = this.#noteRead;
    const values = <Value>(
      kind: string,
      section: () => Readonly<Record<string, Value>> | undefined,
    ): Record<string, Value> =>
      new Proxy<Record<string, Value>>(
        {},
        {
          get: (_, name) => {
            if (typeof name !== "string") return undefined;
            note(`${kind} ${name}`);
            const found = section() ?? {};
            return Object.hasOwn(found, name) ? found[name] : undefined;
          },
        },
      );
    const identity = (): NamedValues["identity"] => {
      note("identity");
      return this.#lists.named?.identity;
    };
    const named = {
      secrets: values("secret", () => this.#lists.named?.secrets),
      configMaps: values("configMap", () => this.#lists.named?.configMaps),
      files: values("file", () => this.#lists.named?.files),
    };
    return Object.defineProperty(named, "identity", { get: identity, enumerable: true });
  }
}

/** What routes read of a listener: without its port, and with it. */
interface RoutePlace {
  readonly any: string;
  readonly ofPort: string;
}

/** Whether a route may read the port of its listener: only filters do. */
function readsPort({ filters, backends, above, delegates }: Route): boolean {
  if (above !== undefined || delegates !== undefined || filters.length > 0) return true;
  return backends.some((reference) => reference.filters.length > 0);
}

interface Lists {
  readonly binds: readonly Bind[];
  readonly listeners: readonly Listener[];
  readonly backends: ReadonlyMap<string, Backend>;
  /** The routes by the key of their listener. */
  readonly routes: ReadonlyMap<string, readonly Route[]>;
  readonly groups: ReadonlyMap<string, readonly Route[]>;
  readonly positions: ReadonlyMap<Route, number>;
  readonly named: NamedValues | undefined;
}

const NOTHING: Lists = {
  binds: [],
  listeners: [],
  backends: new Map(),
  routes: new Map(),
  groups: new Map(),
  positions: new Map(),
  named: undefined,
};

function listsOf({ binds, listeners, backends, routes, named }: Ir): Lists {
  const delegated = routes.filter(({ group }) => group !== undefined);
  return {
    binds,
    listeners,
    backends: new Map(backends.map((backend) => [backend.key, backend])),
    routes: routesByListener(routes),
    groups: Map.groupBy(delegated, ({ group = "" }) => group),
    positions: positionsOf(routes),
    named,
  };
}
