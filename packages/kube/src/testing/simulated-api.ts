import { API_BOUNDS } from "../bounds.ts";
import type { ApiBounds } from "../bounds.ts";
import { ApiError, API_STATUS } from "../api-error.ts";
import type { Client, Method, RequestOptions } from "../client.ts";
import { isJson, objectKey } from "../objects.ts";
import type { Json, KubeObject } from "../objects.ts";

/** A kind of objects that a simulated API server has. */
export interface SimulatedKind {
  readonly kind: string;
  readonly apiVersion: string;
  readonly plural: string;
  readonly isNamespaced: boolean;
}

interface Event {
  readonly version: number;
  readonly type: "ADDED" | "MODIFIED" | "DELETED";
  readonly object: KubeObject;
}

/** The address of every load balancer of the simulated cluster. */
const BALANCER = "192.0.2.80";

/** Gives a Service with a load balancer an address, as the controller of a cloud does. */
function balanced(object: KubeObject): KubeObject {
  const { kind, spec, status } = object;
  if (
    kind !== "Service" ||
    !isJson(spec) ||
    spec["type"] !== "LoadBalancer" ||
    status !== undefined
  )
    return object;
  return { ...object, status: { loadBalancer: { ingress: [{ ip: BALANCER }] } } };
}

/** A watch that waits for events. */
interface Watcher {
  wake(): void;
}

/**
 * Simulates in memory what a controller needs of an API server: paged lists, watches that tests can end, old
 * versions that tests can remove, statuses, and write conflicts.
 */
export class SimulatedApi implements Client {
  readonly bounds: ApiBounds;
  readonly #kinds: SimulatedKind[] = [];
  readonly #objects = new Map<string, Map<string, KubeObject>>();
  readonly #watchers = new Set<Watcher>();
  /** The events of watches in order, by the plural name of their kind. */
  readonly #events = new Map<string, Event[]>();
  /**
   * The objects of a paged list, by kind and version, so that all pages show the state of the same moment.
   */
  readonly #lists = new Map<string, readonly KubeObject[]>();
  #version = 1;
  /** The oldest version from which a watch may start. */
  #oldest = 0;
  #connection = 0;
  /** The requests that the server has received, in order. */
  readonly requests: string[] = [];
  /** Returns the error with which a request fails; undefined if the request succeeds. */
  failure: (method: Method, path: string) => Error | undefined = () => undefined;

  constructor(kinds: readonly SimulatedKind[], bounds: Partial<ApiBounds> = {}) {
    this.bounds = {
      ...API_BOUNDS,
      firstRetryMilliseconds: 1,
      lastRetryMilliseconds: 4,
      absentRetryMilliseconds: 10,
      pageSize: 2,
      ...bounds,
    };
    for (const kind of kinds) this.define(kind);
  }

  /** Adds a kind, like a CRD that is created later. */
  define(kind: SimulatedKind): void {
    this.#kinds.push(kind);
    this.#objects.set(kind.plural, new Map());
  }

  /** Creates or replaces an object as a user would; its status is kept. */
  apply(object: KubeObject): void {
    const { plural } = this.#kindOf(object.kind ?? "");
    const known = this.#objects.get(plural)?.get(objectKey(object));
    const generation = (known?.metadata.generation ?? 0) + 1;
    const status = known?.["status"];
    const next = { ...object, ...(status === undefined ? {} : { status }) };
    this.#store(plural, { ...next, metadata: { ...object.metadata, generation } }, known);
  }

  /** Writes an object's status as a controller would. */
  setStatus(kind: string, key: string, status: Json): void {
    const { plural } = this.#kindOf(kind);
    const known = this.#objects.get(plural)?.get(key);
    if (known !== undefined) this.#store(plural, { ...known, status }, known);
  }

  remove(kind: string, key: string): void {
    const { plural } = this.#kindOf(kind);
    this.#delete(plural, key, this.#objects.get(plural)?.get(key));
  }

  #delete(plural: string, key: string, known: KubeObject | undefined): void {
    if (known === undefined) return;
    this.#objects.get(plural)?.delete(key);
    this.#version += 1;
    this.#tell("DELETED", plural, versioned(known, this.#version));
  }

  /** Returns the current state of an object. */
  get(kind: string, key: string): KubeObject | undefined {
    return this.#objects.get(this.#kindOf(kind).plural)?.get(key);
  }

  all(kind: string): readonly KubeObject[] {
    return [...(this.#objects.get(this.#kindOf(kind).plural)?.values() ?? [])];
  }

  /** Ends all watches of the simulated server. */
  cut(): void {
    this.#connection += 1;
    this.#wake();
  }

  /** Removes the old events, so that watchers must list again. */
  forget(): void {
    this.#oldest = this.#version;
    this.#events.clear();
    this.#lists.clear();
    this.cut();
  }

  async request(method: Method, path: string, options: RequestOptions = {}): Promise<unknown> {
    this.requests.push(`${method} ${path}`);
    await Promise.resolve();
    options.signal?.throwIfAborted();
    const failure = this.failure(method, path);
    if (failure !== undefined) throw failure;
    const url = new URL(path, "http://simulated");
    if (method === "GET") return this.#read(url);
    return this.#write(method, url, options.body?.value);
  }

  async *watch(path: string, signal: AbortSignal): AsyncGenerator<unknown> {
    this.requests.push(`WATCH ${path}`);
    await Promise.resolve();
    const failure = this.failure("GET", path);
    if (failure !== undefined) throw failure;
    const url = new URL(path, "http://simulated");
    const plural = url.pathname.split("/").at(-1) ?? "";
    const connection = this.#connection;
    let seen = Number(url.searchParams.get("resourceVersion"));
    if (seen < this.#oldest) {
      yield {
        type: "ERROR",
        object: { code: API_STATUS.gone, message: "too old", reason: "Expired" },
      };
      return;
    }
    while (!signal.aborted && connection === this.#connection) {
      const event = firstAfter(this.#events.get(plural) ?? [], seen);
      if (event === undefined) await this.#somethingNew(signal);
      else {
        seen = event.version;
        yield { type: event.type, object: event.object };
      }
    }
    signal.throwIfAborted();
  }

  async #somethingNew(signal: AbortSignal): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const watcher = { wake: () => resolve() };
    this.#watchers.add(watcher);
    signal.addEventListener("abort", watcher.wake, { once: true });
    await promise;
    signal.removeEventListener("abort", watcher.wake);
    this.#watchers.delete(watcher);
  }

  #read(url: URL): unknown {
    const kinds = this.#kinds.filter((kind) => basePath(kind) === url.pathname);
    if (kinds.length > 0)
      return {
        resources: kinds.map(({ kind, plural, isNamespaced }) => ({
          name: plural,
          kind,
          namespaced: isNamespaced,
        })),
      };
    const { plural, key } = this.#placeOf(url);
    if (key === undefined) return this.#list(plural, url);
    return this.#objects.get(plural)?.get(key) ?? notFound(url);
  }

  #list(plural: string, url: URL): unknown {
    const token = url.searchParams.get("continue");
    const [version = "", start = "0"] = (token ?? String(this.#version)).split(" ");
    const list = `${plural} ${version}`;
    const objects = this.#lists.get(list) ?? [...(this.#objects.get(plural)?.values() ?? [])];
    if (token !== null && !this.#lists.has(list))
      throw new ApiError(`request for ${url.pathname}`, API_STATUS.gone, { message: "too old" });
    this.#lists.set(list, objects);
    const end = Number(start) + Number(url.searchParams.get("limit") ?? objects.length);
    return {
      metadata: {
        resourceVersion: version,
        ...(end < objects.length ? { continue: `${version} ${end}` } : {}),
      },
      items: objects.slice(Number(start), end),
    };
  }

  #write(method: Method, url: URL, value: unknown): unknown {
    const { plural, key, isStatus } = this.#placeOf(url);
    const body: Json = isJson(value) ? value : {};
    const metadata: Json = isJson(body["metadata"]) ? body["metadata"] : {};
    const name = key ?? `${String(metadata["namespace"])}/${nameIn(metadata, this.#version)}`;
    const known = this.#objects.get(plural)?.get(name);
    if (known === undefined && (isStatus || method === "DELETE")) return notFound(url);
    if (method === "DELETE") return this.#delete(plural, name, known);
    if (known !== undefined && (method === "POST" || isOld(metadata, known)))
      throw new ApiError(`${method} ${url.pathname}`, API_STATUS.conflict, { message: "conflict" });
    const base = known ?? { metadata: placeOf(name) };
    const merged: KubeObject = isStatus
      ? { ...base, status: { ...statusOf(base), ...statusOf(body) } }
      : { ...body, metadata: { ...base.metadata, ...metadata, ...placeOf(name) } };
    return this.#store(plural, balanced(merged), known);
  }

  /** Sends no event if nothing has changed, like the real server. */
  #store(plural: string, object: KubeObject, known: KubeObject | undefined): KubeObject {
    const old = known?.metadata.resourceVersion ?? "";
    if (known !== undefined && same(withVersion(object, old), known)) return known;
    this.#version += 1;
    const stored = versioned(object, this.#version);
    this.#objects.get(plural)?.set(objectKey(object), stored);
    this.#tell(known === undefined ? "ADDED" : "MODIFIED", plural, stored);
    return stored;
  }

  #tell(type: Event["type"], plural: string, object: KubeObject): void {
    const event = { version: this.#version, type, object };
    const events = this.#events.get(plural);
    if (events === undefined) this.#events.set(plural, [event]);
    else events.push(event);
    this.#wake();
  }

  #wake(): void {
    for (const watcher of [...this.#watchers]) watcher.wake();
  }

  #kindOf(name: string): SimulatedKind {
    const found = this.#kinds.find(({ kind }) => kind === name);
    if (found === undefined) throw new Error(`the simulated API has no kind ${name}`);
    return found;
  }

  #placeOf(url: URL): { plural: string; key: string | undefined; isStatus: boolean } {
    for (const kind of this.#kinds) {
      if (!url.pathname.startsWith(`${basePath(kind)}/`)) continue;
      const parts = url.pathname.slice(basePath(kind).length + 1).split("/");
      const namespace = parts[0] === "namespaces" && parts.length > 2 ? parts[1] : undefined;
      const [plural, name, part] = namespace === undefined ? parts : parts.slice(2);
      if (plural !== kind.plural) continue;
      const key = namespace === undefined ? name : `${namespace}/${name}`;
      return { plural, key: name === undefined ? undefined : key, isStatus: part === "status" };
    }
    return notFound(url);
  }
}

function firstAfter(events: readonly Event[], version: number): Event | undefined {
  let [low, high] = [0, events.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((events[middle]?.version ?? 0) > version) high = middle;
    else low = middle + 1;
  }
  return events[low];
}

function basePath({ apiVersion }: SimulatedKind): string {
  return apiVersion.includes("/") ? `/apis/${apiVersion}` : `/api/${apiVersion}`;
}

function notFound(url: URL): never {
  throw new ApiError(`request for ${url.pathname}`, API_STATUS.notFound, { message: "not found" });
}

/** Whether a write is based on an outdated version of an object. */
function isOld({ resourceVersion }: Json, known: KubeObject): boolean {
  return resourceVersion !== undefined && resourceVersion !== known.metadata.resourceVersion;
}

/** The values of `generateName` that the real server accepts. */
const GENERATED = /^[a-z0-9][a-z0-9.-]*[a-z0-9-]$/;

function nameIn({ name, generateName }: Json, version: number): string {
  if (typeof generateName !== "string") return String(name);
  if (GENERATED.test(generateName)) return generateName + version;
  throw new ApiError("POST", API_STATUS.unprocessable, { message: generateName });
}

function placeOf(key: string): KubeObject["metadata"] {
  const [first = "", second] = key.split("/");
  return second === undefined ? { name: first } : { namespace: first, name: second };
}

function statusOf(object: Json): Json {
  return isJson(object["status"]) ? object["status"] : {};
}

function versioned(object: KubeObject, version: number): KubeObject {
  return withVersion(object, String(version));
}

function withVersion(object: KubeObject, resourceVersion: string): KubeObject {
  return { ...object, metadata: { ...object.metadata, resourceVersion } };
}

function same(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
